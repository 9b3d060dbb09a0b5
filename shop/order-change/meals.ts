import { amountsByBuild, isOffered } from '../cart/cart.ts'
import { amountErrors, type CartError } from '../cart/checks.ts'
import { includedIn } from '../cart/priced-cart.ts'
import type { Catalogue } from '../catalogue.ts'
import { type CountedDelivery, overfullType } from '../day-state.ts'
import type { Meal, MealBuild } from '../meal.ts'
import { type OrderDelivery, type OrderItem, orderItem } from '../order/order.ts'
import { type Changer, mayChange, whyNot } from '../order/rights.ts'
import { sumsOf } from '../order/sums.ts'
import type { Plan } from '../plan.ts'
import { charged, isBreakfast, itemPrice, priceSingly } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { mealChangeCutOff } from '../schedule.ts'
import { type ChangeableOrder, type Changed, findDelivery, replaced } from './order-change.ts'

/** Portions that one change may add: the kitchen holds them until they are paid. */
const mostAdded = 40

type WantedItem = { readonly buildId: string; readonly amount: number }

/**
 * Replaces the contents of a delivery, as long as `delivery-life.ts` says; bought meals keep their price.
 * Refuses `item-not-found`, `change-too-large`, `item-type-is-full`, and `cart-error` with what lacks
 * in `data.errors`.
 */
export function changeMeals(
  order: ChangeableOrder,
  { deliveryId, items }: { deliveryId: string; items: readonly WantedItem[] },
  catalogue: Catalogue,
  now: number,
  by: Changer = 'customer',
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'change-meals', delivery, now, by)) return refuse(whyNot(order, [delivery]))
  const wanted = summed(items)
  const lines = linesFor(order, delivery, wanted, catalogue)
  if (isRefusal(lines)) return lines
  if (amountOf(lines) - amountOf(delivery.items) > mostAdded) return refuse('change-too-large')
  const after = { ...delivery, items: lines }
  const contents = counted(order, delivery, lines, catalogue)
  const full = overfullType(contents, delivery.items)
  if (full) return refuse('item-type-is-full', full)
  const errors = [...amountErrors(delivery.id, contents), ...minimumErrors(order, delivery, after)]
  if (errors.length > 0) return refuse('cart-error', { errors })
  const until = mealChangeCutOff(delivery.date, delivery.timePeriod)
  return { kind: 'meals', deliveries: [after], until }
}

function summed(items: readonly WantedItem[]): Map<string, number> {
  return new Map([...amountsByBuild(items)].filter(([, amount]) => amount > 0))
}

/** The delivery's lines with these amounts by build; unchanged contents keep their exact lines. */
export function linesFor(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  wanted: ReadonlyMap<string, number>,
  catalogue: Catalogue,
): readonly OrderItem[] | Refusal {
  const bought = boughtIn(delivery)
  const grown = [...wanted].filter(([id, amount]) => amount > (bought.get(id) ?? 0))
  if (grown.some(([id]) => !isOffered(catalogue, order.plan, id, delivery.date)))
    return refuse('item-not-found')
  if (grown.length === 0 && bought.size === wanted.size)
    if ([...wanted].every(([id, amount]) => amount === bought.get(id))) return delivery.items
  const lines = [...wanted].flatMap(([id, amount]) => {
    const items = delivery.items.filter(({ buildId }) => buildId === id)
    return linesOf(order, items, catalogue.builds.get(id) ?? null, amount)
  })
  return merged(charged(lines, includedIn(order.plan, delivery)))
}

type Line = OrderItem & { readonly breakfast?: boolean }
type Found = { readonly meal: Meal; readonly build: MealBuild } | null

/** Before the plan's breakfast price: the bought lines, then new ones at today's price. */
function linesOf(
  { plan }: ChangeableOrder,
  items: readonly OrderItem[],
  found: Found,
  amount: number,
): Line[] {
  const breakfast = found ? isBreakfast(found.meal) : false
  const today = found && orderItem({ ...found, ...pricesOf(plan, found), amount: 0 })
  const isIncluded = ({ price }: OrderItem) =>
    breakfast && plan.breakfast && price === plan.prices.snack
  let left = amount
  const lines = items.flatMap(item => {
    const part = Math.min(left, item.amount)
    left -= part
    // The price of a breakfast beyond the plan is that of its other line, if it has one.
    const beyond = items.find(other => !isIncluded(other))?.price ?? today?.price ?? item.price
    const price = isIncluded(item) ? beyond : item.price
    return part > 0 ? [{ ...item, price, amount: part, breakfast }] : []
  })
  return today && left > 0 ? [...lines, { ...today, amount: left, breakfast }] : lines
}

function pricesOf(plan: Plan, { meal, build }: NonNullable<Found>) {
  return { price: itemPrice(plan, meal, build), singly: priceSingly(plan, meal, build) }
}

function merged(lines: readonly Line[]): OrderItem[] {
  const items = new Map<string, OrderItem>()
  for (const { breakfast: _, included: __, ...line } of lines as (Line & { included?: true })[]) {
    const key = `${line.buildId} ${line.price}`
    const item = items.get(key)
    items.set(key, item ? { ...item, amount: item.amount + line.amount } : line)
  }
  return [...items.values()]
}

function amountOf(items: readonly OrderItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

function boughtIn({ items }: OrderDelivery): Map<string, number> {
  return summed(items)
}

/** A snack that the shop no longer knows counts as a breakfast if it was bought. */
function counted(
  { plan }: ChangeableOrder,
  { days, items: bought }: OrderDelivery,
  items: readonly OrderItem[],
  catalogue: Catalogue,
): CountedDelivery {
  const isCountedBreakfast = ({ buildId, type }: OrderItem) => {
    if (type !== 'snack') return false
    const meal = catalogue.builds.get(buildId)?.meal
    return meal ? isBreakfast(meal) : bought.some(item => item.buildId === buildId)
  }
  return {
    plan,
    days,
    items: items.map(item => ({ ...item, breakfast: isCountedBreakfast(item) })),
  }
}

/** A cheaper order must still reach its plan's minimum. */
function minimumErrors(
  order: ChangeableOrder,
  before: OrderDelivery,
  after: OrderDelivery,
): CartError[] {
  const { minTotal } = order.plan
  const subtotal = (one: OrderDelivery) => sumsOf(order, replaced(order.deliveries, [one])).subtotal
  const now = subtotal(after)
  if (now >= minTotal || now >= subtotal(before)) return []
  return [{ group: 'totals', slug: 'min-total-error', minTotal }]
}
