import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomCode } from '../calls/random.ts'
import { tokenHashOf } from '../calls/token.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import { addPaymentLink, lockPhoneOrder, markPlaced } from '../db/order/phone-orders.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { placeForLink } from '../placing/cart-place.ts'
import { onBehalf } from './cart.ts'

type Placed = {
  readonly number: number
  /** For reading out; the mail has its own. null: nothing to pay. */
  readonly link: string | null
  /** Epoch milliseconds until which the order waits for its money. */
  readonly until: number | null
}

const linkLetters = 11

/** Places the cart as an unpaid order and mails its link to pay. */
export async function phoneOrderPlace(
  call: ActCall,
  { phoneOrderId, toPay }: { phoneOrderId: string; toPay: number },
): Promise<Acted<Placed> | Refusal | DeskRefusal> {
  const { tx, now, jobs, config } = call
  const phone = await lockPhoneOrder(tx, phoneOrderId)
  if (!phone || phone.orderId) return refuseAtDesk('phone-order-not-found')
  const { cartId, lang } = phone
  // The customer accepts the terms by paying: mail and link page say so.
  const behalf = { ...onBehalf(call, phone), lang }
  const orderId = await placeForLink(behalf, tx, { cartId, toPay, acceptTerms: true })
  if (isRefusal(orderId)) return orderId
  await markPlaced(tx, phone.id, orderId)
  const order = await placedOrder(tx, orderId)
  if (!order) throw new Error(`lost order ${orderId}`)
  call.kitchen.changed()
  jobs.soon('mails')
  const { number, totals, status, heldUntil } = order
  const deed = {
    subject: `order ${number}`,
    changes: {
      status: { from: null, to: status },
      grandtotal: { from: null, to: totals.grandtotal / 100 },
    },
  }
  if (status !== 'not-paid') return { data: { number, link: null, until: null }, deed }
  const link = await newLink(tx, orderId, config)
  await queueMail(tx, { key: `payment-link ${orderId}`, code: 'payment-link', orderId }, now)
  return { data: { number, link, until: heldUntil }, deed }
}

/** Makes another link while the order waits, since only hashes of links are kept. */
export async function phoneLinkCreate(
  { tx, now, config }: ActCall,
  { phoneOrderId }: { phoneOrderId: string },
): Promise<Acted<{ link: string }> | DeskRefusal> {
  const phone = await lockPhoneOrder(tx, phoneOrderId)
  const order = phone?.orderId ? await placedOrder(tx, phone.orderId) : null
  if (!order) return refuseAtDesk('phone-order-not-found')
  const { id, number, status, heldUntil } = order
  if (status !== 'not-paid' || heldUntil === null || heldUntil <= now)
    return refuseAtDesk('phone-order-not-waiting')
  const link = await newLink(tx, id, config)
  return { data: { link }, deed: { subject: `order ${number}`, changes: {} } }
}

async function newLink(tx: Db, orderId: string, { publicUrl }: ActCall['config']): Promise<string> {
  const code = randomCode(linkLetters)
  await addPaymentLink(tx, tokenHashOf(code), orderId)
  return new URL(`/pay/${code}`, publicUrl).href
}
