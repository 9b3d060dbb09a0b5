import type { DeliveryPairAnswer } from '#server/answers.ts'
import { addDays } from '#shop/schedule.ts'
import { mondayOf } from './pairs.ts'

/** A day of the plan's calendar: meals come on it, or are there from an earlier delivery. */
export type PlanDay = { readonly date: string; readonly kind: 'delivery' | 'covered' | 'free' }

type Deliveries = DeliveryPairAnswer['deliveries']

/** Whole weeks, Monday to Sunday, from the first delivery to the last day that one covers. */
export function planWeeks(deliveries: Deliveries): PlanDay[][] {
  const [first] = deliveries
  const last = deliveries.at(-1)
  if (!first || !last) return []
  const kinds = new Map<string, PlanDay['kind']>()
  for (const { date, days } of deliveries)
    for (let day = 0; day < days; day++)
      kinds.set(addDays(date, day), day === 0 ? 'delivery' : 'covered')
  const lastDay = addDays(last.date, last.days - 1)
  const weeks: PlanDay[][] = []
  for (let monday = mondayOf(first.date); monday <= lastDay; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index)
        return { date, kind: kinds.get(date) ?? 'free' }
      }),
    )
  return weeks
}

/** Deliveries of later weeks that a holiday has moved from the first week's days. */
export function movedDates({ dates, deliveries }: DeliveryPairAnswer): string[] {
  return deliveries
    .filter(({ date }, index) => {
      const usual = dates[index % dates.length] ?? date
      return date !== addDays(usual, 7 * Math.floor(index / dates.length))
    })
    .map(({ date }) => date)
}
