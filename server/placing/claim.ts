import type { PoolClient } from 'pg'
import { bankTermsAt } from '#shop/bank-transfer.ts'
import { type Demand, demandOf, difference } from '#shop/capacity/capacity.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import { type CouponReason, couponReason } from '#shop/coupon/coupon.ts'
import { giftDoors } from '#shop/coupon/gift-door.ts'
import { atDoor } from '#shop/door-payment.ts'
import type { OrderDraft } from '#shop/order/order.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { couponStanding, type Household } from '../db/coupon/coupon-standing.ts'
import { giveCouponBack, holdCoupon, lockCoupon } from '../db/coupon/coupons.ts'
import { lockAddresses, rememberAddress } from '../db/customer/addresses.ts'
import { transaction } from '../db/database.ts'
import { heldByOrder, holdKitchen, KitchenIsShort } from '../db/load/capacity.ts'
import { queueMail } from '../db/mail/mails.ts'
import * as orders from '../db/order/orders.ts'
import { addDue } from '../db/payment/door.ts'
import * as payments from '../db/payment/payments.ts'
import { insertOrder, type Placing, rewriteOrder } from '../db/placing.ts'
import { isAllowanceGone } from '../orders/allowance.ts'
import { type Claim, clearWay } from '../payments/carry-out.ts'
import { bankRefusal, untilOf } from './bank.ts'
import { doorRefusal } from './door.ts'
import { checkUnproved, countUnpaid, TooMuchUnpaid } from './unpaid.ts'

/** Another order took the coupon after the cart was checked. */
type CouponGone = { readonly do: 'refuse-coupon'; readonly reason: CouponReason }

/**
 * Writes the order of a cart and all that it takes in one transaction, or answers what stands in its
 * way; `made` is the order's id. Refuses `unpaid-orders`, `delivery-too-large`, `email-not-proved`,
 * and `too-many-requests` for an order whose payment began too often. If the kitchen is short, nothing
 * is saved and the answer is `again`: the next look at the cart refuses what the kitchen no longer has.
 * All that writes in that transaction stands in this file.
 */
export async function claimOrder(
  call: Call,
  placing: Placing,
): Promise<Claim<string> | CouponGone | Refusal> {
  try {
    const claim = await transaction(call.db, tx => placeInTransaction(tx, call, placing))
    if ('made' in claim) {
      call.kitchen.changed()
      call.jobs.soon('mails')
    }
    return claim
  } catch (error) {
    if (error instanceof TooMuchUnpaid) return error.refusal
    if (!(error instanceof KitchenIsShort)) throw error
    await call.kitchen.refresh()
    return { do: 'again' }
  }
}

/**
 * The same in the caller's transaction, who rolls it back unless the answer is `made`. Nothing
 * starts at a provider until the link is opened.
 */
export async function claimForLink(
  tx: PoolClient,
  call: Call,
  placing: Placing,
): Promise<Claim<string> | CouponGone | Refusal> {
  try {
    return await placeInTransaction(tx, call, placing, { paysByLink: true })
  } catch (error) {
    if (error instanceof TooMuchUnpaid) return error.refusal
    if (!(error instanceof KitchenIsShort)) throw error
    return { do: 'again' }
  }
}

async function placeInTransaction(
  tx: PoolClient,
  { catalogue }: Call,
  placing: Placing,
  { paysByLink = false } = {},
): Promise<Claim<string> | CouponGone | Refusal> {
  const { cartVersion, customer, draft, now } = placing
  const known = await lockStanding(tx, placing.cartId)
  if (known) {
    if (known.customerId !== customer.id) return refuse('cart-not-found')
    if (known.cartVersion > cartVersion) return { do: 'again' }
    const changed = isChanged(known, placing)
    const inTheWay = await clearWay(tx, known, { changed, now })
    if (inTheWay?.do === 'answer') return { ...inTheWay, made: known.id }
    if (inTheWay) return inTheWay
    if (await payments.isTriedTooOften(tx, known.id, now)) return refuse('too-many-requests')
    if (!changed) return addPayment(tx, known.id, placing, catalogue)
  }
  const reason = await couponReasonNow(tx, placing)
  if (reason) return { do: 'refuse-coupon', reason }
  if (await isAllowanceGone(tx, placing)) return { do: 'again' }
  const held = known ? await heldByOrder(tx, known.id) : []
  const id = known ? await rewriteOrder(tx, known.id, placing) : await insertOrder(tx, placing)
  if (id === null) return { do: 'again' }
  if (known) await giveCouponBack(tx, id)
  const [door = null] = householdOf(draft).doors
  if (draft.coupon) await holdCoupon(tx, id, draft.coupon.id, { door, now })
  await rememberPlace(tx, placing)
  const isFree = draft.totals.grandtotal <= draft.company
  const later = { do: 'answer', made: id, redirectUrl: null } as const
  const waitsForLink = paysByLink && !isFree && draft.provider !== atDoor
  const claim = waitsForLink ? later : await addPayment(tx, id, placing, catalogue)
  const isUnproved = !isFree && (await countUnpaid(tx, id, placing))
  const no = isFree
    ? null
    : ((await doorRefusal(tx, id, placing, { catalogue, byShop: paysByLink })) ??
      bankRefusal(placing, { catalogue, byShop: paysByLink, isUnproved }))
  if (no) throw new TooMuchUnpaid(no)
  const taken = difference(held, kitchenDemand(draft))
  await holdKitchen(tx, taken, catalogue.kitchenLimit)
  if (isUnproved) await checkUnproved(tx, taken)
  return claim
}

