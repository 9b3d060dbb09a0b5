import type { Pool, PoolClient } from 'pg'
import { transaction } from '../database.ts'
import { addEvent, type SandboxEvent } from './events.ts'
import { orderColumns, type SandboxOrder } from './viva.ts'

export type SandboxTransaction = {
  readonly id: string
  readonly orderCode: string
  readonly parentId: string | null
  /** F succeeded, E failed, R a charge that was partly refunded */
  readonly status: 'F' | 'E' | 'R'
  readonly amount: number
  readonly eventId: number
  readonly createdAt: Date
}

const transactionColumns = `t.id, t.order_code as "orderCode", t.parent_id as "parentId", t.amount,
  t.event_id as "eventId", t.created_at as "createdAt",
  coalesce((select 'R' from sandbox_viva_transaction r where r.parent_id = t.id limit 1),
    t.status) as status`

/** An order as it stands at `now`; one that waited too long is expired. */
/** A charge that succeeded before anybody asked: of a demo order, so that its money can go back. */
export async function addCharge(
  tx: PoolClient,
  { id, amount, at }: { id: string; amount: number; at: Date },
): Promise<void> {
  await tx.query(
    `with o as (
        insert into sandbox_viva_order (code, amount, state, customer_trns, merchant_trns,
          source_code, email, full_name, request_lang, created_at, expires_at)
        select lpad((random() * 1e15)::bigint::text, 16, '8'), $2, 3, '', '', '', '', '', 'el-GR', $3, $3
        returning code)
      insert into sandbox_viva_transaction (id, order_code, status, amount, event_id, created_at)
      select $1, code, 'F', $2, 0, $3 from o`,
    [id, amount, at],
  )
}

type Tried = Pick<SandboxTransaction, 'id' | 'orderCode' | 'eventId'> & {
  readonly status: 'F' | 'E'
  /** The webhook that it causes; null: none. */
  readonly tells: SandboxEvent['type'] | null
}

/** Records a try to pay a waiting order and answers the order as it was; `F` pays it. null: none waits. */
export async function addTransaction(
  db: Pool,
  tried: Tried,
  now: Date,
): Promise<SandboxOrder | null> {
  const { rows } = await db.query<SandboxOrder>({
    name: 'sandbox-transaction-add',
    text: `with o as (
        update sandbox_viva_order set state = case when $4 = 'F' then 3 else state end
        where code = $1 and state = 0 and expires_at > $2 returning *
      ), tried as (
        insert into sandbox_viva_transaction (id, order_code, status, amount, event_id, created_at)
        select $3::uuid, code, $4, amount, $5, $2 from o
      ), told as (
        insert into sandbox_viva_event
          (message_id, type, order_code, transaction_id, created_at, next_try_at)
        select gen_random_uuid(), $6::integer, code, $3::uuid, $2, $2 from o
        where $6::integer is not null
      )
      select ${orderColumns} from o`,
    values: [tried.orderCode, now, tried.id, tried.status, tried.eventId, tried.tells],
  })
  return rows[0] ?? null
}

/** Refunds cents of a charge, or all that is left where `amount` is null. false: less is left. */
export async function addRefund(
  db: Pool,
  refund: { id: string; parentId: string; amount: number | null },
  now: Date,
): Promise<boolean> {
  return transaction(db, async tx => {
    // Read after the lock: two refunds at once never exceed the charge.
    const lock = 'select from sandbox_viva_transaction where id = $1 for update'
    await tx.query(lock, [refund.parentId])
    const { rows } = await tx.query<{ code: string; left: number }>(
      `select order_code as code, amount - (select coalesce(sum(r.amount), 0)::integer
          from sandbox_viva_transaction r where r.parent_id = t.id) as left
        from sandbox_viva_transaction t
        where id = $1 and status = 'F' and parent_id is null`,
      [refund.parentId],
    )
    const [charge] = rows
    const amount = refund.amount ?? charge?.left ?? 0
    if (!charge || amount <= 0 || amount > charge.left) return false
    await tx.query(
      `insert into sandbox_viva_transaction
          (id, order_code, status, amount, event_id, created_at, parent_id)
        values ($1, $2, 'F', $3, 0, $4, $5)`,
      [refund.id, charge.code, amount, now, refund.parentId],
    )
    await addEvent(tx, 1797, charge.code, refund.id, now)
    return true
  })
}

export type OrderedTransaction = SandboxTransaction &
  Pick<SandboxOrder, 'customerTrns' | 'merchantTrns' | 'email' | 'fullName'>

export async function findTransaction(db: Pool, id: string): Promise<OrderedTransaction | null> {
  const { rows } = await db.query<OrderedTransaction>({
    name: 'sandbox-transaction',
    text: `select ${transactionColumns}, o.customer_trns as "customerTrns",
        o.merchant_trns as "merchantTrns", o.email, o.full_name as "fullName"
      from sandbox_viva_transaction t join sandbox_viva_order o on o.code = t.order_code
      where t.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Several of them, in no order. */
export async function findTransactions(
  db: Pool,
  ids: readonly string[],
): Promise<SandboxTransaction[]> {
  const { rows } = await db.query<SandboxTransaction>({
    name: 'sandbox-transactions',
    text: `select ${transactionColumns} from sandbox_viva_transaction t where t.id = any($1)`,
    values: [ids],
  })
  return rows
}

export async function transactionsOf(db: Pool, orderCode: string): Promise<SandboxTransaction[]> {
  const { rows } = await db.query<SandboxTransaction>({
    name: 'sandbox-transactions-of',
    text: `select ${transactionColumns} from sandbox_viva_transaction t
      where t.order_code = $1 order by t.created_at, t.id`,
    values: [orderCode],
  })
  return rows
}
