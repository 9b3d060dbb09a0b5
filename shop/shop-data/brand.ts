import * as z from 'zod/mini'
import { lack, wrong, wrongBy } from '../lack/lack.ts'
import type { LackCode } from '../lack/lack-text.ts'
import { barSoft, contrastOf } from './contrast.ts'
import { line } from './text-schemas.ts'

const name = line.check(z.maxLength(40))
const colour = z
  .string(wrong('not-colour'))
  .check(z.regex(/^#[\da-f]{6}$/i, wrong('not-colour')), z.toLowerCase())

/** What the colours meet on a page of each mode (ui/themes.css); `bold`: where contrast is bold. */
const around = {
  light: {
    surfaces: { page: '#fbf6ec', card: '#ffffff', sand: '#efe5d2' },
    texts: { ink: '#1f2a24', muted: '#55614f', terracotta: '#ad4529' },
    button: '#ffffff',
    footer: '#fbf6ec',
    bold: ['#ffffff', '#f3ecdd'],
  },
  dark: {
    surfaces: { page: '#151c18', card: '#1e2823', sand: '#27322c' },
    texts: { ink: '#f2ecdf', muted: '#b4bbae', terracotta: '#f0997c' },
    button: '#151c18',
    footer: '#f2ecdf',
    bold: ['#000000', '#0d1410', '#1c2620'],
  },
} as const

const field = {
  main: colour.check(z.describe('Buttons, links and marks, such as #2f5d3a.')),
  strong: colour.check(z.describe('The same, pressed, and where contrast is bold.')),
  soft: colour.check(z.describe('A quiet field behind the main colour.')),
  deep: colour.check(z.describe('The large field of the footer, under light letters.')),
}

type Colours = Record<keyof typeof field, string>
type ContrastCode = Extract<LackCode, `contrast-${string}`>
/** A field, its contrast with what it meets, what that is, and the least that people can read. */
type Pair = readonly [field: string, contrast: number, code: ContrastCode, least: number]

/** Text has 4.5:1 on what is behind it, and 7:1 where contrast is bold (WCAG 2.2). */
function pairsIn(mode: 'light' | 'dark', { main, strong, soft, deep }: Colours): Pair[] {
  const { surfaces, texts, button, footer, bold } = around[mode]
  return [
    ...(['page', 'card', 'sand'] as const).flatMap((name): Pair[] => [
      ['main', contrastOf(main, surfaces[name]), `contrast-${name}`, 4.5],
      ['strong', contrastOf(strong, surfaces[name]), `contrast-${name}`, 4.5],
    ]),
    ...Object.values(texts).map(
      (front): Pair => ['soft', contrastOf(front, soft), 'contrast-letters', 4.5],
    ),
    ['main', contrastOf(main, soft), 'contrast-soft', 4.5],
    ['main', contrastOf(button, main), 'contrast-button', 4.5],
    ['strong', contrastOf(strong, soft), 'contrast-soft', 7],
    ...bold.map((behind): Pair => ['strong', contrastOf(strong, behind), 'contrast-bold', 7]),
    ['deep', contrastOf(footer, deep), 'contrast-footer', 4.5],
  ]
}

/** Where the bar of the navigation stands out, it has the light mode's deep and the dark one's rest. */
function pairsInBar(bar: string, { main, strong }: Colours): Pair[] {
  const { ink, muted, terracotta } = around.dark.texts
  return [
    ...[ink, muted, terracotta, main, strong].map(
      (front): Pair => ['light.deep', contrastOf(front, bar), 'contrast-bar', 4.5],
    ),
    ['light.deep', contrastOf(ink, barSoft(bar)), 'contrast-bar-pressed', 4.5],
  ]
}

const colours = z.strictObject({ light: z.strictObject(field), dark: z.strictObject(field) }).check(
  z.superRefine(({ light, dark }, context) => {
    const pairs = [
      ...pairsIn('light', light).map(([name, ...rest]) => [`light.${name}`, ...rest] as const),
      ...pairsIn('dark', dark).map(([name, ...rest]) => [`dark.${name}`, ...rest] as const),
      ...pairsInBar(light.deep, dark),
    ]
    for (const [name, contrast, code, least] of pairs)
      if (contrast < least)
        context.addIssue({
          ...wrongBy(lack(code, { contrast: Math.round(contrast * 100) / 100, least })),
          path: name.split('.'),
          input: name,
        })
  }),
)

export const brandSchema = z.strictObject({
  name: z
    .strictObject({ el: name, en: name }, wrong('not-text-in-each'))
    .check(z.describe('The shop’s name in each language; texts never inflect it.')),
  colours: z
    ._default(z.nullable(colours), null)
    .check(z.describe('Colours in place of the green preset; none: the green ones.')),
})

export type Brand = z.infer<typeof brandSchema>
