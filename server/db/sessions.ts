import type { User } from '#shop/customer.ts'
import type { Db } from './database.ts'

/** The customer of a session that lives at `now` (epoch milliseconds). */
export async function customerOf(
  db: Db,
  tokenHash: Buffer | null,
  now: number,
): Promise<User | null> {
  if (!tokenHash) return null
  const { rows } = await db.query<User>({
    name: 'session-customer',
    text: `select c.id, c.name, c.email from session s join customer c on c.id = s.customer_id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, new Date(now)],
  })
  return rows[0] ?? null
}

export async function openSession(
  db: Db,
  session: { tokenHash: Buffer; customerId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into session (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [session.tokenHash, session.customerId, session.now, session.expiresAt],
  )
}

export async function closeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query('delete from session where token_hash = $1', [tokenHash])
}
