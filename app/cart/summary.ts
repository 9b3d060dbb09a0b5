import type { CartAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { useWords, type Words } from '../text/words.ts'

type Told = {
  /** "3 items"; "2 of 30 meals" while a plan is being filled. */
  readonly count: string
  /** The grand total: of a plan from its choice on what it will cost. */
  readonly total: string
  /** Says that a delivery charge is in the total; null: there is none. */
  readonly note: string | null
  /** The line under the total where there is little room: how far a plan is filled, else the note. */
  readonly line: string
}

/** What a cart says of itself wherever it stands in one line (§2). */
export function useCartSummary(cart: CartAnswer): Told {
  return cartSummary(cart, useWords().layout)
}

export function cartSummary(cart: CartAnswer, layout: Words['layout']): Told {
  const { grandtotal, shipping } = cart.expected
  const { chosen, included } = mealsOf(cart)
  const isFilling = chosen < included
  const count = isFilling ? layout.cartOf(chosen, included) : layout.cart(cart.amounts.all)
  const note = shipping > 0 ? layout.withShipping : null
  const total = formatEuros(grandtotal)
  return { count, total, note, line: isFilling ? count : (note ?? '') }
}

/** The meals that a plan includes, and how many of them are chosen; none in a single order. */
function mealsOf({ scheduleMenus, spotPlan }: Pick<CartAnswer, 'scheduleMenus' | 'spotPlan'>) {
  const { mainMeals, daysPerWeek, weeks, breakfast } = spotPlan.plan.config
  const aWeek = (mainMeals ?? 0) + (breakfast ? (daysPerWeek ?? 0) : 0)
  const held = scheduleMenus.reduce((sum, { state }) => sum + state.held, 0)
  const included = aWeek * (weeks ?? 0)
  return { chosen: Math.min(held, included), included }
}
