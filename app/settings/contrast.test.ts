import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Settings, settingChoices } from '#shop/settings.ts'
import { settingAttributes } from './starting-script.ts'

const surfaces = ['page', 'card', 'sand', 'basil-soft', 'bar'] as const
const onSurfaces = ['ink', 'muted', 'basil', 'basil-strong', 'terracotta']
/** Text and the surface behind it. */
const textPairs: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap(surface => onSurfaces.map(text => [text, surface] as const)),
  ...['page', 'card', 'sand'].flatMap(surface =>
    ['success', 'info', 'warning', 'error', 'terracotta-strong'].map(
      text => [text, surface] as const,
    ),
  ),
  ['ink', 'terracotta-soft'],
  ['ink', 'bar-soft'],
  ['terracotta-strong', 'terracotta-soft'],
  ['error', 'terracotta-soft'],
  ['on-basil', 'basil'],
  ['on-basil', 'basil-strong'],
  ['on-terracotta', 'terracotta'],
  ['on-honey', 'honey'],
  ['on-forest', 'forest'],
  ['page', 'ink'],
]
/** Borders of fields, focus rings and marks, each with the colour beside it. */
const controlPairs: readonly (readonly [string, string])[] = [
  ...['page', 'card', 'bar'].map(surface => ['basil', surface] as const),
  ['edge', 'page'],
  ['edge', 'card'],
  ['error', 'card'],
  ['on-forest', 'forest'],
]

const combinations = settingChoices.colorPreset.flatMap(colorPreset =>
  settingChoices.paletteMode.flatMap(paletteMode =>
    settingChoices.contrast.flatMap(contrast =>
      settingChoices.navColor.map(navColor => ({ colorPreset, paletteMode, contrast, navColor })),
    ),
  ),
)

test('2.81 2.82 3.34 every combination of colours, mode, contrast and navigation is readable', () => {
  expect(combinations).toHaveLength(32)
  const found = combinations.flatMap(settings =>
    [false, true].flatMap(inNav => {
      const tokens = tokensFor(settings, inNav)
      const least = settings.contrast === 'bold' ? 7 : 4.5
      return [...tooFaint(tokens, textPairs, least), ...tooFaint(tokens, controlPairs, 3)].map(
        pair => `${told(settings, inNav)}: ${pair}`,
      )
    }),
  )
  expect(found).toEqual([])
})

test('3.34 every colour setting shows', () => {
  const seen = new Set(
    combinations.map(settings =>
      JSON.stringify([...tokensFor(settings, false), ...tokensFor(settings, true)]),
    ),
  )
  expect(seen.size).toBe(combinations.length)
})

test('the contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#2f5d3a', '#2f5d3a')).toBe(1)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

type ColourSettings = Pick<Settings, 'colorPreset' | 'paletteMode' | 'contrast' | 'navColor'>
type Tokens = ReadonlyMap<string, string>

function told(settings: ColourSettings, inNav: boolean): string {
  return `${Object.values(settings).join(' ')}${inNav ? ' in the navigation' : ''}`
}

function tooFaint(tokens: Tokens, pairs: typeof textPairs, least: number): string[] {
  return pairs.flatMap(([text, surface]) => {
    const ratio = contrastOf(tokens.get(text) ?? '', tokens.get(surface) ?? '')
    return ratio >= least ? [] : [`${text} on ${surface}: ${ratio.toFixed(2)}`]
  })
}

/** The colours under these settings: a small cascade for the few selectors of the style sheet. */
function tokensFor(settings: ColourSettings, inNav: boolean): Tokens {
  const root = resolved(declared(settings, false), new Map())
  return inNav ? resolved(declared(settings, true), root) : root
}

function declared(settings: ColourSettings, inNav: boolean): Map<string, string> {
  const attributes = Object.entries(settings).map(
    ([name, value]) => `[${settingAttributes[name as keyof ColourSettings]}="${value}"]`,
  )
  const matching = rules.flatMap(({ selector, declarations }, order) => {
    if (selector.endsWith(' .nav') !== inNav) return []
    const wanted = selector.match(/\[[^\]]+\]/g) ?? []
    const applies = wanted.every(attribute => attributes.includes(attribute))
    return applies ? [{ weight: wanted.length, order, declarations }] : []
  })
  matching.sort((one, other) => one.weight - other.weight || one.order - other.order)
  return new Map(matching.flatMap(({ declarations }) => declarations))
}

/** Resolves references to the element's own colours first, then to inherited ones. */
function resolved(own: Map<string, string>, inherited: Tokens): Tokens {
  const all = new Map([...inherited, ...own])
  const colourOf = (text: string): string => {
    const name = /^var\(--(.+)\)$/.exec(text)?.[1]
    return name ? colourOf(all.get(name) ?? '') : text
  }
  return new Map([...all].map(([name, text]) => [name, colourOf(text)]))
}

const rules = rulesIn(readFileSync(new URL('../../ui/themes.css', import.meta.url), 'utf8'))

function rulesIn(css: string) {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
    return selectors
      .split(',')
      .map(selector => ({ selector: selector.trim(), declarations }))
      .filter(({ selector }) => selector.startsWith(':root'))
  })
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG's relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{6})$/.exec(colour)?.[1]
  if (!digits) throw new Error(`${colour} is no colour that this can read`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
