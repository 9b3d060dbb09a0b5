import type { Pool, PoolClient } from 'pg'
import { email as emailField } from '#shop/customer/customer.ts'
import { roleText, type StaffRole, staffLinkHours, staffRoles } from '#shop/people/staff.ts'
import { randomId } from '../calls/random.ts'
import { transaction } from '../db/database.ts'
import { addDeed, type NewDeed } from '../db/staff/deeds.ts'
import { endStaff, listStaff, lockOwners, staffByEmail } from '../db/staff/staff.ts'
import { invite, newLink } from '../people/people.ts'
import type { CommandOutcome } from './shop-command.ts'

type Desk = {
  readonly db: Pool
  readonly config: { readonly deskUrl: string }
  readonly now: number
}

export async function showStaff(db: Pool): Promise<CommandOutcome> {
  const people = await listStaff(db)
  const says = people.map(({ name, email, roles, hasPassword }) => {
    const waits = hasPassword ? '' : ', has not followed the link yet'
    return `${email}: ${name}, ${roles.join(', ')}${waits}`
  })
  return { done: true, says: says.length > 0 ? says : ['Nobody yet.', howToAdd] }
}

const howToAdd = 'npm run staff -- add EMAIL owner'

/** Adds a person whose name is the e-mail until the person or the owner says another. */
export async function inviteByCommand(
  desk: Desk,
  typed: string,
  wanted: readonly string[],
): Promise<CommandOutcome> {
  const unknown = wanted.filter(role => !staffRoles.some(one => one === role))
  if (unknown.length > 0) return no(`There is no role ${unknown.join(', ')}.`, rolesAre)
  const email = emailField.safeParse(typed)
  if (!email.success) return no(`${typed} is no e-mail address.`)
  const roles = staffRoles.filter(role => wanted.includes(role))
  return transaction(desk.db, async tx => {
    const name = email.data.slice(0, email.data.lastIndexOf('@'))
    const invited = await invite(tx, { name, email: email.data, roles: [...roles] }, desk)
    if (!invited) return no(`${typed} is there already. See npm run staff -- list.`)
    const changes = { roles: { from: [], to: roles } }
    await noteCommand(tx, desk, { call: 'staff-create', subject: `staff ${invited.id}`, changes })
    return { done: true, says: [`${typed} is ${named(roles)} now.`, ...howToEnter(invited.link)] }
  })
}

/**
 * Lets the owner of a new shop in: what to say, with a link that serves once and ends the one before. Nothing,
 * where somebody of the staff can enter already.
 */
export async function inviteOwner(desk: Desk, email: string): Promise<readonly string[]> {
  const people = await listStaff(desk.db)
  if (people.some(({ hasPassword }) => hasPassword)) return []
  const known = await staffByEmail(desk.db, email)
  const { says } = await (known
    ? linkByCommand(desk, email)
    : inviteByCommand(desk, email, ['owner']))
  return says
}

export async function linkByCommand(desk: Desk, email: string): Promise<CommandOutcome> {
  return transaction(desk.db, async tx => {
    const person = await staffByEmail(tx, email)
    if (!person) return no(`Nobody here has the e-mail ${email}.`)
    const link = await newLink(tx, person.id, desk)
    const subject = `staff ${person.id}`
    await noteCommand(tx, desk, { call: 'staff-link-create', subject, changes: {} })
    return { done: true, says: howToEnter(link) }
  })
}

export async function removeByCommand(desk: Desk, email: string): Promise<CommandOutcome> {
  return transaction(desk.db, async tx => {
    await lockOwners(tx)
    const person = await staffByEmail(tx, email)
    if (!person) return no(`Nobody here has the e-mail ${email}.`)
    await endStaff(tx, person.id, new Date(desk.now))
    const changes = { roles: { from: person.roles, to: [] } }
    await noteCommand(tx, desk, { call: 'staff-delete', subject: `staff ${person.id}`, changes })
    return { done: true, says: [`${email} can no longer enter.`] }
  })
}

/** A command on the server is typed by no member of the staff: the deed says so. */
async function noteCommand(
  tx: PoolClient,
  { now }: Desk,
  deed: Pick<NewDeed, 'call' | 'subject' | 'changes'>,
): Promise<void> {
  const by = { staffId: 'command', reason: '', requestId: randomId() }
  await addDeed(tx, { ...deed, ...by, at: new Date(now) })
}

function howToEnter(link: string): string[] {
  return [`Open this address within ${staffLinkHours} hours. It serves once:`, `  ${link}`]
}

function named(roles: readonly StaffRole[]): string {
  return roles.map(role => roleText[role].en.toLowerCase()).join(' and ')
}

const rolesAre = `The roles are ${staffRoles.join(', ')}.`

function no(...says: string[]): CommandOutcome {
  return { done: false, says }
}
