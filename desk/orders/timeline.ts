import type { DeskOrder } from './desk-order.ts'

type Row<Kind extends string, Of> = {
  readonly kind: Kind
  /** Names it among all of the order. */
  readonly key: string
  /** An ISO instant. */
  readonly at: string
  readonly of: Of
}
export type Event =
  | Row<'placed', null>
  | Row<'payment', DeskOrder['payments'][number]>
  | Row<'change', DeskOrder['order']['changes'][number] & { readonly byShop: boolean }>
  | Row<'refund', DeskOrder['refunds'][number]>
  | Row<'document', DeskOrder['documents'][number]>
  | Row<'mail', DeskOrder['mails'][number]>
  | Row<'note', DeskOrder['notes'][number]>
  | Row<'deed', DeskOrder['deeds'][number]>

/** Milliseconds between a deed and the change that it made: both have the time of the call. */
const together = 1000

/** All that happened to an order, the newest first, each thing once. */
export function timelineOf(seen: DeskOrder): readonly Event[] {
  const { order, byShop, payments, refunds, documents, mails, notes, deeds } = seen
  const shown = deeds.filter(({ call }) => call !== 'order-note-create')
  const isToldByDeed = (at: string) =>
    shown.some(deed => Math.abs(Date.parse(deed.at) - Date.parse(at)) <= together)
  const events: Event[] = [
    { kind: 'placed', key: 'placed', at: order.placedAt, of: null },
    ...payments.map((of, n) => ({ kind: 'payment', key: `payment ${n}`, at: of.at, of }) as const),
    ...order.changes
      .map(change => ({ ...change, byShop: byShop.includes(change.id) }))
      .filter(change => !change.byShop || !isToldByDeed(change.at))
      .map(of => ({ kind: 'change', key: `change ${of.id}`, at: of.at, of }) as const),
    ...refunds.map(of => {
      const key = `refund ${of.id} ${of.status}`
      return { kind: 'refund', key, at: of.sentAt ?? of.at, of } as const
    }),
    ...documents.map(of => {
      return { kind: 'document', key: `document ${of.number}`, at: of.at, of } as const
    }),
    ...mails.map(of => {
      return { kind: 'mail', key: `mail ${of.id}`, at: of.sentAt ?? of.createdAt, of } as const
    }),
    ...notes.map(of => ({ kind: 'note', key: `note ${of.id}`, at: of.createdAt, of }) as const),
    ...shown.map(of => ({ kind: 'deed', key: `deed ${of.number}`, at: of.at, of }) as const),
  ]
  // Of two at one instant the later kind stands above.
  return events.toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
