import type { OrderAnswer } from '#server/answers.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'

export type Delivery = OrderAnswer['deliveries'][number]

/** Until when something is allowed (epoch milliseconds); past: no longer. */
export type CutOff = { readonly until: number } | 'past'
type CutOffs = { readonly change: CutOff; readonly cancel: CutOff }

/** The cut-offs of a delivery; null unless it is planned and still to come. */
export function cutOffsOf(
  order: Pick<OrderAnswer, 'status'>,
  delivery: Delivery,
  now: number,
): CutOffs | null {
  if (order.status !== 'opened' || delivery.status !== 'planned') return null
  if (isOver(delivery, now)) return null
  const cutOff = (may: boolean, until: string): CutOff =>
    may ? { until: Date.parse(until) } : 'past'
  return {
    change: cutOff(delivery.can.change, delivery.changeUntil),
    cancel: cutOff(delivery.can.cancel, delivery.cancelUntil),
  }
}

function isOver({ date, timePeriod }: Delivery, now: number): boolean {
  return athensInstant(date, timePeriod.to) <= now
}

/** The next delivery; null: none is to come. */
export function nextDelivery(
  { status, deliveries }: Pick<OrderAnswer, 'status' | 'deliveries'>,
  now: number,
): Delivery | null {
  if (status !== 'opened') return null
  const ahead = deliveries.filter(each => each.status === 'planned' && !isOver(each, now))
  return ahead.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null
}

/** The deliveries that can still be stopped or paused, and planned ones past their cut-off. */
export function reachOf({ deliveries }: Pick<OrderAnswer, 'deliveries'>, now: number) {
  return {
    reached: deliveries.filter(({ can }) => can.cancel),
    late: deliveries.filter(
      each => each.status === 'planned' && !each.can.cancel && !isOver(each, now),
    ),
  }
}

export function goesElsewhere(
  { shippingAddress }: Pick<OrderAnswer, 'shippingAddress'>,
  delivery: Delivery,
): boolean {
  return JSON.stringify(delivery.shippingAddress) !== JSON.stringify(shippingAddress)
}

/** How many main meals a delivery holds, and how many other pieces. */
export function piecesOf({ items }: Pick<Delivery, 'items'>): { mains: number; others: number } {
  const pieces = { mains: 0, others: 0 }
  for (const { type, amount } of items) pieces[type === 'main-meal' ? 'mains' : 'others'] += amount
  return pieces
}

/** A delivery's items as the page lists them; a build bought at two prices stays two lines. */
export function linesOf({ items }: Pick<Delivery, 'items'>) {
  return items.map(item => ({ ...item, portion: item.portion.name }))
}

/** The changes to list, without undos that were made: the change that was undone shows it. */
export function toldChanges({ changes, status }: Pick<OrderAnswer, 'changes' | 'status'>) {
  return changes
    .filter(change => change.kind !== 'undo' || change.status === 'waiting')
    .map(change => ({ ...change, kind: kindOf(change, status) }))
}

type Change = Pick<OrderAnswer['changes'][number], 'kind' | 'status'>

/** `rest`: a cancellation that did not end the order, only what was left of it. */
export function kindOf(
  { kind, status }: Change,
  order: OrderAnswer['status'],
): Change['kind'] | 'rest' {
  const isEnd = order === 'canceled' && status === 'applied'
  return kind === 'cancel' && !isEnd ? 'rest' : kind
}
