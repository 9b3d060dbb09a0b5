import type { PoolClient } from 'pg'
import { areaOfAddress } from '#shop/area/area.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { cartErrors } from '#shop/cart/checks.ts'
import { isShort } from '#shop/cart/kitchen.ts'
import { currentCart, lostWindow } from '#shop/cart/schedule.ts'
import type { CompanyStanding } from '#shop/company.ts'
import { type CouponReason, type CouponStanding, couponReason } from '#shop/coupon/coupon.ts'
import { fitsOrWaits } from '#shop/coupon/offer.ts'
import { couponReasonText } from '#shop/coupon/text.ts'
import { toCents } from '#shop/money.ts'
import { orderDraft } from '#shop/order/draft.ts'
import type { OrderDraft } from '#shop/order/order.ts'
import { isStopped } from '#shop/publishing/gate-places.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { OrderAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { answerCart, changeCart, looks, openCart } from '../carts/cart-change.ts'
import type { CartRow } from '../db/carts.ts'
import { standingOf } from '../db/coupon-standing.ts'
import { customerOf } from '../db/customer/sessions.ts'
import { placedOrder, placedOrderOfCart } from '../db/order/placed-orders.ts'
import type { Placing } from '../db/placing.ts'
import { orderAnswer } from '../orders/answer.ts'
import { type Claim, carryOut } from '../payments/carry-out.ts'
import { claimForLink, claimOrder } from './claim.ts'

type CartPlaceInput = {
  cartId: string
  acceptTerms: boolean
  grandtotal?: number | undefined
  toPay?: number | undefined
  payBy?: string | undefined
}
type Placed = { order: OrderAnswer; redirectUrl: string | null }

/** Turns a cart into exactly one order and says where to pay; asked again, the same order (§7). */
export async function cartPlace(call: Call, input: CartPlaceInput): Promise<Placed | Refusal> {
  const placed = await carryOut(call, () => checkAndClaim(call, input))
  if (isRefusal(placed)) return placed
  const order = await placedOrder(call.db, placed.made)
  if (!order) throw new Error(`lost order ${placed.made}`)
  return { order: orderAnswer(order, call), redirectUrl: placed.redirectUrl }
}

async function checkAndClaim(call: Call, input: CartPlaceInput): Promise<Claim<string> | Refusal> {
  const open = await openCart(call, input.cartId)
  if (isRefusal(open)) return findPaid(call, input.cartId)
  const standing = await standingOf(call.db, open.cart, open.caller)
  const placing = await checkedPlacing(call, open, standing, input)
  if (isRefusal(placing)) return placing
  const claim = await claimOrder(call, placing)
  if (isRefusal(claim) || claim.do !== 'refuse-coupon') return claim
  // The refusal carries the cart, so the customer sees what it costs without the coupon.
  return couponRefused(call, open, claim.reason, standing)
}

/**
 * Places a cart in the caller's transaction as an order that waits to be paid by a link; answers its
 * id. What stands in the way is refused; then the transaction must be rolled back.
 */
export async function placeForLink(
  call: Call,
  tx: PoolClient,
  input: CartPlaceInput,
): Promise<string | Refusal> {
  const open = await openCart(call, input.cartId)
  if (isRefusal(open)) return open
  const standing = await standingOf(call.db, open.cart, open.caller)
  const placing = await checkedPlacing(call, open, standing, input)
  if (isRefusal(placing)) return placing
  const claim = await claimForLink(tx, call, placing)
  if (isRefusal(claim)) return claim
  if (claim.do === 'refuse-coupon') return couponRefused(call, open, claim.reason, standing)
  // Another order took the stock or the coupon. The cart, read again, holds the reason.
  return 'made' in claim ? claim.made : refuse('cart-error')
}

