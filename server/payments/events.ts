import { isRefusal } from '#shop/refusal/refusal.ts'
import {
  claimEvents,
  type EventOutcome,
  markEvents,
  type WaitingEvent,
} from '../db/payment/events.ts'
import * as payments from '../db/payment/payments.ts'
import type { RunningShop } from '../running-shop.ts'
import { askAndSettle, settlingOf } from './payment.ts'

const atOnce = 8

/** Looks into the providers' messages; answers how many it took up. */
export async function processEvents(shop: RunningShop): Promise<number> {
  const events = await claimEvents(shop.db, atOnce, shop.now())
  // Most messages come after the customer came back: their payments are decided already.
  const decided = events.filter(({ isDecided }) => isDecided)
  if (decided.length > 0) await markEvents(shop.db, decided, 'nothing-new', shop.now())
  const others = events.filter(({ isDecided }) => !isDecided)
  await Promise.all(others.map(event => processEvent(shop, event)))
  return events.length
}

async function processEvent(shop: RunningShop, event: WaitingEvent): Promise<void> {
  try {
    const outcome = await settleEvent(shop, event)
    if (outcome) await markEvents(shop.db, [event], outcome, shop.now())
  } catch (error) {
    // A later run looks into it again, and the others go on.
    shop.log(error, `payment event ${event.provider} ${event.eventId} failed`)
  }
}

/** Asks the provider itself and settles what it says; null: the provider is away, ask later. */
async function settleEvent(
  shop: RunningShop,
  { provider, providerRef, transactionId }: WaitingEvent,
): Promise<EventOutcome | null> {
  const before = providerRef && (await payments.byReference(shop.db, provider, providerRef))
  if (!before) return 'unknown'
  const hint: Record<string, string> = transactionId ? { t: transactionId } : {}
  const snapshot = await askAndSettle(settlingOf(shop), before, hint)
  if (isRefusal(snapshot)) return null
  const after = await payments.one(shop.db, before.id)
  const same = after?.status === before.status && after.refundDue === before.refundDue
  return same ? 'nothing-new' : 'settled'
}
