import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge.ts'
import { toEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import type { Closure } from '#shop/publishing/closures.ts'
import { addDays, athensDate, closedBecause, daysAhead } from '#shop/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { greekHolidays } from '../catalogue/holidays.ts'
import { readLoads } from '../db/capacity.ts'
import { couponUses, couponWeeks, deliveriesByDay } from '../db/release/calendar.ts'
import { openDrafts } from '../db/release/releases.ts'
import { pieceOf } from '../folder/pieces.ts'
import type { Dish } from '../folder/schemas/dish.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type DraftOf, draftOf } from './drafts.ts'

type NamedDraft = DraftOf & { readonly piece: string }
/** A window's or a dish's load on a day. */
type Load = { readonly taken: number; readonly most: number }

type CalendarView = {
  readonly today: string
  /** Public holidays of the year, those on weekdays of rest included. */
  readonly holidays: readonly string[]
  /** Weekdays of rest, 1 Monday to 7 Sunday. */
  readonly rest: readonly number[]
  readonly closures: readonly Closure[]
  readonly drafts: readonly NamedDraft[]
  readonly sold: readonly { readonly date: string; readonly count: number }[]
  readonly kitchen: Json
  readonly kitchenDrafts: readonly NamedDraft[]
  /** Dates with limits of their own, live or drafted. */
  readonly limited: readonly string[]
  /** Days open for orders, with their fullest dishes. */
  readonly days: readonly {
    readonly date: string
    readonly isClosed: boolean
    /** All deliveries; null: no limit of its own. */
    readonly most: number | null
    readonly windows: readonly (Load & { readonly from: string; readonly to: string })[]
    readonly dishes: readonly (Load & { readonly name: Text })[]
  }[]
}

const mostDishes = 5

/** A year's closed days and sold deliveries, and the load of the days to come. */
export async function calendarOne(
  call: StaffCall,
  { year }: { year: string },
): Promise<CalendarView> {
  const { db, catalogue, now } = call
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const [parts, drafts, kitchenDrafts, limitDrafts, sold] = await Promise.all([
    readParts(db, ['shop']),
    named(call, 'closed-day'),
    named(call, 'capacity'),
    named(call, 'day-limit'),
    deliveriesByDay(db, first, last),
  ])
  const holidays: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1))
    if (greekHolidays.has(date)) holidays.push(date)
  return {
    ...{ today: athensDate(now), holidays, drafts, kitchenDrafts, sold },
    rest: catalogue.closedDays.weekdays,
    closures: parts.shop.closed?.days ?? [],
    kitchen: pieceOf(parts, { kind: 'capacity', piece: 'capacity' }),
    limited: [
      ...new Set([
        ...(parts.shop.dayLimits ?? []).map(({ date }) => date),
        ...limitDrafts.map(({ piece }) => piece),
      ]),
    ].sort(),
    days: await kitchenDays(call),
  }
}

async function kitchenDays({ db, catalogue, now }: StaffCall): Promise<CalendarView['days']> {
  const today = athensDate(now)
  const { timePeriods, kitchenLimit, dayLimits, holidays, meals } = catalogue
  const loads = Map.groupBy(await readLoads(db, today), ({ date }) => date)
  const names = new Map(meals.map(({ id, name }) => [id, name]))
  return Array.from({ length: daysAhead }, (_, index) => {
    const date = addDays(today, index)
    const own = loads.get(date) ?? []
    const windows = timePeriods.map(({ id, from, to }) => {
      const load = own.find(({ kind, what }) => kind === 'window' && what === id)
      const { taken, most } = load ?? { taken: 0, most: kitchenLimit.deliveriesPerWindow }
      return { from, to, taken, most }
    })
    const dishes = own.flatMap(({ kind, what, taken, most }) => {
      const name = names.get(what)
      return kind === 'meal' && taken > 0 && name ? [{ name, taken, most }] : []
    })
    const fullest = dishes.toSorted((one, other) => share(other) - share(one)).slice(0, mostDishes)
    const most = dayLimits.find(one => one.date === date)?.deliveries ?? null
    const isClosed = closedBecause(date, holidays) !== null
    return { date, isClosed, most, windows, dishes: fullest }
  }).filter(({ isClosed, windows }) => !isClosed || windows.some(({ taken }) => taken > 0))
}

function share({ taken, most }: Load): number {
  return most > 0 ? taken / most : 1
}

type CouponView = {
  readonly id: string
  /** null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
  /** Unpaid orders count, as for its limit. */
  readonly uses: number
  /** Euros of paid orders; null: the role sees no takings. */
  readonly result: {
    readonly orders: number
    readonly paid: number
    readonly discount: number
    readonly weeks: readonly { readonly week: string; readonly orders: number }[]
  } | null
}

