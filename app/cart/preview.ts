import type {
  CartAnswer,
  CartItemAnswer,
  ScheduleMenuAnswer,
  TotalsAnswer,
} from '#server/answers.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { dayState, heldOf } from '#shop/plan/day-state.ts'
import {
  amountsOf,
  breakfastCategory,
  charged,
  filledUp,
  type PricedCoupon,
  type PricedItem,
  type Totals,
  totals,
} from '#shop/pricing.ts'

/** A changed amount that the server has not confirmed yet. */
export type Change = {
  readonly scheduleMenuId: string
  readonly item: CartItemAnswer
  readonly amount: number
}

/**
 * The cart as the server will answer it: the totals come from the function that the server charges by.
 * Errors and hints stay as they are until the answer, because their sentences are the server's.
 */
export function preview(cart: CartAnswer, changes: readonly Change[]): CartAnswer {
  if (changes.length === 0) return cart
  const { config, type } = cart.spotPlan.plan
  const breakfast = toCents(config.prices.snack)
  const scheduleMenus = cart.scheduleMenus.map(menu => withChanges(menu, changes, breakfast))
  const lines = scheduleMenus.map(menu => linesOf(menu.items, menu, breakfast))
  const order = {
    planType: type,
    mainMealsPerWeek: config.mainMeals,
    spotKind: cart.spot?.kind ?? null,
    deliveries: lines,
    coupon: couponOf(cart),
    delivery: { ...cart.delivery, fee: toCents(cart.delivery.fee) },
  }
  const lacking = scheduleMenus.map(({ state }) => state.missing)
  const prices = { mainMeal: toCents(config.prices['main-meal']), snack: breakfast }
  return {
    ...cart,
    scheduleMenus,
    amounts: amountsOf(lines.flat()),
    totals: sumsInEuros(totals(order)),
    expected: sumsInEuros(totals(filledUp(order, lacking, prices))),
    saved: scheduleMenus.every(({ state }) => state.progress === 100) ? cart.saved : 0,
  }
}

type Line = PricedItem & { readonly id: string; readonly included?: true }

function withChanges(
  menu: ScheduleMenuAnswer,
  changes: readonly Change[],
  breakfast: number,
): ScheduleMenuAnswer {
  const mine = changes.filter(({ scheduleMenuId }) => scheduleMenuId === menu.id)
  if (mine.length === 0) return menu
  let items = menu.items
  for (const change of mine) {
    const index = items.findIndex(({ id }) => id === change.item.id)
    const item = { ...change.item, amount: change.amount }
    const changed = index < 0 ? [...items, item] : items.with(index, item)
    // An item that is removed and added again comes last, as on the server.
    items = changed.filter(({ amount }) => amount > 0)
  }
  const lines = linesOf(items, menu, breakfast)
  const amounts = amountsOf(lines)
  const [mainMeals] = menu.config.amounts['main-meal']
  const [snack] = menu.config.amounts.snack
  return {
    ...menu,
    items: items.map(item => charge(item, lines)),
    amounts,
    state: dayState({ 'main-meal': mainMeals, snack }, heldOf(lines), amounts),
  }
}

function charge(item: CartItemAnswer, lines: readonly Line[]): CartItemAnswer {
  const deliveries = lines.filter(({ id }) => id === item.id)
  const total = deliveries.reduce((sum, { price, amount }) => sum + price * amount, 0)
  const included = deliveries.find(line => line.included)?.amount ?? 0
  return { ...item, included, total: toEuros(total), price: toEuros(deliveries.at(-1)?.price ?? 0) }
}

function linesOf(
  items: readonly CartItemAnswer[],
  { config }: ScheduleMenuAnswer,
  breakfast: number,
): Line[] {
  return charged<Line>(items.map(priced), { amount: config.amounts.snack[0], price: breakfast })
}

function priced({ id, item, price, ownPrice, amount, categories }: CartItemAnswer): Line {
  const breakfast =
    item.type === 'snack' && categories.some(({ category }) => category.code === breakfastCategory)
  return { id, type: item.type, price: toCents(breakfast ? ownPrice : price), amount, breakfast }
}

/** The coupon as the server prices it: null where it fails for another reason than the subtotal. */
function couponOf({ customerCoupon }: CartAnswer): PricedCoupon | null {
  if (!customerCoupon || !['min-subtotal', null].includes(customerCoupon.reason)) return null
  const { percent, amount, minSubtotal } = customerCoupon
  const benefit = percent === null ? { amount: toCents(amount ?? 0) } : { percent }
  return { benefit, minSubtotal: toCents(minSubtotal) }
}

function sumsInEuros({ grouped, ...sums }: Totals): TotalsAnswer {
  return {
    subtotal: toEuros(sums.subtotal),
    discount: toEuros(sums.discount),
    shipping: toEuros(sums.shipping),
    grandtotal: toEuros(sums.grandtotal),
    grouped: {
      'main-meal': toEuros(grouped['main-meal']),
      snack: toEuros(grouped.snack),
      extras: toEuros(grouped.extras),
    },
  }
}
