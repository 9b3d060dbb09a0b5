import type { PoolClient } from 'pg'
import type { Text } from '#shop/language.ts'
import type { OrderDelivery } from '#shop/order/order.ts'
import type { TouchedLine } from '#shop/publishing/sold-line.ts'
import type { Db } from '../database.ts'
import { ahead, over, standing } from '../delivery-states.ts'

type Line = { readonly deliveryId: string; readonly buildId: string }

export function lineKey({ deliveryId, buildId }: Line): string {
  return `${deliveryId} ${buildId}`
}

export type NotedLine = {
  readonly line: TouchedLine
  readonly askedAt: Date | null
  readonly remindedAt: Date | null
  readonly settled: 'swapped' | 'refunded' | 'kept' | null
  readonly settledAt: Date | null
  /** Of the shop; null: the customer. */
  readonly by: string | null
  /** What it was swapped for. */
  readonly instead: Text | null
  readonly isPaid: boolean
  readonly isCanceled: boolean
  readonly isDelivered: boolean
  /** Whether the order still has a customer to ask. */
  readonly hasCustomer: boolean
  readonly date: string
  readonly timePeriod: Omit<OrderDelivery['timePeriod'], 'id' | 'code' | 'name'>
}

const read = `select l.line, l.asked_at as "askedAt", l.reminded_at as "remindedAt", l.settled,
    l.settled_at as "settledAt", case when l.settled_by is not null then coalesce(s.name, '') end as by,
    (select i.name from order_item i where i.delivery_id = l.delivery_id and i.build_id = l.by_build
      limit 1) as instead,
    o.status = 'opened' as "isPaid",
    d.status not in (${standing}) or o.status not in ('not-paid', 'opened', 'delivered') as "isCanceled",
    d.status in (${over}) as "isDelivered", o.customer_id is not null as "hasCustomer", d.date,
    json_build_object('from', left(d.time_from::text, 5), 'to', left(d.time_to::text, 5),
      'orderHours', d.order_hours, 'changeHours', d.change_hours) as "timePeriod"
  from release_line l join order_delivery d on d.id = l.delivery_id
    join customer_order o on o.id = d.order_id left join staff s on s.id = l.settled_by`

export async function notedLines(db: Db, releaseId: string): Promise<NotedLine[]> {
  const { rows } = await db.query<NotedLine>({
    name: 'release-lines',
    text: `${read} where l.release_id = $1
      order by l.line ->> 'date', (l.line ->> 'number')::int, l.build_id`,
    values: [releaseId],
  })
  return rows
}

/** Those of one order that nobody has chosen for, while the release is planned. */
export async function openLines(db: Db, releaseId: string, orderId: string): Promise<NotedLine[]> {
  const { rows } = await db.query<NotedLine>({
    name: 'release-lines-open',
    text: `${read} join release r on r.id = l.release_id
      where l.release_id = $1 and o.id = $2 and l.settled is null and r.status = 'planned'
        and o.status = 'opened' and d.status in (${ahead})
        and exists (select from order_item i
          where i.delivery_id = l.delivery_id and i.build_id = l.build_id)
      order by d.date, l.build_id`,
    values: [releaseId, orderId],
  })
  return rows
}

/**
 * Writes down whom a release would hurt. What is known of a line stays; one that was settled and is
 * hurt again, by what the release became since, is open again.
 */
export async function noteLines(
  tx: PoolClient,
  releaseId: string,
  lines: readonly TouchedLine[],
  now: Date,
): Promise<void> {
  const byKey = new Map(lines.map(line => [lineKey(line), line]))
  if (byKey.size === 0) return
  await tx.query({
    name: 'release-lines-note',
    text: `insert into release_line (release_id, delivery_id, build_id, line, noted_at)
      select $1, one ->> 'deliveryId', one ->> 'buildId', one, $3
      from jsonb_array_elements($2::jsonb) as one
      on conflict (release_id, delivery_id, build_id) do update set line = excluded.line,
          noted_at = excluded.noted_at, settled = null, settled_at = null, settled_by = null,
          by_build = null, asked_at = null, reminded_at = null
        where release_line.settled is not null`,
    values: [releaseId, JSON.stringify([...byKey.values()]), now],
  })
}

