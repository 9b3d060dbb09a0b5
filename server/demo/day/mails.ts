import { countMailsOfAsSent, unwrittenMails } from '../../db/demo-day.ts'
import { keepMailText } from '../../db/mail/sending.ts'
import { placedOrders } from '../../db/order/placed-orders.ts'
import { makeMessage } from '../../mails/message.ts'
import type { RunningShop } from '../../running-shop.ts'

/** Lets the mails of an invented guest count as sent, with their words. */
export async function countAsSent(shop: RunningShop, guestId: string): Promise<void> {
  await countMailsOfAsSent(shop.db, guestId)
  await writeMails(shop, [guestId])
}

/** Writes what the mails of these people's orders said, to be read in the staff room; none is sent. */
export async function writeMails(shop: RunningShop, customers: readonly string[]): Promise<void> {
  const mails = await unwrittenMails(shop.db, customers)
  const orders = placedOrders(shop.db, [...new Set(mails.flatMap(({ orderId }) => orderId ?? []))])
  for (const mail of mails) {
    const made = await makeMessage(shop, mail, orders)
    if (!('needless' in made) && made.said) await keepMailText(shop.db, mail.id, made.said)
  }
}
