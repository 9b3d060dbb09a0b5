import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { HolidayId } from '#shop/schedule/holiday.ts'
import { addDays, athensDate, closedBecause, daysAhead } from '#shop/schedule/schedule.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { greekHolidaysOn } from '../catalogue/holidays.ts'
import { readLoads } from '../db/load/capacity.ts'
import { deliveriesByDay } from '../db/release/calendar.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type NamedDraft, namedDrafts } from './named-drafts.ts'

type Load = { readonly taken: number; readonly most: number }

type CalendarView = {
  readonly today: string
  /** Public holidays of the year, those on weekdays of rest and those that the shop opens included. */
  readonly holidays: readonly { readonly date: string; readonly ids: readonly HolidayId[] }[]
  /** Those on which it delivers, as the folder writes them. */
  readonly openHolidays: Json
  readonly openHolidayDrafts: readonly NamedDraft[]
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
  const [parts, drafts, kitchenDrafts, limitDrafts, termDrafts, sold] = await Promise.all([
    readParts(db, ['shop']),
    namedDrafts(call, 'closed-day'),
    namedDrafts(call, 'capacity'),
    namedDrafts(call, 'day-limit'),
    namedDrafts(call, 'terms'),
    deliveriesByDay(db, first, last),
  ])
  const holidays: CalendarView['holidays'][number][] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const ids = greekHolidaysOn(date) ?? []
    if (ids.length > 0) holidays.push({ date, ids })
  }
  const opened = parts.shop.closed?.openHolidays
  return {
    ...{ today: athensDate(now), holidays, drafts, kitchenDrafts, sold },
    openHolidays: opened ? { holidays: opened } : null,
    openHolidayDrafts: termDrafts.filter(({ piece }) => piece === 'openHolidays'),
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
    const loadsOfDay = loads.get(date) ?? []
    const windows = timePeriods.map(({ id, from, to }) => {
      const load = loadsOfDay.find(({ kind, what }) => kind === 'window' && what === id)
      const { taken, most } = load ?? { taken: 0, most: kitchenLimit.deliveriesPerWindow }
      return { from, to, taken, most }
    })
    const dishes = loadsOfDay.flatMap(({ kind, what, taken, most }) => {
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
