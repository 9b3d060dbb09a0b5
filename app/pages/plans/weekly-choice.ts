import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { PlanAnswer } from '#server/answers.ts'
import { mostWeeks } from '#shop/plan/plan.ts'
import { useCart } from '../../cart/cart.ts'
import { useEarlyAnswers } from '../../early-answers.ts'
import { useOnceAlive } from '../../hydrated.ts'
import { paramsNow } from '../../ui/params-now.ts'
import { isDietCode } from './goals.ts'
import {
  choicesIn,
  nearestTo,
  type PlanPrices,
  planPriceFor,
  type WeeklyChoice,
  withoutPlan,
} from './plan-prices.ts'

const usual: WeeklyChoice = {
  dietCode: 'bal',
  daysPerWeek: 5,
  mainMeals: 10,
  weeks: 1,
  breakfast: false,
}

/** The choice, kept in the URL's search so that it can be shared, and the offer for it. */
export function useWeeklyChoice(sold: PlanPrices) {
  const [params, setParams] = useSearchParams()
  const [offers, setOffers] = useState(sold)
  const { cart } = useCart()
  // The wanted search until the page is drawn with it: a faster next choice builds on it.
  const [asked, setAsked] = useState<string | null>(null)
  const before = firstChoice(offers, cart?.spotPlan.plan)
  const search = params.toString()
  const shown = useOnceAlive(search, '')
  const choice = choiceFrom(new URLSearchParams(asked ?? shown), before)
  const offer = planPriceFor(offers, choice)
  const isOwn = useNavigationType() === 'REPLACE'

  useEffect(() => {
    setAsked(before => (isOwn && before !== search ? before : null))
  }, [search, isOwn])
  useEarlyAnswers(early => ask(new URLSearchParams([...early, ...paramsNow()])))

  function ask(next: URLSearchParams): void {
    setAsked(next.toString())
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return {
    offers,
    choice,
    offer,
    nearest: offer ? null : nearestTo(offers, choice),
    choose: (next: WeeklyChoice) => ask(withChoice(paramsNow(), next)),
    /** Drops a plan that the shop no longer sells. */
    forget: (gone: WeeklyChoice) => setOffers(before => withoutPlan(before, gone)),
  }
}

/** The open cart's plan, else the usual one; or the nearest that is sold. */
export function firstChoice(offers: PlanPrices, plan: PlanAnswer | undefined): WeeklyChoice {
  const { dietCode = usual.dietCode, daysPerWeek, mainMeals, weeks, breakfast } = plan?.config ?? {}
  const open = daysPerWeek && mainMeals && weeks
  const wanted = open
    ? { dietCode, daysPerWeek, mainMeals, weeks, breakfast: breakfast ?? false }
    : { ...usual, dietCode }
  return nearestTo(offers, wanted) ?? wanted
}

/** The link's answers, else those before; other days keep the main meals per day. */
export function choiceFrom(params: URLSearchParams, before: WeeklyChoice): WeeklyChoice {
  const goal = params.get('goal')
  const breakfast = params.get('breakfast')
  const days = numberIn(params, 'days', 7)
  const moved = days ? withDays(before, days) : before
  return {
    dietCode: isDietCode(goal) ? goal : before.dietCode,
    daysPerWeek: moved.daysPerWeek,
    mainMeals: numberIn(params, 'meals', 21) ?? moved.mainMeals,
    weeks: numberIn(params, 'weeks', mostWeeks) ?? before.weeks,
    breakfast: breakfast === null ? before.breakfast : breakfast === '1',
  }
}

export function withChoice(params: URLSearchParams, choice: WeeklyChoice): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('goal', choice.dietCode)
  next.set('days', String(choice.daysPerWeek))
  next.set('meals', String(choice.mainMeals))
  next.set('weeks', String(choice.weeks))
  next.set('breakfast', choice.breakfast ? '1' : '0')
  return next
}

/** The choice with other days and as many main meals per day. */
export function withDays(choice: WeeklyChoice, daysPerWeek: number): WeeklyChoice {
  const aDay = Math.max(Math.round(choice.mainMeals / choice.daysPerWeek), 1)
  return { ...choice, daysPerWeek, mainMeals: daysPerWeek * aDay }
}

/** The possible answers to each question: those that some plan has. */
export function answersIn(offers: PlanPrices, { daysPerWeek }: WeeklyChoice) {
  const choices = choicesIn(offers)
  const inWeek = choices.filter(other => other.daysPerWeek === daysPerWeek)
  return {
    days: rising(choices.map(other => other.daysPerWeek)),
    meals: rising(inWeek.map(other => other.mainMeals)),
    weeks: rising(choices.map(other => other.weeks)),
  }
}

function rising(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}

function numberIn(params: URLSearchParams, name: string, most: number): number | null {
  const text = params.get(name) ?? ''
  if (!/^\d{1,2}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= most ? number : null
}
