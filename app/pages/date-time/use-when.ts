import { useState } from 'react'
import type { CartAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { type Choice, firstChoice, isOpen, onDay } from './choice.ts'
import { useDays } from './days.ts'
import { dayOfPair, firstPair, isSame } from './pairs.ts'

/** What the customer chooses beside the place: the dates and the window, as the calls take them. */
type Chosen = { readonly dates: readonly string[]; readonly timePeriodId: string }

/** The days and windows of a cart that has none yet, with a good default chosen. */
export function useWhen(cart: CartAnswer) {
  const asks = cart.timePeriod === null
  const { days, pairs, wished, status, load } = useDays(asks ? cart.id : undefined)
  const [wishedDay, setDay] = useState<Choice | null>(null)
  const [wishedPair, setPair] = useState<DeliveryPairAnswer | null>(null)
  const [wishedWindow, setWindow] = useState<string>()
  const weekly = cart.spotPlan.plan.type === 'weekly'

  // Days that were loaded again may lack what was chosen before.
  const keptDay = days?.find(day => day.date === wishedDay?.date && isOpen(day))
  const day = keptDay
    ? onDay(keptDay, wishedDay?.timePeriodId)
    : days && firstChoice(days, cart, wished)
  const pair =
    pairs?.find(({ dates }) => wishedPair && isSame(dates, wishedPair.dates)) ??
    (pairs && firstPair(pairs, cart))
  const ofPair = pair && onDay(dayOfPair(pair), wishedWindow)
  const choice = weekly ? ofPair : day
  const dates = weekly ? pair?.dates : day && [day.date]
  const chosen: Chosen | null =
    choice && dates ? { dates: [...dates], timePeriodId: choice.timePeriodId } : null

  return {
    asks,
    weekly,
    status,
    days,
    pairs,
    wished,
    pair,
    choice,
    chosen,
    load,
    setDay,
    setPair,
    setWindow,
  }
}

export type When = ReturnType<typeof useWhen>
