import type { PoolClient } from 'pg'
import { addedDemand, type Demand, difference } from '#shop/capacity/capacity.ts'
import type { User } from '#shop/customer/customer.ts'
import { toCents } from '#shop/money.ts'
import { isEqual } from '#shop/order-change/canonical.ts'
import {
  type ChangeableOrder,
  type Changed,
  type ChangeEffect,
  effectOf,
} from '#shop/order-change/order-change.ts'
import { isPayable, paymentTypeFor } from '#shop/order-change/payment-of-change.ts'
import { paymentMinutes } from '#shop/payment.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ChangeEffectAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { holdKitchen, releaseKitchen } from '../db/load/capacity.ts'
import { queueMail } from '../db/mail/mails.ts'
import * as changes from '../db/order/order-changes.ts'
import type * as orders from '../db/order/orders.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import * as payments from '../db/payment/payments.ts'
import { holdResting, lockResting } from '../db/payment/resting-refunds.ts'
import { isAllowanceTaken, isCompanyGone } from '../orders/allowance.ts'
import { canceledMail, makeChange } from '../orders/change.ts'
import { endOrder } from '../orders/order-end.ts'
import { kitchenOf } from '../orders/waiting-change.ts'
import type { Claim } from '../payments/carry-out.ts'
import { effectAnswer, newChange, touchedBy } from './record.ts'

export type ChangeRequest = {
  readonly orderId: string
  readonly preview?: boolean | undefined
  /** Euros that the customer saw: to pay less what goes back. */
  readonly expected?: number | undefined
}

export type Rule = (order: ChangeableOrder, undone: changes.OrderChange | null) => Changed | Refusal

export type Wish = {
  readonly wish: unknown
  readonly rule: Rule
  readonly changeId?: string
}

export type ChangeClaim = ChangeRequest & Wish & { readonly customer: User; readonly wish: string }

/** `changeId` null: the order was like that already. */
export type ClaimedChange = {
  readonly changeId: string | null
  readonly effect: ChangeEffectAnswer
}

export type Changer = Pick<Call, 'catalogue' | 'lang' | 'now'>

type Changing = {
  readonly asking: ChangeClaim
  readonly locked: orders.LockedOrder
  readonly order: PlacedOrder
  readonly changed: Changed
  /** Capacity that an earlier, dropped change had held. */
  readonly freed: readonly Demand[]
}

export async function applyWish(
  tx: PoolClient,
  call: Changer,
  changing: Changing,
): Promise<Claim<ClaimedChange> | Refusal> {
  const { asking, order, changed, freed } = changing
  const { now } = call
  const effect = effectOf(order, changed, await lockResting(tx, order.id))
  const answered =
    (await answerIdle(tx, changing, effect)) ?? (await paymentRefusal(tx, call, order, effect))
  if (answered) {
    await releaseKitchen(tx, freed)
    return answered
  }
  const change = newChange(order, changed, effect, asking.wish)
  await changes.insert(tx, change, now)
  if (effect.ends) return endWhole(tx, changing, change, now)
  return effect.toPay > 0
    ? awaitPayment(tx, call, changing, change, effect)
    : makeAtOnce(tx, call, changing, change)
}

/** Answers a change without effect, or its refusal; null: the change has an effect. */
async function answerIdle(
  tx: PoolClient,
  { asking, order, changed }: Changing,
  effect: ChangeEffect,
): Promise<Claim<ClaimedChange> | Refusal | null> {
  const answer = effectAnswer(order, effect)
  if (asking.expected !== undefined && toCents(asking.expected) !== effect.toPay - effect.refund)
    return refuse('price-changed', { effect: answer })
  const { before } = touchedBy(order, changed)
  if (isEqual(before.deliveries, changed.deliveries))
    return { do: 'answer', made: { changeId: null, effect: answer }, redirectUrl: null }
  const holder = { id: order.id, customerId: asking.customer.id, spotId: order.spot.id }
  if (await isCompanyGone(tx, holder, order.totals.company, effect.sums.company))
    return refuse('spot-not-allowed')
  const isTaken = await isAllowanceTaken(tx, holder, before.deliveries, changed.deliveries)
  return isTaken ? refuse('change-not-possible') : null
}

async function paymentRefusal(
  tx: PoolClient,
  { catalogue, now }: Changer,
  order: PlacedOrder,
  effect: ChangeEffect,
): Promise<Refusal | null> {
  if (!isPayable(order, effect, catalogue)) return refuse('change-not-possible')
  const isTooOften = effect.toPay > 0 && (await payments.isTriedTooOften(tx, order.id, now))
  return isTooOften ? refuse('too-many-requests') : null
}

async function endWhole(
  tx: PoolClient,
  { locked, order, freed }: Changing,
  change: changes.OrderChange,
  now: number,
): Promise<Claim<ClaimedChange>> {
  const ending = { status: 'canceled', endReason: 'customer', refundReason: 'canceled' } as const
  const { couponReturned } = await endOrder(tx, locked, { ...ending, now }, freed)
  const code = couponReturned ? (order.coupon?.code ?? null) : null
  if (locked.status === 'opened') await queueMail(tx, canceledMail(change, 'order', code), now)
  return answer(change, null)
}

async function makeAtOnce(
  tx: PoolClient,
  { catalogue, now }: Changer,
  { freed }: Changing,
  change: changes.OrderChange,
): Promise<Claim<ClaimedChange>> {
  const { more, less } = kitchenOf(change)
  await makeChange(tx, change, now)
  await holdKitchen(tx, difference(addedDemand(freed, less), more), catalogue.kitchenLimit)
  return answer(change, null)
}

/**
 * Holds a dearer change until it is paid in the order's own way. It takes its capacity now, and
 * earlier refunds that pay a part of it wait too.
 */
async function awaitPayment(
  tx: PoolClient,
  { catalogue, lang, now }: Changer,
  { asking, order, freed }: Changing,
  change: changes.OrderChange,
  { toPay, kept }: ChangeEffect,
): Promise<Claim<ClaimedChange>> {
  const type = paymentTypeFor(order, catalogue)
  if (!type) throw new Error(`no way to pay a change of order ${order.id}`)
  const attempt = await payments.insert(tx, {
    orderId: order.id,
    changeId: change.id,
    provider: type.provider,
    method: type.code,
    amount: toPay,
    now,
  })
  const restsUntil = attempt.expiresAt + paymentMinutes * 60_000
  if (kept > 0) await holdResting(tx, order.id, restsUntil)
  const { more } = kitchenOf(change)
  await holdKitchen(tx, difference(freed, more), catalogue.kitchenLimit)
  const { email, name } = asking.customer
  const payer = { email, name, phone: order.address.phone, lang }
  return { do: 'start', made: madeOf(change), attempt, payer }
}

export function answer(
  change: changes.OrderChange,
  redirectUrl: string | null,
): Claim<ClaimedChange> {
  return { do: 'answer', made: madeOf(change), redirectUrl }
}

function madeOf({ id, after }: changes.OrderChange): ClaimedChange {
  return { changeId: id, effect: after.effect }
}
