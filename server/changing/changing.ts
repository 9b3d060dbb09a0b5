import { setTimeout as pause } from 'node:timers/promises'
import { canonical, effectOf } from '#shop/order-change/order-change.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { ChangeAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { transaction } from '../db/database.ts'
import { placedOrder } from '../db/placed-orders.ts'
import { restingSum } from '../db/resting-refunds.ts'
import { orderAnswer } from '../orders/answer.ts'
import { kitchenOf } from '../orders/change.ts'
import type { Payer } from '../outside/payments/provider.ts'
import { settle, withdraw } from '../payments/payment.ts'
import { start } from '../placing/placing.ts'
import {
  type Asked,
  type Asking,
  type Claim,
  claimChange,
  type Made,
  madeOf,
  type Wish,
} from './claim.ts'
import { KitchenIsShort, shortIn } from './kitchen.ts'
import { effectAnswer, touchedBy } from './record.ts'

/** How long a call waits for another that is just starting the same payment. */
const patience = { tries: 60, milliseconds: 125 }

/**
 * Changes an order of the caller's own by a rule of shop/, once however often it is asked. What
 * becomes cheaper goes back, what becomes dearer is paid first. Refuses `order-not-found`,
 * `price-changed` with the effect in data, `schedule-menu-is-full`, and what the rule refuses.
 */
export async function changeOrder(
  call: CustomerCall,
  asked: Asked,
  wish: Wish,
): Promise<ChangeAnswer | Refusal> {
  const asking = { ...asked, ...wish, customerId: call.customer.id, wish: canonical(wish.wish) }
  if (asked.preview) return previewed(call, asking)
  for (let tries = 0; tries < patience.tries; tries++) {
    const done = await carryOut(call, await claimed(call, asking), call.customer)
    if (done !== 'again') return isRefusal(done) ? done : answered(call, asked.orderId, done)
    await pause(patience.milliseconds)
  }
  return refuse('unavailable')
}

async function previewed(call: Call, asking: Asking): Promise<ChangeAnswer | Refusal> {
  const { orderId, customerId } = asking
  const order = await placedOrder(call.db, orderId)
  if (!order || order.customerId !== customerId) return refuse('order-not-found')
  const changed = asking.rule(order, await madeOf(call.db, asking))
  if (isRefusal(changed)) return changed
  const effect = effectOf(order, changed, await restingSum(call.db, orderId))
  const short = shortIn(kitchenOf(touchedBy(order, changed)).more, call)
  if (short) return short
  const made = { effect: effectAnswer(order, effect), changeId: null, redirectUrl: null }
  return { order: orderAnswer(order, call), ...made }
}

async function answered(call: Call, orderId: string, made: Made): Promise<ChangeAnswer> {
  const order = await placedOrder(call.db, orderId)
  if (!order) throw new Error(`lost order ${orderId}`)
  return { order: orderAnswer(order, call), ...made }
}

async function carryOut(
  call: Call,
  claim: Claim,
  { email, name }: Pick<Payer, 'email' | 'name'>,
): Promise<Made | Refusal | 'again'> {
  switch (claim.do) {
    case 'answer':
      return claim.made
    case 'refuse':
      return claim.refusal
    case 'again':
      return 'again'
    case 'withdraw':
      return (await withdraw(call, claim.attempt)) ?? 'again'
    case 'replace': {
      const told = { outcome: 'failed', amount: null, transactionId: null } as const
      await settle(call, claim.attempt.id, { ...told, reason: 'left behind' })
      return 'again'
    }
    case 'start': {
      const payer = { email, name, phone: claim.order.address.phone, lang: call.lang }
      const started = await start(call, claim.attempt, payer)
      if (started === 'again' || isRefusal(started)) return started
      return { ...claim.made, redirectUrl: started.redirectUrl }
    }
  }
}

/** Too little room in the kitchen: nothing of the change is saved. */
async function claimed(call: Call, asking: Asking): Promise<Claim> {
  try {
    const claim = await transaction(call.db, tx => claimChange(tx, call, asking))
    if (claim.do === 'answer' || claim.do === 'start') {
      call.kitchen.changed()
      for (const job of ['refunds', 'mails'] as const) call.jobs.soon(job)
    }
    return claim
  } catch (error) {
    if (!(error instanceof KitchenIsShort)) throw error
    await call.kitchen.refresh()
    return { do: 'refuse', refusal: error.refusal }
  }
}
