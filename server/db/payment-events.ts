import type { Pool } from 'pg'
import type { PaymentHint } from '../outside/payments/provider.ts'

export type WaitingEvent = PaymentHint & {
  readonly provider: string
  /** Its payment was decided for good before, so it brings nothing new. */
  readonly isDecided: boolean
}

export type EventOutcome = 'settled' | 'nothing-new' | 'unknown'

/** Keeps a provider's message, once, however often it is sent. */
export async function addEvent(
  db: Pool,
  provider: string,
  hint: PaymentHint,
  now: number,
): Promise<void> {
  await db.query({
    name: 'payment-event-add',
    text: `insert into payment_event
        (provider, event_id, kind, provider_ref, transaction_id, received_at, next_try_at)
      values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
    values: [
      provider,
      hint.eventId,
      hint.kind,
      hint.providerRef,
      hint.transactionId,
      new Date(now),
    ],
  })
}

/**
 * Takes waiting events to look into. If the process dies or the provider is away, an event is due
 * again after 1 minute, then 5, 15, an hour.
 */
export async function claimEvents(db: Pool, most: number, now: number): Promise<WaitingEvent[]> {
  const { rows } = await db.query<WaitingEvent>({
    name: 'payment-event-claim',
    text: `update payment_event e set tries = tries + 1,
        next_try_at = $1::timestamptz + (array[1, 5, 15, 60])[least(tries + 1, 4)] * interval '1 minute'
      where ctid = any(array(
        select ctid from payment_event
        where processed_at is null and next_try_at <= $1
        order by next_try_at limit $2 for update skip locked))
      returning provider, event_id as "eventId", kind, provider_ref as "providerRef",
        transaction_id as "transactionId", coalesce((
          select a.status = 'paid' or a.refund_due from payment_attempt a
          where a.provider = e.provider and a.provider_ref = e.provider_ref), false) as "isDecided"`,
    values: [new Date(now), most],
  })
  return rows
}

/** Marks events as done. */
export async function markEvents(
  db: Pool,
  events: readonly Pick<WaitingEvent, 'provider' | 'eventId'>[],
  outcome: EventOutcome,
  now: number,
): Promise<void> {
  for (const [provider, own] of Map.groupBy(events, event => event.provider))
    await db.query({
      name: 'payment-event-mark',
      text: `update payment_event set outcome = $3, processed_at = $4
        where provider = $1 and event_id = any($2) and processed_at is null`,
      values: [provider, own.map(({ eventId }) => eventId), outcome, new Date(now)],
    })
}
