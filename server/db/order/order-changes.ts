import type { PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import type { ChangeKind, OrderDelivery } from '#shop/order/order.ts'
import type { OrderSums } from '#shop/order/sums.ts'
import type { ChangeEffectAnswer } from '../../answers.ts'
import type { Db } from '../database.ts'

export type OrderChange = {
  readonly id: string
  readonly orderId: string
  readonly kind: ChangeKind
  readonly status: 'waiting' | 'applied' | 'undone' | 'dropped'
  readonly before: {
    readonly deliveries: readonly OrderDelivery[]
    readonly sums: { grandtotal: Cents }
  }
  readonly after: {
    readonly deliveries: readonly OrderDelivery[]
    readonly sums: OrderSums
    /** What the customer asked for: the same wish again is the same change. */
    readonly wish: string
    /** The last instant at which it can be made (epoch milliseconds); null: always. */
    readonly until: number | null
    readonly effect: ChangeEffectAnswer
    /** Cents of refunds not yet sent that pay for this change instead. */
    readonly kept: Cents
    /** Who made it, if not the customer; the customer cannot undo it then. */
    readonly by?: 'shop'
  }
  readonly effect: Cents
  readonly undoes: string | null
}

const read = `select id, order_id as "orderId", kind, status, before, after, effect, undoes
  from order_change`

/** Gives each change of an order an instant of its own, so that the latest is always known. */
export async function insert(tx: PoolClient, change: OrderChange, now: number): Promise<void> {
  await tx.query({
    name: 'change-insert',
    text: `insert into order_change
        (id, order_id, kind, status, before, after, effect, undoes, created_at, applied_at)
      select $1, $2, $3, $4, $5, $6, $7, $8, at, case when $4 = 'applied' then at end
      from (select greatest($9::timestamptz, max(created_at) + interval '1 millisecond') as at
        from order_change where order_id = $2) as latest`,
    values: [
      change.id,
      change.orderId,
      change.kind,
      change.status,
      JSON.stringify(change.before),
      JSON.stringify(change.after),
      change.effect,
      change.undoes,
      new Date(now),
    ],
  })
}

/** The latest change that was made or waits for its payment. */
export async function latest(db: Db, orderId: string): Promise<OrderChange | null> {
  const { rows } = await db.query<OrderChange>({
    name: 'change-latest',
    text: `${read} where order_id = $1 and status in ('waiting', 'applied')
      order by created_at desc limit 1`,
    values: [orderId],
  })
  return rows[0] ?? null
}

/** One change; lock its order before changing it. */
export async function one(db: Db, id: string): Promise<OrderChange | null> {
  const { rows } = await db.query<OrderChange>({
    name: 'change-one',
    text: `${read} where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Marks the change as made; a change that it undoes counts no more. */
export async function markApplied(tx: PoolClient, change: OrderChange, now: number): Promise<void> {
  await tx.query({
    name: 'change-applied',
    text: `with undone as (update order_change set status = 'undone' where id = $3)
      update order_change set status = 'applied', applied_at = coalesce(applied_at, $2)
      where id = $1`,
    values: [change.id, new Date(now), change.undoes],
  })
}

export async function markDropped(tx: PoolClient, id: string): Promise<void> {
  await tx.query({
    name: 'change-dropped',
    text: `update order_change set status = 'dropped' where id = $1 and status = 'waiting'`,
    values: [id],
  })
}
