import type { PoolClient, QueryConfig } from 'pg'
import { type CouponReason, couponReason } from '#shop/coupon.ts'
import { type CookedDelivery, type Demand, demandOf, difference } from '#shop/kitchen.ts'
import { nextStep } from '#shop/payment.ts'
import { type Refusal, refuse } from '#shop/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { couponStanding, giveCouponBack, holdCoupon, lockCoupon } from '../db/coupons.ts'
import { lockingAddresses, remembering } from '../db/customer-addresses.ts'
import { transaction, transactionInOneGo } from '../db/database.ts'
import { heldByOrder, holdingOrFailing, isShortage } from '../db/kitchen.ts'
import * as orders from '../db/orders.ts'
import * as payments from '../db/payments.ts'
import type { PlacedOrder } from '../db/placed-order.ts'
import {
  type FreshOrder,
  type Inserted,
  inserting,
  insertLines,
  insertOrder,
  isTaken,
  justPlaced,
  type Placing,
  rewriteOrder,
} from '../db/placing.ts'
import { isAllowanceGone } from '../orders/allowance.ts'
import { freshAttempt, freshOrder, linesOf } from './fresh-order.ts'

export type Placed = {
  readonly orderId: string
  readonly redirectUrl: string | null
  /** Where this call has written all of it. */
  readonly order?: PlacedOrder
}

/** What is left to do outside the transaction. */
type Claim = (
  | { readonly do: 'answer'; readonly placed: Placed }
  | { readonly do: 'again' }
  | { readonly do: 'refuse'; readonly refusal: Refusal }
  | { readonly do: 'withdraw'; readonly attempt: payments.PaymentAttempt }
  | {
      readonly do: 'start'
      readonly attempt: payments.PaymentAttempt
      readonly order?: PlacedOrder
    }
) & {
  /** What of the kitchen the order held before it was written; absent: it was not. */
  readonly before?: readonly Demand[]
}

/** Writes the order of a cart and its attempt, or finds what stands in the way. */
export async function claimed(call: Call, placing: Placing): Promise<Claim> {
  try {
    const claim = (await claimedNew(call, placing)) ?? (await claimedKnown(call, placing))
    if (claim.before) call.kitchen.changed()
    return claim
  } catch (error) {
    if (isTaken(error)) return { do: 'again' }
    if (!isShortage(error)) throw error
    await call.kitchen.refresh()
    return { do: 'again' }
  }
}

/**
 * Nearly every cart is placed once: where nothing is to be asked before, all is written in one go.
 * null: its order was there already, or something is to be asked.
 */
