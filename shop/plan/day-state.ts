import type { ItemType } from '../meal.ts'
import { type Amounts, amountsOf } from '../pricing.ts'
import { leastMainMeals, mainMealsADay, type Plan } from './plan.ts'

/** What a plan requires of a delivery: main meals and, as snacks, breakfasts. */
type Needed = Readonly<Record<'main-meal' | 'snack', number>>

type CountedItem = {
  readonly type: ItemType
  readonly amount: number
  readonly breakfast?: boolean
}

export type CountedDelivery = {
  readonly plan: Plan
  readonly days: number
  readonly items: readonly CountedItem[]
}

/** How far a delivery is filled (§4, Day plan state). */
export type DayState = {
  readonly name: 'hidden' | 'empty' | 'incomplete' | 'complete' | 'complete-with-extra'
  /** Held of the required, and never more. */
  readonly held: number
  /** What is in it, main meals beyond the plan included. */
  readonly holds: Needed
  readonly required: number
  readonly progress: number
  readonly missing: Needed
  readonly extra: number
}

/** The least number of each type in a delivery of so many days (§9). */
export function requiredFor(
  plan: Plan,
  { days }: Pick<CountedDelivery, 'days'>,
): Record<ItemType, number> {
  if (plan.type === 'daily') return { 'main-meal': leastMainMeals(plan), snack: 0, extras: 0 }
  const snack = plan.breakfast ? days : 0
  return { 'main-meal': mainMealsADay(plan) * days, snack, extras: 0 }
}

export function lackingIn(
  delivery: CountedDelivery,
): { type: keyof Needed; required: number; missing: number }[] {
  const required = requiredFor(delivery.plan, delivery)
  const missing = missingOf(required, heldOf(delivery.items))
  return (['main-meal', 'snack'] as const)
    .filter(type => missing[type] > 0)
    .map(type => ({ type, required: required[type], missing: missing[type] }))
}

/** The type that exceeds what a weekly plan takes; an amount that does not grow is allowed. */
export function overfullType(
  delivery: CountedDelivery,
  before: readonly CountedItem[],
): { type: 'main-meal'; required: number } | null {
  if (delivery.plan.type === 'daily') return null
  const type = 'main-meal'
  const required = requiredFor(delivery.plan, delivery)[type]
  const amount = amountsOf(delivery.items)[type]
  return amount > required && amount > amountsOf(before)[type] ? { type, required } : null
}

/** `held`: what counts towards `required`; `amounts`: everything in the delivery. */
export function dayState(required: Needed, held: Needed, amounts: Amounts): DayState {
  const missing = missingOf(required, held)
  const needed = required['main-meal'] + required.snack
  const there = needed - missing['main-meal'] - missing.snack
  const extra = amounts.snack - Math.min(held.snack, required.snack) + amounts.extras
  return {
    name: nameOf(needed, there, extra, amounts.all),
    held: there,
    holds: { 'main-meal': held['main-meal'], snack: Math.min(held.snack, required.snack) },
    required: needed,
    progress: needed === 0 ? 100 : Math.floor((there / needed) * 100),
    missing,
    extra,
  }
}

function nameOf(needed: number, there: number, extra: number, all: number): DayState['name'] {
  if (all === 0) return needed === 0 ? 'hidden' : 'empty'
  if (there < needed) return 'incomplete'
  return extra > 0 ? 'complete-with-extra' : 'complete'
}

function missingOf(required: Needed, held: Needed): Needed {
  return {
    'main-meal': Math.max(required['main-meal'] - held['main-meal'], 0),
    snack: Math.max(required.snack - held.snack, 0),
  }
}

/** What counts towards what is required: main meals, and of the snacks the breakfasts. */
export function heldOf(items: readonly CountedItem[]): Needed {
  const held = { 'main-meal': 0, snack: 0 }
  for (const { type, amount, breakfast } of items) {
    if (type === 'main-meal') held['main-meal'] += amount
    else if (breakfast) held.snack += amount
  }
  return held
}
