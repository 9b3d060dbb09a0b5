import type { User } from '#shop/customer/customer.ts'
import type { Db } from '../database.ts'

export type LivingSession = {
  readonly id: string
  readonly user: User
  readonly seenAt: Date | null
  readonly expiresAt: Date
}

/** The session of a token, if it is valid at `now` (epoch milliseconds). */
export async function livingSession(
  db: Db,
  tokenHash: Buffer,
  now: number,
): Promise<LivingSession | null> {
  const { rows } = await db.query<
    Omit<LivingSession, 'user'> & Omit<User, 'id'> & { userId: string }
  >({
    name: 'session-living',
    text: `select s.id, s.seen_at as "seenAt", s.expires_at as "expiresAt",
        c.id as "userId", c.name, c.email
      from session s join customer c on c.id = s.customer_id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, new Date(now)],
  })
  const [row] = rows
  if (!row) return null
  const { userId, name, email, ...session } = row
  return { ...session, user: { id: userId, name, email } }
}

/** Records when and from which browser a session was used. */
export async function noteSession(
  db: Db,
  { tokenHash, agent, now }: { tokenHash: Buffer; agent: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'session-note',
    text: 'update session set seen_at = $3, agent = $2 where token_hash = $1',
    values: [tokenHash, agent, now],
  })
}

/** Moves a session to a new token; the old one serves until `graceEnds`, as `replacedId`. false: moved before. */
export async function replaceSession(
  db: Db,
  move: {
    tokenHash: Buffer
    newHash: Buffer
    replacedId: string
    graceEnds: Date
    expiresAt: Date
  },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-replace',
    text: `with found as (
        select id, token_hash from session
        where token_hash = $1 and expires_at > $4::timestamptz + interval '1 minute'
        for update),
      replaced as (
        update session s set id = $3, replaced_by = found.id, expires_at = $4 from found
        where s.token_hash = found.token_hash
        returning found.id, s.customer_id, s.created_at, s.seen_at, s.agent)
      insert into session (id, token_hash, customer_id, created_at, expires_at, seen_at, agent)
      select id, $2, customer_id, created_at, $5, seen_at, agent from replaced`,
    values: [move.tokenHash, move.newHash, move.replacedId, move.graceEnds, move.expiresAt],
  })
  return rowCount === 1
}
