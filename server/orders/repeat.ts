import { type Cart, cartExpiry, newCart } from '#shop/cart/cart.ts'
import type { User } from '#shop/customer/customer.ts'
import { repeatedCart } from '#shop/order/repeat.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { answerCart } from '../carts/cart-change.ts'
import { planAnswer } from '../catalogue/catalogue.ts'
import { addCart, deleteCart, findCustomerCart } from '../db/carts.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'

/**
 * Makes a cart like an order: its plan and its meals, on the next days like its own; `dropped` names
 * the meals that are not offered. Refuses `order-not-found`; `plan-not-found` if the plan is no
 * longer sold; and `plan-conflict` if another plan's cart is open, or a filled one of this plan,
 * unless `replace` discards it.
 */
export async function customerOrderRepeat(
  call: CustomerCall,
  { orderId, replace }: { orderId: string; replace?: boolean | undefined },
): Promise<(CartAnswer & { dropped: string[] }) | Refusal> {
  const { db, now, catalogue, kitchen, lang, customer } = call
  const order = await placedOrder(db, orderId)
  if (order?.customerId !== customer.id) return refuse('order-not-found')
  const plan = catalogue.plans.get(order.plan.id)
  if (!plan || plan.retired) return refuse('plan-not-found')
  const open = await findCustomerCart(db, customer.id, now)
  const current = open && catalogue.plans.get(open.cart.planId)
  const isFilled = open?.cart.scheduleMenus.some(({ items }) => items.length > 0)
  if (open && current && !replace && (isFilled || current.id !== plan.id)) {
    const plans = {
      current: planAnswer(current, lang, catalogue),
      wanted: planAnswer(plan, lang, catalogue),
    }
    return refuse('plan-conflict', { ...plans, cartId: open.cart.id })
  }
  const at = { now, kitchen: kitchen.current() }
  const { cart, dropped } = repeatedCart(
    cartLike(order, plan, customer, call),
    plan,
    order,
    catalogue,
    at,
  )
  if (open) await deleteCart(db, open.cart.id)
  const expiresAt = cartExpiry(now)
  await addCart(db, cart, now, expiresAt)
  const answer = await answerCart(call, { cart, version: 1, expiresAt }, customer)
  return { ...answer, dropped: namesOf(dropped, order, call) }
}

/** An empty cart with the order's address, way to pay and invoice, as far as the shop offers them. */
function cartLike(order: PlacedOrder, plan: Plan, { id }: User, { catalogue, lang }: Call): Cart {
  const cart = newCart(randomId(), plan, lang, id)
  const spot = catalogue.spots.get(order.spot.id)
  if (!spot) return cart
  const paymentType = catalogue.paymentTypes.find(
    ({ spotId, code }) => spotId === spot.id && code === order.paymentType.code,
  )
  const { address, invoice } = order
  return { ...cart, spotId: spot.id, address, paymentTypeId: paymentType?.id ?? null, invoice }
}

function namesOf(buildIds: readonly string[], { deliveries }: PlacedOrder, { lang }: Call) {
  const items = deliveries.flatMap(({ items }) => items)
  const names = buildIds.map(id => items.find(({ buildId }) => buildId === id)?.name[lang] ?? id)
  return [...new Set(names)]
}
