import * as z from 'zod/mini'
import type { Spot, SpotPaymentType } from '#shop/address/spot.ts'
import type { KitchenLimit } from '#shop/capacity/capacity.ts'
import { type Code, itemTypes, type Meal, portionCodes } from '#shop/meal.ts'
import { waysOfPayment } from '#shop/payment-provider.ts'
import { dietCodes, type Plan } from '#shop/plan/plan.ts'
import type { WrittenWindow } from '#shop/publishing/places-form.ts'
import { windowCodes } from '#shop/schedule/window.ts'

/**
 * The shapes that the catalogue's tables keep as jsonb, checked when they are read: somebody may have
 * written them by hand. Keys that are not named here stay. One list, however long it is.
 */
type Row<Shape> = z.ZodMiniType<Shape, unknown>

const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _ are allowed, at most 64'))
const slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'small letters, digits and - are allowed, at most 80'))
const code = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and - are allowed, at most 40'))
const words = z.string().check(z.minLength(1))
const text = z.object({ el: words, en: words })
const anyText = z.object({ el: z.string(), en: z.string() })
const cents = z.int().check(z.gte(0), z.lte(1_000_000))
const price = z.int().check(z.gte(1), z.lte(1_000_000))
const percent = z.number().check(z.gte(0), z.lte(100))
const amount = z.number().check(z.gte(0), z.lte(100_000))
const grams = z.number().check(z.gt(0), z.lte(100_000))

const nutrition = z.object({
  ...{ kj: amount, kcal: amount, fat: amount, saturates: amount, carbs: amount },
  ...{ sugars: amount, fibre: amount, protein: amount, salt: amount },
})
const table = { weight: grams, perPortion: nutrition, per100g: nutrition }

const ingredient = z.object({
  name: text,
  percent,
  allergens: z.array(code),
  allergenDetail: z.optional(z.record(z.string(), text)),
})

const build = z.looseObject({
  id,
  portion: z.enum(portionCodes),
  price,
  ...table,
  withDip: z._default(z.nullable(z.object(table)), null),
  ingredients: z.array(ingredient),
  allergens: z.array(code),
  traces: z.array(code),
})

export const mealRow: Row<Meal> = z.pipe(
  z.transform(withListsOfItsOwn),
  z.looseObject({
    id,
    slug,
    type: z.enum(itemTypes),
    categories: z.array(code),
    name: text,
    description: anyText,
    preparation: anyText,
    alt: z.optional(text),
    mainIngredient: code,
    diet: z.array(code),
    tags: z.array(code),
    newUntil: z.optional(z.iso.date()),
    minutes: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(600)))),
    shelfDays: z.optional(z.int().check(z.gte(1), z.lte(30))),
    premium: cents,
    allergens: z.array(code),
    traces: z.array(code),
    dip: z._default(
      z.nullable(z.object({ name: text, grams, ingredients: z.array(ingredient) })),
      null,
    ),
    vatRate: percent,
    weekdays: z.array(z.int().check(z.gte(1), z.lte(7))),
    builds: z.array(build).check(z.minLength(1)),
  }),
)

/**
 * A version before 0070 keeps list and allergens for the meal alone, and may still write so while it
 * runs beside this one.
 */
function withListsOfItsOwn(row: unknown): unknown {
  if (!isObject(row) || !Array.isArray(row.builds)) return row
  const { ingredients = [], allergens, traces } = row
  const builds = row.builds.map(build =>
    isObject(build) ? { ingredients, allergens, traces, ...build } : build,
  )
  return { ...row, builds }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const positive = z.int().check(z.gte(1), z.lte(100))
const planFields = {
  id,
  name: text,
  dietCode: z.enum(dietCodes),
  minTotal: cents,
  prices: z.object({ mainMeal: price, snack: cents }),
  percentOff: z.optional(percent),
  singlePercentOff: z.optional(percent),
  singlePrice: z.optional(price),
  leastMainMeals: z.optional(positive),
  deliveriesPerWeek: z.optional(z.int().check(z.gte(1), z.lte(3))),
  freshDays: z.optional(z.int().check(z.gte(1), z.lte(7))),
}

export const planRow: Row<Plan> = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('daily'),
    ...planFields,
    ...{ daysPerWeek: z.null(), mainMeals: z.null(), weeks: z.null(), breakfast: z.boolean() },
  }),
  z
    .looseObject({
      type: z.literal('weekly'),
      ...planFields,
      daysPerWeek: z.int().check(z.gte(1), z.lte(8)),
      mainMeals: positive,
      weeks: positive,
      breakfast: z.boolean(),
    })
    .check(
      z.refine(({ mainMeals, daysPerWeek }) => mainMeals % daysPerWeek === 0, {
        path: ['mainMeals'],
        message: 'is no multiple of daysPerWeek',
      }),
    ),
])

const share = z.object({ percentOff: percent, minTotal: cents })

export const spotRow: Row<Spot> = z
  .looseObject({
    id,
    slug,
    kind: z.enum(['delivery', 'takeaway', 'company']),
    name: text,
    address: z.nullable(
      z.object({
        ...{ street: text, number: z.string(), municipality: text, postcode: z.string() },
        ...{ lat: z.number(), lng: z.number() },
      }),
    ),
    hours: z.optional(text),
    directions: z.optional(text),
    company: z.optional(
      z.looseObject({
        welcome: anyText,
        emailDomains: z.array(words),
        allowance: cents,
        nextAllowance: z.optional(z.object({ from: z.string(), allowance: cents })),
        timePeriodIds: z.array(id),
        terms: z.object({ daily: z.optional(share), weekly: z.optional(share) }),
      }),
    ),
  })
  .check(
    z.refine(({ kind, company }) => (kind === 'company') === (company !== undefined), {
      path: ['company'],
      message: 'belongs to a spot of the kind company, and to no other',
    }),
    z.refine(({ kind, address }) => kind === 'delivery' || address !== null, {
      path: ['address'],
      message: 'is missing',
    }),
  )

export const paymentTypeRow: Row<SpotPaymentType> = z.looseObject({
  id,
  spotId: id,
  code,
  name: text,
  description: anyText,
  provider: z.enum(waysOfPayment),
  bank: z.optional(z.looseObject({ iban: z.string(), days: z.int().check(z.gte(1)) })),
  door: z.optional(
    z.looseObject({
      most: z.int().check(z.gte(0)),
      customers: z.enum(['known', 'all']),
      atOnce: z.int().check(z.gte(1)),
      areas: z.optional(z.array(z.string())),
    }),
  ),
})

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written as 09:30'))

export const timePeriodRow: Row<WrittenWindow> = z
  .looseObject({
    ...{ id, from: clock, to: clock },
    code: z.optional(z.enum(windowCodes)),
    name: z.optional(text),
  })
  .check(
    z.refine(({ from, to }) => from < to, { path: ['to'], message: 'is not later than from' }),
    z.refine(({ code, name }) => code || name, { path: ['name'], message: 'is missing' }),
  )

export const codeRow: Row<Code> = z.looseObject({
  code,
  name: text,
  short: z.optional(text),
  description: z.optional(anyText),
})

export const kitchenLimitRow: Row<KitchenLimit> = z.looseObject({
  deliveriesPerWindow: z.int().check(z.gte(0)),
  portionsPerMeal: z.int().check(z.gte(0)),
})
