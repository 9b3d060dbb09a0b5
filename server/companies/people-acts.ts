import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { candidateFor, setManager } from '../db/company/managers.ts'
import { officeOf } from '../db/company/offices.ts'
import { isRemoved, readmit, removeEmployee } from '../db/company/removals.ts'
import { deskAccount } from '../db/customer/notes.ts'
import { isOpen, subjectOf } from './on-company.ts'

type OnMember = { readonly companyId: string; readonly customerId: string }

/** Lets a member see what the company owes, or no longer. */
export function companyManagerUpdate(
  call: ActCall,
  input: OnMember & { isManager: boolean },
): Promise<Acted<null> | DeskRefusal> {
  const { companyId: spotId, customerId, isManager } = input
  return onMember(call, input, async (member, subject) => {
    if (isManager && !member.isProven) return refuseAtDesk('member-not-proven')
    if (member.isManager === isManager) return refuseAtDesk('nothing-changes')
    await setManager(call.tx, { customerId, spotId }, isManager)
    const changes = { manager: isManager ? { from: 'no', to: 'yes' } : { from: 'yes', to: 'no' } }
    return { data: null, deed: { subject, changes } }
  })
}

export function companyMemberDelete(
  call: ActCall,
  input: OnMember & { reason: string },
): Promise<Acted<null> | DeskRefusal> {
  return onMember(call, input, async ({ email }, subject) => {
    const { companyId: spotId, customerId } = input
    await removeEmployee(call.tx, { customerId, spotId, email }, call.now)
    const changes = { member: { from: customerId, to: null } }
    return { data: null, deed: { subject, changes, reason: input.reason } }
  })
}

export async function companyMemberAllow(
  { tx }: ActCall,
  { companyId, email }: { companyId: string; email: string },
): Promise<Acted<null> | DeskRefusal> {
  const office = await officeOf(tx, companyId)
  if (!office || !isOpen(office)) return refuseAtDesk('company-not-found')
  if (!(await isRemoved(tx, companyId, email))) return refuseAtDesk('member-not-removed')
  await readmit(tx, companyId, email)
  // The deed names no mailbox, since deeds outlive people.
  return { data: null, deed: { subject: subjectOf(companyId), changes: {} } }
}

type Member = { readonly email: string; readonly isProven: boolean; readonly isManager: boolean }

async function onMember(
  { tx, now }: ActCall,
  { companyId, customerId }: OnMember,
  run: (member: Member, subject: string) => Promise<Acted<null> | DeskRefusal>,
): Promise<Acted<null> | DeskRefusal> {
  const office = await officeOf(tx, companyId)
  if (!office || !isOpen(office)) return refuseAtDesk('company-not-found')
  const account = await deskAccount(tx, customerId, now)
  if (!account) return refuseAtDesk('member-not-found')
  const candidate = await candidateFor(tx, office.spot.slug, account.email)
  if (!candidate?.belongs) return refuseAtDesk('member-not-found')
  return run({ ...candidate, email: account.email }, subjectOf(companyId))
}
