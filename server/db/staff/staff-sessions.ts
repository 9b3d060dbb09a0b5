import type { StaffPerson } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

type NewSession = {
  readonly tokenHash: Buffer
  readonly secretHash: Buffer
  readonly staffId: string
  readonly now: Date
  readonly expiresAt: Date
  readonly agent: string
}

/** Opens a session; those of the person that have expired go. */
export async function openStaffSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, secretHash, staffId, now, expiresAt, agent } = session
  await db.query({
    name: 'staff-session-open',
    text: `with over as (delete from staff_session where staff_id = $3 and expires_at <= $4)
      insert into staff_session (token_hash, secret_hash, staff_id, created_at, expires_at, agent)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [tokenHash, secretHash, staffId, now, expiresAt, agent],
  })
}

/** Whose session it is, by which token. Every call reads it anew: who was sent away is out at once on every node. */
export async function staffOf(
  db: Db,
  hashes: { tokenHashes: readonly Buffer[]; secretHash: Buffer },
  now: number,
): Promise<{ staff: StaffPerson; tokenHash: Buffer } | null> {
  const { rows } = await db.query<StaffPerson & { tokenHash: Buffer }>({
    name: 'staff-session-person',
    text: `select s.id, s.name, s.email, s.roles, t.token_hash as "tokenHash"
      from staff_session t join staff s on s.id = t.staff_id
      where t.token_hash = any($1) and t.secret_hash = $2 and t.expires_at > $3 and s.ended_at is null`,
    values: [hashes.tokenHashes, hashes.secretHash, new Date(now)],
  })
  const [row] = rows
  if (!row) return null
  const { tokenHash, ...staff } = row
  return { staff, tokenHash }
}

export async function closeStaffSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'staff-session-close',
    text: 'delete from staff_session where token_hash = $1',
    values: [tokenHash],
  })
}

export async function closeStaffSessions(db: Db, staffId: string): Promise<void> {
  await db.query({
    name: 'staff-sessions-close',
    text: 'delete from staff_session where staff_id = $1',
    values: [staffId],
  })
}
