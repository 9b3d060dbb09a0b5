import type { PoolClient } from 'pg'
import { type Coupon, couponKey } from '#shop/coupon/coupon.ts'
import type { Db } from '../database.ts'
import { idsOf } from '../row-writing.ts'

/** Everybody's coupons; those of one customer are no part of a catalogue. A used one is ended, not deleted. */
export async function writeCoupons(
  tx: PoolClient,
  coupons: readonly Coupon[],
  now: Date,
): Promise<void> {
  const ids = idsOf(coupons)
  await tx.query(
    `with gone as (
        select id, data from coupon where customer_id is null and id <> all($1)
          and not exists (select from retired where kind = 'coupon' and retired.id = coupon.id)
      )
      insert into retired (kind, id, data) select 'coupon', id, data from gone`,
    [ids],
  )
  await tx.query(
    `update coupon set code_key = '~' || id,
        data = data || '{"offered": false, "from": null, "until": "2000-01-01"}'
      where id in (select id from retired where kind = 'coupon') and id <> all($1)`,
    [ids],
  )
  await tx.query(`delete from retired where kind = 'coupon' and id = any($1)`, [ids])
  // Two coupons may change codes with each other.
  await tx.query(`update coupon set code_key = '~' || id where id = any($1)`, [ids])
  await tx.query(
    `insert into coupon (id, code_key, campaign, customer_id, data, created_at)
      select entry ->> 'id', code_key, entry ->> 'campaign', null, entry, $3
      from unnest($1::jsonb[], $2::text[]) as entries (entry, code_key)
      on conflict (id) do update set code_key = excluded.code_key, campaign = excluded.campaign,
        data = excluded.data`,
    [
      coupons.map(coupon => JSON.stringify(coupon)),
      coupons.map(({ code }) => couponKey(code)),
      now,
    ],
  )
}

/** Everybody's coupons that were not taken back, in the order in which they were made. */
export async function readCoupons(db: Db): Promise<Coupon[]> {
  const { rows } = await db.query<{ data: Coupon }>(
    `select data from coupon where customer_id is null
      and not exists (select from retired where kind = 'coupon' and retired.id = coupon.id)
      order by id`,
  )
  return rows.map(({ data }) => data)
}
