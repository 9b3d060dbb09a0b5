import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { lockCustomer } from '../db/customer/forgetting.ts'
import { addCustomerNote, deskAccount, type Staying, stayingOf } from '../db/customer/notes.ts'
import { askForPassword } from '../db/customer/password-requests.ts'
import { closeSessions } from '../db/customer/sessions.ts'
import { type On, onCustomer, subjectOf } from './desk-view.ts'
import { eraseCustomer } from './privacy.ts'

export function customerNoteCreate(
  call: ActCall,
  input: On & { note: string },
): Promise<Acted<null> | DeskRefusal> {
  return onCustomer(call, input, async ({ id: customerId }) => {
    const { staff, tx, now } = call
    const note = { id: randomId(), customerId, staffId: staff.id, text: input.note }
    await addCustomerNote(tx, { ...note, now: new Date(now) })
    return null
  })
}

export function customerSessionsEnd(call: ActCall, input: On): Promise<Acted<null> | DeskRefusal> {
  return onCustomer(call, input, async ({ id }) => {
    await closeSessions(call.tx, id, null)
    return null
  })
}

/** Mails the customer a link to a new password; nobody else ever sees it. */
export function customerPasswordLink(call: ActCall, input: On): Promise<Acted<null> | DeskRefusal> {
  return onCustomer(call, input, async ({ email }) => {
    await askForPassword(call.tx, email, call.now, 0)
    call.jobs.soon('mails')
    return null
  })
}

/** Erases the customer as they could themselves. Answers what stays, because the law asks for it. */
export async function customerErase(
  call: ActCall,
  { customerId }: On,
): Promise<Acted<Staying> | DeskRefusal | Refusal> {
  const { tx, now, jobs } = call
  if (!(await lockCustomer(tx, customerId))) return refuseAtDesk('desk-customer-not-found')
  const account = await deskAccount(tx, customerId, now)
  if (!account) return refuseAtDesk('desk-customer-not-found')
  const stays = await stayingOf(tx, customerId)
  const erased = await eraseCustomer(tx, account, now)
  if (isRefusal(erased)) return erased
  jobs.soon('mails')
  return { data: stays, deed: { subject: subjectOf(account), changes: {} } }
}
