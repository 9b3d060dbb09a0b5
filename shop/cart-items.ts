import {
  amountsIn,
  type Cart,
  type CartItem,
  isOffered,
  planOf,
  requiredFor,
  type ScheduleMenu,
} from './cart.ts'
import { portionsOn } from './cart-kitchen.ts'
import type { Catalogue } from './catalogue.ts'
import { endlessKitchen, type Kitchen } from './kitchen.ts'
import type { Plan } from './plan.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * Sets how many of a build a delivery holds; 0 removes it.
 * Refuses `item-not-found` for a delivery or build that this cart does not have,
 * `item-type-is-full` where the plan's main meals are full, `schedule-menu-is-full` where the
 * kitchen's window is (§8), `meal-sold-out` with how many are `left` where a meal is short.
 */
export function changeAmount(
  cart: Cart,
  change: { scheduleMenuId: string; buildId: string; amount: number },
  catalogue: Catalogue,
  kitchen: Kitchen = endlessKitchen,
): Cart | Refusal {
  const menu = cart.scheduleMenus.find(({ id }) => id === change.scheduleMenuId)
  if (!menu) return refuse('item-not-found')
  const items = withAmount(menu.items, change.buildId, change.amount)
  return withItems(cart, menu, items, [change], catalogue, kitchen)
}

/**
 * Replaces what a delivery holds, all at once: to fill it, to copy another into it, to clear it.
 * The same rules and refusals as `changeAmount`; nothing changes where one item is refused.
 */
export function fillScheduleMenu(
  cart: Cart,
  filling: { scheduleMenuId: string; items: readonly CartItem[] },
  catalogue: Catalogue,
  kitchen: Kitchen = endlessKitchen,
): Cart | Refusal {
  const menu = cart.scheduleMenus.find(({ id }) => id === filling.scheduleMenuId)
  if (!menu) return refuse('item-not-found')
  const amounts = new Map<string, number>()
  for (const { buildId, amount } of filling.items)
    amounts.set(buildId, (amounts.get(buildId) ?? 0) + amount)
  const items = [...amounts].map(([buildId, amount]) => ({ buildId, amount }))
  const kept = items.filter(({ amount }) => amount > 0)
  return withItems(cart, menu, kept, kept, catalogue, kitchen)
}

/** Only what grows is checked: what is too much or gone may always become less. */
function withItems(
  cart: Cart,
  menu: ScheduleMenu,
  items: readonly CartItem[],
  changed: readonly CartItem[],
  catalogue: Catalogue,
  kitchen: Kitchen,
): Cart | Refusal {
  const plan = planOf(cart, catalogue)
  const before = new Map(menu.items.map(({ buildId, amount }) => [buildId, amount]))
  for (const { buildId, amount } of changed)
    if (amount > (before.get(buildId) ?? 0) && !isOffered(catalogue, plan, buildId, menu.date))
      return refuse('item-not-found')
  const after = { ...menu, items }
  const full = fullType(plan, menu, after, catalogue)
  if (full) return refuse('item-type-is-full', full)
  const scheduleMenus = cart.scheduleMenus.map(other => (other.id === menu.id ? after : other))
  const changedCart = { ...cart, scheduleMenus }
  return tooMuch(cart, changedCart, menu.date, catalogue, kitchen) ?? changedCart
}

/** The kitchen's "no" to what grows on a day. */
function tooMuch(
  cart: Cart,
  after: Cart,
  date: string,
  catalogue: Catalogue,
  kitchen: Kitchen,
): Refusal | null {
  const before = portionsOn(cart, date, catalogue)
  const grown = [...portionsOn(after, date, catalogue)].filter(
    ([meal, amount]) => amount > (before.get(meal) ?? 0),
  )
  if (grown.length === 0) return null
  if (cart.timePeriodId && kitchen.isFull(date, cart.timePeriodId))
    return refuse('schedule-menu-is-full')
  for (const [{ id, slug }, amount] of grown) {
    const left = kitchen.left(date, id)
    if (amount > left) return refuse('meal-sold-out', { slug, left })
  }
  return null
}

function fullType(plan: Plan, menu: ScheduleMenu, after: ScheduleMenu, catalogue: Catalogue) {
  if (plan.type === 'daily') return null
  const type = 'main-meal'
  const required = requiredFor(plan, menu)[type]
  const amount = amountsIn(catalogue, after)[type]
  if (amount <= required || amount <= amountsIn(catalogue, menu)[type]) return null
  return { type, required }
}

function withAmount(items: readonly CartItem[], buildId: string, amount: number): CartItem[] {
  const others = items.filter(item => item.buildId !== buildId)
  if (amount === 0) return others
  if (others.length === items.length) return [...items, { buildId, amount }]
  return items.map(item => (item.buildId === buildId ? { buildId, amount } : item))
}
