import type { Cents } from '#shop/money.ts'
import type { GoodwillReason } from '#shop/order-change/goodwill.ts'
import type { Db } from '../database.ts'

export type RefundRequest = {
  readonly id: string
  readonly orderId: string
  readonly number: number
  readonly amount: Cents
  readonly why: GoodwillReason
  readonly reason: string
  readonly askedBy: string
  readonly askedByName: string
  readonly askedAt: Date
  /** The mark of the order as whoever asked saw it. */
  readonly seen: string
  /** What the shop had given of the order out of kindness when this was read. */
  readonly given: Cents
}
type NewRequest = Omit<RefundRequest, 'number' | 'askedByName' | 'given'>

/** false: another request of this order waits. */
export async function addRequest(tx: Db, asked: NewRequest): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'refund-request-add',
    text: `insert into refund_request
        (id, order_id, amount_cents, why, reason, asked_by, asked_at, seen)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (order_id) where state = 'waiting' do nothing`,
    values: [
      asked.id,
      asked.orderId,
      asked.amount,
      asked.why,
      asked.reason,
      asked.askedBy,
      asked.askedAt,
      asked.seen,
    ],
  })
  return rowCount === 1
}

const waiting = `select q.id, q.order_id as "orderId", o.number, q.amount_cents as amount, q.why,
    q.reason, q.asked_by as "askedBy", coalesce(s.name, '') as "askedByName",
    q.asked_at as "askedAt", q.seen, o.goodwill_cents as given
  from refund_request q join customer_order o on o.id = q.order_id
    left join staff s on s.id = q.asked_by
  where q.state = 'waiting'`

/** The request of an order that waits; whoever decides holds the order's row. */
export async function waitingRequest(db: Db, orderId: string): Promise<RefundRequest | null> {
  const { rows } = await db.query<RefundRequest>({
    name: 'refund-request-of-order',
    text: `${waiting} and q.order_id = $1`,
    values: [orderId],
  })
  return rows[0] ?? null
}

/** All that wait, the oldest first. */
export async function waitingRequests(db: Db): Promise<RefundRequest[]> {
  const { rows } = await db.query<RefundRequest>({
    name: 'refund-requests-waiting',
    text: `${waiting} order by q.asked_at, q.id limit 100`,
  })
  return rows
}

/** false: it was decided before. */
export async function decideRequest(
  tx: Db,
  decided: {
    readonly id: string
    readonly state: 'approved' | 'declined' | 'withdrawn'
    readonly by: string
    readonly at: Date
  },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'refund-request-decide',
    text: `update refund_request set state = $2, decided_by = $3, decided_at = $4
      where id = $1 and state = 'waiting'`,
    values: [decided.id, decided.state, decided.by, decided.at],
  })
  return rowCount === 1
}
