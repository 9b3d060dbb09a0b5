import { randomUUID } from 'node:crypto'
import type { PoolClient, QueryConfig } from 'pg'
import { type CouponReason, couponReason } from '#shop/coupon.ts'
import type { User } from '#shop/customer.ts'
import { type CookedDelivery, type Demand, demandOf, difference } from '#shop/kitchen.ts'
import type { OrderDraft } from '#shop/order.ts'
import { nextStep, paymentMinutes } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import { isAllowanceGone } from './company-allowance.ts'
import { couponStanding, giveCouponBack, holdCoupon, lockCoupon } from './db/coupons.ts'
import { lockingAddresses, remembering } from './db/customer-addresses.ts'
import { transaction, transactionInOneGo } from './db/database.ts'
import { heldByOrder, holdingOrFailing, isShortage } from './db/kitchen.ts'
import * as orders from './db/orders.ts'
import * as payments from './db/payments.ts'
import type { PlacedOrder } from './db/placed-orders.ts'
import {
  type FreshOrder,
  type Inserted,
  inserting,
  insertLines,
  insertOrder,
  isTaken,
  justPlaced,
  type Lines,
  type Placing,
  rewriteOrder,
} from './db/placing.ts'
import type { Call } from './hook.ts'
import type { Payer } from './outside/payments/provider.ts'
import { providerOf, reached, settle, withdraw } from './payment.ts'
import { randomId } from './random.ts'

type Placed = {
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

/**
 * Brings the order of a cart about and its one open attempt to pay. Order and attempt are committed
 * before the provider is called, and no outside call is made inside a transaction.
 * `again`: something moved meanwhile, look once more; what the kitchen has left is known anew then.
 */
export async function place(
  call: Call,
  placing: Placing,
  payer: User,
): Promise<Placed | Refusal | 'again'> {
  const claim = await claimed(call, placing)
  switch (claim.do) {
    case 'answer':
      return claim.placed
    case 'again':
      return 'again'
    case 'refuse':
      return claim.refusal
    case 'withdraw':
      return (await withdraw(call, claim.attempt)) ?? 'again'
    case 'start': {
      const started = await start(call, claim.attempt, payerOf(placing, payer))
      const isStarted = started !== 'again' && !isRefusal(started)
      return isStarted && claim.order ? { ...started, order: claim.order } : started
    }
  }
}

async function claimed(call: Call, placing: Placing): Promise<Claim> {
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

function freshOrder({ draft, now }: Placing): FreshOrder {
  return { id: randomId(), lines: linesOf(draft), attempt: freshAttempt(draft, now) }
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

/** The deliveries of a cart and what is in them, each under its new id. */
export function linesOf({ deliveries: placed, timePeriod: period }: OrderDraft): Lines {
  const deliveries = placed.map(({ date, days, allowance }, position) => ({
    id: randomId(),
    position,
    date,
    days,
    allowance,
    period,
  }))
  const items = deliveries.flatMap(({ id: deliveryId }, index) =>
    (placed[index]?.items ?? []).map((item, position) => ({ ...item, deliveryId, position })),
  )
  return { deliveries, items }
}

/** null: there is nothing that its customer pays. */
export function freshAttempt(
  { provider, paymentType, totals, company }: OrderDraft,
  now: number,
): payments.FreshAttempt | null {
  const amount = totals.grandtotal - company
  if (amount <= 0) return null
  return {
    id: randomUUID(),
    provider,
    method: paymentType.code,
    amount,
    createdAt: now,
    expiresAt: now + paymentMinutes * 60_000,
  }
}

function payerOf({ draft, lang }: Placing, { email, name }: User): Payer {
  return { email, name, phone: draft.address.phone, lang }
}

/** Brings a committed attempt to its provider; `again`: it was given up meanwhile. */
export async function start(
  call: Call,
  attempt: payments.PaymentAttempt,
  payer: Payer,
): Promise<Placed | Refusal | 'again'> {
  const started = await reached(call, attempt, () =>
    providerOf(call, attempt.provider).start(attempt, payer, attempt.method),
  )
  if (isRefusal(started)) {
    const reason = 'not started'
    await settle(call, attempt.id, { outcome: 'failed', amount: null, transactionId: null, reason })
    return started
  }
  if (!(await payments.started(call.db, attempt.id, started))) return 'again'
  return { orderId: attempt.orderId, redirectUrl: started.redirectUrl }
}
