import type { Pool } from 'pg'
import { type Db, transaction } from '../database.ts'

export type WebhookEndpoint = {
  readonly id: string
  readonly url: string
  /** Empty: all. */
  readonly types: readonly string[]
  readonly secret: string
  /** Signs too, while it counts. */
  readonly oldSecret: string | null
  readonly failingSince: Date | null
  readonly pausedAt: Date | null
  readonly pausedWhy: string | null
}

export const endpoint = `w.id, w.url, w.types, w.secret,
  case when w.old_until > $1 then w.old_secret end as "oldSecret",
  w.failing_since as "failingSince", w.paused_at as "pausedAt", w.paused_why as "pausedWhy"`

export async function addEndpoint(
  db: Db,
  { id, url, types, secret }: Pick<WebhookEndpoint, 'id' | 'url' | 'types' | 'secret'>,
  now: number,
): Promise<void> {
  await db.query(
    `insert into webhook_endpoint (id, url, types, secret, created_at) values ($1, $2, $3, $4, $5)`,
    [id, url, types, secret, new Date(now)],
  )
}

export async function readEndpoints(
  db: Db,
  now: number,
): Promise<(WebhookEndpoint & { waiting: number })[]> {
  const { rows } = await db.query<WebhookEndpoint & { waiting: number }>({
    name: 'webhook-endpoints',
    text: `select ${endpoint}, (select count(*) from webhook_message m
        where m.endpoint_id = w.id and m.status in ('due', 'sending')) as waiting
      from webhook_endpoint w order by created_at, id`,
    values: [new Date(now)],
  })
  return rows
}

export async function removeEndpoint(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from webhook_endpoint where id = $1', [id])
  return rowCount === 1
}

/** The secret so far signs too until `oldUntil`. */
export async function rotateSecret(
  db: Db,
  id: string,
  secret: string,
  oldUntil: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update webhook_endpoint set old_secret = secret, old_until = $3, secret = $2 where id = $1`,
    [id, secret, new Date(oldUntil)],
  )
  return rowCount === 1
}

/** What waited is due at once. */
export async function resumeEndpoint(db: Pool, id: string, now: number): Promise<boolean> {
  return transaction(db, async tx => {
    const { rowCount } = await tx.query(
      `update webhook_endpoint set paused_at = null, paused_why = null, failing_since = null
        where id = $1`,
      [id],
    )
    await tx.query(
      `update webhook_message set next_try_at = $2, tries = 0
        where endpoint_id = $1 and status in ('due', 'sending')`,
      [id, new Date(now)],
    )
    return rowCount === 1
  })
}

/** false: it was paused before. */
export async function pauseEndpoint(
  tx: Db,
  id: string,
  why: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'webhook-pause',
    text: `update webhook_endpoint set paused_at = $3, paused_why = $2
      where id = $1 and paused_at is null`,
    values: [id, why, new Date(now)],
  })
  return rowCount === 1
}
