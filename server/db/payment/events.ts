import type { Pool } from 'pg'
import type { PaymentHint } from '../../outside/payments/provider.ts'

export type WaitingEvent = PaymentHint & {
  readonly provider: string
  /** Its payment was decided for good before, so it brings nothing new. */
  readonly isDecided: boolean
  /** How many messages it stands for. */
  readonly told: number
}

export type EventOutcome = 'settled' | 'nothing-new' | 'unknown'

/** Seconds between two questions to a provider that messages about one payment cause. */
const restSeconds = 5

/**
 * Keeps a provider's message about a payment that the shop started, once, however often it is sent;
 * one more about a payment whose last message is not looked into yet is counted there. false:
 * nothing is new.
 */
export async function addEvent(
  db: Pool,
  provider: string,
  hint: PaymentHint,
  now: number,
): Promise<boolean> {
  const { eventId, kind, providerRef, transactionId } = hint
  const values = [provider, eventId, providerRef, transactionId, new Date(now)]
  const added = await db.query({
    name: 'payment-event-add',
    text: `insert into payment_event
        (provider, event_id, provider_ref, transaction_id, received_at, kind, next_try_at)
      select $1, $2, $3, $4, $5::timestamptz, $6, greatest($5::timestamptz, (select max(processed_at) from payment_event
        where provider = $1 and provider_ref = $3) + interval '${restSeconds} seconds')
      where exists (select from payment_attempt where provider = $1 and provider_ref = $3)
      on conflict do nothing`,
    values: [...values, kind],
  })
  if (added.rowCount) return true
  const counted = await db.query({
    name: 'payment-event-count',
    text: `update payment_event set told = told + 1, transaction_id = coalesce($4, transaction_id),
        next_try_at = least(next_try_at, $5::timestamptz + interval '${restSeconds} seconds')
      where provider = $1 and provider_ref = $3 and processed_at is null and event_id <> $2`,
    values,
  })
  return Boolean(counted.rowCount)
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
        transaction_id as "transactionId", told, coalesce((
          select a.status = 'paid' or a.refund_due from payment_attempt a
          where a.provider = e.provider and a.provider_ref = e.provider_ref), false) as "isDecided"`,
    values: [new Date(now), most],
  })
  return rows
}

/** Marks events as done, but for those whose provider said more since they were claimed. */
export async function markEvents(
  db: Pool,
  events: readonly Pick<WaitingEvent, 'provider' | 'eventId' | 'told'>[],
  outcome: EventOutcome,
  now: number,
): Promise<void> {
  for (const [provider, own] of Map.groupBy(events, event => event.provider))
    await db.query({
      name: 'payment-event-mark',
      text: `update payment_event e set outcome = $4, processed_at = $5
        from unnest($2::text[], $3::integer[]) as done (id, told)
        where provider = $1 and event_id = done.id and e.told = done.told
          and processed_at is null`,
      values: [
        provider,
        own.map(({ eventId }) => eventId),
        own.map(({ told }) => told),
        outcome,
        new Date(now),
      ],
    })
}
