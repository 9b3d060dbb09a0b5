import * as z from 'zod/mini'
import { contrastOf } from './contrast.ts'
import { line } from './wording.ts'

const name = line.check(z.maxLength(40, 'is longer than 40 letters'))
const colour = z
  .string('is not a colour')
  .check(z.regex(/^#[\da-f]{6}$/i, 'is not a colour such as #2f5d3a'), z.toLowerCase())

/** The page, cards and quiet fields that the main colour stands on or that stand on it. */
const surfaces = {
  light: { page: '#fbf6ec', card: '#ffffff', sand: '#efe5d2' },
  dark: { page: '#151c18', card: '#1e2823', sand: '#27322c' },
} as const
const written = { light: '#ffffff', dark: '#151c18' } as const

/**
 * Colours of one mode; the others follow from them. Text has 4.5:1 on what is behind it, as the
 * palette of the presets has (WCAG 2.2, AA).
 */
function colours(mode: 'light' | 'dark') {
  return z
    .strictObject({
      main: colour.check(z.describe('Buttons, links and marks, such as #2f5d3a.')),
      strong: colour.check(z.describe('The same, pressed or over a soft field.')),
      soft: colour.check(z.describe('A quiet field behind the main colour.')),
      deep: colour.check(z.describe('The large field of the footer, under light letters.')),
    })
    .check(
      z.superRefine(({ main, strong, soft, deep }, context) => {
        const ink = mode === 'light' ? '#1f2a24' : '#f2ecdf'
        const pairs: [field: string, front: string, behind: string, what: string][] = [
          ...Object.entries(surfaces[mode]).flatMap(
            ([surface, behind]): [string, string, string, string][] => [
              ['main', main, behind, `the ${surface}`],
              ['strong', strong, behind, `the ${surface}`],
            ],
          ),
          ['main', main, soft, 'soft'],
          ['strong', strong, soft, 'soft'],
          ['main', written[mode], main, 'the letters of a button'],
          ['strong', written[mode], strong, 'the letters of a pressed button'],
          ['soft', ink, soft, 'the text'],
          ['deep', mode === 'light' ? '#fbf6ec' : '#f2ecdf', deep, 'the footer’s letters'],
        ]
        for (const [field, front, behind, what] of pairs) {
          const contrast = contrastOf(front, behind)
          if (contrast >= 4.5) continue
          context.addIssue({
            code: 'custom',
            path: [field],
            input: field,
            message: `has a contrast of ${contrast.toFixed(2)} with ${what}; 4.5 is the least that everybody can read`,
          })
        }
      }),
    )
}

/** How the shop is called and looks. */
export const brandSchema = z.strictObject({
  name: z
    .strictObject({ el: name, en: name }, 'is not a name in el and en')
    .check(z.describe('The shop’s name in each language; texts never inflect it.')),
  colours: z
    ._default(z.nullable(z.strictObject({ light: colours('light'), dark: colours('dark') })), null)
    .check(z.describe('Colours in place of the green preset; none: the green ones.')),
})

export type Brand = z.infer<typeof brandSchema>