async function claimedNew(call: Call, placing: Placing): Promise<Claim | null> {
  const { coupon, company } = placing.draft
  if (coupon || company > 0) return null
  const fresh = freshOrder(placing)
  if (!fresh.attempt) return null
  const statements = [inserting(placing, fresh), ...lastOf(call, placing, [])]
  try {
    const [row] = await transactionInOneGo<Inserted>(call.db, statements)
    return row ? claimOf(placing, fresh, row) : null
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

function claimedKnown(call: Call, placing: Placing): Promise<Claim> {
  return transaction(
    call.db,
    tx => claimKnown(tx, placing),
    ({ before }) => (before ? lastOf(call, placing, before) : []),
  )
}

/** Whatever the order asks beyond what it held is taken last; too little left: nothing is saved. */
function lastOf(
  { catalogue }: Call,
  placing: Placing,
  before: readonly Demand[],
): readonly QueryConfig[] {
  const demand = difference(before, demandOf(cooked(placing.draft)))
  const holding = holdingOrFailing(demand, catalogue.kitchenLimit)
  return [...rememberingPlace(placing), ...(holding ? [holding] : [])]
}

/**
 * Where one order was brought the next one is likely to go. Locked first: two orders of somebody at
 * once would each add the same door, and later ones wait for each other in a circle over both.
 */
function rememberingPlace({ customerId, draft, now }: Placing): QueryConfig[] {
  const { spot, address } = draft
  if (spot.kind !== 'delivery') return []
  const remembered = remembering({ id: randomId(), customerId, address, now })
  return [lockingAddresses(customerId), remembered]
}

function cooked({ deliveries, timePeriod }: Placing['draft']): CookedDelivery[] {
  return deliveries.map(({ date, items }) => ({ date, timePeriodId: timePeriod.id, items }))
}

async function claimKnown(tx: PoolClient, placing: Placing): Promise<Claim> {
  const { cartVersion, customerId } = placing
  const known = await orders.lockOfCart(tx, placing.cartId)
  if (known && (known.status === 'canceled' || known.status === 'not-accepted'))
    await orders.releaseCart(tx, known.id)
  else if (known) {
    if (known.customerId !== customerId) return { do: 'refuse', refusal: refuse('cart-not-found') }
    if (known.cartVersion > cartVersion) return { do: 'again' }
    return claimAttempt(tx, known, placing)
  }
  const reason = await lockedCouponReason(tx, placing)
  if (reason) return { do: 'refuse', refusal: refuse('coupon-rule-error', reason) }
  if (await isAllowanceGone(tx, placing)) return { do: 'again' }
  return claimNew(tx, placing)
}

async function claimNew(tx: PoolClient, placing: Placing): Promise<Claim> {
  const { draft, now } = placing
  const fresh = freshOrder(placing)
  const row = await insertOrder(tx, placing, fresh)
  if (draft.coupon) await holdCoupon(tx, fresh.id, draft.coupon.id, now)
  const claim = row && claimOf(placing, fresh, row)
  return claim ?? { ...(await opened(tx, fresh.id, now)), before: [] }
}

/** null: there is nothing to pay. */
function claimOf(placing: Placing, fresh: FreshOrder, row: Inserted): Claim | null {
  if (row.id === null) return null
  const { number, ...attempt } = row
  const order = justPlaced(placing, fresh, number)
  return { do: 'start', attempt: payments.attemptFrom(attempt), order, before: [] }
}

/**
 * Whether the coupon still fits, asked when nobody else can use it any more: with all uses that
 * other orders hold, so that the last use is given once (§8, coupon rule error).
 */
async function lockedCouponReason(
  tx: PoolClient,
  { cartId, customerId, email, draft, now }: Placing,
): Promise<CouponReason | null> {
  if (!draft.coupon) return null
  const { id } = draft.coupon
  if (!(await lockCoupon(tx, id))) return 'over'
  const payer = { customerId, email, phone: draft.address.phone }
  const standing = await couponStanding(tx, id, payer, cartId)
  if (!standing) return 'over'
  const use = { customerId, planType: draft.plan.type, spotId: draft.spot.id, now }
  return couponReason(standing, use, draft.totals.subtotal)
}

async function toPay(tx: PoolClient, orderId: string, { draft, now }: Placing): Promise<Claim> {
  const fresh = freshAttempt(draft, now)
  if (!fresh) return opened(tx, orderId, now)
  return { do: 'start', attempt: await payments.insert(tx, { ...fresh, orderId }) }
}

/** An order that costs its customer nothing is paid as it is placed. */
async function opened(tx: PoolClient, id: string, now: number) {
  await orders.open(tx, { id }, now)
  return { do: 'answer', placed: { orderId: id, redirectUrl: null } } as const
}

async function claimAttempt(
  tx: PoolClient,
  order: orders.LockedOrder,
  placing: Placing,
): Promise<Claim> {
  const { cartVersion, draft, now } = placing
  const changed =
    order.cartVersion !== cartVersion ||
    order.grandtotal !== draft.totals.grandtotal ||
    order.company !== draft.company
  const latest = await payments.lockLatest(tx, order.id)
  const step = nextStep(order, latest, { changed, now })
  if (step === 'wait') return { do: 'again' }
  if (step === 'done') return { do: 'answer', placed: { orderId: order.id, redirectUrl: null } }
  if (latest && step === 'pay')
    return { do: 'answer', placed: { orderId: order.id, redirectUrl: latest.redirectUrl } }
  if (latest && step === 'withdraw') return { do: 'withdraw', attempt: latest }
  if (latest && step === 'replace') {
    const given = {
      status: 'failed',
      opens: false,
      refundDue: false,
      reason: 'left behind',
    } as const
    await payments.settle(tx, latest.id, given, { transactionId: null, charged: null, now })
  }
  if (!changed) return toPay(tx, order.id, placing)
  const reason = await lockedCouponReason(tx, placing)
  if (reason) return { do: 'refuse', refusal: refuse('coupon-rule-error', reason) }
  if (await isAllowanceGone(tx, placing)) return { do: 'again' }
  const before = await heldByOrder(tx, order.id)
  await rewriteOrder(tx, order.id, placing)
  await insertLines(tx, order.id, linesOf(draft))
  await giveCouponBack(tx, order.id)
  if (draft.coupon) await holdCoupon(tx, order.id, draft.coupon.id, now)
  return { ...(await toPay(tx, order.id, placing)), before }
}
