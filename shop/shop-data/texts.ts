import * as z from 'zod/mini'
import type { Text } from '../language.ts'
import { code, ownNames, text, words } from './wording.ts'

const note = z.optional(z.string().check(z.describe('For editors; nobody else sees it.')))
const order = z
  .int('is not a whole number')
  .check(z.describe('Its place among the others, smallest first.'))

function many<Item extends z.core.$ZodType>(item: Item, most = 100) {
  return z.array(item).check(z.minLength(1, 'is empty'), z.maxLength(most, `are more than ${most}`))
}

function unique<Item>(key: (item: Item) => string) {
  return z.superRefine<readonly Item[]>((items, context) => {
    const seen = new Set<string>()
    for (const [at, item] of items.entries()) {
      if (seen.has(key(item)))
        context.addIssue({
          code: 'custom',
          path: [at],
          input: item,
          message: `is there twice: ${key(item)}`,
        })
      seen.add(key(item))
    }
  })
}

const titled = z.strictObject({ title: text(), text: text() })
const withAction = z.strictObject({ title: text(), text: text(), action: text() })

/** Policy pages that other pages link to. */
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
      sections: many(z.strictObject({ heading: text(), paragraphs: many(text()) })),
    }),
  ).check(
    unique(({ slug }) => slug),
    z.superRefine((items, context) => {
      for (const slug of linkedPolicies)
        if (items.every(item => item.slug !== slug))
          context.addIssue({
            code: 'custom',
            input: items,
            message: `lacks ${slug}, to which pages link`,
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
          question: text(),
          answer: text(),
        }),
      )
      .check(
        z.maxLength(300, 'are more than 300'),
        unique(({ slug }) => slug),
      ),
  })
  .check(
    z.superRefine(({ groups, items }, context) => {
      for (const [at, { group }] of items.entries())
        if (groups.every(known => known.code !== group))
          context.addIssue({
            code: 'custom',
            path: ['items', at, 'group'],
            input: group,
            message: `is not one of the groups: ${group}`,
          })
    }),
  )

const feedNames = [...ownNames, 'hashtag']

/** Each part may be left out: the program's own then stays. */
const home = z.partial(
  z.strictObject({
    note,
    hero: z.strictObject({ title: text(), text: text(), primary: text(), secondary: text() }),
    goals: titled,
    bestSellers: titled,
    why: z.strictObject({ title: text(), items: many(titled, 12) }),
    calculator: withAction,
    corporate: withAction,
    feed: z.strictObject({ title: text(feedNames), text: text(feedNames) }),
    register: withAction,
    newMeals: titled,
    kitchen: titled,
    faq: z.strictObject({
      title: text(),
      text: text(),
      action: text(),
      slugs: z.array(code).check(z.describe('The questions of the FAQ that the home page shows.')),
    }),
  }),
)

const howItWorks = z.strictObject({
  note,
  title: text(),
  steps: many(z.strictObject({ order, title: text(), text: text() }), 8),
})

const promoBanner = z.strictObject({
  note,
  items: z
    .array(
      z.strictObject({
        code: code.check(z.describe('"first-order" is also shown in the head of the home page.')),
        audience: z
          .enum(['visitor', 'all'], 'is neither visitor nor all')
          .check(z.describe('visitor: only those who are not logged in.')),
        text: text(ownNames, 200),
      }),
    )
    .check(
      z.maxLength(20, 'are more than 20'),
      unique(({ code }) => code),
    ),
})

const notice = (names: readonly string[]) =>
  z.strictObject({ title: text(), text: text([...ownNames, ...names]), link: text() })

const notices = z.partial(
  z.strictObject({
    note,
    'too-many-requests': notice(['seconds']),
    'hook-not-found': notice([]),
  }),
)

const goalCodes = ['wl', 'bal', 'mg', 'ic'] as const

const planGoals = z.strictObject({
  note,
  items: many(
    z.strictObject({
      code: z.enum(goalCodes, `is none of ${goalCodes.join(', ')}`),
      order,
      portion: z
        .optional(z.nullable(z.string()))
        .check(z.describe('For editors: the portion that belongs to the goal.')),
      name: text(),
      text: text(),
    }),
  ).check(unique(({ code }) => code)),
  disclaimer: text(),
})

const exampleCodes = ['empty', 'half-empty', 'full', 'full-extra'] as const

const planRules = z.strictObject({
  note,
  title: text(),
  intro: text(),
  rules: many(text(), 20),
  examples: many(
    z.strictObject({
      code: z.enum(exampleCodes, `is none of ${exampleCodes.join(', ')}`),
      text: text(),
    }),
  ).check(unique(({ code }) => code)),
})

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
  title: text(ownNames, 60),
  description: text(ownNames, 300),
  shortcuts: z
    .array(
      z.strictObject({
        url: z
          .string()
          .check(z.regex(/^\/[a-z0-9/-]*$/, 'is not a path of the shop, such as /menu')),
        name: text(ownNames, 60),
      }),
    )
    .check(z.maxLength(10, 'are more than 10')),
})

