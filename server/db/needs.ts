import type { Db } from './database.ts'
import { untold } from './day/outcomes.ts'
import { isFailing } from './mail/failed-mails.ts'
import { uncountedAtDoor } from './payment/door.ts'

/** Something that waits for a person: how much of it there is, since when, and the first few orders. */
export type Waiting = {
  readonly what:
    | 'refund-by-hand'
    | 'refund-fails'
    | 'document-fails'
    | 'document-due'
    | 'mail-fails'
    | 'payment-late'
    | 'door-uncounted'
    | 'delivery-untold'
  readonly count: number
  readonly since: Date
  readonly orders: readonly number[]
}

const need = (what: string, rows: string) =>
  `select '${what}' as what, count(*)::integer as count, min(since) as since,
    coalesce((array_agg(distinct number::integer) filter (where number is not null))[1:5], '{}')
      as orders
  from (${rows}) as found having count(*) > 0`

/** By the indexes of what waits. A mail that failed is shown for a week. */
export async function waitingFor(db: Db, now: number): Promise<Waiting[]> {
  const { rows } = await db.query<Waiting>(
    [
      need(
        'refund-by-hand',
        `select o.number, r.created_at as since from refund r join customer_order o on o.id = r.order_id
          where r.status = 'by-hand' and r.created_at <= $1`,
      ),
      need(
        'refund-fails',
        `select o.number, r.created_at as since from refund r join customer_order o on o.id = r.order_id
          where r.status in ('due', 'sending') and r.tries >= 2 and r.error is not null`,
      ),
      need(
        'payment-late',
        `select o.number, a.created_at as since
          from payment_attempt a join customer_order o on o.id = a.order_id
          where a.status in ('created', 'pending')
            and a.expires_at < $1::timestamptz - interval '1 hour'`,
      ),
      need('door-uncounted', uncountedAtDoor('$1::timestamptz')),
      need('delivery-untold', untold('$1::timestamptz')),
      need(
        'document-fails',
        `select o.number, f.created_at as since
          from fiscal_document f join customer_order o on o.id = f.order_id
          where f.status in ('due', 'sending') and f.error is not null`,
      ),
      need(
        'document-due',
        `select o.number, f.created_at as since
          from fiscal_document f join customer_order o on o.id = f.order_id
          where f.status in ('due', 'sending') and f.error is null
            and f.created_at < $1::timestamptz - interval '1 hour'`,
      ),
      need(
        'mail-fails',
        `select o.number, m.created_at as since from mail m left join customer_order o on o.id = m.order_id
          where ${isFailing}`,
      ),
    ].join(' union all '),
    [new Date(now)],
  )
  return rows
}

export type Unpaid = {
  readonly count: number
  readonly since: Date | null
  /** The oldest first. */
  readonly orders: readonly number[]
}

export async function unpaidOrders(db: Db): Promise<Unpaid> {
  const { rows } = await db.query<Unpaid>(
    `select count(*)::integer as count, min(placed_at) as since,
        coalesce((array_agg(number::integer order by placed_at))[1:5], '{}') as orders
      from customer_order where status = 'not-paid'`,
  )
  return rows[0] ?? { count: 0, since: null, orders: [] }
}

/** How many messages to the shop, of either form, nobody has taken up. */
export async function newLetters(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select ((select count(*) from contact_message where state = 'new')
      + (select count(*) from partnership_request where state = 'new'))::integer as count`,
  )
  return rows[0]?.count ?? 0
}