async function checkedPlacing(
  call: Call,
  open: CartRow & { readonly member: CompanyStanding | null },
  standing: CouponStanding | null,
  input: CartPlaceInput,
): Promise<Placing | Refusal> {
  const { cartId } = input
  const { cart, caller: customer, member, version: cartVersion } = open
  const isOffice = call.catalogue.spots.get(cart.spotId ?? '')?.kind === 'company'
  if (isOffice && customer && !member) return refuse('spot-not-allowed')
  const draft = await checkedDraft(call, open, standing, member, input)
  if (isRefusal(draft)) return draft
  if (!customer) throw new Error('a cart without a customer passed its checks')
  const { lang, from, now, config } = call
  const network = config.rateLimit && from !== '' ? from : null
  return { cartId, cartVersion, customer, lang, draft, network, now }
}

/** Finds the paid order of a cart that is gone. */
async function findPaid(call: Call, cartId: string): Promise<Claim<string> | Refusal> {
  const order = await placedOrderOfCart(call.db, cartId)
  const customer = order && (await customerOf(call.db, call.tokenHash, call.now))
  if (!customer || order.customerId !== customer.id || order.status === 'not-paid')
    return refuse('cart-not-found')
  return { do: 'answer', made: order.id, redirectUrl: null }
}

/** The order that the cart is now, with everything checked again (reading: Orders and payment). */
async function checkedDraft(
  call: Call,
  open: CartRow,
  standing: CouponStanding | null,
  member: CompanyStanding | null,
  { acceptTerms, grandtotal, toPay, payBy }: CartPlaceInput,
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
  const gone = placeGone(call, draft)
  if (gone) return refuse(gone, await shown())
  if (!acceptTerms) return refuse('terms-not-accepted')
  const chosen = catalogue.paymentTypes.find(({ id }) => id === payBy)?.code
  if (payBy !== undefined && chosen !== draft.paymentType.code)
    return refuse('payment-changed', await shown())
  if (grandtotal !== undefined && toCents(grandtotal) !== draft.totals.grandtotal)
    return refuse('price-changed', await shown())
  if (toPay !== undefined && toCents(toPay) !== draft.totals.grandtotal - draft.company)
    return refuse('price-changed', await shown())
  // A caller that names no price may have shown the customer a price with the coupon, but not with
  // one that waits.
  const planType = draft.plan.type
  const reason =
    standing && couponReason(standing, { ...cart, planType, now }, draft.totals.subtotal)
  return reason && !fitsOrWaits(reason) && grandtotal === undefined
    ? couponRefused(call, open, reason, standing)
    : draft
}

/** Why the place is refused: the shop no longer delivers there, or a release is about to take it away. */
function placeGone({ catalogue }: Call, { spot, address, deliveries }: OrderDraft) {
  const isDoor = spot.kind === 'delivery'
  const area = isDoor ? areaOfAddress(address, catalogue.areas) : undefined
  if (isDoor && !area?.served) return 'region-not-found'
  const to = { spotId: spot.id, area: area?.id ?? null }
  const dates = deliveries.map(({ date }) => date)
  return isStopped(catalogue.placeStops ?? [], to, dates) ? 'place-closing' : null
}

/**
 * Refuses with the cart as it costs now. A cart does not ask who else has ordered to its phone and
 * door, so it would show a household's coupon as good again: that one is taken off.
 */
async function couponRefused(
  call: Call,
  open: CartRow,
  reason: CouponReason,
  standing: CouponStanding | null,
): Promise<Refusal> {
  const message = standing ? couponReasonText(reason, standing.coupon, call.lang) : ''
  const cart =
    reason === 'household'
      ? await changeCart(call, open.cart.id, takenOff, looks)
      : await answerCart(call, open, open.caller)
  return isRefusal(cart) ? cart : refuse('coupon-rule-error', { reason, message, cart })
}

/** Takes the coupon off; it is not offered again for this address and phone. */
function takenOff(cart: Cart): Cart {
  const { couponId, refusedCouponIds = [] } = cart
  if (!couponId) return cart
  return { ...cart, couponId: null, refusedCouponIds: [...refusedCouponIds, couponId] }
}
