import * as z from 'zod/mini'
import { type Cents, toCents, toEuros } from '#shop/money.ts'
import { type GoodwillReason, goodwillReasons } from '#shop/order-change/goodwill.ts'
import { aloneOf } from '#shop/people/limits.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { deskOrderAnswer, orderActedAnswer } from '../answers/desk-order.ts'
import { foundAnswer, listedOrderAnswer } from '../answers/find.ts'
import { orderFoodOneAnswer } from '../answers/order-food.ts'
import { type ActCall, type Acted, act, type No, read, type StaffCall } from '../calls/desk-hook.ts'
import { euros, reason } from '../calls/hook-fields.ts'
import { randomId } from '../calls/random.ts'
import { type ListedOrder, listedOrders } from '../db/order/order-list.ts'
import { addOrderNote } from '../db/order/order-notes.ts'
import { refundOf } from '../db/order/order-papers.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import { findCollection } from '../orders/order-search.ts'
import { finishRefundIn } from '../payments/refunds.ts'
import { orderFoodOne } from './declared.ts'
import { giveBack } from './give-back.ts'
import {
  acted,
  kitchenTold,
  nothingElse,
  type OnOrder,
  type OrderActed,
  onLocked,
  onOrder,
  onOrderRefuses,
  order,
  wake,
} from './on-order.ts'
import { cancelOrder, openOrder, rejectOrder } from './order-acts.ts'
import { deskOrderOne, subjectOf } from './order-view.ts'

function orderReject(call: ActCall, input: OnOrder): Promise<Acted<OrderActed> | No> {
  return onLocked(call, input, async opened => {
    const ended = await rejectOrder(call.tx, opened, call.now)
    if ('refused' in ended) return ended
    wake(call)
    const { refunded, couponReturned } = ended
    return acted(opened, input.reason, 'not-accepted', {
      refunded: toEuros(refunded),
      couponReturned,
      mail: 'order-not-accepted',
      kitchen: kitchenTold(opened.order.deliveries, []),
    })
  })
}

function orderCancel(call: ActCall, input: OnOrder): Promise<Acted<OrderActed> | No> {
  return onLocked(call, input, async opened => {
    const ended = await cancelOrder(call.tx, opened, call.now)
    if ('refused' in ended) return ended
    wake(call)
    const { refunded, couponReturned, rest } = ended
    const mail = opened.order.status === 'not-paid' ? null : 'order-cancelled'
    const kitchen = kitchenTold(opened.order.deliveries, [])
    const data = { refunded: toEuros(refunded), couponReturned, rest, mail, kitchen }
    return acted(
      opened,
      input.reason,
      rest === null ? 'canceled' : `rest of ${rest} canceled`,
      data,
    )
  })
}

const mostListed = 200

/** Amounts in euros. */
async function orderCollection(
  { db }: StaffCall,
  { before }: { before?: number | undefined },
): Promise<(Omit<ListedOrder, 'grandtotal'> & { readonly grandtotal: number })[]> {
  const orders = await listedOrders(db, { before: before ?? null, most: mostListed })
  return orders.map(order => ({ ...order, grandtotal: toEuros(order.grandtotal) }))
}

type Refund = OnOrder & { readonly amount: number; readonly why: GoodwillReason }

function orderRefundCreate(call: ActCall, input: Refund): Promise<Acted<OrderActed> | No> {
  const cents: Cents = toCents(input.amount)
  return onLocked(call, input, async opened => {
    const limit = aloneOf(call.staff.roles, await refundLimits(call.tx), opened.order.goodwill)
    if (cents > limit) return refuseAtDesk('over-limit', { limit: toEuros(limit) })
    const given = await giveBack(call.tx, opened, { cents, reason: input.why }, call.now)
    if ('refused' in given) return given
    wake(call)
    const { grandtotal } = opened.order.totals
    return {
      data: { ...nothingElse, refunded: toEuros(cents), mail: 'refund-sent' },
      deed: {
        subject: subjectOf(opened.order),
        changes: {
          grandtotal: { from: toEuros(grandtotal), to: toEuros(grandtotal - cents) },
          why: { from: null, to: input.why },
        },
        reason: input.reason,
      },
    }
  })
}

