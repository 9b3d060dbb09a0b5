import { createHash } from 'node:crypto'
import { type Cents, toEuros } from '#shop/money.ts'
import { mayChange } from '#shop/order/rights.ts'
import { mostGoodwill } from '#shop/order-change/goodwill.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import { aloneOf, refundLimitOf } from '#shop/people/limits.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { orderNotes } from '../db/order/order-notes.ts'
import { type DeskNotes, notesOn, orderIdOf } from '../db/order/order-papers.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import { waitingRequest } from '../db/order/refund-requests.ts'
import { deeds } from '../db/staff/deeds.ts'
import { orderAnswer } from '../orders/answer.ts'
import type { DeskOrder } from './desk-order.ts'

/** The order with its money, papers and mails, by number or id. */
export async function deskOrderOne(
  call: StaffCall,
  { order: name }: { order: string },
): Promise<DeskOrder | DeskRefusal> {
  const id = await orderIdOf(call.db, name)
  const order = id && (await placedOrder(call.db, id))
  if (!order) return refuseAtDesk('desk-order-not-found')
  const [known, limits, request, notes, done] = await Promise.all([
    notesOn(call.db, order.id),
    refundLimits(call.db),
    waitingRequest(call.db, order.id),
    orderNotes(call.db, order.id),
    deeds(call.db, { before: null, subject: subjectOf(order), most: 100 }),
  ])
  const { customer, attempts, refunds, documents, mails } = known
  const seen = seenOf(order)
  const { roles, id: staffId } = call.staff
  const alone = aloneOf(roles, limits, order.goodwill)
  const isPaid = order.status === 'opened' || order.status === 'delivered'
  return {
    order: orderAnswer(order, call),
    seen,
    customer,
    payments: attempts.map(({ createdAt: at, amount, ...attempt }) => ({
      ...attempt,
      amount: toEuros(amount),
      at,
    })),
    refunds: refunds.map(({ id, amount, status, reason, createdAt: at, sentAt }) => ({
      ...{ id, status, reason, at, sentAt },
      amount: toEuros(amount),
    })),
    documents: documents.map(({ amount, createdAt: at, ...document }) => ({
      ...document,
      at,
      amount: toEuros(amount),
    })),
    mails,
    byShop: order.changes.filter(({ byShop }) => byShop).map(({ id }) => id),
    notes,
    deeds: done,
    goodwill: {
      most: isPaid ? toEuros(mostGoodwill(order)) : 0,
      limit: toEuros(alone),
    },
    couponLimit: toEuros(refundLimitOf(roles, limits)),
    request: request && {
      id: request.id,
      amount: toEuros(request.amount),
      why: request.why,
      reason: request.reason,
      staffName: request.askedByName,
      at: request.askedAt,
      isOwn: request.askedBy === staffId,
      mayDecide: request.askedBy !== staffId && request.amount <= alone,
      isChanged: request.seen !== seen,
    },
    books: booksOf(order, attempts, refunds),
    may: Object.fromEntries(
      order.deliveries.map(delivery => [
        delivery.id,
        {
          food: mayChange(order, 'change-meals', delivery, call.now, 'staff'),
          door: mayChange(order, 'change-door', delivery, call.now, 'staff'),
        },
      ]),
    ),
  }
}

function booksOf(
  { status, totals, atDoor }: PlacedOrder,
  attempts: DeskNotes['attempts'],
  refunds: DeskNotes['refunds'],
): DeskOrder['books'] {
  const paid = sum(attempts.filter(({ status }) => status === 'paid'))
  const standing = refunds.filter(({ status }) => status !== 'withdrawn')
  const due = sum(standing.filter(({ status }) => status !== 'done'))
  return {
    paid: toEuros(paid),
    back: toEuros(sum(standing) - due),
    due: toEuros(due),
    owed: toEuros(status === 'not-paid' ? ownPart(totals) : (atDoor ?? 0)),
  }
}

function sum(amounts: readonly { readonly amount: Cents }[]): Cents {
  return amounts.reduce((all, { amount }) => all + amount, 0)
}

export function subjectOf({ number }: Pick<PlacedOrder, 'number'>): string {
  return `order ${number}`
}

export function seenOf(order: PlacedOrder): string {
  const { status, atDoor, totals, deliveries, changes, refunds } = order
  const facts = [
    status,
    totals,
    ...(atDoor === null ? [] : [atDoor]),
    deliveries,
    changes.map(({ id, status }) => [id, status]),
    refunds.map(({ id, status }) => [id, status]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