/** Locks the order of a cart. An order that ended loses the cart, which is then placed anew. */
async function lockStanding(tx: PoolClient, cartId: string): Promise<orders.LockedOrder | null> {
  const order = await orders.lockOfCart(tx, cartId)
  if (order?.status !== 'canceled' && order?.status !== 'not-accepted') return order
  await orders.releaseCart(tx, order.id)
  return null
}

function isChanged(order: orders.LockedOrder, { cartVersion, draft }: Placing): boolean {
  return (
    order.cartVersion !== cartVersion ||
    order.grandtotal !== draft.totals.grandtotal ||
    order.company !== draft.company
  )
}

/**
 * Why the coupon no longer fits (§8, coupon rule error). The coupon is locked, and the uses that
 * unpaid orders hold count, so that its last use is given once.
 */
async function couponReasonNow(
  tx: PoolClient,
  { cartId, customer, draft, now }: Placing,
): Promise<CouponReason | null> {
  if (!draft.coupon) return null
  const { id } = draft.coupon
  if (!(await lockCoupon(tx, id))) return 'over'
  const payer = { customerId: customer.id, email: customer.email }
  const standing = await couponStanding(tx, id, payer, cartId, householdOf(draft))
  if (!standing) return 'over'
  const use = { customerId: customer.id, planType: draft.plan.type, spotId: draft.spot.id, now }
  return couponReason(standing, use, draft.totals.subtotal)
}

/** Counters and offices are shared: they are no door, and an office has no phone. */
function householdOf({ spot, address }: OrderDraft): Household {
  return { phone: address.phone, doors: spot.kind === 'delivery' ? giftDoors(address) : [] }
}

/**
 * Saves the address for the customer's next order. The lock comes first: two orders of a customer at
 * once would each add the same door.
 */
async function rememberPlace(tx: PoolClient, { customer, draft, now }: Placing): Promise<void> {
  const { spot, address } = draft
  if (spot.kind !== 'delivery') return
  await lockAddresses(tx, customer.id)
  await rememberAddress(tx, { id: randomId(), customerId: customer.id, address, now })
}

function kitchenDemand({ deliveries, timePeriod }: OrderDraft): Demand[] {
  const timePeriodId = timePeriod.id
  return demandOf(deliveries.map(({ date, items }) => ({ date, timePeriodId, items })))
}

/**
 * Adds an attempt for what the customer pays; an order that costs them nothing opens at once, and so does one
 * that is paid at the door.
 */
async function addPayment(
  tx: PoolClient,
  orderId: string,
  { customer, lang, draft, now }: Placing,
  catalogue: Catalogue,
): Promise<Claim<string>> {
  const { provider, paymentType, totals, company, address } = draft
  const amount = totals.grandtotal - company
  if (amount <= 0) {
    await orders.open(tx, orderId, now)
    return { do: 'answer', made: orderId, redirectUrl: null }
  }
  if (provider === atDoor) {
    await addDue(tx, { orderId, amount, now })
    await orders.open(tx, orderId, now)
    return { do: 'answer', made: orderId, redirectUrl: null }
  }
  const method = paymentType.code
  const until = untilOf(draft, catalogue, now)
  const attempt = await payments.insert(tx, {
    ...{ orderId, provider, method, amount, now },
    ...(until !== null && { until }),
  })
  const iban = bankTermsAt(catalogue, draft.spot.id)?.iban
  if (until !== null && iban) {
    const key = `bank-transfer ${attempt.id}`
    await queueMail(tx, { key, code: 'bank-transfer', orderId, data: { iban } }, now)
  }
  const { email, name } = customer
  return { do: 'start', made: orderId, attempt, payer: { email, name, phone: address.phone, lang } }
}
