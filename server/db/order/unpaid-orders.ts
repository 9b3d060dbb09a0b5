import type { PoolClient } from 'pg'
import type { Unpaid } from '#shop/unpaid.ts'

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
