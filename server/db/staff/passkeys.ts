import type { StaffPerson } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

export type ListedPasskey = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

type Passkey = {
  readonly id: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

export async function listPasskeys(db: Db, staffId: string): Promise<ListedPasskey[]> {
  const { rows } = await db.query<ListedPasskey>({
    name: 'passkey-list',
    text: `select id, name, created_at as "createdAt", used_at as "usedAt" from staff_passkey
      where staff_id = $1 order by created_at, id`,
    values: [staffId],
  })
  return rows
}

/** false: it is there already. */
export async function addPasskey(
  db: Db,
  staffId: string,
  { id, publicKey, counter, transports, name, now }: Passkey & { name: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'passkey-add',
    text: `insert into staff_passkey (id, staff_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [id, staffId, Buffer.from(publicKey), counter, transports, name, now],
  })
  return rowCount === 1
}

/** null: there is none, or its person has left. */
export async function passkeyWithPerson(
  db: Db,
  id: string,
): Promise<{ passkey: Passkey; person: StaffPerson } | null> {
  const { rows } = await db.query<Passkey & { person: StaffPerson }>({
    name: 'passkey-person',
    text: `select p.id, p.public_key as "publicKey", p.counter, p.transports,
        json_build_object('id', s.id, 'name', s.name, 'email', s.email, 'roles', s.roles) as person
      from staff_passkey p join staff s on s.id = p.staff_id where p.id = $1 and s.ended_at is null`,
    values: [id],
  })
  const [row] = rows
  if (!row) return null
  const { person, ...passkey } = row
  return { person, passkey: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) } }
}

export async function notePasskeyUse(
  db: Db,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await db.query({
    name: 'passkey-used',
    text: 'update staff_passkey set counter = $2, used_at = $3 where id = $1',
    values: [id, counter, new Date(now)],
  })
}

export async function deletePasskey(db: Db, staffId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'passkey-delete',
    text: 'delete from staff_passkey where id = $2 and staff_id = $1',
    values: [staffId, id],
  })
  return rowCount === 1
}

/** `staffId` null: for whoever logs in. Those that have expired go. */
export async function addChallenge(
  db: Db,
  { hash, staffId, now, until }: { hash: Buffer; staffId: string | null; now: Date; until: Date },
): Promise<void> {
  await db.query({
    name: 'challenge-add',
    text: `with over as (delete from staff_challenge where expires_at <= $3)
      insert into staff_challenge (hash, staff_id, expires_at) values ($1, $2, $4)`,
    values: [hash, staffId, now, until],
  })
}

/** Uses a challenge up; false: there is none for this person, it was used, or it has expired. */
export async function takeChallenge(
  db: Db,
  hash: Buffer,
  staffId: string | null,
  now: number,
): Promise<boolean> {
  const { rows } = await db.query<{ isValid: boolean }>({
    name: 'challenge-take',
    text: `delete from staff_challenge where hash = $1 and staff_id is not distinct from $2
      returning expires_at > $3 as "isValid"`,
    values: [hash, staffId, new Date(now)],
  })
  return rows[0]?.isValid === true
}
