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
import { placeGone } from '#shop/publishing/place-gone.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { answerCart, changeCart, looks } from '../carts/cart-change.ts'
import type { CartRow } from '../db/carts.ts'

export type CartPlaceInput = {
  cartId: string
  acceptTerms: boolean
  grandtotal?: number | undefined
  toPay?: number | undefined
  payBy?: string | undefined
}

/** The order that the cart is now, with everything checked again (reading: Orders and payment). */
export async function checkedDraft(
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
  const dates = draft.deliveries.map(({ date }) => date)
  const gone = placeGone(draft, dates, catalogue)
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

/**
 * Refuses with the cart as it costs now. A cart does not ask who else has ordered to its phone and
 * door, so it would show a household's coupon as good again: that one is taken off.
 */
export async function couponRefused(
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
