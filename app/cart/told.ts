import type { CartAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'

type Told = {
  /** "3 items"; "2 of 30 meals" while a plan is being filled. */
  readonly count: string
  /** The grand total: of a plan from its choice on what it will cost. */
  readonly total: string
  /** Says that a delivery charge is in the total; null: there is none. */
  readonly note: string | null
}

/** What a cart says of itself wherever it stands in one line (§2). */
export function useCartTold(cart: CartAnswer): Told {
  const { layout } = useWords()
  const { grandtotal, shipping } = cart.expected
  const { chosen, included } = mealsOf(cart)
  return {
    count: chosen < included ? layout.cartOf(chosen, included) : layout.cart(cart.amounts.all),
    total: formatMoney(toCents(grandtotal)),
    note: shipping > 0 ? layout.withShipping : null,
  }
}

/** The meals that a plan includes, and how many of them are chosen; none in a single order. */
function mealsOf({ scheduleMenus, spotPlan }: Pick<CartAnswer, 'scheduleMenus' | 'spotPlan'>) {
  const { mainMeals, daysPerWeek, weeks, breakfast } = spotPlan.plan.config
  const aWeek = (mainMeals ?? 0) + (breakfast ? (daysPerWeek ?? 0) : 0)
  const held = scheduleMenus.reduce((sum, { state }) => sum + state.held, 0)
  const included = aWeek * (weeks ?? 0)
  return { chosen: Math.min(held, included), included }
}
