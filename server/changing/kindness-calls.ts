import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { goodwillCoupon } from '#shop/coupon/goodwill.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { refundLimitOf } from '#shop/people/limits.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { failedMailAnswer, readMailAnswer } from '../answers/desk-mail.ts'
import { givenCouponAnswer } from '../answers/desk-order.ts'
import { type ActCall, type Acted, act, read, type StaffCall } from '../calls/desk-hook.ts'
import { euros, nothing } from '../calls/hook-fields.ts'
import { randomCode, randomId } from '../calls/random.ts'
import { addCoupon } from '../db/coupon/coupons.ts'
import { type FailedMail, failedMails } from '../db/mail/failed-mails.ts'
import { orderMail, queueAgain, type ReadMail } from '../db/order/order-mails.ts'
import { orderIdOf } from '../db/order/order-papers.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import { type OnOrder, onOrder, onOrderRefuses, order } from './on-order.ts'
import { openOrder } from './order-acts.ts'
import { seenOf, subjectOf } from './order-view.ts'

const mailId = z.string().check(z.regex(/^[0-9a-f-]{36}$/))
type OneMail = { readonly order: string; readonly mailId: string }

async function orderMailOne(
  { db }: StaffCall,
  { order: name, mailId }: OneMail,
): Promise<ReadMail | DeskRefusal> {
  const orderId = await orderIdOf(db, name)
  const mail = orderId && (await orderMail(db, orderId, mailId))
  return mail || refuseAtDesk('desk-order-not-found')
}

async function orderMailCreate(
  { tx, now, jobs }: ActCall,
  { order: name, mailId }: OneMail,
): Promise<Acted<null> | DeskRefusal> {
  const opened = await openOrder(tx, name)
  if (!opened) return refuseAtDesk('desk-order-not-found')
  const { order: found } = opened
  if (found.customerId === null) return refuseAtDesk('customer-gone')
  const mail = await orderMail(tx, found.id, mailId)
  const again = { orderId: found.id, mailId, id: randomUUID() }
  if (!mail || !(await queueAgain(tx, again, now))) return refuseAtDesk('mail-not-kept')
  jobs.soon('mails')
  const changes = { mail: { from: null, to: mail.code } }
  return { data: null, deed: { subject: subjectOf(found), changes } }
}

const mostMails = 300

function mailCollection({ db, now }: StaffCall): Promise<FailedMail[]> {
  return failedMails(db, mostMails, now)
}

type Coupon = OnOrder & { readonly amount: number }
/** `amount` in euros; `until` an Athens date, that day included. */
type GivenCoupon = { readonly code: string; readonly amount: number; readonly until: string }

async function orderCouponCreate(
  { tx, now, staff }: ActCall,
  { order: name, seen, amount, reason }: Coupon,
): Promise<Acted<GivenCoupon> | DeskRefusal> {
  const cents = toCents(amount)
  const limit = refundLimitOf(staff.roles, await refundLimits(tx))
  if (cents > limit) return refuseAtDesk('over-limit', { limit: toEuros(limit) })
  const opened = await openOrder(tx, name)
  if (!opened) return refuseAtDesk('desk-order-not-found')
  if (seenOf(opened.order) !== seen) return refuseAtDesk('order-changed')
  const { customerId } = opened.order
  if (customerId === null) return refuseAtDesk('customer-gone')
  const code = `SYGNOMI-${randomCode(8)}`
  const coupon = goodwillCoupon({ id: randomId(), code, customerId, cents, now })
  await addCoupon(tx, coupon, new Date(now))
  const data = { code, amount: toEuros(cents), until: coupon.until }
  const changes = { coupon: { from: null, to: code }, value: { from: 0, to: toEuros(cents) } }
  return { data, deed: { subject: subjectOf(opened.order), changes, reason } }
}

export const kindnessDeskHooks = {
  'mail-collection': read(nothing, mailCollection, {
    says: 'Mails of the last week that did not arrive, without those that were sent once more.',
    answers: z.array(failedMailAnswer),
    isReport: true,
  }),
  'order-mail-one': read(z.object({ order, mailId }), orderMailOne, {
    says: 'What a mail of an order really said. Its text is kept for 90 days.',
    answers: readMailAnswer,
    refuses: ['desk-order-not-found'],
  }),
  'order-mail-create': act(z.object({ order, mailId }), orderMailCreate, {
    says: 'Sends a mail of an order once more, as it was, to the address that its customer has now.',
    answers: z.null(),
    refuses: ['desk-order-not-found', 'customer-gone', 'mail-not-kept'],
  }),
  'order-coupon-create': act(
    z.extend(onOrder, { amount: euros(0.01, 'What it takes off.') }),
    orderCouponCreate,
    {
      says: 'Gives the customer of an order a coupon of their own that serves once, for a year.',
      answers: givenCouponAnswer,
      refuses: [...onOrderRefuses, 'customer-gone', 'over-limit'],
    },
  ),
}