/** Keys of lines whose customers want them as they are. */
export async function keptLines(db: Db, releaseId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ key: string }>({
    name: 'release-lines-kept',
    text: `select delivery_id || ' ' || build_id as key from release_line
      where release_id = $1 and settled = 'kept'`,
    values: [releaseId],
  })
  return new Set(rows.map(({ key }) => key))
}

/** Remembers that the customers of these orders were asked, or reminded. */
export async function markAsked(
  tx: PoolClient,
  releaseId: string,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'release-lines-asked',
    text: `update release_line l set asked_at = coalesce(asked_at, $3),
        reminded_at = case when asked_at is not null then $3 end
      from order_delivery d
      where d.id = l.delivery_id and l.release_id = $1 and d.order_id = any($2)
        and l.settled is null`,
    values: [releaseId, orderIds, now],
  })
}

export async function settleLine(
  tx: PoolClient,
  releaseId: string,
  { deliveryId, buildId }: Line,
  as: {
    settled: NonNullable<NotedLine['settled']>
    byBuild: string | null
    staffId: string | null
  },
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'release-line-settle',
    text: `update release_line set settled = $4, by_build = $5, settled_by = $6, settled_at = $7
      where release_id = $1 and delivery_id = $2 and build_id = $3`,
    values: [releaseId, deliveryId, buildId, as.settled, as.byBuild, as.staffId, now],
  })
}

/** A release that is a draft again hurts nobody, and asks nobody; what was settled stays. */
export async function dropOpenLines(tx: PoolClient, releaseId: string): Promise<void> {
  await tx.query({
    name: 'release-lines-drop',
    text: 'delete from release_line where release_id = $1 and settled is null',
    values: [releaseId],
  })
  await endConsentLinks(tx, releaseId)
}

export async function endConsentLinks(tx: PoolClient, releaseId: string): Promise<void> {
  await tx.query({
    name: 'consent-links-end',
    text: 'delete from consent_link where release_id = $1',
    values: [releaseId],
  })
}

type OfOrder = { readonly releaseId: string; readonly orderId: string }

/** Keeps the hash of a link's secret; false: there is nothing to choose any more. */
export async function keepConsentLink(
  db: Db,
  tokenHash: Buffer,
  { releaseId, orderId }: OfOrder,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'consent-link-keep',
    text: `with over as (delete from consent_link where expires_at < $4)
      insert into consent_link (token_hash, release_id, order_id, expires_at)
      select $1, r.id, $3, $5 from release r
      where r.id = $2 and r.status = 'planned' and exists (select from release_line l
        join order_delivery d on d.id = l.delivery_id
        where l.release_id = r.id and d.order_id = $3 and l.settled is null)`,
    values: [tokenHash, releaseId, orderId, now, until],
  })
  return rowCount === 1
}

/** What a link is about; null: it served, it is too old, or nobody made it. */
export async function consentOf(db: Db, tokenHash: Buffer, now: Date): Promise<OfOrder | null> {
  const { rows } = await db.query<OfOrder>({
    name: 'consent-link-one',
    text: `select release_id as "releaseId", order_id as "orderId" from consent_link
      where token_hash = $1 and expires_at > $2`,
    values: [tokenHash, now],
  })
  return rows[0] ?? null
}

/** All links of the order serve with one of them; false: one had served. Lock the order first. */
export async function takeConsentLinks(
  tx: PoolClient,
  tokenHash: Buffer,
  { releaseId, orderId }: OfOrder,
): Promise<boolean> {
  const { rows } = await tx.query<{ isIts: boolean }>({
    name: 'consent-links-take',
    text: `delete from consent_link where order_id = $2 and release_id = $3
      returning token_hash = $1 as "isIts"`,
    values: [tokenHash, orderId, releaseId],
  })
  return rows.some(({ isIts }) => isIts)
}
