import type { CartAnswer, DeliveryDayAnswer } from '#server/answers.ts'
import { type Days, isOnMenu } from '#shop/meal.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'

export type Choice = { readonly date: string; readonly timePeriodId: string }

export function isOpen(day: DeliveryDayAnswer): boolean {
  return day.closed === null && day.timePeriods.some(({ available }) => available)
}

/** Whether a day would be open if the kitchen were not full. */
export function isFull(day: DeliveryDayAnswer): boolean {
  return !isOpen(day) && day.timePeriods.some(({ full }) => full)
}

/**
 * The cart's day while it is open, else the first open day, one with the dish on its menu that waits;
 * likewise its window.
 */
export function firstChoice(
  days: readonly DeliveryDayAnswer[],
  cart: Pick<CartAnswer, 'scheduleMenus' | 'timePeriod'>,
  wished: Days | null = null,
): Choice | null {
  const date = cart.scheduleMenus[0]?.date
  const open = days.filter(isOpen)
  const day =
    open.find(other => other.date === date) ??
    open.find(other => wished && isOnMenu(wished, other.date)) ??
    open[0]
  return day ? onDay(day, cart.timePeriod?.id) : null
}

/** The day with the wished window, else its first one left; null: none is left. */
export function onDay(day: DeliveryDayAnswer, wishedPeriodId: string | undefined): Choice | null {
  const left = day.timePeriods.filter(({ available }) => available)
  const period = left.find(({ id }) => id === wishedPeriodId) ?? left[0]
  return period && day.closed === null ? { date: day.date, timePeriodId: period.id } : null
}

/** Whole weeks from Monday to Sunday; null before the first and after the last day. */
export function weeksOf(days: readonly DeliveryDayAnswer[]): (DeliveryDayAnswer | null)[][] {
  const first = days[0]
  if (!first) return []
  const cells = [...Array.from({ length: weekdayOf(first.date) - 1 }, () => null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** Whether the shop rests on weekends and public holidays and on no other day of every week. */
export function restsAsUsual(days: readonly DeliveryDayAnswer[], opensHolidays: boolean): boolean {
  return (
    !opensHolidays &&
    days.every(({ date, closed }) =>
      weekdayOf(date) > 5 ? closed === 'weekend' : closed !== 'closed-day',
    )
  )
}

/** The shop's own closed days, from the first to the last of each reason. */
export function restsIn(days: readonly DeliveryDayAnswer[]) {
  const rests = new Map<string, { from: string; to: string; reason: string }>()
  for (const { date, closedReason: reason } of days)
    if (reason !== null)
      rests.set(reason, { from: rests.get(reason)?.from ?? date, to: date, reason })
  return [...rests.values()]
}
