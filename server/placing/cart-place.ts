import { setTimeout as pause } from 'node:timers/promises'
import { cartErrors } from '#shop/cart-checks.ts'
import { isShort } from '#shop/cart-kitchen.ts'
import { currentCart, lostWindow } from '#shop/cart-schedule.ts'
import type { CompanyStanding } from '#shop/company.ts'
import { type CouponReason, type CouponStanding, couponReason } from '#shop/coupon.ts'
import { couponReasonText } from '#shop/coupon-text.ts'
import { toCents } from '#shop/money.ts'
import type { OrderDraft } from '#shop/order.ts'
import { orderDraft } from '#shop/order-draft.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { OrderAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { answerCart, openCart } from '../carts/cart.ts'
import type { Seen } from '../db/carts.ts'
import { standingOf } from '../db/coupons.ts'
import { placedOrder, placedOrderOfCart } from '../db/placed-orders.ts'
import { customerOf } from '../db/sessions.ts'
import { kitchenFor } from '../kitchen/kitchen.ts'
import { orderAnswer } from '../orders/answer.ts'
import { place } from './placing.ts'

/** How long a call waits for another that is just starting the same payment. */
const patience = { tries: 80, milliseconds: 125 }

type CartPlaceInput = {
  cartId: string
  acceptTerms: boolean
  grandtotal?: number | undefined
  toPay?: number | undefined
}
type Placed = { order: OrderAnswer; redirectUrl: string | null }

/** Turns a cart into exactly one order and says where to pay; again: the same order (§7). */
export async function cartPlace(call: Call, input: CartPlaceInput): Promise<Placed | Refusal> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const answer = await placeOnce(call, input)
    if (answer !== 'again') return answer
    await pause(patience.milliseconds)
  }
  return refuse('unavailable')
}

async function placeOnce(call: Call, input: CartPlaceInput): Promise<Placed | Refusal | 'again'> {
  const open = await openCart(call, input.cartId)
  if (isRefusal(open)) return alreadyPlaced(call, input.cartId)
  const { caller, member, version: cartVersion } = open
  const standing = await standingOf(call.db, open.cart, caller)
  const isOffice = call.catalogue.spots.get(open.cart.spotId ?? '')?.kind === 'company'
  if (isOffice && caller && !member) return refuse('spot-not-allowed')
  const draft = await checkedDraft(call, open, standing, member, input)
  if (isRefusal(draft)) return draft
  if (!caller) throw new Error('a cart without a customer passed its checks')
  const { cartId } = input
  const placing = {
    cartId,
    cartVersion,
    customerId: caller.id,
    email: caller.email,
    lang: call.lang,
    draft,
    now: call.now,
  }
  const placed = await place(call, placing, caller)
  if (placed === 'again') return placed
  if (isRefusal(placed))
    // Another order took the coupon in the meantime: what the cart costs now goes with the refusal.
    return placed.refused === 'coupon-rule-error'
      ? couponRefused(call, open, placed.data as CouponReason, standing)
      : placed
  const order = placed.order
    ? orderAnswer(placed.order, call)
    : await readAnswer(call, placed.orderId)
  return { order, redirectUrl: placed.redirectUrl }
}

/** Everything is checked again at the moment of placing (reading: Orders and payment). */
async function checkedDraft(
  call: Call,
  open: Seen,
  standing: CouponStanding | null,
  member: CompanyStanding | null,
  { acceptTerms, grandtotal, toPay }: CartPlaceInput,
): Promise<OrderDraft | Refusal> {
  const { catalogue, now } = call
  const shown = async () => ({ cart: await answerCart(call, open, open.caller) })
  const kitchen = await kitchenFor(call, open.cart.id, known =>
    isShort(open.cart, catalogue, known),
  )
  if (lostWindow(open.cart, catalogue, now, kitchen) === 'full')
    return refuse('schedule-menu-is-full', await shown())
  const cart = currentCart(open.cart, catalogue, now, kitchen)
  if (cartErrors(cart, catalogue, kitchen, member).length > 0)
    return refuse('cart-error', await shown())
  const draft = orderDraft(cart, catalogue, standing, now, member)
  if (!draft) return refuse('cart-error', await shown())
  if (!acceptTerms) return refuse('terms-not-accepted')
  if (grandtotal !== undefined && toCents(grandtotal) !== draft.totals.grandtotal)
    return refuse('price-changed', await shown())
  if (toPay !== undefined && toCents(toPay) !== draft.totals.grandtotal - draft.company)
    return refuse('price-changed', await shown())
  // Who does not say which price was shown may have been shown one with the coupon.
  const planType = draft.plan.type
  const reason =
    standing && couponReason(standing, { ...cart, planType, now }, draft.totals.subtotal)
  return reason && grandtotal === undefined ? couponRefused(call, open, reason, standing) : draft
}

async function couponRefused(
  call: Call,
  open: Seen,
  reason: CouponReason,
  standing: CouponStanding | null,
): Promise<Refusal> {
  const message = standing ? couponReasonText(reason, standing.coupon, call.lang) : ''
  const cart = await answerCart(call, open, open.caller)
  return refuse('coupon-rule-error', { reason, message, cart })
}

/** A paid order has taken its cart with it. */
async function alreadyPlaced(call: Call, cartId: string): Promise<Placed | Refusal> {
  const order = await placedOrderOfCart(call.db, cartId)
  const customer = order && (await customerOf(call.db, call.tokenHash, call.now))
  if (!customer || order.customerId !== customer.id || order.status === 'not-paid')
    return refuse('cart-not-found')
  return { order: orderAnswer(order, call), redirectUrl: null }
}

async function readAnswer(call: Call, orderId: string): Promise<OrderAnswer> {
  const order = await placedOrder(call.db, orderId)
  if (!order) throw new Error(`lost order ${orderId}`)
  return orderAnswer(order, call)
}
