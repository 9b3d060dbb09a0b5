import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** A webhook that the sandbox provider sends the shop. */
export type SandboxEvent = {
  /** The same at each repetition. */
  readonly messageId: string
  /** 1796 paid, 1797 refunded, 1798 failed, 4865 the order was changed */
  readonly type: 1796 | 1797 | 1798 | 4865
  readonly orderCode: string
  readonly transactionId: string | null
  readonly tries: number
  readonly createdAt: Date
}

/** The real provider tries hourly for a day. */
const most = 4

export async function addEvent(
  tx: PoolClient,
  type: SandboxEvent['type'],
  orderCode: string,
  transactionId: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into sandbox_viva_event
        (message_id, type, order_code, transaction_id, created_at, next_try_at)
      values ($1, $2, $3, $4, $5, $5)`,
    [randomUUID(), type, orderCode, transactionId, now],
  )
}

/** Takes webhooks that are due, oldest first. One that is not received is due again in seconds. */
export async function claimEvents(db: Pool, now: Date): Promise<SandboxEvent[]> {
  const { rows } = await db.query<SandboxEvent>({
    name: 'sandbox-event-claim',
    text: `update sandbox_viva_event set tries = tries + 1,
        next_try_at = case when tries + 1 < $2
          then $1::timestamptz + (array[2, 10, 30])[tries + 1] * interval '1 second' end
      where message_id in (
        select message_id from sandbox_viva_event where next_try_at <= $1
        order by next_try_at limit 50 for update skip locked)
      returning message_id as "messageId", type, order_code as "orderCode",
        transaction_id as "transactionId", tries, created_at as "createdAt"`,
    values: [now, most],
  })
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export async function markTold(db: Pool, messageIds: readonly string[]): Promise<void> {
  await db.query({
    name: 'sandbox-event-told',
    text: 'update sandbox_viva_event set next_try_at = null where message_id = any($1)',
    values: [messageIds],
  })
}

/** When the next webhook is due. */
export async function nextTelling(db: Pool): Promise<Date | null> {
  const { rows } = await db.query<{ next: Date | null }>({
    name: 'sandbox-event-next',
    text: 'select min(next_try_at) as next from sandbox_viva_event where next_try_at is not null',
  })
  return rows[0]?.next ?? null
}
