import { useEffect, useState } from 'react'
import type { DeliveryDayAnswer, ResumeChoiceAnswer } from '#server/answers.ts'
import { addDays, weekdayOf } from '#shop/schedule.ts'
import { call } from '../../../call.ts'

/** A way in which a paused plan can go on. */
export type ResumeChoice = ResumeChoiceAnswer

/** Every way to go on; none where the server could not say. */
export function useChoices(orderId: string) {
  const [choices, setChoices] = useState<readonly ResumeChoice[] | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setChoices(null)
    void call('customer-order-day-collection', { orderId }, leaving).then(answer => {
      if (!leaving.signal.aborted) setChoices(answer.code === 'ok' ? answer.data.pairs : [])
    })
    return () => leaving.abort()
  }, [orderId, tries])
  return { choices, load: () => setTries(count => count + 1) }
}

/** Every meal is on the menu of its new day. */
function isWhole({ deliveries }: Pick<ResumeChoice, 'deliveries'>): boolean {
  return deliveries.every(({ missing }) => missing.length === 0)
}

/** Every meal is there, or one that takes its place. */
export function isPossible({ deliveries }: Pick<ResumeChoice, 'deliveries'>): boolean {
  return deliveries.every(({ swaps }) => swaps.every(({ by }) => by !== null))
}

/** The nearest way with every meal; else with some in the place of others; else the nearest. */
export function firstOf(choices: readonly ResumeChoice[]): ResumeChoice | null {
  return choices.find(isWhole) ?? choices.find(isPossible) ?? choices[0] ?? null
}

/** What takes the place of what, as `customer-order-resume` takes it. */
export function swapsOf({ deliveries }: Pick<ResumeChoice, 'deliveries'>) {
  return deliveries.flatMap(({ id: scheduleMenuId, swaps }) =>
    swaps.flatMap(({ itemId, by }) => (by ? [{ scheduleMenuId, itemId, byId: by.itemId }] : [])),
  )
}

/** The ways that start on that day. */
export function startingOn(choices: readonly ResumeChoice[], date: string): ResumeChoice[] {
  return choices.filter(({ dates }) => dates[0] === date)
}

/** From the first possible day to the last one, every day: those with no way are closed. */
export function daysOf(choices: readonly ResumeChoice[]): DeliveryDayAnswer[] {
  const firsts = choices.flatMap(({ dates }) => dates[0] ?? []).sort()
  const [first] = firsts
  const last = firsts.at(-1) ?? ''
  const days: DeliveryDayAnswer[] = []
  for (let date = first ?? '9'; date <= last; date = addDays(date, 1)) {
    const own = startingOn(choices, date)
    const timePeriods = firstOf(own)?.timePeriods ?? []
    const isFree = own.some(isPossible)
    days.push({
      date,
      closed: weekdayOf(date) > 5 ? 'weekend' : null,
      timePeriods: timePeriods.map(period => ({
        ...period,
        available: isFree && period.available,
      })),
    })
  }
  return days
}

/** The meals that keep a day from being chosen; none where it can be. */
export function missingFor(choices: readonly ResumeChoice[], date: string): string[] {
  const own = startingOn(choices, date)
  if (own.some(isPossible)) return []
  const swaps = own[0]?.deliveries.flatMap(each => each.swaps) ?? []
  return [...new Set(swaps.flatMap(({ name, by }) => (by ? [] : [name])))]
}
