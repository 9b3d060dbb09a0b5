import type { PoolClient } from 'pg'
import type { CompanyStanding } from '#shop/company.ts'
import type { CouponStanding } from '#shop/coupon/coupon.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { OrderAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { openCart } from '../carts/cart-change.ts'
import type { CartRow } from '../db/carts.ts'
import { standingOf } from '../db/coupon/coupon-standing.ts'
import { customerOf } from '../db/customer/sessions.ts'
import { placedOrder, placedOrderOfCart } from '../db/order/placed-orders.ts'
import type { Placing } from '../db/placing.ts'
import { orderAnswer } from '../orders/answer.ts'
import { type Claim, carryOut } from '../payments/carry-out.ts'
import { type CartPlaceInput, checkedDraft, couponRefused } from './checked-draft.ts'
import { claimForLink, claimOrder } from './claim.ts'

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

async function findPaid(call: Call, cartId: string): Promise<Claim<string> | Refusal> {
  const order = await placedOrderOfCart(call.db, cartId)
  const customer = order && (await customerOf(call.db, call.tokenHash, call.now))
  if (!customer || order.customerId !== customer.id || order.status === 'not-paid')
    return refuse('cart-not-found')
  return { do: 'answer', made: order.id, redirectUrl: null }
}
