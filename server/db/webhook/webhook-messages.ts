import type { Pool, PoolClient } from 'pg'
import type { Db } from '../database.ts'
import type { ShopEvent } from '../shop/shop-events.ts'
import { endpoint, type WebhookEndpoint } from './webhooks.ts'

/** Writes a message for each endpoint that wants an event, also for those that are paused. */
export async function addMessages(
  tx: PoolClient,
  events: readonly ShopEvent[],
  now: number,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'webhook-add-messages',
    text: `insert into webhook_message (endpoint_id, event_id, number, next_try_at)
      select w.id, e.id, e.number, $2 from webhook_endpoint w
        join shop_event e on w.types = '{}' or e.type = any(w.types)
      where e.id = any($1) on conflict do nothing`,
    values: [events.map(({ id }) => id), new Date(now)],
  })
  return rowCount ?? 0
}

export async function dueEndpoints(db: Db, now: number): Promise<WebhookEndpoint[]> {
  const { rows } = await db.query<WebhookEndpoint>({
    name: 'webhook-due-endpoints',
    text: `select ${endpoint} from webhook_endpoint w where paused_at is null and exists (
        select from webhook_message m where m.endpoint_id = w.id
          and m.status in ('due', 'sending') and m.next_try_at <= $1)
      order by id`,
    values: [new Date(now)],
  })
  return rows
}

export type ClaimedMessage = ShopEvent & {
  /** Tries so far, this one included. */
  readonly tries: number
}

/**
 * Takes an endpoint's next due message, the oldest first. No other process takes it before `until`,
 * after which a sender that never reported back counts as dead.
 */
export async function claimMessage(
  db: Db,
  endpointId: string,
  now: number,
  until: number,
): Promise<ClaimedMessage | null> {
  const { rows } = await db.query<ClaimedMessage>({
    name: 'webhook-claim',
    text: `update webhook_message m set status = 'sending', tries = tries + 1, next_try_at = $3
      from shop_event e
      where e.id = m.event_id and m.endpoint_id = $1 and m.event_id = (
        select n.event_id from webhook_message n where n.endpoint_id = $1
          and n.status in ('due', 'sending') and n.next_try_at <= $2
        order by n.number limit 1 for update skip locked)
      returning e.id, e.number, e.type, e.data, e.happened_at as "happenedAt", m.tries`,
    values: [endpointId, new Date(now), new Date(until)],
  })
  return rows[0] ?? null
}

export async function markTaken(
  db: Pool,
  endpointId: string,
  { id }: ClaimedMessage,
  answer: string,
  now: number,
): Promise<void> {
  await db.query({
    name: 'webhook-taken',
    text: `with taken as (
        update webhook_message set status = 'taken', answer = $3, taken_at = $4
        where endpoint_id = $1 and event_id = $2
      )
      update webhook_endpoint set failing_since = null
      where id = $1 and failing_since is not null`,
    values: [endpointId, id, answer, new Date(now)],
  })
}

/** Records a failed try; `nextTry` null: there will be none. */
export async function markNotTaken(
  tx: Db,
  endpointId: string,
  { id, tries }: ClaimedMessage,
  told: { readonly answer: string; readonly nextTry: number | null; readonly now: number },
): Promise<void> {
  const { answer, nextTry, now } = told
  await tx.query({
    name: 'webhook-not-taken',
    text: `with failed as (
        update webhook_message set answer = $3, next_try_at = coalesce($4, next_try_at),
          status = case when $4::timestamptz is null then 'given-up' else 'due' end
        where endpoint_id = $1 and event_id = $2 and tries = $5 and status = 'sending'
      )
      update webhook_endpoint set failing_since = coalesce(failing_since, $6) where id = $1`,
    values: [
      endpointId,
      id,
      answer,
      nextTry === null ? null : new Date(nextTry),
      tries,
      new Date(now),
    ],
  })
}
