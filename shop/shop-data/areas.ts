import * as z from 'zod/mini'
import type { Area, Street } from '../area/area.ts'
import { wrong } from '../lack/lack.ts'

const words = z.string().check(z.minLength(1), z.maxLength(80))
const text = z.strictObject({ el: words, en: words })
const postcode = z.string().check(z.regex(/^[1-9]\d{4}$/, wrong('not-postcode')))
const lat = z.number().check(z.minimum(-90), z.maximum(90))
const lng = z.number().check(z.minimum(-180), z.maximum(180))
const square = z.int().check(z.minimum(0), z.maximum(40))

/** Parts of an area's file that are written as they are kept. */
export const areaFields = {
  id: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/, wrong('not-slug'))),
  name: text.check(z.describe('as it stands in addresses')),
  also: z
    .optional(z.array(words).check(z.maxLength(20)))
    .check(z.describe('other names that map services write for it')),
  group: z.optional(text).check(z.describe('what lists sort it by, such as a regional unit')),
  postcodes: z
    .array(postcode)
    .check(z.minLength(1), z.maxLength(200), z.describe('all of them, five figures each')),
  served: z
    ._default(z.boolean(), true)
    .check(
      z.describe(
        'false: not yet; people there are told so, and may leave their address for the day',
      ),
    ),
  center: z
    .strictObject({ lat, lng })
    .check(z.describe('about its middle, as a map shows it: where a typed address lies')),
  far: z
    .optional(z.int().check(z.minimum(0), z.maximum(9)))
    .check(z.describe('the larger, the later among suggestions; left out: 0')),
  tile: z
    .optional(z.strictObject({ row: square, column: square }))
    .check(
      z.describe(
        'its square on the staff room’s map, from the north and the west; left out: by its middle',
      ),
    ),
  place: z
    .optional(z.string().check(z.maxLength(50)))
    .check(
      z.describe('the place of `places.yaml` that serves it; left out: the first that delivers'),
    ),
  windows: z
    .optional(
      z.array(z.string().check(z.maxLength(50))).check(z.minLength(1, wrong('no-window-open'))),
    )
    .check(z.describe('ids of `windows` in `shop.yaml`; left out: all')),
  freeFromMainMeals: z
    .optional(z.int().check(z.minimum(1), z.maximum(100)))
    .check(z.describe('main meals from which a single order is free here')),
  freeFromWeeklyMainMeals: z
    .optional(z.int().check(z.minimum(1), z.maximum(100)))
    .check(z.describe('main meals a week from which a plan’s deliveries are free here')),
} as const

const weekday = z
  .int()
  .check(z.minimum(1, wrong('not-weekday')), z.maximum(7, wrong('not-weekday')))
const cents = z.int().check(z.minimum(0), z.maximum(100_000))

const area = z.strictObject({
  ...areaFields,
  weekdays: z.optional(z.array(weekday).check(z.minLength(1, wrong('no-day-open')))),
  fee: z.optional(cents),
  minTotal: z.optional(cents),
})

function onceEach(areas: readonly { readonly id: string }[]): boolean {
  return new Set(areas.map(({ id }) => id)).size === areas.length
}

/** What the shop knows of the world that it brings to, as `shop_data` keeps it. */
export const areasSchema: z.ZodMiniType<Area[], unknown> = z
  .array(area)
  .check(z.maxLength(500), z.refine(onceEach, wrong('area-twice')))

export const streetSchema = z.strictObject({
  name: text.check(z.describe('the street, without a number')),
  area: z.string().check(z.maxLength(50), z.describe('the id of its area')),
  postcode,
  lat,
  lng,
})

export const streetsSchema: z.ZodMiniType<Street[], unknown> = z
  .array(streetSchema)
  .check(z.maxLength(5000))

/** Whether two areas are delivered to alike, so that it does not matter which of them a door is in. */
export function isAlike(one: Area, other: Area): boolean {
  return termsIn(one) === termsIn(other)
}

function termsIn(area: Area): string {
  const { served, place, weekdays, windows, fee, minTotal } = area
  const { freeFromMainMeals, freeFromWeeklyMainMeals } = area
  const free = [freeFromMainMeals, freeFromWeeklyMainMeals]
  return JSON.stringify([served, place, weekdays, windows, fee, minTotal, free])
}
