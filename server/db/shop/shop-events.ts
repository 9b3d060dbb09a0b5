import type { PoolClient } from 'pg'
import type { EventType, StaffMailKind } from '#shop/shop-event.ts'
import type { Db } from '../database.ts'

/** What happened, as the tables wrote it down (migration 0095). */
export type ShopEvent = {
  readonly id: string
  /** Rises from event to event. */
  readonly number: number
  /** A newer version may write types that this one does not know. */
  readonly type: EventType | (string & {})
  readonly data: Readonly<Record<string, unknown>>
  readonly happenedAt: Date
}

const read = 'e.id, e.number, e.type, e.data, e.happened_at as "happenedAt"'

/** For what no table writes down by itself. */
export async function addEvent(tx: Db, type: EventType, data: object): Promise<void> {
  await tx.query({
    name: 'event-add',
    text: 'insert into shop_event (type, data) values ($1, $2)',
    values: [type, JSON.stringify(data)],
  })
}

/** Locks the next events that nobody was told of yet, oldest first. */
export async function lockUntold(tx: PoolClient, most: number): Promise<ShopEvent[]> {
  const { rows } = await tx.query<ShopEvent>({
    name: 'event-lock-untold',
    text: `select ${read} from shop_event e where told_at is null
      order by number limit $1 for update skip locked`,
    values: [most],
  })
  return rows
}

/** `awaits`: the mail to the shop's people that each event waits for, or null, in the same order. */
export async function markTold(
  tx: PoolClient,
  events: readonly ShopEvent[],
  awaits: readonly (StaffMailKind | null)[],
  now: number,
): Promise<void> {
  await tx.query({
    name: 'event-told',
    text: `update shop_event e set told_at = $3, awaits = t.awaits
      from unnest($1::text[], $2::text[]) as t (id, awaits) where e.id = t.id`,
    values: [events.map(({ id }) => id), awaits, new Date(now)],
  })
}

/** Kinds of mail that events wait for and whose pause is over. */
export async function dueStaffMails(
  db: Db,
  pause: Readonly<Record<StaffMailKind, number>>,
  now: number,
): Promise<StaffMailKind[]> {
  const { rows } = await db.query<{ kind: StaffMailKind }>({
    name: 'staff-mail-due',
    text: `select p.kind from jsonb_each_text($1) as p (kind, pause)
        left join staff_mail s on s.kind = p.kind
      where exists (select from shop_event e where e.awaits = p.kind)
        and (s.queued_at is null or s.queued_at > $2
          or s.queued_at + p.pause::float8 * interval '1 millisecond' <= $2)`,
    values: [JSON.stringify(pause), new Date(now)],
  })
  return rows.map(({ kind }) => kind)
}

/** Takes what waits for a kind of mail, in the transaction that queues it. */
export async function takeAwaiting(
  tx: PoolClient,
  kind: StaffMailKind,
  now: number,
): Promise<ShopEvent[]> {
  // Two at once wait here, and the second finds nothing left.
  await tx.query({
    name: 'staff-mail-queued',
    text: `insert into staff_mail (kind, queued_at) values ($1, $2)
      on conflict (kind) do update set queued_at = excluded.queued_at`,
    values: [kind, new Date(now)],
  })
  const { rows } = await tx.query<ShopEvent>({
    name: 'event-take-awaiting',
    text: `update shop_event e set awaits = null where awaits = $1 returning ${read}`,
    values: [kind],
  })
  return rows.sort((one, other) => one.number - other.number)
}

export async function eventsOf(db: Db, ids: readonly string[]): Promise<ShopEvent[]> {
  const { rows } = await db.query<ShopEvent>({
    name: 'event-several',
    text: `select ${read} from shop_event e where id = any($1) order by number`,
    values: [ids],
  })
  return rows
}

/** Counts what waits until now as told: the demo's own orders happened to nobody. */
export async function countEventsAsTold(tx: PoolClient): Promise<void> {
  await tx.query('set constraints all immediate')
  await tx.query('update shop_event set told_at = happened_at where told_at is null')
}
