import * as z from 'zod/mini'
import { order } from './plan-texts.ts'
import { code, many, needs, note, shopNames, text, unique } from './text-schemas.ts'

export const titled = z.strictObject({ title: text(), text: text() })

const withAction = z.strictObject({ title: text(), text: text(), action: text() })

const feedNames = [...shopNames, 'hashtag']

/** Each part may be left out: the program's own then stays. */
export const home = z.partial(
  z.strictObject({
    note,
    head: z
      .strictObject({ title: text(), description: text() })
      .check(z.describe('What search engines and tabs show of the home page.')),
    hero: z.strictObject({ title: text(), text: text(), primary: text(), secondary: text() }),
    goals: titled,
    bestSellers: titled,
    trust: many(text(), 2).check(z.describe('Under the picture, before where and how fresh.')),
    why: z.strictObject({
      title: text(),
      items: many(z.extend(titled, { needs }), 12),
    }),
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

export const howItWorks = z.strictObject({
  note,
  title: text(),
  steps: many(z.strictObject({ order, title: text(), text: text() }), 8),
})

export const promoBanner = z.strictObject({
  note,
  items: z
    .array(
      z.strictObject({
        code: code.check(z.describe('"first-order" is also shown in the head of the home page.')),
        audience: z
          .enum(['visitor', 'all'])
          .check(z.describe('visitor: only those who are not logged in.')),
        text: text(shopNames, 200),
      }),
    )
    .check(
      z.maxLength(20),
      unique(({ code }) => code),
    ),
})

const notice = (names: readonly string[]) =>
  z.strictObject({ title: text(), text: text([...shopNames, ...names]), link: text() })

export const notices = z.partial(
  z.strictObject({
    note,
    'too-many-requests': notice(['seconds']),
    'hook-not-found': notice([]),
  }),
)
