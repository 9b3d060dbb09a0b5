import type { PoolClient } from 'pg'
import type { Spot, SpotPaymentType } from '#shop/address/spot.ts'
import type { Db } from '../database.ts'
import { standing } from '../delivery-states.ts'

export type Office = {
  readonly spot: Spot
  readonly members: number
  readonly managers: number
  /** Mailboxes that cannot join again. */
  readonly removed: number
  readonly onAccount: boolean
  readonly closedAt: Date | null
}

const offices = `select s.data as spot, s.position, null::timestamptz as "closedAt",
    (select count(*)::int from customer_spot where spot_id = s.id) as members,
    (select count(*)::int from customer_spot where spot_id = s.id and manager) as managers,
    (select count(*)::int from company_removal where spot_id = s.id) as removed,
    exists (select from spot_payment_type t where t.spot_id = s.id
      and t.data ->> 'provider' = 'account') as "onAccount"
  from spot s where s.kind = 'company'
  union all select data, 0, retired_at, 0, 0, 0, false from retired
    where kind = 'spot' and data ->> 'kind' = 'company'`

/** Every office of every company, those that were closed too. */
export async function listOffices(db: Db): Promise<Office[]> {
  const { rows } = await db.query<Office>({
    name: 'office-list',
    text: `select spot, members, managers, removed, "onAccount", "closedAt" from (${offices}) o
      order by "closedAt" nulls first, position, spot ->> 'id'`,
  })
  return rows
}

export async function officeOf(db: Db, id: string): Promise<Office | null> {
  const { rows } = await db.query<Office>({
    name: 'office-one',
    text: `select spot, members, managers, removed, "onAccount", "closedAt" from (${offices}) o
      where spot ->> 'id' = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Names that an office may not take: each is or was another place's. */
export async function isSpotKnown(tx: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from spot where $1 in (id, slug)
      union all select from retired where kind = 'spot' and $1 in (id, data ->> 'slug')`,
    [id],
  )
  return rowCount !== 0
}

export async function addOffice(
  tx: PoolClient,
  spot: Spot,
  paymentTypes: readonly SpotPaymentType[],
): Promise<void> {
  await tx.query(
    `insert into spot (id, slug, kind, position, data)
      select $1, $2, $3, coalesce(max(position), 0) + 1, $4 from spot`,
    [spot.id, spot.slug, spot.kind, JSON.stringify(spot)],
  )
  await tx.query(
    `insert into spot_payment_type (id, spot_id, position, data)
      select entry ->> 'id', $1, last.position + entries.position, entry
      from jsonb_array_elements($2::jsonb) with ordinality as entries (entry, position),
        (select coalesce(max(position), 0) as position from spot_payment_type) last`,
    [spot.id, JSON.stringify(paymentTypes)],
  )
}

export async function writeOffice(tx: PoolClient, spot: Spot): Promise<void> {
  await tx.query('update spot set data = $2 where id = $1', [spot.id, JSON.stringify(spot)])
}

/** Takes an office out of the shop with its memberships; its orders and statements stay. */
export async function retireOffice(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query(
    `insert into retired (kind, id, data, retired_at) select 'spot', id, data, $2 from spot where id = $1
      on conflict (kind, id) do update set data = excluded.data, retired_at = excluded.retired_at`,
    [id, now],
  )
  await tx.query(
    `update cart set version = version + 1, state = (state::jsonb
        || '{"spotId": null, "address": null, "paymentTypeId": null}')::json
      where state ->> 'spotId' = $1`,
    [id],
  )
  await tx.query('delete from spot where id = $1', [id])
}

/** Paid orders that go there from a day on, and the cents of allowance that they were promised. */
export async function promisedFrom(
  db: Db,
  spotId: string,
  from: string,
): Promise<{ deliveries: number; cents: number }> {
  const { rows } = await db.query<{ deliveries: number; cents: number }>({
    name: 'office-promised',
    text: `select count(*)::int as deliveries, coalesce(sum(d.allowance_cents), 0)::int as cents
      from customer_order o join order_delivery d on d.order_id = o.id
      where o.spot_id = $1 and o.status in ('not-paid', 'opened') and d.date >= $2
        and d.status in (${standing}) and d.allowance_cents > 0`,
    values: [spotId, from],
  })
  return rows[0] ?? { deliveries: 0, cents: 0 }
}

/** The people of an office with what decides whether it pays for them. */
export async function officeMailboxes(
  db: Db,
  spotId: string,
): Promise<{ email: string; isVerified: boolean }[]> {
  const { rows } = await db.query<{ email: string; isVerified: boolean }>({
    name: 'office-mailboxes',
    text: `select c.email, c.email_verified_at is not null as "isVerified"
      from customer_spot m join customer c on c.id = m.customer_id where m.spot_id = $1`,
    values: [spotId],
  })
  return rows
}
