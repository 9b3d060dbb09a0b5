import type { PoolClient } from 'pg'
import type { Db } from '../database.ts'
import { type Message, messageOf } from './inbox.ts'

export async function addReply(
  tx: PoolClient,
  { id: messageId, company }: Pick<Message, 'id' | 'company'>,
  { id, staffId, text, now }: { id: string; staffId: string; text: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'inbox-reply',
    text: `insert into message_reply (id, contact_id, partnership_id, staff_id, text, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [
      id,
      company === null ? messageId : null,
      company === null ? null : messageId,
      staffId,
      text,
      now,
    ],
  })
}

/** One reply makes one mail. */
export function replyMailKey(replyId: string): string {
  return `message-reply ${replyId}`
}

export type Reply = {
  readonly id: string
  readonly text: string
  readonly staffName: string
  readonly mail: string
  readonly createdAt: Date
}

/** What was answered, oldest first. */
export async function repliesTo(db: Db, messageId: string): Promise<Reply[]> {
  const { rows } = await db.query<Reply>({
    name: 'inbox-replies',
    text: `select r.id, r.text, coalesce(s.name, '') as "staffName",
        coalesce(m.status, 'failed') as mail, r.created_at as "createdAt"
      from message_reply r left join staff s on s.id = r.staff_id
        left join mail m on m.key = 'message-reply ' || r.id
      where r.contact_id = $1 or r.partnership_id = $1 order by r.created_at, r.id`,
    values: [messageId],
  })
  return rows
}

/** The text of a reply with the message that it answers; null: it was erased meanwhile. */
export async function replyOf(
  db: Db,
  id: string,
): Promise<{ text: string; message: Message } | null> {
  const { rows } = await db.query<{ text: string; messageId: string }>({
    name: 'inbox-reply-one',
    text: `select text, coalesce(contact_id, partnership_id) as "messageId"
      from message_reply where id = $1`,
    values: [id],
  })
  const [reply] = rows
  const answered = reply && (await messageOf(db, reply.messageId))
  return reply && answered ? { text: reply.text, message: answered } : null
}
