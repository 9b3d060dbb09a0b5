import { mayCall } from '#shop/people/calls.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import { lockMessage, type Message, setMessage } from '../db/message/inbox.ts'
import { addReply, repliesTo, replyMailKey } from '../db/message/inbox-replies.ts'
import { listStaff } from '../db/staff/staff.ts'
import { seenOf, subjectOf } from './inbox.ts'

type OnMessage = { readonly messageId: string; readonly seen: string }

type Holder = { readonly id: string; readonly name: string }

/** Takes a message, or releases it for others. */
export function messageTake(
  call: ActCall,
  input: OnMessage & { isMine: boolean },
): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    const staffId = input.isMine ? call.staff.id : null
    await setMessage(call.tx, message, { ...message, staffId })
    const changes = { holder: { from: message.staffId, to: staffId } }
    return { data: null, deed: { subject: subjectOf(message), changes } }
  })
}

/** Everybody who may answer a message may hold it. */
export async function messageHolders({ db }: { readonly db: Db }): Promise<Holder[]> {
  const people = await listStaff(db)
  return people
    .filter(({ roles }) => mayCall(roles, 'message-answer'))
    .map(({ id, name }) => ({ id, name }))
}

export function messageAssign(
  call: ActCall,
  input: OnMessage & { staffId: string },
): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    const { staffId } = input
    const holders = await messageHolders({ db: call.tx })
    if (!holders.some(({ id }) => id === staffId)) return refuseAtDesk('staff-not-found')
    await setMessage(call.tx, message, { ...message, staffId })
    const changes = { holder: { from: message.staffId, to: staffId } }
    return { data: null, deed: { subject: subjectOf(message), changes } }
  })
}

/** Marks a message as answered in another way, such as by phone. No mail goes out. */
export function messageAnswered(
  call: ActCall,
  input: OnMessage,
): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { state: 'answered', staffId: call.staff.id })
    return changedTo(message, 'answered')
  })
}

/** Writes reply, mail and deed in one transaction, so that an answer goes out once. */
export function messageAnswer(
  call: ActCall,
  input: OnMessage & { reply: string },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, staff, now, jobs } = call
  return onLocked(call, input, async message => {
    const reply = { id: randomId(), staffId: staff.id, text: input.reply, now: new Date(now) }
    await addReply(tx, message, reply)
    // An older version of the program leaves a mail waiting whose row has a recipient.
    const { name, email, lang } = message
    const recipient = { customerId: '', name, email, lang }
    const data = { replyId: reply.id, recipient }
    await queueMail(tx, { key: replyMailKey(reply.id), code: 'message-reply', data }, now)
    jobs.soon('mails')
    await setMessage(tx, message, { state: 'answered', staffId: staff.id })
    return changedTo(message, 'answered')
  })
}

export function messageClose(call: ActCall, input: OnMessage): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { ...message, state: 'closed' })
    return changedTo(message, 'closed')
  })
}

export function messageReopen(call: ActCall, input: OnMessage): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { ...message, state: 'new' })
    return changedTo(message, 'new')
  })
}

/** Runs an act on a locked message. A stale `seen` is refused, so two people never answer the same one. */
async function onLocked(
  { tx }: ActCall,
  { messageId, seen }: OnMessage,
  run: (message: Message) => Promise<Acted<null> | DeskRefusal>,
): Promise<Acted<null> | DeskRefusal> {
  const message = await lockMessage(tx, messageId)
  if (!message) return refuseAtDesk('message-not-found')
  const replies = await repliesTo(tx, messageId)
  return seenOf(message, replies.length) === seen ? run(message) : refuseAtDesk('message-changed')
}

/** The deed holds no word of the message, since deeds outlive erased customers. */
function changedTo(message: Message, state: Message['state']): Acted<null> {
  const changes = { status: { from: message.state, to: state } }
  return { data: null, deed: { subject: subjectOf(message), changes } }
}
