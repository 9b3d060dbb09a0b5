import type { PoolClient } from 'pg'
import { addedDemand, type Demand, difference } from '#shop/kitchen.ts'
import { toCents } from '#shop/money.ts'
import {
  type ChangeableOrder,
  type Changed,
  type ChangeEffect,
  effectOf,
  isEqual,
} from '#shop/order-change/order-change.ts'
import { nextStep } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { ChangeEffectAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import type { Db } from '../db/database.ts'
import { releaseKitchen } from '../db/kitchen.ts'
import { queueMail } from '../db/mails.ts'
import * as changes from '../db/order-changes.ts'
import * as orders from '../db/orders.ts'
import * as payments from '../db/payments.ts'
import type { PlacedOrder } from '../db/placed-order.ts'
import { placedOrder } from '../db/placed-orders.ts'
import { lockResting } from '../db/resting-refunds.ts'
import { isAllowanceTaken } from '../orders/allowance.ts'
import { canceledMail, dropWaiting, kitchenOf, makeChange } from '../orders/change.ts'
import { endOrder } from '../orders/ending.ts'
import { hold } from './kitchen.ts'
import { changeAttempt } from './payment.ts'
import { effectAnswer, newChange, touchedBy } from './record.ts'

/** How every changing call asks. */
export type Asked = {
  readonly orderId: string
  /** Answers the effect and changes nothing. */
  readonly preview?: boolean | undefined
  /** The effect that was shown, in euros: what is to be paid less what goes back. */
  readonly expected?: number | undefined
}
export type Rule = (order: ChangeableOrder, made: changes.OrderChange | null) => Changed | Refusal
export type Wish = {
  /** The same wish again is the same change. */
  readonly wish: unknown
  readonly rule: Rule
  /** The change that it takes back, which the rule is given. */
  readonly changeId?: string
}

export type Asking = Asked & Wish & { readonly customerId: string; readonly wish: string }

export type Made = {
  readonly changeId: string | null
  readonly effect: ChangeEffectAnswer
  readonly redirectUrl: string | null
}
type Attempt = payments.PaymentAttempt
/** What is left to do outside the transaction. */
export type Claim =
  | { readonly do: 'answer'; readonly made: Made }
  | { readonly do: 'refuse'; readonly refusal: Refusal }
  | { readonly do: 'again' }
  | { readonly do: 'withdraw' | 'replace'; readonly attempt: Attempt }
  | {
      readonly do: 'start'
      readonly attempt: Attempt
      readonly order: PlacedOrder
      readonly made: Made
    }

/**
 * Decides what becomes of a wish, in one transaction under the order's lock: what is left to do
 * outside is its answer.
 */
export async function claimChange(tx: PoolClient, call: Call, asking: Asking): Promise<Claim> {
  const { orderId, customerId, wish } = asking
  const locked = await orders.lockOrder(tx, orderId)
  const order = locked?.customerId === customerId ? await placedOrder(tx, orderId) : null
  if (!locked || !order) return refused(refuse('order-not-found'))
  const latest = await changes.latest(tx, orderId)
  const isRepeated = latest?.after.wish === wish
  if (isRepeated && latest.status === 'applied') return answer(latest, null)
  const changed = asking.rule(order, await madeOf(tx, asking))
  if (isRefusal(changed)) return refused(changed)
  if (locked.status === 'not-paid' || latest?.status === 'waiting') {
    const attempt = await payments.lockLatest(tx, orderId)
    const step = nextStep({ status: 'not-paid' }, attempt, { changed: !isRepeated, now: call.now })
    if (step === 'wait') return { do: 'again' }
    if (latest && attempt && step === 'pay') return answer(latest, attempt.redirectUrl)
    if (attempt && (step === 'withdraw' || step === 'replace')) return { do: step, attempt }
    const freed = await dropWaiting(tx, orderId, call.now)
    return decided(tx, call, { asking, locked, order, changed, freed })
  }
  return decided(tx, call, { asking, locked, order, changed, freed: [] })
}

type Deciding = {
  readonly asking: Asking
  readonly locked: orders.LockedOrder
  readonly order: PlacedOrder
  readonly changed: Changed
  /** The kitchen's room that a change held which is not made any more. */
  readonly freed: readonly Demand[]
}

async function decided(tx: PoolClient, call: Call, deciding: Deciding): Promise<Claim> {
  const { asking, locked, order, changed, freed } = deciding
  const effect = effectOf(order, changed, await lockResting(tx, order.id))
  const told = effectAnswer(order, effect)
  const idle = await idleClaim(tx, deciding, effect, told)
  if (idle) {
    await releaseKitchen(tx, freed)
    return idle
  }
  const change = newChange(order, changed, effect, told, asking.wish)
  await changes.insert(tx, change, call.now)
  return carried(tx, call, { locked, order, change, effect, freed })
}

/** Why nothing is changed; null where something is. */
async function idleClaim(
  tx: PoolClient,
  { asking, order, changed }: Deciding,
  effect: ChangeEffect,
  told: ChangeEffectAnswer,
): Promise<Claim | null> {
  if (asking.expected !== undefined && toCents(asking.expected) !== effect.toPay - effect.refund)
    return refused(refuse('price-changed', { effect: told }))
  const { before } = touchedBy(order, changed)
  if (isEqual(before.deliveries, changed.deliveries))
    return { do: 'answer', made: { changeId: null, effect: told, redirectUrl: null } }
  const whose = { id: order.id, customerId: asking.customerId, spotId: order.spot.id }
  if (await isAllowanceTaken(tx, whose, before.deliveries, changed.deliveries))
    return refused(refuse('change-not-possible'))
  return null
}

type Carrying = {
  readonly locked: orders.LockedOrder
  readonly order: PlacedOrder
  readonly change: changes.OrderChange
  readonly effect: ChangeEffect
  readonly freed: readonly Demand[]
}

async function carried(tx: PoolClient, call: Call, carrying: Carrying): Promise<Claim> {
  const { locked, change, effect, freed } = carrying
  const { now } = call
  if (effect.ends) {
    const ending = { status: 'canceled', endReason: 'customer', refundReason: 'canceled' } as const
    const { couponReturned } = await endOrder(tx, locked, { ...ending, now }, freed)
    const code = couponReturned ? (carrying.order.coupon?.code ?? null) : null
    if (locked.status === 'opened') await queueMail(tx, canceledMail(change, 'order', code), now)
    return answer(change, null)
  }
  const { more, less } = kitchenOf(change)
  if (effect.toPay > 0) {
    const attempt = await changeAttempt(tx, carrying, call)
    await hold(tx, difference(freed, more), call)
    const made = { changeId: change.id, effect: change.after.effect, redirectUrl: null }
    return { do: 'start', attempt, order: carrying.order, made }
  }
  await makeChange(tx, change, now)
  await hold(tx, difference(addedDemand(freed, less), more), call)
  return answer(change, null)
}

function answer({ id, after }: changes.OrderChange, redirectUrl: string | null): Claim {
  return { do: 'answer', made: { changeId: id, effect: after.effect, redirectUrl } }
}

function refused(refusal: Refusal): Claim {
  return { do: 'refuse', refusal }
}

/** The change that a wish takes back. */
export async function madeOf(
  db: Db,
  { orderId, changeId }: Asking,
): Promise<changes.OrderChange | null> {
  const made = changeId === undefined ? null : await changes.one(db, changeId)
  return made?.orderId === orderId ? made : null
}
