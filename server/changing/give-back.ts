import type { PoolClient } from 'pg'
import { type Cents, toEuros } from '#shop/money.ts'
import { type GoodwillReason, goodwillOf, mostGoodwill } from '#shop/order-change/goodwill.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { randomId } from '../calls/random.ts'
import { addGoodwill } from '../db/order/goodwill.ts'
import * as changes from '../db/order/order-changes.ts'
import { makeChange } from '../orders/change.ts'
import type { Ended, Opened } from './order-acts.ts'

type Given = { readonly cents: Cents; readonly reason: GoodwillReason }

/** Gives back cents, also after the delivery: the order costs that much less, documented as any change is. */
export async function giveBack(
  tx: PoolClient,
  { order }: Opened,
  { cents, reason }: Given,
  now: number,
): Promise<Ended | DeskRefusal> {
  if (order.changes.some(({ status }) => status === 'waiting')) return refuseAtDesk('change-waits')
  const sums = goodwillOf(order, cents)
  if (isRefusal(sums)) return refuseAtDesk('too-much-back', { most: toEuros(mostGoodwill(order)) })
  const before = mostGoodwill(order)
  const euros = { before: toEuros(before), after: toEuros(before - cents), refund: toEuros(cents) }
  const change: changes.OrderChange = {
    id: randomId(),
    orderId: order.id,
    kind: 'goodwill',
    status: 'applied',
    before: { deliveries: [], sums: order.totals },
    after: {
      deliveries: [],
      sums,
      wish: reason,
      until: null,
      effect: { ...euros, toPay: 0, couponReturned: false },
      kept: 0,
      by: 'shop',
    },
    effect: -cents,
    undoes: null,
  }
  await changes.insert(tx, change, now)
  await makeChange(tx, change, now)
  await addGoodwill(tx, order.id, cents)
  return { refunded: cents, couponReturned: false }
}
