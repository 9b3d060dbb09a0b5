import type { ItemType } from './meal.ts'
import type { Amounts } from './pricing.ts'

/** What a plan asks of a delivery: main meals and, as snacks, breakfasts. */
export type Needed = Readonly<Record<'main-meal' | 'snack', number>>

/** How far a delivery is filled (§4, Day plan state). */
export type DayState = {
  readonly name: 'hidden' | 'empty' | 'incomplete' | 'complete' | 'complete-with-extra'
  /** Of what is required, how much is there; never more than is required. */
  readonly held: number
  readonly required: number
  /** Percent, 100 only when nothing lacks. */
  readonly progress: number
  readonly missing: Needed
  /** Snacks and extras beyond what is required. */
  readonly extra: number
}

/**
 * The state of a delivery that must hold `required`, of which `held` is there, breakfasts counted
 * apart from the other snacks of `amounts`.
 */
export function dayState(
  required: Readonly<Record<'main-meal' | 'snack', number>>,
  held: Needed,
  amounts: Amounts,
): DayState {
  const missing = {
    'main-meal': Math.max(required['main-meal'] - held['main-meal'], 0),
    snack: Math.max(required.snack - held.snack, 0),
  }
  const needed = required['main-meal'] + required.snack
  const there = needed - missing['main-meal'] - missing.snack
  const extra = amounts.snack - Math.min(held.snack, required.snack) + amounts.extras
  return {
    name: nameOf(needed, there, extra, amounts.all),
    held: there,
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

/** What counts towards what is required: main meals, and of the snacks the breakfasts. */
export function heldOf(
  items: readonly {
    readonly type: ItemType
    readonly amount: number
    readonly breakfast?: boolean
  }[],
): Needed {
  const held = { 'main-meal': 0, snack: 0 }
  for (const { type, amount, breakfast } of items) {
    if (type === 'main-meal') held['main-meal'] += amount
    else if (breakfast) held.snack += amount
  }
  return held
}
