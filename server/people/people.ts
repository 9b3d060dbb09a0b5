import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type StaffRole, staffLinkHours } from '#shop/people/staff.ts'
import type { NewStaff } from '#shop/people/staff-forms.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { tokenHashOf } from '../calls/token.ts'
import {
  addStaff,
  endStaff,
  type ListedStaff,
  listStaff,
  lockOwners,
  setStaffRoles,
  staffById,
} from '../db/staff/staff.ts'
import { putStaffLink } from '../db/staff/staff-links.ts'
import { newSecret } from './authenticator.ts'

/** Only this answer has the invitation's address; the database keeps its hash. */
type Invited = { readonly id: string; readonly link: string }
type With = { readonly staffId: string }

export function staffCollection({ db }: StaffCall): Promise<ListedStaff[]> {
  return listStaff(db)
}

/** Adds a person, who enters by the answered link. A former colleague comes back to the same account. */
export async function staffCreate(
  call: ActCall,
  given: NewStaff,
): Promise<Acted<Invited> | DeskRefusal> {
  const invited = await invite(call.tx, given, call)
  if (!invited) return refuseAtDesk('staff-exists')
  const changes = { roles: { from: [], to: given.roles } }
  return { data: invited, deed: { subject: `staff ${invited.id}`, changes } }
}

/** null: somebody who works here has this e-mail. */
export async function invite(
  tx: PoolClient,
  { name, email, roles }: NewStaff,
  { now, config }: { now: number; config: { deskUrl: string } },
): Promise<Invited | null> {
  const person = { id: randomId(), name, email, roles: [...new Set(roles)] }
  const id = await addStaff(tx, { ...person, now: new Date(now) })
  return id === null ? null : { id, link: await newLink(tx, id, { now, config }) }
}

/** Makes a new link for a lost password or authenticator; the old link ends. */
export async function staffLinkCreate(
  call: ActCall,
  { staffId }: With,
): Promise<Acted<Invited> | DeskRefusal> {
  const person = await staffById(call.tx, staffId)
  if (!person) return refuseAtDesk('staff-not-found')
  const link = await newLink(call.tx, staffId, call)
  return { data: { id: staffId, link }, deed: { subject: `staff ${staffId}`, changes: {} } }
}

export async function newLink(
  tx: PoolClient,
  staffId: string,
  { now, config }: { now: number; config: { deskUrl: string } },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now + staffLinkHours * 3_600_000)
  const tokenHash = tokenHashOf(token)
  await putStaffLink(tx, { tokenHash, staffId, totpSecret: newSecret(), expiresAt })
  return `${config.deskUrl}/desk/welcome?token=${token}`
}

export async function staffRolesUpdate(
  { tx }: ActCall,
  { staffId, roles: given }: With & { roles: readonly StaffRole[] },
): Promise<Acted<null> | DeskRefusal> {
  const owners = await lockOwners(tx)
  const person = await staffById(tx, staffId)
  if (!person) return refuseAtDesk('staff-not-found')
  const roles = [...new Set(given)]
  if (!roles.includes('owner') && owners.every(id => id === staffId))
    return refuseAtDesk('last-owner')
  await setStaffRoles(tx, staffId, roles)
  const changes = { roles: { from: person.roles, to: roles } }
  return { data: null, deed: { subject: `staff ${staffId}`, changes } }
}

export async function staffDelete(
  { tx, now }: ActCall,
  { staffId }: With,
): Promise<Acted<null> | DeskRefusal> {
  const owners = await lockOwners(tx)
  const person = await staffById(tx, staffId)
  if (!person) return refuseAtDesk('staff-not-found')
  if (owners.every(id => id === staffId)) return refuseAtDesk('last-owner')
  await endStaff(tx, staffId, new Date(now))
  const changes = { roles: { from: person.roles, to: [] } }
  return { data: null, deed: { subject: `staff ${staffId}`, changes } }
}
