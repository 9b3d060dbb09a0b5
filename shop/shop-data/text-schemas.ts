import * as z from 'zod/mini'
import { type Lack, lack, wrong, wrongBy } from '../lack/lack.ts'
import { languages, type Text } from '../language.ts'

/** Names that every text of the shop may ask for; the legal person and the brand answer them. */
export const shopNames = [
  'shop',
  'legalName',
  'vat',
  'taxOffice',
  'gemi',
  'address',
  'phone',
  'phoneHours',
  'email',
  'privacyEmail',
  'policyDate',
  'leastMainMeals',
  'region',
  'inRegion',
  'throughout',
  'whereTo',
  'days',
  'windows',
  'weeks',
  'planDays',
  'shelfDays',
  'deliveries',
  'exceptHolidays',
  'orderHours',
  'changeHours',
  'freeDelivery',
  'singleFee',
  'planFee',
  'gift',
  'firstOrder',
  'regularKcal',
  'braveKcal',
  'heroKcal',
  'orderKinds',
  'plansArrive',
  'planCost',
  'mealsADay',
  'goalPortions',
  'portionCount',
  'smallestPortion',
  'largestPortion',
  'counters',
  'waysToPay',
] as const

/** An entry of a list that is shown only where the shop has something to say by this name. */
export const needs = z
  .optional(z.enum(shopNames))
  .check(
    z.describe(
      'A name of those that texts may ask for: left out where the shop has none of it, such as counters.',
    ),
  )

/** What a text may ask for, by its schema in one language; docs/catalogue.md is printed from it. */
export const askableNames = z.registry<{ names: readonly string[] }>()

const longest = 5000

const placeholder = /\{\{(\w+)\}\}/g
/** A tag, a comment or an entity: a text is shown as it is, so they would be read as letters. */
const markup = /<\s*[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i
const unprintable =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/

function asked(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

/** Plain words in one language; `names`: what they may ask for in double braces. */
export function words(names: readonly string[] = shopNames, most = longest) {
  const schema = z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.superRefine((text, context) => {
      for (const trouble of troublesIn(text, names))
        context.addIssue({ ...wrongBy(trouble), input: text })
    }),
  )
  askableNames.add(schema, { names })
  return schema
}

function troublesIn(text: string, names: readonly string[]): Lack[] {
  const unknown = asked(text).filter(name => !names.includes(name))
  return [
    ...(unprintable.test(text) ? [lack('unprintable')] : []),
    ...(markup.test(text) ? [lack('markup')] : []),
    ...unknown.map(name => asksFor(name, names)),
    ...(/\{\{|\}\}/.test(text.replace(placeholder, '')) ? [lack('open-brace')] : []),
  ]
}

function asksFor(name: string, names: readonly string[]): Lack {
  const asked = inBraces(name)
  if (names.length === 0) return lack('asks-in-vain', { asked })
  return lack('asks-for-unknown', { asked, known: names.map(inBraces) })
}

export function inBraces(name: string): string {
  return `{{${name}}}`
}

export function text(names: readonly string[] = shopNames, most = longest) {
  const one = words(names, most)
  return z.strictObject({ el: one, en: one }, wrong('not-text-in-each'))
}

/** A short line without line breaks, such as a name. */
export const line = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(200),
  z.refine(value => troublesIn(value, []).length === 0 && !/[\n<>{}]/.test(value), {
    ...wrong('no-plain-line'),
  }),
)

export const lineInEach = z.strictObject({ el: line, en: line }, wrong('not-text-in-each'))

/** A code that the program knows things by, such as "minimum-order". */
export const code = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, wrong('not-text-code')))

export const note = z.optional(z.string().check(z.describe('For editors; nobody else sees it.')))

export function many<Item extends z.core.$ZodType>(item: Item, most = 100) {
  return z.array(item).check(z.minLength(1), z.maxLength(most))
}

export function unique<Item>(key: (item: Item) => string) {
  return z.superRefine<readonly Item[]>((items, context) => {
    const seen = new Set<string>()
    for (const [at, item] of items.entries()) {
      if (seen.has(key(item)))
        context.addIssue({
          ...wrongBy(lack('twice', { name: key(item) })),
          path: [at],
          input: item,
        })
      seen.add(key(item))
    }
  })
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return (
    keys.length === languages.length &&
    languages.every(lang => typeof (value as Record<string, unknown>)[lang] === 'string')
  )
}

/** A copy with each text rewritten; what is no text stays. */
export function withTexts<Value>(value: Value, rewrite: (text: Text) => Text): Value {
  if (isText(value)) return rewrite(value) as Value
  if (Array.isArray(value)) return value.map(one => withTexts(one, rewrite)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withTexts(one, rewrite)]),
  ) as Value
}

/** A copy without the entries of lists that need what is empty in `values`. */
export function withoutUnneeded<Value>(
  value: Value,
  values: Readonly<Record<string, string>>,
): Value {
  if (Array.isArray(value))
    return value
      .filter(one => !needsNothing(one, values))
      .map(one => withoutUnneeded(one, values)) as Value
  if (typeof value !== 'object' || value === null || isText(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutUnneeded(one, values)]),
  ) as Value
}

function needsNothing(entry: unknown, values: Readonly<Record<string, string>>): boolean {
  if (typeof entry !== 'object' || entry === null || !('needs' in entry)) return false
  return typeof entry.needs === 'string' && !values[entry.needs]
}

/**
 * Fills in the names that are known and leaves the others to who knows them. What is empty takes the space or
 * comma before it along, or the brackets around it.
 */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /( \(|,? ?)\{\{(\w+)\}\}(\)?)/g,
    (whole, before: string, name: string, after: string) => {
      if (!Object.hasOwn(values, name)) return whole
      if (values[name]) return `${before}${values[name]}${after}`
      return before === ' (' ? '' : after
    },
  )
}
