import type { ActCall } from '../calls/desk-hook.ts'
import { queueMail } from '../db/mail/mails.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import type { ChangeMail } from '../mails/changed-values.ts'
import type { DoneAct } from './delivery-acts.ts'

type Delivery = PlacedOrder['deliveries'][number]

/** Mails the changed delivery to the customer; a cancelled one has a mail of its own. */
export async function tellChanged(
  { tx, now }: ActCall,
  { change, refunded }: DoneAct,
  before: Delivery | undefined,
): Promise<void> {
  const after = change.after.deliveries.find(({ id }) => id === before?.id)
  if (!before || !after) return
  const { date, timePeriod, address } = before
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const changed = {
    day: date !== after.date || timePeriod.from !== after.timePeriod.from,
    address: isOther(address, after.address),
    meals: isOther(mealsIn(before), mealsIn(after)),
  }
  const data: ChangeMail = {
    deliveryId: after.id,
    what: (['day', 'address', 'meals'] as const).filter(one => changed[one]),
    was: { date, from: timePeriod.from, to: timePeriod.to },
    refund: refunded,
  }
  const key = `order-changed ${change.id}`
  await queueMail(tx, { key, code: 'order-changed', orderId: change.orderId, data }, now)
}

/** The changes of a delivery without its address, since deeds outlive people. */
export function deedOf(before: Delivery | undefined, after: Delivery | undefined) {
  if (!before || !after) return {}
  const fields = {
    date: [before.date, after.date],
    window: [before.timePeriod.from, after.timePeriod.from],
    delivery: [before.status, after.status],
    portions: [portionsIn(before), portionsIn(after)],
    meals: [mealsIn(before), mealsIn(after)],
  }
  const isElsewhere = JSON.stringify(before.address) !== JSON.stringify(after.address)
  const changed = Object.entries(fields).filter(([, [from, to]]) => from !== to)
  return {
    ...Object.fromEntries(changed.map(([field, [from, to]]) => [field, { from, to }])),
    ...(isElsewhere && { address: { from: 'earlier', to: 'other' } }),
  }
}

function portionsIn({ items }: Delivery): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

function mealsIn({ items }: Delivery): string {
  return items.map(({ amount, slug, portion }) => `${amount} × ${slug} ${portion}`).join(', ')
}
