import { amountsByBuild, isOffered } from '../cart/cart.ts'
import { includedIn } from '../cart/priced-cart.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Meal, MealBuild } from '../meal.ts'
import { type OrderDelivery, type OrderItem, orderItem } from '../order/order.ts'
import type { Plan } from '../plan/plan.ts'
import { charged, isBreakfast, itemPrice, priceSingly } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import type { ChangeableOrder } from './order-change.ts'

export type WantedItem = { readonly buildId: string; readonly amount: number }

export function summed(items: readonly WantedItem[]): Map<string, number> {
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

export function amountOf(items: readonly OrderItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

function boughtIn({ items }: OrderDelivery): Map<string, number> {
  return summed(items)
}
