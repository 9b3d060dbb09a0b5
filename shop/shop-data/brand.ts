import * as z from 'zod/mini'
import { barSoft, contrastOf } from './contrast.ts'
import { line } from './wording.ts'

const name = line.check(z.maxLength(40, 'is longer than 40 letters'))
const colour = z
  .string('is not a colour')
  .check(z.regex(/^#[\da-f]{6}$/i, 'is not a colour such as #2f5d3a'), z.toLowerCase())

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
/** A field, its contrast with what it meets, what that is, and the least that people can read. */
type Pair = readonly [field: string, contrast: number, what: string, least: number]

/** Text has 4.5:1 on what is behind it, and 7:1 where contrast is bold (WCAG 2.2). */
function pairsIn(mode: 'light' | 'dark', { main, strong, soft, deep }: Colours): Pair[] {
  const { surfaces, texts, button, footer, bold } = around[mode]
  return [
    ...Object.entries(surfaces).flatMap(([name, behind]): Pair[] => [
      ['main', contrastOf(main, behind), `the ${name}`, 4.5],
      ['strong', contrastOf(strong, behind), `the ${name}`, 4.5],
    ]),
    ...Object.entries(texts).map(
      ([name, front]): Pair => ['soft', contrastOf(front, soft), `${name} letters`, 4.5],
    ),
    ['main', contrastOf(main, soft), 'soft', 4.5],
    ['main', contrastOf(button, main), 'the letters of a button', 4.5],
    ['strong', contrastOf(strong, soft), 'soft', 7],
    ...bold.map((behind): Pair => ['strong', contrastOf(strong, behind), 'a bold page', 7]),
    ['deep', contrastOf(footer, deep), 'the letters of the footer', 4.5],
  ]
}

/** Where the bar of the navigation stands out, it has the light mode's deep and the dark one's rest. */
function pairsInBar(bar: string, { main, strong }: Colours): Pair[] {
  const { ink, muted, terracotta } = around.dark.texts
  return [
    ...[ink, muted, terracotta, main, strong].map(
      (front): Pair => ['light.deep', contrastOf(front, bar), 'letters in the bar', 4.5],
    ),
    ['light.deep', contrastOf(ink, barSoft(bar)), 'letters in the bar, pressed', 4.5],
  ]
}

const colours = z.strictObject({ light: z.strictObject(field), dark: z.strictObject(field) }).check(
  z.superRefine(({ light, dark }, context) => {
    const pairs = [
      ...pairsIn('light', light).map(([name, ...rest]) => [`light.${name}`, ...rest] as const),
      ...pairsIn('dark', dark).map(([name, ...rest]) => [`dark.${name}`, ...rest] as const),
      ...pairsInBar(light.deep, dark),
    ]
    for (const [name, contrast, what, least] of pairs)
      if (contrast < least)
        context.addIssue({
          code: 'custom',
          path: name.split('.'),
          input: name,
          message: `has a contrast of ${contrast.toFixed(2)} with ${what}; ${least} is the least that everybody can read`,
        })
  }),
)

export const brandSchema = z.strictObject({
  name: z
    .strictObject({ el: name, en: name }, 'is not a name in el and en')
    .check(z.describe('The shop’s name in each language; texts never inflect it.')),
  colours: z
    ._default(z.nullable(colours), null)
    .check(z.describe('Colours in place of the green preset; none: the green ones.')),
})

export type Brand = z.infer<typeof brandSchema>