/** Public coupons with drafts and results. Gifts to one customer are left out. */
export async function couponCollection(
  call: StaffCall,
): Promise<{ readonly today: string; readonly coupons: readonly CouponView[] }> {
  const { db, staff, now } = call
  const [parts, drafted, uses] = await Promise.all([
    readParts(db, ['coupons']),
    named(call, 'coupon'),
    couponUses(db),
  ])
  const weeks = mayCall(staff.roles, 'takings-one')
    ? Map.groupBy(await couponWeeks(db), ({ couponId }) => couponId)
    : null
  const drafts = Map.groupBy(drafted, ({ piece }) => piece)
  const ids = new Set([...parts.coupons.map(({ id }) => id), ...drafts.keys()])
  const coupons = [...ids].map(id => {
    const own = weeks?.get(id) ?? []
    const sum = (of: 'orders' | 'paid' | 'discount') =>
      own.reduce((total, week) => total + week[of], 0)
    const result = {
      ...{ orders: sum('orders'), paid: toEuros(sum('paid')), discount: toEuros(sum('discount')) },
      weeks: own.map(({ week, orders }) => ({ week, orders })),
    }
    return {
      ...{ id, live: pieceOf(parts, { kind: 'coupon', piece: id }), drafts: drafts.get(id) ?? [] },
      ...{ uses: uses.get(id) ?? 0, result: weeks && result },
    }
  })
  return { today: athensDate(now), coupons }
}

type NamedLive = {
  readonly id: string
  /** null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
}

type BoardView = {
  readonly today: string
  readonly templates: readonly NamedLive[]
  /** Weeks that follow a template, by their Monday, past ones included. */
  readonly calendar: readonly NamedLive[]
  readonly categories: readonly { readonly code: string; readonly name: Text }[]
  readonly dishes: readonly {
    readonly slug: string
    readonly name: Text
    readonly categories: readonly string[]
    readonly live: Json
    readonly drafts: readonly NamedDraft[]
    readonly sold: readonly { readonly date: string; readonly amount: number }[]
  }[]
}

/** Each dish with its weekdays, its different weeks, and its sold portions. */
export async function boardOne(call: StaffCall): Promise<BoardView> {
  const { db, catalogue, now } = call
  const [parts, drafted, templateDrafts, weekDrafts, loads] = await Promise.all([
    readParts(db, ['dishes', 'weeks']),
    named(call, 'dish'),
    named(call, 'template-week'),
    named(call, 'calendar-week'),
    readLoads(db, athensDate(now)),
  ])
  const drafts = Map.groupBy(drafted, ({ piece }) => piece)
  const sold = Map.groupBy(
    loads.filter(({ kind, taken }) => kind === 'meal' && taken > 0),
    ({ what }) => what,
  )
  const dishes = [...parts.dishes].map(([slug, dish]: [string, Dish]) => ({
    ...{ slug, name: dish.name, categories: dish.categories },
    live: pieceOf(parts, { kind: 'dish', piece: slug }),
    drafts: drafts.get(slug) ?? [],
    sold: (sold.get(dish.id ?? slug) ?? []).map(({ date, taken }) => ({ date, amount: taken })),
  }))
  const categories = catalogue.codes.categories.map(({ code, name }) => ({ code, name }))
  const withDrafts = (
    kind: 'template-week' | 'calendar-week',
    live: readonly string[],
    own: readonly NamedDraft[],
  ) =>
    [...new Set([...live, ...own.map(({ piece }) => piece)])].map(id => ({
      ...{ id, live: pieceOf(parts, { kind, piece: id }) },
      drafts: own.filter(({ piece }) => piece === id),
    }))
  const ids = parts.weeks.templates.map(({ id }) => id)
  const mondays = parts.weeks.calendar.map(({ week }) => week)
  return {
    ...{ today: athensDate(now), categories, dishes },
    templates: withDrafts('template-week', ids, templateDrafts),
    calendar: withDrafts('calendar-week', mondays, weekDrafts),
  }
}

async function named(
  { db }: StaffCall,
  kind:
    | 'closed-day'
    | 'capacity'
    | 'day-limit'
    | 'coupon'
    | 'dish'
    | 'template-week'
    | 'calendar-week',
): Promise<NamedDraft[]> {
  const drafts = await openDrafts(db, kind, null)
  return drafts.map(draft => ({ piece: draft.piece, ...draftOf(draft) }))
}
