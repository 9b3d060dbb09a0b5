import type { StaffPerson } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

type NewLink = {
  readonly tokenHash: Buffer
  readonly staffId: string
  readonly totpSecret: string
  readonly expiresAt: Date
}

/** Makes the link of a person; an older one no longer serves. */
export async function putStaffLink(db: Db, link: NewLink): Promise<void> {
  await db.query({
    name: 'staff-link-put',
    text: `with older as (delete from staff_link where staff_id = $2)
      insert into staff_link (token_hash, staff_id, totp_secret, expires_at) values ($1, $2, $3, $4)`,
    values: [link.tokenHash, link.staffId, link.totpSecret, link.expiresAt],
  })
}

type StaffLink = { readonly person: StaffPerson; readonly totpSecret: string }

/** The link of a token while it serves; read with `lock` it cannot be used twice at once. */
export async function staffLink(
  db: Db,
  tokenHash: Buffer,
  now: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StaffLink | null> {
  const { rows } = await db.query<StaffPerson & { totpSecret: string }>({
    name: lock ? 'staff-link-lock' : 'staff-link',
    text: `select s.id, s.name, s.email, s.roles, l.totp_secret as "totpSecret"
      from staff_link l join staff s on s.id = l.staff_id
      where l.token_hash = $1 and l.expires_at > $2 and s.ended_at is null
      ${lock ? 'for update of l' : ''}`,
    values: [tokenHash, new Date(now)],
  })
  const [row] = rows
  if (!row) return null
  const { totpSecret, ...person } = row
  return { person, totpSecret }
}

/** Sets what the person chose on the page of the link; older sessions, the PIN and the link itself end. */
export async function useStaffLink(
  db: Db,
  tokenHash: Buffer,
  chosen: { passwordHash: string; step: number },
): Promise<void> {
  await db.query({
    name: 'staff-link-use',
    text: `with link as (delete from staff_link where token_hash = $1 returning *),
        sessions as (delete from staff_session t using link where t.staff_id = link.staff_id)
      update staff s set password_hash = $2, totp_secret = link.totp_secret, totp_step = $3,
        pin_hash = null
      from link where s.id = link.staff_id`,
    values: [tokenHash, chosen.passwordHash, chosen.step],
  })
}
