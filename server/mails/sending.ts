import { loudAt } from '#shop/delivering/sms.ts'
import { markEnded, markSent, markWaiting } from '../db/mail/mail-marks.ts'
import {
  type ClaimedMail,
  claimLostMail,
  claimMails,
  type DueMail,
  keepMailText,
} from '../db/mail/sending.ts'
import { placedOrders } from '../db/order/placed-orders.ts'
import { MailError, type MailMessage, UnsureError } from '../outside/mail/mail-transport.ts'
import { connections } from '../outside/mail/smtp.ts'
import type { RunningShop } from '../running-shop.ts'
import { identityOf, makeMessage, phoneOf, type ReadOrders } from './message.ts'

const minute = 60_000
/** After this time without a result a claimed mail counts as lost; milliseconds. */
const patience = 5 * minute
/** Milliseconds before each next try; the last one repeats until `mostTries`. */
const waits = [1, 5, 15, 60, 240].map(minutes => minutes * minute)
const mostTries = 8

/** Sends every mail that is due and settles those whose process died; answers how many. */
export async function sendMails(shop: RunningShop): Promise<number> {
  let count = await settleLost(shop)
  for (;;) {
    const now = shop.now()
    // As many as there are connections: a claimed mail that waits would be lost with this process.
    const mails = await claimMails(shop.db, connections, now, now + patience)
    if (mails.length === 0) return count
    await sendTogether(shop, mails)
    count += mails.length
  }
}

async function sendTogether(shop: RunningShop, mails: readonly DueMail[]): Promise<void> {
  const orders = placedOrders(shop.db, [...new Set(mails.flatMap(({ orderId }) => orderId ?? []))])
  // Each mail of an order awaits this promise and gets the error itself.
  orders.catch(() => {})
  const ends = await Promise.allSettled(mails.map(mail => sendOne(shop, mail, orders)))
  const left = ends.flatMap(end => (end.status === 'fulfilled' ? end.value : []))
  await markSent(shop.db, left, shop.now())
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Answers the mail if it was sent. An error before the hand-over is tried again, one after it never. */
async function sendOne(shop: RunningShop, mail: DueMail, orders: ReadOrders): Promise<DueMail[]> {
  const loud = loudAt(shop.now())
  if (phoneOf(mail) && loud > shop.now()) {
    await markWaiting(shop.db, mail, null, loud)
    return []
  }
  try {
    const made = await makeMessage(shop, mail, orders)
    if ('needless' in made) {
      await markEnded(shop.db, mail, 'needless', made.needless)
      return []
    }
    if (made.said) await keepMailText(shop.db, mail.id, made.said)
    await handOver(shop, made.message)
    return [mail]
  } catch (error) {
    await markNotSent(shop, mail, error)
    return []
  }
}

function handOver({ outside }: RunningShop, message: MailMessage): Promise<void> {
  const { phone } = message
  if (!phone) return outside.mails.send(message)
  if (!outside.sms) throw new MailError('nobody takes text messages', true)
  return outside.sms.send({ ...message, phone })
}

async function markNotSent(shop: RunningShop, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof UnsureError) return markUnsure(shop, mail, reason)
  const isOver = mail.tries >= mostTries || (error instanceof MailError && error.final)
  shop.log(error, `mail ${mail.id} (${mail.code}) was not sent${isOver ? ', for good' : ''}`)
  if (isOver) return markEnded(shop.db, mail, 'failed', reason)
  const wait = waits[Math.min(mail.tries, waits.length) - 1] ?? minute
  return markWaiting(shop.db, mail, reason, shop.now() + wait)
}

/** Finds out whether the mails of a process that died were sent, as far as the server can tell. */
async function settleLost(shop: RunningShop): Promise<number> {
  for (let count = 0; ; count++) {
    const now = shop.now()
    const mail = await claimLostMail(shop.db, now, now + patience)
    if (!mail) return count
    const wasSent = phoneOf(mail) ? null : await shop.outside.mails.wasSent(identityOf(mail))
    if (wasSent) await markSent(shop.db, [mail], now)
    else if (wasSent === null) await markUnsure(shop, mail, 'its sender died')
    else if (mail.tries < mostTries) await markWaiting(shop.db, mail, 'its sender died', now)
    else await markNotSent(shop, mail, new Error('its sender died'))
  }
}

/** Not sent again: a customer can look at the order, but two equal mails confuse. */
async function markUnsure(shop: RunningShop, mail: ClaimedMail, reason: string): Promise<void> {
  shop.log(null, `mail ${mail.id} (${mail.code}) may have been sent: ${reason}`)
  await markEnded(shop.db, mail, 'unsure', reason)
}
