import { startSeconds } from '#shop/payment.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { claimDueAttempts, stopAsking } from '../db/due-attempts.ts'
import * as payments from '../db/payment/payments.ts'
import type { RunningShop } from '../running-shop.ts'
import { askAndSettle, type Settling, settle, settlingOf } from './payment.ts'

const batch = 8
/** Milliseconds after which a payment is over that its provider still calls pending. */
const patience = 24 * 60 * 60_000

/**
 * Asks the providers about payments whose customers did not come back (reading: Orders and payment);
 * answers about how many.
 */
export async function checkAttempts(shop: RunningShop): Promise<number> {
  const providers = Object.values(shop.outside.payments)
  const silent = providers.filter(({ webhook }) => !webhook).map(({ key }) => key)
  const ids = await claimDueAttempts(shop.db, { now: shop.now(), limit: batch, silent })
  await Promise.all(
    ids.map(id =>
      // One that cannot be asked about does not keep the others from it; it is due again later.
      checkAttempt(settlingOf(shop), id).catch(error =>
        shop.log(error, `payment ${id} could not be asked about`),
      ),
    ),
  )
  return ids.length
}

async function checkAttempt(settling: Settling, id: string): Promise<void> {
  const { db, now } = settling
  const attempt = await payments.one(db, id)
  if (!attempt) return
  if (attempt.providerRef === null) return giveUp(settling, attempt)
  const snapshot = await askAndSettle(settling, attempt)
  if (isRefusal(snapshot)) return
  const open = snapshot.outcome === 'pending' || snapshot.outcome === 'failed'
  if (!open) return stopAsking(db, id)
  if (now < attempt.expiresAt + patience) return
  await settle(settling, id, ended('expired', 'never decided'))
  await stopAsking(db, id)
}

/** Ends an attempt whose process died before the provider answered: it has no page to pay at. */
async function giveUp(settling: Settling, attempt: payments.PaymentAttempt): Promise<void> {
  if (settling.now - attempt.createdAt < startSeconds * 1000) return
  await settle(settling, attempt.id, ended('failed', 'left behind'))
  await stopAsking(settling.db, attempt.id)
}

function ended(outcome: 'failed' | 'expired', reason: string) {
  return { outcome, amount: null, transactionId: null, reason }
}
