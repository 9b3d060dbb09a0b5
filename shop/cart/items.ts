import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import type { Catalogue } from '../catalogue.ts'
import { overfullType } from '../plan/day-state.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import {
  amountsByBuild,
  type Cart,
  type CartDelivery,
  type CartItem,
  countedDelivery,
  isOffered,
  planOf,
} from './cart.ts'
import { portionsOn } from './kitchen.ts'

/**
 * Sets how many of a build a delivery contains; 0 removes it. Refuses `item-not-found`,
 * `item-type-is-full`, `schedule-menu-is-full`, and `meal-sold-out` with what is `left` (§8).
 */
export function setAmount(
  cart: Cart,
  change: { deliveryId: string; buildId: string; amount: number },
  catalogue: Catalogue,
  kitchen: Kitchen = endlessKitchen,
): Cart | Refusal {
  const delivery = cart.scheduleMenus.find(({ id }) => id === change.deliveryId)
  if (!delivery) return refuse('item-not-found')
  const items = withAmount(delivery.items, change.buildId, change.amount)
  return withItems(cart, delivery, items, [change], catalogue, kitchen)
}

/** Replaces the whole contents of a delivery, or nothing; refuses as `setAmount` does. */
export function replaceItems(
  cart: Cart,
  filling: { deliveryId: string; items: readonly CartItem[] },
  catalogue: Catalogue,
  kitchen: Kitchen = endlessKitchen,
): Cart | Refusal {
  const delivery = cart.scheduleMenus.find(({ id }) => id === filling.deliveryId)
  if (!delivery) return refuse('item-not-found')
  const items = [...amountsByBuild(filling.items)].map(([buildId, amount]) => ({ buildId, amount }))
  const rest = items.filter(({ amount }) => amount > 0)
  return withItems(cart, delivery, rest, rest, catalogue, kitchen)
}

/** Checks only amounts that grow: too much of a build, or one that is gone, may always shrink. */
function withItems(
  cart: Cart,
  delivery: CartDelivery,
  items: readonly CartItem[],
  changed: readonly CartItem[],
  catalogue: Catalogue,
  kitchen: Kitchen,
): Cart | Refusal {
  const plan = planOf(cart, catalogue)
  const amounts = new Map(delivery.items.map(({ buildId, amount }) => [buildId, amount]))
  for (const { buildId, amount } of changed)
    if (amount > (amounts.get(buildId) ?? 0) && !isOffered(catalogue, plan, buildId, delivery.date))
      return refuse('item-not-found')
  const after = { ...delivery, items }
  const before = countedDelivery(catalogue, plan, delivery)
  const full = overfullType(countedDelivery(catalogue, plan, after), before.items)
  if (full) return refuse('item-type-is-full', full)
  const scheduleMenus = cart.scheduleMenus.map(other => (other.id === delivery.id ? after : other))
  const changedCart = { ...cart, scheduleMenus }
  return kitchenRefusal(cart, changedCart, delivery.date, catalogue, kitchen) ?? changedCart
}

function kitchenRefusal(
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

function withAmount(items: readonly CartItem[], buildId: string, amount: number): CartItem[] {
  const others = items.filter(item => item.buildId !== buildId)
  if (amount === 0) return others
  if (others.length === items.length) return [...items, { buildId, amount }]
  return items.map(item => (item.buildId === buildId ? { buildId, amount } : item))
}
