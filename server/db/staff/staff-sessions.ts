import type { Device, Face } from '#shop/people/device.ts'
import type { StaffPerson } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

type NewSession = {
  readonly tokenHash: Buffer
  readonly secretHash: Buffer
  readonly staffId: string
  readonly now: Date
  readonly expiresAt: Date
  readonly agent: string
  /** The device of the shop that it is at; null: a browser of the person's own. */
  readonly deviceId: string | null
}

/** Opens a session. Those of the person that have expired go, and so does the one before at this device. */
export async function openStaffSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, secretHash, staffId, now, expiresAt, agent, deviceId } = session
  await db.query({
    name: 'staff-session-open',
    text: `with over as (delete from staff_session
        where staff_id = $3 and expires_at <= $4 or device_id = $7),
        used as (update device set used_at = $4 where id = $7)
      insert into staff_session
        (token_hash, secret_hash, staff_id, created_at, expires_at, agent, device_id)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tokenHash, secretHash, staffId, now, expiresAt, agent, deviceId],
  })
}

/** A person who is logged in, and the device of the shop that they are at. */
type KnownStaff = {
  readonly staff: StaffPerson
  readonly device: Device | null
  readonly tokenHash: Buffer
}

type SessionRow = StaffPerson & {
  readonly tokenHash: Buffer
  readonly deviceId: string | null
  readonly deviceName: string
  readonly faces: readonly Face[]
}

/** Whose session it is, by which token. Every call reads it anew: who was sent away is out at once on every node. */
export async function staffOf(
  db: Db,
  hashes: { tokenHashes: readonly Buffer[]; secretHash: Buffer },
  now: number,
): Promise<KnownStaff | null> {
  const { rows } = await db.query<SessionRow>({
    name: 'staff-session-person',
    text: `select s.id, s.name, s.email, s.roles, t.token_hash as "tokenHash",
        d.id as "deviceId", d.name as "deviceName", d.faces
      from staff_session t join staff s on s.id = t.staff_id left join device d on d.id = t.device_id
      where t.token_hash = any($1) and t.secret_hash = $2 and t.expires_at > $3
        and s.ended_at is null and d.ended_at is null`,
    values: [hashes.tokenHashes, hashes.secretHash, new Date(now)],
  })
  const [row] = rows
  if (!row) return null
  const { tokenHash, deviceId, deviceName, faces, ...staff } = row
  const device = deviceId === null ? null : { id: deviceId, name: deviceName, faces }
  return { staff, device, tokenHash }
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
