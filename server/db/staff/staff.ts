import { emailKey } from '#shop/customer/email-key.ts'
import type { StaffPerson, StaffRole } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

export type ListedStaff = StaffPerson & {
  /** False until the person has followed the link of the invitation. */
  readonly hasPassword: boolean
  readonly seenAt: Date | null
}

const person = `s.id, s.name, s.email, s.roles`

/** The people who may enter, or will once they followed their link; by name. */
export async function listStaff(db: Db): Promise<ListedStaff[]> {
  const { rows } = await db.query<ListedStaff>({
    name: 'staff-list',
    text: `select ${person}, s.password_hash is not null as "hasPassword",
        (select max(created_at) from staff_session t where t.staff_id = s.id) as "seenAt"
      from staff s where s.ended_at is null order by s.name, s.id`,
  })
  return rows
}

/** null: there is nobody, or the person has left. */
export async function staffById(db: Db, id: string): Promise<StaffPerson | null> {
  const { rows } = await db.query<StaffPerson>({
    name: 'staff-by-id',
    text: `select ${person} from staff s where s.id = $1 and s.ended_at is null`,
    values: [id],
  })
  return rows[0] ?? null
}

export type StaffSecrets = StaffPerson & {
  readonly passwordHash: string | null
  readonly totpSecret: string | null
}

export async function staffByEmail(db: Db, email: string): Promise<StaffSecrets | null> {
  const { rows } = await db.query<StaffSecrets>({
    name: 'staff-by-email',
    text: `select ${person}, s.password_hash as "passwordHash", s.totp_secret as "totpSecret"
      from staff s where s.email_key = $1 and s.ended_at is null`,
    values: [emailKey(email)],
  })
  return rows[0] ?? null
}

/** Adds a person. A former colleague comes back with new roles, without password and PIN. null: a colleague has this e-mail. */
export async function addStaff(db: Db, given: StaffPerson & { now: Date }): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'staff-add',
    text: `insert into staff as known (id, name, email, email_key, roles, created_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (email_key) do update set name = $2, email = $3, roles = $5, ended_at = null,
        password_hash = null, totp_secret = null, pin_hash = null
        where known.ended_at is not null
      returning id`,
    values: [given.id, given.name, given.email, emailKey(given.email), given.roles, given.now],
  })
  return rows[0]?.id ?? null
}

/**
 * The owners who can enter: one who has not followed the link of the invitation is none yet. Keeps others
 * from changing who is an owner until the transaction ends.
 */
export async function lockOwners(db: Db): Promise<string[]> {
  await db.query(`select pg_advisory_xact_lock(hashtext('staff-owners'))`)
  const { rows } = await db.query<{ id: string }>({
    name: 'staff-owners',
    text: `select id from staff
      where 'owner' = any(roles) and ended_at is null and password_hash is not null`,
  })
  return rows.map(({ id }) => id)
}

export async function setStaffRoles(
  db: Db,
  id: string,
  roles: readonly StaffRole[],
): Promise<void> {
  await db.query({
    name: 'staff-set-roles',
    text: 'update staff set roles = $2 where id = $1',
    values: [id, roles],
  })
}

/** Without a second factor: for a demonstration. */
export async function setStaffPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.query({
    name: 'staff-set-password',
    text: 'update staff set password_hash = $2, totp_secret = null where id = $1',
    values: [id, passwordHash],
  })
}

/** The person has left: sessions and links end with the same statement. */
export async function endStaff(db: Db, id: string, now: Date): Promise<void> {
  await db.query({
    name: 'staff-end',
    text: `with sessions as (delete from staff_session where staff_id = $1),
        links as (delete from staff_link where staff_id = $1)
      update staff set ended_at = $2, password_hash = null, totp_secret = null, pin_hash = null
      where id = $1`,
    values: [id, now],
  })
}

/** Marks the half minute of a code as used; false where it was used before. */
export async function useStaffCode(db: Db, id: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'staff-use-code',
    text: 'update staff set totp_step = $2 where id = $1 and totp_step < $2',
    values: [id, step],
  })
  return rowCount === 1
}
