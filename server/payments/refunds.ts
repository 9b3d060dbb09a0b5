import type { PoolClient } from 'pg'
import { atDoor } from '#shop/door-payment.ts'
import { transaction } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import * as orders from '../db/order/orders.ts'
import {
  type ClaimedRefund,
  claimRefund,
  markRefundByHand,
  markRefundDone,
  markRefundFailed,
} from '../db/payment/claimed-refunds.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'
import * as payments from '../db/payment/payments.ts'
import { attemptLedger } from '../db/payment/refunds.ts'
import type { Refunded } from '../outside/payments/provider.ts'
import type { RunningShop } from '../running-shop.ts'
import { providerOf } from './payment.ts'

const most = 20
/** What people give back themselves. */
const withoutCall: Refunded = { outcome: 'by-hand', providerRef: null }

/** Sends the refunds that are due; answers how many it took up. */
export async function sendRefunds(shop: RunningShop): Promise<number> {
  for (let taken = 0; taken < most; taken++) {
    const refund = await claimRefund(shop.db, shop.now())
    if (!refund) return taken
    await sendRefund(shop, refund)
  }
  return most
}

async function sendRefund(shop: RunningShop, refund: ClaimedRefund): Promise<void> {
  let begun = refund.begun
  try {
    const attempt = await payments.one(shop.db, refund.attemptId)
    if (!attempt) throw new Error('the payment is gone')
    const ledger = await attemptLedger(shop.db, refund.attemptId)
    const { charged, done, byHand } = ledger
    if (done + byHand + refund.amount > charged)
      throw new Error(`${done + byHand} of ${charged} cents went back, not ${refund.amount} more`)
    // What was paid at the door goes back from hand to hand, too.
    if (attempt.provider === atDoor) return await bookRefund(shop, refund, withoutCall)
    const provider = providerOf(shop, attempt.provider)
    const before = begun ? await sentBefore(provider.refundedSoFar(attempt), refund, done) : null
    begun = true
    const sent = before ?? (await provider.refund(attempt, refund.amount, refund.id))
    await bookRefund(shop, refund, sent)
  } catch (error) {
    shop.log(error, `refund ${refund.id} was not sent`)
    const told = error instanceof Error ? error.message : String(error)
    await markRefundFailed(shop.db, refund.id, { error: told, untouched: !begun })
  }
}

/** An earlier try may have reached the provider although its answer was lost. */
async function sentBefore(
  asking: Promise<number | null>,
  { amount }: ClaimedRefund,
  done: number,
): Promise<Refunded | null> {
  const provider = await asking
  if (provider === null) return withoutCall
  return done + amount <= provider ? { outcome: 'done', providerRef: null } : null
}

async function bookRefund(shop: RunningShop, refund: ClaimedRefund, sent: Refunded): Promise<void> {
  if (sent.outcome === 'done') return finishRefund(shop, refund, sent.providerRef)
  await markRefundByHand(shop.db, refund.id)
  shop.log(null, `refund ${refund.id}: ${refund.amount} cents go back by hand`)
}

/** Books a refund that was sent, by the provider or by hand, and mails the customer. */
export async function finishRefund(
  { db, now, jobs }: Pick<RunningShop, 'db' | 'now' | 'jobs'>,
  { id, orderId, attemptId, amount }: Omit<ClaimedRefund, 'begun'>,
  providerRef: string | null,
): Promise<void> {
  const done = await transaction(db, tx =>
    finishRefundIn(tx, { id, orderId, attemptId, amount }, providerRef, now()),
  )
  jobs.soon('mails')
  if (done?.documented) jobs.soon('documents')
}

/** The same in the caller's transaction; null: it was booked before. */
export async function finishRefundIn(
  tx: PoolClient,
  { id, orderId, attemptId, amount }: Omit<ClaimedRefund, 'begun'>,
  providerRef: string | null,
  now: number,
): Promise<{ documented: boolean } | null> {
  await orders.lockOfAttempt(tx, attemptId)
  const done = await markRefundDone(tx, id, providerRef, now)
  if (!done) return null
  if (done.documented) await addFiscalDocument(tx, { orderId, refundId: id, amount }, now)
  const key = `refund-sent ${id}`
  await queueMail(tx, { key, code: 'refund-sent', orderId, data: { amount } }, now)
  return done
}
