import type { Brand } from '#shop/shop-data/brand.ts'
import { barSoft } from '#shop/shop-data/contrast.ts'
import { isWord, type Marked } from '../pictures/mark.ts'

/** The shop's colours in place of the green preset, as weak as ui/themes.css: bold contrast and presets still win. */
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

const paper = '#fbf6ec'

/** A logo that is the shop's name written out takes the place of both; the name stays for ears. */
export function logoStyle(marked: Marked): string {
  if (!isWord(marked)) return ''
  const img = 'img[src="/logo-mark.svg"]'
  return [
    `.nav ${img}{width:auto;height:36px;max-width:38vw}`,
    `footer ${img}{width:auto;height:44px;border-radius:12px;padding:8px 12px}`,
    `.nav ${img}+span,footer ${img}+span{position:absolute;clip-path:inset(50%)}`,
    `:is(main,[role="dialog"]) ${img}{width:auto;max-width:14rem}`,
    // It was drawn for a light page, whose ground it takes along to a dark one.
    `:root[data-mode="dark"] ${img},:root[data-nav="apparent"] .nav ${img}{padding:6px 10px;border-radius:8px;background:${paper};filter:none}`,
  ].join('')
}

/** The same in the staff room (desk/frame/brand.tsx). */
export const deskLogoStyle = [
  '.brand{display:block}',
  '.brand img{width:auto;height:24px;margin-bottom:2px}',
  '.brand span span:first-child{position:absolute;clip-path:inset(50%)}',
  `[data-mode="dark"] .brand img{padding:3px 6px;border-radius:6px;background:${paper}}`,
].join('')

type Colours = NonNullable<Brand['colours']>['light']

function declared({ main, strong, soft, deep }: Colours): string {
  return `--basil:${main};--basil-strong:${strong};--basil-bold:${strong};--basil-soft:${soft};--forest:${deep}`
}
