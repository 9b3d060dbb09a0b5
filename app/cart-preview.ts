import type { CartAnswer, CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import type { ItemType } from '#shop/meal.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { amountsOf, type PricedItem, totals } from '#shop/pricing.ts'

/** A wish that is on its way to the server. */
export type Change = {
  readonly scheduleMenuId: string
  readonly item: CartItemAnswer
  readonly amount: number
}

/** The cart as the server will answer it: its totals come from the very function it charges by. */
export function preview(cart: CartAnswer, changes: readonly Change[]): CartAnswer {
  if (changes.length === 0) return cart
  const scheduleMenus = cart.scheduleMenus.map(menu => withChanges(menu, changes))
  const sums = totals({
    planType: cart.spotPlan.plan.type,
    mainMealsPerWeek: cart.spotPlan.plan.config.mainMeals,
    spotKind: cart.spot?.kind ?? null,
    deliveries: scheduleMenus.map(menu => menu.items.map(priced)),
  })
  return {
    ...cart,
    scheduleMenus,
    amounts: amountsOf(scheduleMenus.flatMap(menu => menu.items.map(priced))),
    totals: {
      subtotal: toEuros(sums.subtotal),
      discount: toEuros(sums.discount),
      shipping: toEuros(sums.shipping),
      grandtotal: toEuros(sums.grandtotal),
      grouped: inEuros(sums.grouped),
    },
  }
}

function withChanges(menu: ScheduleMenuAnswer, changes: readonly Change[]): ScheduleMenuAnswer {
  let items = menu.items
  for (const change of changes) {
    if (change.scheduleMenuId !== menu.id) continue
    const index = items.findIndex(({ id }) => id === change.item.id)
    const item = { ...change.item, amount: change.amount }
    const changed = index < 0 ? [...items, item] : items.with(index, item)
    // One that is taken out and put in again comes last, as on the server.
    items = changed.filter(({ amount }) => amount > 0)
  }
  return { ...menu, items, amounts: amountsOf(items.map(priced)) }
}

function priced(item: CartItemAnswer): PricedItem {
  return { type: item.item.type, price: toCents(item.price), amount: item.amount }
}

function inEuros(grouped: Readonly<Record<ItemType, number>>): Record<ItemType, number> {
  return {
    'main-meal': toEuros(grouped['main-meal']),
    snack: toEuros(grouped.snack),
    extras: toEuros(grouped.extras),
  }
}
