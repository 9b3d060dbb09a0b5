import type { PoolClient } from 'pg'
import type { Demand } from '#shop/capacity/capacity.ts'
import type { Unpaid } from '#shop/unpaid.ts'
import type { Db } from '../database.ts'

/** An order that is about to wait for its payment, and who is behind it. */
export type Waiting = {
  readonly orderId: string
  readonly customerId: string
  /** Empty: the order has none. */
  readonly phone: string
  /** The network that it comes from; null: it is not counted. */
  readonly network: string | null
}

type WaitingBeside = {
  readonly customer: Unpaid
  readonly phone: Unpaid
  readonly network: Unpaid
  /** The customer's own, newest first. */
  readonly own: readonly { readonly id: string; readonly number: number }[]
  /** Whether the customer's mailbox is unproved. */
  readonly isUnproved: boolean
}

/**
 * Keeps other orders of the customer, the phone and the network from being counted until the
 * transaction ends. All callers lock in one order, so that none waits in a circle.
 */
export async function lockUnpaid(
  tx: PoolClient,
  { customerId, phone, network }: Waiting,
): Promise<void> {
  const keys = [
    `customer ${customerId}`,
    phone && `phone ${phone}`,
    network && `network ${network}`,
  ]
  await tx.query({
    name: 'unpaid-lock',
    text: `select pg_advisory_xact_lock(key) from (
        select distinct hashtextextended('unpaid ' || key, 0) as key from unnest($1::text[]) key
        order by 1) keys`,
    values: [keys.filter(Boolean)],
  })
}

/**
 * What waits beside an order. Orders of unproved mailboxes do not stand in the way of a customer
 * whose mailbox is proved: a stranger could spoil a phone with them.
 */
export async function waitingBeside(
  tx: PoolClient,
  { orderId, customerId, phone, network }: Waiting,
): Promise<WaitingBeside> {
  const { rows } = await tx.query<WaitingBeside>({
    name: 'unpaid-beside',
    text: `with own as (
        select id, number, portions from customer_order
        where customer_id = $2 and status = 'not-paid' and id <> $1
      ), of_phone as (
        select portions, is_unproved from customer_order
        where address ->> 'phone' = $3 and address ->> 'phone' <> ''
          and status = 'not-paid' and id <> $1
      ), of_network as (
        select portions, is_unproved from customer_order
        where network_key = payer_key('network ' || $4) and status = 'not-paid' and id <> $1
      )
      select c.email_verified_at is null as "isUnproved",
        (select ${unpaid} from own) as customer,
        (select ${unpaid} from of_phone
          where c.email_verified_at is null or not is_unproved) as phone,
        (select ${unpaid} from of_network
          where c.email_verified_at is null or not is_unproved) as network,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number)
          order by number desc), '[]') from own) as own
      from customer c where c.id = $2`,
    values: [orderId, customerId, phone, network],
  })
  const [beside] = rows
  if (!beside) throw new Error(`an order of a lost customer ${customerId}`)
  return beside
}

const unpaid = `jsonb_build_object('orders', count(*), 'portions', coalesce(sum(portions), 0))`

type HeldUnproved = {
  readonly date: string
  readonly kind: Demand['kind']
  readonly what: string
  readonly held: number
  readonly most: number
}

/**
 * How much unpaid orders of unproved mailboxes hold of these meals and windows. Exact where the
 * caller has just taken of them, since their rows are locked until it commits.
 */
export async function heldUnproved(
  tx: PoolClient,
  demand: readonly Demand[],
): Promise<HeldUnproved[]> {
  const { rows } = await tx.query<HeldUnproved>({
    name: 'unpaid-unproved',
    text: `with wanted as (
        select date, kind, what from jsonb_to_recordset($1::jsonb) as w (date date, kind text, what text)
      ), waiting as materialized (
        select d.id, d.date, d.time_period_id from customer_order o
          join order_delivery d on d.order_id = o.id
        where o.status = 'not-paid' and o.is_unproved and d.status = 'planned'
          and d.date in (select date from wanted)
      ), held as (
        select date, 'window' as kind, time_period_id as what, count(*) as amount
          from waiting group by date, what
        union all select w.date, 'meal', i.meal_id, sum(i.amount)
          from waiting w join order_item i on i.delivery_id = w.id group by w.date, i.meal_id
      )
      select date, kind, what, held.amount::integer as held, most
      from wanted join held using (date, kind, what) join kitchen_load using (date, kind, what)`,
    values: [JSON.stringify(demand)],
  })
  return rows
}

/** The share of its ordered meals' portions that unpaid orders hold, of each day from a date on. */
export async function unpaidShares(
  db: Db,
  from: string,
): Promise<{ readonly date: string; readonly share: number }[]> {
  const { rows } = await db.query<{ date: string; share: number }>({
    name: 'unpaid-shares',
    text: `with waiting as (
        select d.date, sum(i.amount) as held from customer_order o
          join order_delivery d on d.order_id = o.id join order_item i on i.delivery_id = d.id
        where o.status = 'not-paid' and d.status = 'planned' and d.date >= $1
        group by d.date
      )
      select date, held::float / greatest(1, sum(most)) as share
      from waiting join kitchen_load using (date) where kind = 'meal'
      group by date, held order by date`,
    values: [from],
  })
  return rows
}
