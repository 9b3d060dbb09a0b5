import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '#shop/order.ts'
import { paymentMinutes } from '#shop/payment.ts'
import { randomId } from '../calls/random.ts'
import type * as payments from '../db/payments.ts'
import type { FreshOrder, Lines, Placing } from '../db/placing.ts'

/** An order that is not there yet, under its new ids. */
export function freshOrder({ draft, now }: Placing): FreshOrder {
  return { id: randomId(), lines: linesOf(draft), attempt: freshAttempt(draft, now) }
}

/** The deliveries of a cart and what is in them, each under its new id. */
export function linesOf({ deliveries: placed, timePeriod: period }: OrderDraft): Lines {
  const deliveries = placed.map(({ date, days, allowance }, position) => ({
    id: randomId(),
    position,
    date,
    days,
    allowance,
    period,
  }))
  const items = deliveries.flatMap(({ id: deliveryId }, index) =>
    (placed[index]?.items ?? []).map((item, position) => ({ ...item, deliveryId, position })),
  )
  return { deliveries, items }
}

/** null: there is nothing that its customer pays. */
export function freshAttempt(
  { provider, paymentType, totals, company }: OrderDraft,
  now: number,
): payments.FreshAttempt | null {
  const amount = totals.grandtotal - company
  if (amount <= 0) return null
  return {
    id: randomUUID(),
    provider,
    method: paymentType.code,
    amount,
    createdAt: now,
    expiresAt: now + paymentMinutes * 60_000,
  }
}
