import { messagePlaceIn, mostMessages } from '#shop/people/message.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { deliveryOf, listMessages, type Message, messageOf, writerOf } from '../db/message/inbox.ts'
import { type Reply, repliesTo } from '../db/message/inbox-replies.ts'

type DeskMessage = Message & {
  readonly replies: readonly Reply[]
  /** The delivery by whose link it was written. */
  readonly about: {
    readonly number: number
    readonly date: string
    readonly batches: readonly number[]
  } | null
  /** The account with the same e-mail; null: there is none. */
  readonly customerId: string | null
  /** Version mark of the message. An act sends the mark that its person saw; a stale one is refused. */
  readonly seen: string
}
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
  const [replies, about, customerId] = await Promise.all([
    repliesTo(db, messageId),
    deliveryOf(db, messageId),
    writerOf(db, messageId),
  ])
  return {
    ...message,
    replies,
    about: about && {
      ...{ number: about.number, date: about.date, batches: batchesIn(about.codes) },
    },
    customerId,
    seen: seenOf(message, replies.length),
  }
}

function batchesIn(codes: readonly string[]): number[] {
  const batches = codes.flatMap(code => {
    const tray = foodCodeIn(code)
    return tray?.kind === 'tray' ? tray.number : []
  })
  return [...new Set(batches)].sort((one, other) => one - other)
}

export function seenOf({ state, staffId }: Message, answers: number): string {
  return [state, staffId ?? '', answers].join(' ')
}

export function subjectOf({ id }: Message): string {
  return `message ${id}`
}
