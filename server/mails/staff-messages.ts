import { localPhone } from '#shop/phone-number.ts'
import { type Received, readReceived } from '../db/message/contacts.ts'
import type { RunningShop } from '../running-shop.ts'
import type { MailBlock } from './mail-document.ts'
import type { StaffFacts, StaffNews } from './staff-news.ts'
import { staffWord } from './staff-words.ts'

/** A message that was deleted meanwhile is left out. */
export async function staffMessages(
  { db }: RunningShop,
  { events, lang, more }: StaffFacts,
): Promise<StaffNews | null> {
  const received = await readReceived(
    db,
    events.map(({ data }) => String(data.message)),
  )
  const [first] = received
  if (!first) return null
  const count = received.length + more
  const isOne = count === 1
  return {
    subject: isOne
      ? staffWord('newMessage', lang, { name: first.name })
      : staffWord('newMessages', lang, { count }),
    page: isOne ? `/inbox/${first.id}` : '/inbox',
    preheader: first.message.slice(0, 90),
    blocks: [
      ...received.flatMap(one => blocksOf(one, lang, isOne)),
      ...(isOne ? [text([staffWord('answerByReply', lang)])] : []),
    ],
    ...(isOne && { replyTo: first.email }),
  }
}

function blocksOf(one: Received, lang: StaffFacts['lang'], isAlone: boolean): MailBlock[] {
  const { name, company, employees, email, phone, message, wish } = one
  const kind = wish
    ? staffWord(`wish-${wish}`, lang)
    : company === null
      ? staffWord('contact', lang)
      : staffWord('partnership', lang, { company })
  const notes = [
    kind,
    [email, localPhone(phone)].filter(Boolean).join(', '),
    employees ? staffWord('employees', lang, { employees }) : '',
  ].filter(Boolean)
  return [
    { kind: 'list', groups: [{ title: isAlone ? '' : name, notes, rows: [] }] },
    ...(message ? [text(message.split('\n'))] : []),
  ]
}

function text(lines: readonly string[]): MailBlock {
  return { kind: 'text', lines }
}
