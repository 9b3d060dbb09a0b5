import * as z from 'zod/mini'
import { lack, wrong, wrongBy } from '../lack/lack.ts'
import { home, howItWorks, notices, promoBanner, titled } from './home-texts.ts'
import type { Emails } from './mail-texts.ts'
import { order, planGoals, planRules } from './plan-texts.ts'
import { code, many, needs, note, shopNames, text, unique, words } from './text-schemas.ts'

const linkedPolicies = [
  'terms-of-use',
  'privacy',
  'cookies',
  'payment-methods',
  'allergy-information',
  'refunds',
  'delivery-methods',
  'accessibility',
]

const policies = z.strictObject({
  note,
  items: many(
    z.strictObject({
      slug: code.check(z.describe('Its address: /terms-and-conditions/SLUG.')),
      title: text(),
      sample: z
        .optional(text())
        .check(
          z.describe('Says above the page that it is a sample; leave it out on your own text.'),
        ),
      updated: words().check(
        z.describe('Since when it is so, such as 2026-11-01 or {{policyDate}}.'),
      ),
      sections: many(z.strictObject({ needs, heading: text(), paragraphs: many(text()) })),
    }),
  ).check(
    unique(({ slug }) => slug),
    z.superRefine((items, context) => {
      for (const slug of linkedPolicies)
        if (items.every(item => item.slug !== slug))
          context.addIssue({
            ...wrongBy(lack('lacks-policy', { name: slug })),
            input: items,
          })
    }),
  ),
})

const faq = z
  .strictObject({
    note,
    groups: many(z.strictObject({ code, name: text() })).check(unique(({ code }) => code)),
    items: z
      .array(
        z.strictObject({
          slug: code,
          group: code.check(z.describe('The code of one of the groups.')),
          order,
          needs,
          question: text(),
          answer: text(),
        }),
      )
      .check(
        z.maxLength(300),
        unique(({ slug }) => slug),
      ),
  })
  .check(
    z.superRefine(({ groups, items }, context) => {
      for (const [at, { group }] of items.entries())
        if (groups.every(other => other.code !== group))
          context.addIssue({
            ...wrongBy(lack('not-group-of-faq', { name: group })),
            path: ['items', at, 'group'],
            input: group,
          })
    }),
  )

const corporate = z.strictObject({
  note,
  title: text(),
  lead: text(),
  body: many(text(), 20),
  benefits: many(titled, 12),
  form: z.strictObject({ title: text(), text: text(), success: text() }),
})

const manifest = z.strictObject({
  note,
  title: text(shopNames, 60),
  description: text(shopNames, 300),
  shortcuts: z
    .array(
      z.strictObject({
        url: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, wrong('not-path'))),
        name: text(shopNames, 60),
      }),
    )
    .check(z.maxLength(10)),
})

/** Texts that stand for themselves, by the name of their file. */
export const textSchemas = {
  policies,
  faq,
  home,
  'how-it-works': howItWorks,
  'promo-banner': promoBanner,
  notices,
  'plan-goals': planGoals,
  'plan-rules': planRules,
  corporate,
  manifest,
}

type TextName = keyof typeof textSchemas
type Written = { readonly [Name in TextName]: z.infer<(typeof textSchemas)[Name]> }

/** All editorial texts, complete: the shop's own over the program's. */
export type Texts = Omit<Written, 'home' | 'notices'> & {
  readonly home: Required<Omit<Written['home'], 'note'>>
  readonly notices: Required<Omit<Written['notices'], 'note'>>
  readonly emails: Emails
}
