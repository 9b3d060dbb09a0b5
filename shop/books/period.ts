import { addDays } from '../schedule/schedule.ts'

/** Athens calendar dates, both included. */
export type Period = { readonly from: string; readonly to: string }

/** The longest periods in days. */
export const mostTakingsDays = 366
export const mostDocumentDays = 100

export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

export function monthOf(date: string): Period {
  const first = `${date.slice(0, 7)}-01`
  // The 32nd day of any month lies in the next one.
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: first, to: addDays(next, -1) }
}

/** The period before (-1) or after (1): months by whole months, anything else by its own length. */
export function neighbourPeriod(period: Period, step: -1 | 1): Period {
  const { from, to } = period
  const month = monthOf(from)
  if (from === month.from && to.slice(0, 7) === from.slice(0, 7) && daysOf(period) > 1)
    return monthOf(step === 1 ? addDays(month.to, 1) : addDays(from, -1))
  const days = step * daysOf(period)
  return { from: addDays(from, days), to: addDays(to, days) }
}

/** A period that goes on to a day ahead ends today; one that begins ahead is left as it is. */
export function upTo(period: Period, today: string): Period {
  return period.from <= today && period.to > today ? { ...period, to: today } : period
}