type MailTexts = {
  readonly code: string
  readonly kind?: string
  readonly subject: Text
  readonly preheader: Text
  /** The subject stands in its place where a mail has none. */
  readonly heading?: Text
  readonly paragraphs: readonly Text[]
  readonly action: { readonly label: Text; readonly url: string } | null
  readonly leave?: { readonly label: Text; readonly url: string }
}

export type Emails = {
  readonly footer: Text
  readonly fragments: Readonly<Record<string, Text>>
  readonly items: readonly MailTexts[]
}

/** What every mail knows beside its own names. */
const mailNames = ['shop', 'greeting', 'phone'] as const

/**
 * A shop's mails over the program's own: every mail, field and fragment may be left out, and each
 * asks at most for what the program's own asks for, because nothing else is known when it is sent.
 */
export function emailsSchema(own: Emails) {
  const fragments = Object.entries(own.fragments).map(
    ([name, words]) => [name, z.optional(text(namesIn(words)))] as const,
  )
  return z.strictObject({
    note,
    footer: z.optional(text(['shop', 'legalName', 'address', 'phone', 'email'])),
    fragments: z.optional(z.strictObject(Object.fromEntries(fragments))),
    items: z.optional(
      z
        .array(z.discriminatedUnion('code', own.items.map(mailSchema) as never, mayBe(own)))
        .check(unique((mail: { code: string }) => mail.code)),
    ),
  })
}

function mayBe({ items }: Emails): string {
  return `is not one of the shop’s mails: ${items.map(({ code }) => code).join(', ')}`
}

function mailSchema(own: MailTexts) {
  const whole = own.paragraphs.flatMap(({ el }) => /^\{\{(\w+)\}\}$/.exec(el)?.[1] ?? [])
  const names = [...new Set([...mailNames, ...namesIn(own)])]
  // What is only ever a paragraph of its own may be a list or a ticket, which no sentence can hold.
  const inline = new Set<string>([...mailNames, ...namesIn(withoutWhole(own))])
  const paragraph = text(names).check(
    z.superRefine((words, context) => {
      for (const [lang, one] of Object.entries(words))
        for (const [ask, name = ''] of one.matchAll(/\{\{(\w+)\}\}/g))
          if (one !== ask && whole.includes(name) && !inline.has(name))
            context.addIssue({
              code: 'custom',
              path: [lang],
              input: one,
              message: `has {{${name}}} inside a sentence; it is a paragraph of its own`,
            })
    }),
  )
  return z.strictObject({
    note,
    code: z.literal(own.code),
    subject: z.optional(text([...inline], 200)),
    preheader: z.optional(text([...inline], 300)),
    heading: z.optional(text([...inline], 200)),
    paragraphs: z
      .optional(many(paragraph, 40))
      .check(z.describe('The last one is the closing. A line break is \\n.')),
    action: z
      .optional(z.strictObject({ label: text([...inline], 80) }))
      .check(z.describe('The words of the button; where it leads is the program’s.')),
    leave: z.optional(z.strictObject({ label: text([...inline], 200) })),
  })
}

function withoutWhole(mail: MailTexts): MailTexts {
  return { ...mail, paragraphs: mail.paragraphs.filter(({ el }) => !/^\{\{\w+\}\}$/.test(el)) }
}

function namesIn(value: unknown): string[] {
  return [
    ...new Set([...JSON.stringify(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
  ]
}

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

/** The program's mails with a shop's own in their place. */
export function mailsOver(own: Emails, written: OwnEmails): Emails {
  return {
    footer: written.footer ?? own.footer,
    fragments: { ...own.fragments, ...defined(written.fragments ?? {}) },
    items: own.items.map(mail => {
      const mine = written.items?.find(({ code }) => code === mail.code)
      if (!mine) return mail
      const { action, leave, ...texts } = mine
      return {
        ...mail,
        ...defined(texts),
        action: mail.action && { ...mail.action, ...defined(action ?? {}) },
        ...(mail.leave && { leave: { ...mail.leave, ...defined(leave ?? {}) } }),
      }
    }),
  }
}

export type OwnEmails = {
  readonly footer?: Text | undefined
  readonly fragments?: Readonly<Record<string, Text | undefined>> | undefined
  readonly items?: readonly OwnMail[] | undefined
}

type OwnMail = {
  readonly code: string
  readonly subject?: Text | undefined
  readonly preheader?: Text | undefined
  readonly heading?: Text | undefined
  readonly paragraphs?: readonly Text[] | undefined
  readonly action?: { readonly label: Text } | undefined
  readonly leave?: { readonly label: Text } | undefined
}

function defined<Value extends object>(
  value: Value,
): { [Key in keyof Value]-?: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]-?: NonNullable<Value[Key]>
  }
}
