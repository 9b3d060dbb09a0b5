import { type Event, toldOnce } from '../timeline/event.ts'
import type { DeskOrder } from './desk-order.ts'

/** All that happened to an order, the newest first, each thing once. */
export function timelineOf(seen: DeskOrder): readonly Event[] {
  const { order, byShop, payments, refunds, documents, mails, notes, deeds } = seen
  const { number, status, totals } = order
  const on = { order: number }
  const events: Event[] = [
    {
      ...{ ...on, kind: 'placed', key: 'placed', at: order.placedAt },
      of: { status, amount: totals.grandtotal },
    },
    ...payments.map(
      (of, n) => ({ ...on, kind: 'payment', key: `payment ${n}`, at: of.at, of }) as const,
    ),
    ...order.changes.map(({ id, kind, status, effect, at }) => {
      const of = { kind, status, amount: effect, byShop: byShop.includes(id) }
      return { ...on, kind: 'change', key: `change ${id}`, at, of } as const
    }),
    ...refunds.map(of => {
      const key = `refund ${of.id} ${of.status}`
      return { ...on, kind: 'refund', key, at: of.sentAt ?? of.at, of } as const
    }),
    ...documents.map(of => {
      return { ...on, kind: 'document', key: `document ${of.number}`, at: of.at, of } as const
    }),
    ...mails.map(of => {
      const at = of.sentAt ?? of.createdAt
      return { ...on, kind: 'mail', key: `mail ${of.id}`, at, of } as const
    }),
    ...notes.map(of => {
      return { ...on, kind: 'note', key: `note ${of.id}`, at: of.createdAt, of } as const
    }),
    ...deeds
      .filter(({ call }) => call !== 'order-note-create')
      .map(of => ({ ...on, kind: 'deed', key: `deed ${of.number}`, at: of.at, of }) as const),
  ]
  // Of two at one instant the later kind stands above.
  return toldOnce(events)
    .toReversed()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
