import * as z from 'zod/mini'
import { holidayIds } from '#shop/schedule/holiday.ts'
import { count, day, inBoth, openDays, says } from '../named.ts'
import { draftOfAnswer } from './draft.ts'

export const namedDraftAnswer = z.extend(draftOfAnswer, { piece: z.string() })

export const closureAnswer = z.strictObject({
  from: day,
  to: says(z.optional(day), 'Not there: one day.'),
  reason: inBoth,
})

export const deskCalendarAnswer = z.strictObject({
  today: day,
  holidays: says(
    z.array(z.strictObject({ date: day, ids: z.array(z.enum(holidayIds)) })),
    'Public holidays of the year, also those that the shop opens.',
  ),
  openHolidays: says(z.unknown(), 'Those on which the shop delivers; null: on none.'),
  openHolidayDrafts: z.array(namedDraftAnswer),
  rest: says(z.array(z.number()), 'The weekdays without deliveries, 1 Monday to 7 Sunday.'),
  closures: z.array(closureAnswer),
  drafts: z.array(namedDraftAnswer),
  sold: says(z.array(z.strictObject({ date: day, count })), 'Deliveries of each day of the year.'),
  kitchen: says(z.unknown(), 'The usual limits, as the catalogue’s folder writes them.'),
  kitchenDrafts: z.array(namedDraftAnswer),
  limited: says(z.array(day), 'Dates with limits of their own, live or in an open draft.'),
  days: says(
    z.array(
      z.strictObject({
        date: day,
        isClosed: z.boolean(),
        most: says(z.nullable(count), 'Of all deliveries of the day; null: no limit of its own.'),
        windows: z.array(
          z.strictObject({ from: z.string(), to: z.string(), taken: count, most: count }),
        ),
        dishes: z.array(z.strictObject({ name: inBoth, taken: count, most: count })),
      }),
    ),
    'The days that can be ordered, with the dishes that are the nearest to their limit.',
  ),
})

const loadAnswer = { taken: count, most: count }

export const deskKitchenDayAnswer = z.strictObject({
  today: day,
  isClosed: z.boolean(),
  live: says(
    z.unknown(),
    'The day’s own limits, as the catalogue’s folder writes them; null: it has none.',
  ),
  drafts: z.array(namedDraftAnswer),
  usual: z.strictObject({ deliveriesPerWindow: count, portionsPerMeal: count }),
  deliveries: says(count, 'Over all windows.'),
  windows: z.array(
    z.strictObject({ id: z.string(), from: z.string(), to: z.string(), ...loadAnswer }),
  ),
  dishes: says(
    z.array(z.strictObject({ slug: z.string(), name: inBoth, ...loadAnswer })),
    'What is on the menu that day, or sold for it; what sold most first.',
  ),
})

export const couponResultAnswer = z.strictObject({
  orders: count,
  paid: says(z.number(), 'In euros.'),
  discount: says(z.number(), 'In euros.'),
  weeks: z.array(z.strictObject({ week: says(day, 'Its Monday.'), orders: count })),
})

export const deskCouponsAnswer = z.strictObject({
  today: day,
  coupons: z.array(
    z.strictObject({
      id: z.string(),
      live: says(z.unknown(), 'As the catalogue’s folder writes it; null: only a draft has it.'),
      drafts: z.array(namedDraftAnswer),
      uses: says(count, 'Those of unpaid orders too.'),
      result: says(
        z.nullable(couponResultAnswer),
        'Of paid orders; null: who is asking sees no takings.',
      ),
    }),
  ),
})

export const menuWeekAnswer = z.strictObject({
  id: says(z.string(), 'Of a template its id, of a week its Monday.'),
  live: says(z.unknown(), 'As the catalogue’s folder writes it; null: only a draft has it.'),
  drafts: z.array(namedDraftAnswer),
})

export const deskBoardAnswer = z.strictObject({
  today: day,
  weekdays: openDays,
  templates: says(z.array(menuWeekAnswer), 'Named weeks that differ from the usual one.'),
  calendar: says(
    z.array(menuWeekAnswer),
    'Weeks that follow a template, those that are over among them; the others are as usual.',
  ),
  categories: z.array(z.strictObject({ code: z.string(), name: inBoth })),
  dishes: z.array(
    z.strictObject({
      slug: z.string(),
      name: inBoth,
      categories: z.array(z.string()),
      live: z.unknown(),
      drafts: z.array(namedDraftAnswer),
      sold: says(
        z.array(z.strictObject({ date: day, amount: count })),
        'Portions of the days to come.',
      ),
    }),
  ),
})
