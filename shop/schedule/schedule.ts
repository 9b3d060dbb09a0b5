import { tzOffset } from '@date-fns/tz'
import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import type { Text } from '../language.ts'
import type { CutOffs } from '../shop-data/cut-offs.ts'
import { weekdayOf } from './weekday.ts'

/** All rules on dates are here (§9, reading: Plans and schedules). */
export const athens = 'Europe/Athens'

export const daysAhead = 28

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A delivery window; `from` and `to` are Athens wall times such as "09:00". */
export type TimePeriod = CutOffs & {
  readonly id: string
  /** own: it has a name alone. */
  readonly code: 'morning' | 'afternoon' | 'own'
  readonly name: Text
  readonly from: string
  readonly to: string
}

/** Days without deliveries: holidays, weekdays of rest, and closed days with their reasons. */
export type Holidays = {
  has(date: string): boolean
  readonly weekdays?: readonly number[]
  readonly own?: ReadonlyMap<string, Text>
}

/** weekend, closed-day: a weekday of rest. own: a closed day of the shop. */
type Closed = 'weekend' | 'closed-day' | 'holiday' | 'own'

/** full: in time, but the kitchen takes no more deliveries. */
export type DeliveryWindow = TimePeriod & { readonly available: boolean; readonly full: boolean }

export type DeliveryDay = {
  readonly date: string
  readonly closed: Closed | null
  /** The shop's reason where `closed` is `own`. */
  readonly closedReason: Text | null
  readonly timePeriods: readonly DeliveryWindow[]
}

/**
 * The days for a first delivery, closed days included, from tomorrow on, or from today where a window of
 * today is still in time. Dates are written "2026-11-23".
 */
export function deliveryDays(
  now: number,
  periods: readonly TimePeriod[],
  holidays: Holidays,
  kitchen: Kitchen = endlessKitchen,
): DeliveryDay[] {
  const today = athensDate(now)
  const first = periods.some(period => isInTime(today, period, now)) ? 0 : 1
  return Array.from({ length: daysAhead + 1 - first }, (_, index) => {
    const date = addDays(today, first + index)
    const closed = closedBecause(date, holidays)
    return {
      date,
      closed,
      closedReason: reasonFor(closed, date, holidays),
      timePeriods: periods.map(period => {
        const inTime = closed === null && isInTime(date, period, now)
        const full = inTime && kitchen.isFull(date, period.id)
        return { ...period, available: inTime && !full, full }
      }),
    }
  })
}

export function canDeliver(
  date: string,
  period: TimePeriod,
  holidays: Holidays,
  now: number,
): boolean {
  if (!isInTime(date, period, now) || date > addDays(athensDate(now), daysAhead)) return false
  return closedBecause(date, holidays) === null
}

export function closedBecause(date: string, holidays: Holidays): Closed | null {
  const day = weekdayOf(date)
  if ((holidays.weekdays ?? weekend).includes(day)) return day > 5 ? 'weekend' : 'closed-day'
  if (holidays.own?.has(date)) return 'own'
  return holidays.has(date) ? 'holiday' : null
}

const weekend = [6, 7]

/** The weekdays on which the shop delivers, 1 Monday to 7 Sunday. */
export function openWeekdays({ weekdays = weekend }: Pick<Holidays, 'weekdays'>): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter(day => !weekdays.includes(day))
}

export function reasonFor(closed: Closed | null, date: string, { own }: Holidays): Text | null {
  return closed === 'own' ? (own?.get(date) ?? null) : null
}

/** Until when a delivery can be ordered or cancelled (epoch milliseconds, §9). */
export function orderCutOff(
  date: string,
  { from, orderHours }: Pick<TimePeriod, 'from' | 'orderHours'>,
): number {
  return athensInstant(date, from) - orderHours * hour
}

/** Until when the meals of a delivery can be changed (epoch milliseconds). */
export function mealChangeCutOff(
  date: string,
  { from, changeHours }: Pick<TimePeriod, 'from' | 'changeHours'>,
): number {
  return athensInstant(date, from) - changeHours * hour
}

function isInTime(date: string, period: TimePeriod, now: number): boolean {
  return now <= orderCutOff(date, period)
}

/** Whether a window of a date is over at an instant; `to`: its end, as 20:00 in Athens. */
export function isWindowOver(date: string, to: string, now: number): boolean {
  return now >= athensInstant(date, to)
}

/** The instant (epoch milliseconds) of an Athens wall time. */
export function athensInstant(date: string, time: string): number {
  const key = `${date}T${time}`
  const instant = instants.get(key) ?? foundInstant(date, time)
  if (instants.size > mostInstants) instants.clear()
  instants.set(key, instant)
  return instant
}

/** A month's cart needs eight cut-offs with every change, and the zone is slow to look up. */
const instants = new Map<string, number>()
const mostInstants = 500

function foundInstant(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const first = asUtc - offsetAt(asUtc)
  // The first guess may be on the other side of a clock change.
  return asUtc - offsetAt(first)
}

export function athensDate(instant: number): string {
  return new Date(instant + offsetAt(instant)).toISOString().slice(0, 10)
}

export function athensTime(instant: number): string {
  return new Date(instant + offsetAt(instant)).toISOString().slice(0, 16).replace('T', ' ')
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** A real calendar date written "2026-11-23". */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** A zone changes its offset at full quarters of an hour only. */
const quarter = 15 * minute
const mostOffsets = 2000
const offsets = new Map<number, number>()

/** Remembered, because asking for it takes longer than all else that a day's plan needs. */
function offsetAt(instant: number): number {
  const key = Math.floor(instant / quarter)
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= mostOffsets) offsets.clear()
  const offset = tzOffset(athens, new Date(instant)) * minute
  offsets.set(key, offset)
  return offset
}
