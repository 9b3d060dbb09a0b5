import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { atDoor, type DoorMeans, type DoorStanding } from '#shop/door-payment.ts'
import type { Cents } from '#shop/money.ts'

/** The payment of order `o` that is still to come at its door. */
export const doorAttempt = `payment_attempt a where a.order_id = o.id and a.provider = '${atDoor}'
      and a.status = 'pending'`

/**
 * Money at the door that nobody has noted a day after its window ended, as rows `number`, `cents`, `since`; `now`: an
 * expression of SQL.
 */
export const uncountedAtDoor = (now: string) => `select o.number, a.amount_cents as cents,
      (d.date + d.time_to) at time zone 'Europe/Athens' as since
    from payment_attempt a join customer_order o on o.id = a.order_id
      join order_delivery d on d.order_id = o.id
    where a.provider = '${atDoor}' and a.status = 'pending'
      and (d.date + d.time_to) at time zone 'Europe/Athens' < ${now} - interval '1 day'`

/** Whether an order, a row of `customer_order`, was to be paid at its door and ended unpaid. */
export const leftUnpaidAtDoor = (order: string) => `(${order}.payment_type = '${atDoor}'
    and ${order}.status in ('canceled', 'not-accepted')
    and exists (select from payment_attempt a where a.order_id = ${order}.id
      and a.provider = '${atDoor}' and a.status in ('failed', 'cancelled'))
    and not exists (select from payment_attempt a where a.order_id = ${order}.id and a.status = 'paid'))`

/** Whether nobody ever paid an order, a row of `customer_order`. */
export const neverPaid = (order: string) =>
  `(${order}.paid_at is null or ${leftUnpaidAtDoor(order)})`

/** Writes that an order is paid when it is handed over. Nobody is asked about it, and it does not expire. */
export async function addDue(
  tx: PoolClient,
  { orderId, amount, now }: { orderId: string; amount: Cents; now: number },
): Promise<void> {
  const id = randomUUID()
  await tx.query({
    name: 'door-add',
    text: `insert into payment_attempt (id, order_id, provider, provider_ref, method, amount_cents,
        status, redirect_url, created_at, expires_at)
      values ($1, $2, '${atDoor}', $5, '${atDoor}', $3, 'pending', '', $4,
        $4::timestamptz + interval '10 years')`,
    values: [id, orderId, amount, new Date(now), id],
  })
}

/**
 * Makes what is due at the door the order's new price; 0: nothing is due any more. false: nothing is due
 * at its door, so that money has to go back or to come in another way. The order is locked.
 */
export async function changeDue(
  tx: PoolClient,
  orderId: string,
  amount: Cents,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'door-change',
    text: `update payment_attempt set amount_cents = case when $2 > 0 then $2 else amount_cents end,
        status = case when $2 > 0 then status else 'cancelled' end,
        settled_at = case when $2 > 0 then null else $3::timestamptz end
      where order_id = $1 and provider = '${atDoor}' and status = 'pending'`,
    values: [orderId, amount, new Date(now)],
  })
  return rowCount === 1
}

/** The order ended before its money came: `failed` where its customer did not pay, with the reason. */
export async function closeDue(
  tx: PoolClient,
  orderId: string,
  { status, reason, now }: { status: 'cancelled' | 'failed'; reason: string | null; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'door-close',
    text: `update payment_attempt set status = $2, reason = $3, settled_at = $4
      where order_id = $1 and provider = '${atDoor}' and status = 'pending'`,
    values: [orderId, status, reason, new Date(now)],
  })
  return rowCount === 1
}

/** The money was taken, once; null: none was due. Answers the payment's id. */
export async function takeDue(
  tx: PoolClient,
  orderId: string,
  { amount, by, now }: { amount: Cents; by: DoorMeans; now: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'door-take',
    text: `update payment_attempt set status = 'paid', method = $3, charged_cents = amount_cents,
        settled_at = $4
      where order_id = $1 and provider = '${atDoor}' and status = 'pending' and amount_cents = $2
      returning id`,
    values: [orderId, amount, by, new Date(now)],
  })
  return rows[0]?.id ?? null
}

export async function isTakenAtDoor(
  tx: PoolClient,
  orderId: string,
  { amount, by }: { amount: Cents; by: DoorMeans },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'door-taken',
    text: `select from payment_attempt where order_id = $1 and provider = '${atDoor}'
        and status = 'paid' and charged_cents = $2 and method = $3`,
    values: [orderId, amount, by],
  })
  return rowCount !== 0
}

/** How a customer stands who wants to pay at the door, beside this order. */
export async function doorStanding(
  tx: PoolClient,
  { orderId, customerId, phone }: { orderId: string; customerId: string; phone: string },
): Promise<DoorStanding> {
  const { rows } = await tx.query<DoorStanding>({
    name: 'door-standing',
    text: `with at_door as (
        select a.status from payment_attempt a join customer_order o on o.id = a.order_id
        where a.provider = '${atDoor}' and a.status in ('pending', 'failed') and o.id <> $1
          and (o.customer_id = $2 or ($3 <> '' and o.address ->> 'phone' = $3))
      )
      select c.email_verified_at is not null as "isProved",
        (select count(*)::integer from customer_order
          where customer_id = $2 and status = 'delivered') as received,
        (select count(*)::integer from at_door where status = 'failed') as owed,
        (select count(*)::integer from at_door where status = 'pending') as open
      from customer c where c.id = $2`,
    values: [orderId, customerId, phone],
  })
  const [standing] = rows
  if (!standing) throw new Error(`an order of a lost customer ${customerId}`)
  return standing
}
