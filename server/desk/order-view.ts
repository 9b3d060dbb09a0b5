import { createHash } from 'node:crypto'
import { toEuros } from '#shop/money.ts'
import { mostGoodwill } from '#shop/order-change/goodwill.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/staff-room/refusal.ts'
import { refundLimitOf } from '#shop/staff-room/staff.ts'
import type { OrderAnswer } from '../answers.ts'
import type { PlacedOrder } from '../db/placed-order.ts'
import { placedOrder } from '../db/placed-orders.ts'
import { type Deed, deeds } from '../db/staff-room/deeds.ts'
import { type OrderNote, orderNotes } from '../db/staff-room/order-notes.ts'
import { notesOn, orderIdOf } from '../db/staff-room/order-papers.ts'
import { orderAnswer } from '../orders/answer.ts'
import type { StaffCall } from '../staff/desk-hook.ts'

/** Amounts in euros. */
type DeskOrder = {
  /** What the customer sees of it. */
  readonly order: OrderAnswer
  /** Changes with anything that happens to the order; an act on it says which one its person saw. */
  readonly seen: string
  readonly customer: { readonly name: string; readonly email: string } | null
  readonly payments: readonly {
    readonly provider: string
    readonly providerRef: string | null
    readonly method: string
    readonly status: string
    readonly amount: number
    readonly reason: string | null
    readonly at: Date
  }[]
  readonly refunds: readonly {
    readonly id: string
    readonly amount: number
    readonly status: string
    readonly reason: string
  }[]
  readonly documents: readonly {
    readonly amount: number
    readonly status: string
    readonly mark: string | null
  }[]
  readonly mails: readonly { readonly code: string; readonly status: string }[]
  readonly notes: readonly OrderNote[]
  readonly deeds: readonly Deed[]
  /** The most that can go back out of kindness, and the most that this person may give alone. */
  readonly goodwill: { readonly most: number; readonly limit: number }
}

/** Everything that the shop knows of an order, by its number or id. */
export async function deskOrderOne(
  call: StaffCall,
  { order: name }: { order: string },
): Promise<DeskOrder | DeskRefusal> {
  const id = await orderIdOf(call.db, name)
  const order = id && (await placedOrder(call.db, id))
  if (!order) return refuseAtDesk('desk-order-not-found')
  const [known, notes, done] = await Promise.all([
    notesOn(call.db, order.id),
    orderNotes(call.db, order.id),
    deeds(call.db, { before: null, subject: subjectOf(order), most: 100 }),
  ])
  const { customer, attempts, refunds, documents, mails } = known
  const isPaid = order.status === 'opened' || order.status === 'delivered'
  return {
    order: orderAnswer(order, call),
    seen: seenOf(order),
    customer,
    payments: attempts.map(({ createdAt: at, amount, ...attempt }) => ({
      ...attempt,
      amount: toEuros(amount),
      at,
    })),
    refunds: refunds.map(({ id, amount, status, reason }) => ({
      ...{ id, status, reason },
      amount: toEuros(amount),
    })),
    documents: documents.map(({ amount, ...document }) => ({
      ...document,
      amount: toEuros(amount),
    })),
    mails,
    notes,
    deeds: done,
    goodwill: {
      most: isPaid ? toEuros(mostGoodwill(order)) : 0,
      limit: toEuros(refundLimitOf(call.staff.roles)),
    },
  }
}

/** What a deed calls an order. */
export function subjectOf({ number }: Pick<PlacedOrder, 'number'>): string {
  return `order ${number}`
}

/** A mark of all that an act on the order depends on. */
export function seenOf({ status, totals, deliveries, changes, refunds }: PlacedOrder): string {
  const facts = [
    status,
    totals,
    deliveries,
    changes.map(({ id, status }) => [id, status]),
    refunds.map(({ id, status }) => [id, status]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
