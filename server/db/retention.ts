import type { Pool } from 'pg'
import { forgetInvoices, forgetPlaces } from './customer/forgotten-orders.ts'
import { transaction } from './database.ts'
import { leftUnpaidAtDoor } from './payment/door.ts'

/** Rows per batch: deleting must not hold up the shop. */
const batch = 500

/**
 * What is deleted, and how long after which moment (docs/decisions/014-retention.md). Each
 * statement finds its rows anew, so the next run continues one that was cut short.
 */
const deleted = {
  cart: `expires_at < $1::timestamptz - interval '1 day'`,
  session: `expires_at < $1::timestamptz`,
  mail_link: `expires_at < $1::timestamptz - interval '1 day'`,
  login_failure: `since < $1::timestamptz - interval '1 hour'`,
  password_request: `asked_at < $1::timestamptz - interval '1 hour'`,
  email_change: `(status <> 'done' and expires_at < $1::timestamptz - interval '1 day')
    or created_at < $1::timestamptz - interval '12 months'`,
  contact_message: `created_at < $1::timestamptz - interval '12 months'`,
  partnership_request: `created_at < $1::timestamptz - interval '12 months'`,
  payment_event: `processed_at < $1::timestamptz - interval '13 months'`,
  shop_event: `happened_at < $1::timestamptz - interval '30 days'`,
  region_interest: `(confirmed_at is null and created_at < $1::timestamptz - interval '30 days')
    or told_at < $1::timestamptz - interval '7 days'`,
} as const

/** Deletes what is due at `now` (epoch milliseconds), at most a batch of each kind. Answers how many rows. */
export async function deleteOver(db: Pool, now: number): Promise<number> {
  let count = 0
  for (const [table, isOver] of Object.entries(deleted)) {
    const { rowCount } = await db.query({
      name: `retention-${table}`,
      text: `delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOver} limit ${batch} for update skip locked))`,
      values: [new Date(now)],
    })
    count += rowCount ?? 0
  }
  return count
}

/** Sent mails lose their content and keep that they were sent. */
export async function blankMails(db: Pool, now: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'retention-mail',
    text: `update mail set data = '{}', error = null, said = null where id = any(array(
        select id from mail where created_at < $1::timestamptz - interval '90 days'
          and status in ('sent', 'unsure', 'failed') and (data <> '{}' or error is not null or said is not null)
        limit ${batch}))`,
    values: [new Date(now)],
  })
  return rowCount ?? 0
}

/** An order that is over and still says who got it; the indexes by `placed_at` have these words. */
const isNamed = `status <> 'opened' and status <> 'not-paid' and (address ->> 'street' <> ''
  or address ->> 'phone' <> '' or notes <> '' or invoice is not null)`

/**
 * Deletes addresses and invoice details of orders that stayed unpaid for a year, or that are older
 * than tax law asks for; and the marks of mailbox and door whose owner was deleted a year ago.
 */
export async function blankOrders(db: Pool, now: number): Promise<number> {
  return transaction(db, async tx => {
    const { rows } = await tx.query<{ id: string }>({
      name: 'retention-order',
      text: `select id from customer_order where id = any(array(
          (select id from customer_order
            where ${isNamed} and paid_at is null
              and placed_at < $1::timestamptz - interval '12 months' and not exists (
                select from fiscal_document where order_id = customer_order.id)
            order by placed_at limit ${batch})
          union all
          (select id from customer_order
            where ${isNamed} and ${leftUnpaidAtDoor('customer_order')}
              and placed_at < $1::timestamptz - interval '12 months' and not exists (
                select from fiscal_document where order_id = customer_order.id)
            order by placed_at limit ${batch})
          union all
          (select id from customer_order
            where ${isNamed} and placed_at < $1::timestamptz - interval '6 years'
            order by placed_at limit ${batch})))
        order by id for update skip locked`,
      values: [new Date(now)],
    })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) {
      await forgetPlaces(tx, ids)
      await forgetInvoices(tx, ids)
    }
    const { rowCount } = await tx.query({
      name: 'retention-payer',
      text: `update customer_order set payer_key = null
        where customer_id is null and payer_key is not null
          and placed_at < $1::timestamptz - interval '12 months'`,
      values: [new Date(now)],
    })
    const doors = await tx.query({
      name: 'retention-door',
      text: `update coupon_use u set door_key = null from customer_order o
        where u.door_key is not null and o.id = u.order_id and o.customer_id is null
          and o.placed_at < $1::timestamptz - interval '12 months'`,
      values: [new Date(now)],
    })
    return rows.length + (rowCount ?? 0) + (doors.rowCount ?? 0)
  })
}
