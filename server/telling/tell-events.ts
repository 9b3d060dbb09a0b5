import { mailOf, type StaffMailKind, staffMailPause } from '#shop/shop-event.ts'
import { transaction } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import { dueStaffMails, lockUntold, markTold, takeAwaiting } from '../db/shop/shop-events.ts'
import { addMessages } from '../db/webhook/webhook-messages.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 200
/** Events that one mail tells of; it counts the rest. */
const mostListed = 50

/** Makes of events the messages to other programs and the mails to staff. Answers how many events it took up. */
export async function tellEvents(shop: RunningShop): Promise<number> {
  const now = shop.now()
  let hasMessages = false
  const count = await transaction(shop.db, async tx => {
    const events = await lockUntold(tx, batch)
    if (events.length === 0) return 0
    hasMessages = (await addMessages(tx, events, now)) > 0
    const awaits = events.map(({ type }) => {
      const kind = mailOf(type)
      return kind && shop.config.staffMail.to[kind].length > 0 ? kind : null
    })
    await markTold(tx, events, awaits, now)
    return events.length
  })
  if (hasMessages) shop.jobs.soon('webhooks')
  for (const kind of await dueStaffMails(shop.db, staffMailPause, now))
    await queueStaffMails(shop, kind, now)
  return count
}

/** One mail for all that waits, to each address. */
async function queueStaffMails(shop: RunningShop, kind: StaffMailKind, now: number): Promise<void> {
  const { to, lang } = shop.config.staffMail
  await transaction(shop.db, async tx => {
    const events = await takeAwaiting(tx, kind, now)
    const [first] = events
    if (!first) return
    const listed = events.slice(0, mostListed).map(({ id }) => id)
    for (const email of to[kind]) {
      const recipient = { customerId: '', name: '', email, lang }
      const data = { recipient, events: listed, more: events.length - listed.length }
      const code = `staff-${kind}` as const
      await queueMail(tx, { key: `${code} ${first.id} ${email}`, code, data }, now)
    }
  })
  shop.jobs.soon('mails')
}
