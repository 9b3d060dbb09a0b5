import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { queueMail } from '../db/mail/mails.ts'
import { markAsked, type NotedLine, notedLines } from '../db/release/release-lines.ts'
import { lockRelease } from '../db/release/releases.ts'
import { whyNot } from './lines.ts'

/** Milliseconds between a mail and its reminder. */
const untilReminder = 20 * 60 * 60_000

type Asked = {
  /** How many orders get their first mail, and how many a reminder. */
  readonly asked: number
  readonly reminded: number
}

/** Mails the customers of waiting lines what changes, why, and their choices. */
export async function releaseAsk(
  { tx, now, jobs }: ActCall,
  { releaseId }: { releaseId: string },
): Promise<Acted<Asked> | DeskRefusal> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'planned') return refuseAtDesk('release-not-planned')
  const open = (await notedLines(tx, releaseId)).filter(line => canAsk(line, now))
  const orders = Map.groupBy(open, ({ line }) => line.orderId)
  const first = [...orders].filter(([, lines]) => lines.some(({ askedAt }) => askedAt === null))
  const again = [...orders].filter(([, lines]) => lines.every(line => isLongAgo(line, now)))
  if (first.length + again.length === 0) return refuseAtDesk('nobody-to-ask')
  for (const [orderId, lines] of [...first, ...again]) {
    const data = { releaseId, lines: lines.map(({ line, date }) => ({ ...line, date })) }
    const key = `order-consent ${releaseId} ${orderId} ${randomId()}`
    await queueMail(tx, { key, code: 'order-consent', orderId, data }, now)
  }
  const ids = [...first, ...again].map(([orderId]) => orderId)
  await markAsked(tx, releaseId, ids, new Date(now))
  jobs.soon('mails')
  const counts = { asked: first.length, reminded: again.length }
  const changes = {
    asked: { from: null, to: counts.asked },
    reminded: { from: null, to: counts.reminded },
  }
  return { data: counts, deed: { subject: `release ${releaseId}`, changes } }
}

function canAsk(noted: NotedLine, now: number): boolean {
  const { settled, isCanceled, isDelivered } = noted
  return !settled && !isCanceled && !isDelivered && whyNot(noted, now) === null
}

function isLongAgo({ askedAt, remindedAt }: NotedLine, now: number): boolean {
  const last = remindedAt ?? askedAt
  return last !== null && last.getTime() + untilReminder <= now
}
