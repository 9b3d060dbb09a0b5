import { mayCall } from '#shop/people/calls.ts'
import { messagePlaceIn, mostMessages } from '#shop/people/message.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import type { Db } from '../db/database.ts'
import {
  addReply,
  listMessages,
  lockMessage,
  type Message,
  messageOf,
  type Reply,
  repliesTo,
  replyMailKey,
  setMessage,
  writerOf,
} from '../db/inbox.ts'
import { queueMail } from '../db/mail/mails.ts'
import { listStaff } from '../db/staff/staff.ts'

type DeskMessage = Message & {
  readonly replies: readonly Reply[]
  /** The account with the same e-mail; null: there is none. */
  readonly customerId: string | null
  /** Changes with anything that was done about it; an act says which one its person saw. */
  readonly seen: string
}
type OnMessage = { readonly messageId: string; readonly seen: string }

type Holder = { readonly id: string; readonly name: string }

type ListedMessage = Message & Pick<DeskMessage, 'seen'>

export async function messageCollection(
  { db }: StaffCall,
  { before }: { before?: string | undefined },
): Promise<ListedMessage[]> {
  const listed = await listMessages(db, messagePlaceIn(before ?? ''), mostMessages)
  return listed.map(({ answers, ...message }) => ({ ...message, seen: seenOf(message, answers) }))
}

export async function messageOne(
  { db }: StaffCall,
  { messageId }: { messageId: string },
): Promise<DeskMessage | DeskRefusal> {
  const message = await messageOf(db, messageId)
  if (!message) return refuseAtDesk('message-not-found')
  const [replies, customerId] = await Promise.all([
    repliesTo(db, messageId),
    writerOf(db, messageId),
  ])
  return { ...message, replies, customerId, seen: seenOf(message, replies.length) }
}

/** Takes a message over, or lays it back for the others. */
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

/** Who may have a message: everybody who may answer it. */
export async function messageHolders({ db }: { readonly db: Db }): Promise<Holder[]> {
  const people = await listStaff(db)
  return people
    .filter(({ roles }) => mayCall(roles, 'message-answer'))
    .map(({ id, name }) => ({ id, name }))
}

/** Gives a message to somebody who may answer it. */
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

/** It was answered in another way, such as by phone: no mail goes out. */
export function messageAnswered(
  call: ActCall,
  input: OnMessage,
): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { state: 'answered', staffId: call.staff.id })
    return changedTo(message, 'answered')
  })
}

/** Answers by mail, once: the reply, its mail and the deed are one transaction. */
export function messageAnswer(
  call: ActCall,
  input: OnMessage & { reply: string },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, staff, now, jobs } = call
  return onLocked(call, input, async message => {
    const reply = { id: randomId(), staffId: staff.id, text: input.reply, now: new Date(now) }
    await addReply(tx, message, reply)
    // A version of the program that does not know these mails leaves one with a recipient waiting.
    const { name, email, lang } = message
    const recipient = { customerId: '', name, email, lang }
    const data = { replyId: reply.id, recipient }
    await queueMail(tx, { key: replyMailKey(reply.id), code: 'message-reply', data }, now)
    jobs.soon('mails')
    await setMessage(tx, message, { state: 'answered', staffId: staff.id })
    return changedTo(message, 'answered')
  })
}

/** Nothing more is to be done about it. */
export function messageClose(call: ActCall, input: OnMessage): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { ...message, state: 'closed' })
    return changedTo(message, 'closed')
  })
}

/** Somebody has to see to it again. */
export function messageReopen(call: ActCall, input: OnMessage): Promise<Acted<null> | DeskRefusal> {
  return onLocked(call, input, async message => {
    await setMessage(call.tx, message, { ...message, state: 'new' })
    return changedTo(message, 'new')
  })
}

/** Runs on a message that is as its person saw it: else two people would answer the same one. */
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

function seenOf({ state, staffId }: Message, answers: number): string {
  return [state, staffId ?? '', answers].join(' ')
}

/** No word of the message: deeds outlive those who are erased. */
function changedTo(message: Message, state: Message['state']): Acted<null> {
  const changes = { status: { from: message.state, to: state } }
  return { data: null, deed: { subject: subjectOf(message), changes } }
}

function subjectOf({ id }: Message): string {
  return `message ${id}`
}
