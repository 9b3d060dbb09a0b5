import type { OrderDraft } from './order/order.ts'

export type Unpaid = { readonly orders: number; readonly portions: number }

/**
 * The most that may wait unpaid (reading: Orders and payment). A customer pays one order after the
 * other, and 40 portions are a family's week. A network may be an office or a phone operator: it
 * may hold what six customers may.
 */
const unpaidLimits = {
  customer: { orders: 3, portions: 40 },
  phone: { orders: 3, portions: 40 },
  network: { orders: 20, portions: 240 },
} as const

/**
 * Whether an order of so many portions is too much beside what waits already. An order alone never
 * is: a month's plan has 56 main meals. Only its deliveries have a size (`isTooLargeUnpaid`).
 */
export function isTooMuchUnpaid(
  holder: keyof typeof unpaidLimits,
  waiting: Unpaid,
  portions: number,
): boolean {
  if (waiting.orders === 0) return false
  const most = unpaidLimits[holder]
  return waiting.orders >= most.orders || waiting.portions + portions > most.portions
}

/** Portions of one delivery that may wait to be paid; a feast is ordered by telephone. */
const mostOfDelivery = 100

export function isTooLargeUnpaid({ deliveries }: Pick<OrderDraft, 'deliveries'>): boolean {
  return deliveries.some(({ items }) => amountOf(items) > mostOfDelivery)
}

/** Unpaid orders of unproved mailboxes hold more than half of a meal or window of a day. */
export function isTooMuchUnproved(held: number, most: number): boolean {
  return held > Math.max(1, Math.floor(most / 2))
}

export function portionsIn({ deliveries }: Pick<OrderDraft, 'deliveries'>): number {
  return amountOf(deliveries.flatMap(one => one.items))
}

function amountOf(items: readonly { readonly amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

/** Shares of a day's portions that are told to the shop's people, and by how much each is higher. */
const firstTold = 0.2
const toldStep = 0.1

/** The share of unpaid orders is worth a message, after `last` was told. */
export function isWorthTelling(share: number, last: number): boolean {
  return share >= firstTold && (last < firstTold || share >= last + toldStep)
}