async function orderNoteCreate(
  { tx, staff, now }: ActCall,
  { order: name, text }: { order: string; text: string },
): Promise<Acted<null> | DeskRefusal> {
  const opened = await openOrder(tx, name)
  if (!opened) return refuseAtDesk('desk-order-not-found')
  const note = { id: randomId(), orderId: opened.order.id, staffId: staff.id, text }
  await addOrderNote(tx, { ...note, now: new Date(now) })
  // The deed leaves the text out: it may name a person, and deeds outlive people.
  return { data: null, deed: { subject: subjectOf(opened.order), changes: {} } }
}

async function refundDone(
  { tx, now, jobs }: ActCall,
  { refundId, reason }: { refundId: string; reason: string },
): Promise<Acted<null> | DeskRefusal> {
  const refund = await refundOf(tx, refundId)
  if (refund?.status !== 'by-hand') return refuseAtDesk('refund-not-by-hand')
  const isNew = await finishRefundIn(tx, refund, null, now)
  if (!isNew) return refuseAtDesk('refund-not-by-hand')
  for (const job of ['mails', 'documents'] as const) jobs.soon(job)
  const opened = await openOrder(tx, refund.orderId)
  const subject = opened ? subjectOf(opened.order) : `refund ${refund.id}`
  const changes = { refund: { from: 'by-hand', to: 'done' } }
  return { data: null, deed: { subject, changes, reason } }
}

export const orderDeskHooks = {
  'find-collection': read(
    z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    findCollection,
    {
      says: 'Finds orders and customers: number, end of a phone, e-mail, name without accents, coupon.',
      answers: foundAnswer,
    },
  ),
  'order-collection': read(
    z.object({ before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
    orderCollection,
    {
      says: 'The newest 200 orders, or those from below a number.',
      answers: z.array(listedOrderAnswer),
      isReport: true,
    },
  ),
  'order-one': read(z.object({ order }), deskOrderOne, {
    says: 'Everything that the shop knows of an order, by its number or id.',
    answers: deskOrderAnswer,
    refuses: ['desk-order-not-found'],
  }),
  'order-food-one': read(z.object({ order }), orderFoodOne, {
    says: 'What was declared of each portion of an order when it was sold, and whether it is still declared so.',
    answers: orderFoodOneAnswer,
    refuses: ['desk-order-not-found'],
  }),
  'order-reject': act(onOrder, orderReject, {
    says: 'The kitchen cannot make a paid order: all that was paid goes back.',
    answers: orderActedAnswer,
    refuses: [...onOrderRefuses, 'order-not-open', 'order-partly-delivered'],
  }),
  'order-cancel': act(onOrder, orderCancel, {
    says: 'Cancels an order at any hour, or what is still to come of it. What was paid for it goes back.',
    answers: orderActedAnswer,
    refuses: [...onOrderRefuses, 'order-not-open'],
  }),
  'order-refund-create': act(
    z.extend(onOrder, {
      amount: euros(0.01, 'What goes back.'),
      why: z.enum(goodwillReasons),
    }),
    orderRefundCreate,
    {
      says: 'Gives back an amount, also after the delivery. The order costs that much less for good.',
      answers: orderActedAnswer,
      refuses: [...onOrderRefuses, 'over-limit', 'too-much-back', 'change-waits'],
    },
  ),
  'order-note-create': act(
    z.object({ order, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    orderNoteCreate,
    {
      says: 'Notes something on an order for the other people of the shop.',
      answers: z.null(),
      refuses: ['desk-order-not-found'],
    },
  ),
  'refund-done': act(
    z.object({ refundId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)), reason }),
    refundDone,
    {
      says: 'Records that a refund was sent by hand at the bank, and tells the customer.',
      answers: z.null(),
      refuses: ['refund-not-by-hand'],
    },
  ),
}
