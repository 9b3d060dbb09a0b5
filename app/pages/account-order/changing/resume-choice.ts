import { useEffect, useState } from 'react'
import type { DeliveryDayAnswer, ResumeChoiceAnswer } from '#server/answers.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { call } from '../../../call.ts'

export type ResumeChoice = ResumeChoiceAnswer

/** All choices of days; null while they load, empty if the call failed. */
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

/** Whether every meal is on the menu of its new day. */
function isWhole({ deliveries }: Pick<ResumeChoice, 'deliveries'>): boolean {
  return deliveries.every(({ missing }) => missing.length === 0)
}

/** Whether every missing meal has a substitute. */
export function isPossible({ deliveries }: Pick<ResumeChoice, 'deliveries'>): boolean {
  return deliveries.every(({ swaps }) => swaps.every(({ by }) => by !== null))
}

/** The nearest choice with every meal; else with substitutes; else the nearest of all. */
export function firstOf(choices: readonly ResumeChoice[]): ResumeChoice | null {
  return choices.find(isWhole) ?? choices.find(isPossible) ?? choices[0] ?? null
}

/** The substitutes, as `customer-order-resume` takes them. */
export function swapsOf({ deliveries }: Pick<ResumeChoice, 'deliveries'>) {
  return deliveries.flatMap(({ id: scheduleMenuId, swaps }) =>
    swaps.flatMap(({ itemId, by }) => (by ? [{ scheduleMenuId, itemId, byId: by.itemId }] : [])),
  )
}

export function startingOn(choices: readonly ResumeChoice[], date: string): ResumeChoice[] {
  return choices.filter(({ dates }) => dates[0] === date)
}

/** Every day from the first possible start to the last; those without a choice have no window. */
export function daysOf(choices: readonly ResumeChoice[]): DeliveryDayAnswer[] {
  const firsts = choices.flatMap(({ dates }) => dates[0] ?? []).sort()
  const [first] = firsts
  const last = firsts.at(-1) ?? ''
  const days: DeliveryDayAnswer[] = []
  for (let date = first ?? '9'; date <= last; date = addDays(date, 1)) {
    const pairs = startingOn(choices, date)
    const timePeriods = firstOf(pairs)?.timePeriods ?? []
    const isFree = pairs.some(isPossible)
    days.push({
      date,
      closed: weekdayOf(date) > 5 && pairs.length === 0 ? 'weekend' : null,
      closedReason: null,
      timePeriods: timePeriods.map(period => ({
        ...period,
        available: isFree && period.available,
      })),
    })
  }
  return days
}

/** The meals that rule a day out; empty if it can be chosen. */
export function missingFor(choices: readonly ResumeChoice[], date: string): string[] {
  const pairs = startingOn(choices, date)
  if (pairs.some(isPossible)) return []
  const swaps = pairs[0]?.deliveries.flatMap(each => each.swaps) ?? []
  return [...new Set(swaps.flatMap(({ name, by }) => (by ? [] : [name])))]
}
