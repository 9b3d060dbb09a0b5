import type { Device, Face } from '#shop/people/device.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

export type ListedDevice = Device & {
  readonly createdAt: Date
  readonly createdBy: string
  /** null: its code was not typed yet. */
  readonly enteredAt: Date | null
  /** When a person last logged in at it; null: never. */
  readonly usedAt: Date | null
  readonly person: string
}

type NewDevice = Device & {
  readonly now: Date
  readonly by: string
  readonly codeHash: Buffer
  readonly codeExpiresAt: Date
}

/** Devices that are let in, and those whose code still serves; by name. */
export async function listDevices(db: Db, now: number): Promise<ListedDevice[]> {
  const { rows } = await db.query<ListedDevice>({
    name: 'device-list',
    text: `select d.id, d.name, d.faces, d.created_at as "createdAt", by.name as "createdBy",
        d.entered_at as "enteredAt", greatest(d.used_at, last.created_at) as "usedAt",
        case when last.expires_at > $1 then coalesce(last.name, '') else '' end as person
      from device d join staff by on by.id = d.created_by
      left join lateral (
        select t.created_at, t.expires_at, s.name from staff_session t join staff s on s.id = t.staff_id
        where t.device_id = d.id order by t.created_at desc limit 1) last on true
      where d.ended_at is null and (d.entered_at is not null or d.code_expires_at > $1)
      order by d.name, d.id`,
    values: [new Date(now)],
  })
  return rows
}

/** Adds a device that enters by its code. null: another waits with the same code. */
export async function addDevice(db: Db, given: NewDevice): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'device-add',
    text: `insert into device (id, name, faces, created_at, created_by, code_hash, code_expires_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (code_hash) do nothing returning id`,
    values: [
      given.id,
      given.name,
      given.faces,
      given.now,
      given.by,
      given.codeHash,
      given.codeExpiresAt,
    ],
  })
  return rows[0]?.id ?? null
}

/** Takes the code of a device for the key that it holds from now on. null: no code that serves. */
export async function enterDevice(
  db: Db,
  { codeHash, keyHash, now }: { codeHash: Buffer; keyHash: Buffer; now: Date },
): Promise<Device | null> {
  const { rows } = await db.query<Device>({
    name: 'device-enter',
    text: `update device set code_hash = null, key_hash = $2, entered_at = $3
      where code_hash = $1 and code_expires_at > $3 and ended_at is null
      returning id, name, faces`,
    values: [codeHash, keyHash, now],
  })
  return rows[0] ?? null
}

export async function deviceOf(db: Db, keyHash: Buffer): Promise<Device | null> {
  const { rows } = await db.query<Device>({
    name: 'device-of-key',
    text: 'select id, name, faces from device where key_hash = $1 and ended_at is null',
    values: [keyHash],
  })
  return rows[0] ?? null
}

/** Ends the device and the session at it. null: there is no such device. */
export async function endDevice(
  db: Db,
  id: string,
  now: Date,
): Promise<{ name: string; faces: readonly Face[] } | null> {
  const { rows } = await db.query<{ name: string; faces: readonly Face[] }>({
    name: 'device-end',
    text: `with sessions as (delete from staff_session where device_id = $1)
      update device set ended_at = $2, code_hash = null, key_hash = null
      where id = $1 and ended_at is null returning name, faces`,
    values: [id, now],
  })
  return rows[0] ?? null
}

/** Who has a PIN, by name. */
export async function listPeopleWithPin(
  db: Db,
): Promise<{ id: string; name: string; roles: readonly StaffRole[] }[]> {
  const { rows } = await db.query<{ id: string; name: string; roles: readonly StaffRole[] }>({
    name: 'staff-with-pin',
    text: `select id, name, roles from staff
      where pin_hash is not null and ended_at is null order by name, id`,
  })
  return rows
}

export async function pinHashOf(db: Db, staffId: string): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>({
    name: 'staff-pin',
    text: 'select pin_hash as hash from staff where id = $1 and ended_at is null',
    values: [staffId],
  })
  return rows[0]?.hash ?? null
}

export async function setPin(db: Db, staffId: string, pinHash: string): Promise<void> {
  await db.query({
    name: 'staff-set-pin',
    text: 'update staff set pin_hash = $2 where id = $1',
    values: [staffId, pinHash],
  })
}
