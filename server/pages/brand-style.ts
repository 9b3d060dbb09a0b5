import type { Brand } from '#shop/shop-data/brand.ts'
import { barSoft } from '#shop/shop-data/contrast.ts'

/**
 * The shop's own colours in place of the green preset. They are as weak as the rules that they follow
 * (app/themes.css), so that bold contrast and the other presets still win.
 */
export function brandStyle({ colours }: Brand): string {
  if (!colours) return ''
  const { light, dark } = colours
  const preset = '[data-preset="green"]'
  return [
    `:where(:root)${preset}{--own:${light.main};${declared(light)}}`,
    `:where(:root)[data-mode="dark"]${preset},:where(:root)[data-nav="apparent"]${preset} .nav{${declared(dark)}}`,
    `:where(:root)[data-nav="apparent"]${preset} .nav{--bar:${light.deep};--bar-soft:${barSoft(light.deep)}}`,
  ].join('')
}

type Colours = NonNullable<Brand['colours']>['light']

function declared({ main, strong, soft, deep }: Colours): string {
  return `--basil:${main};--basil-strong:${strong};--basil-bold:${strong};--basil-soft:${soft};--forest:${deep}`
}
