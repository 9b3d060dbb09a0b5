import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, paidOrderOf } from '../../test/orders/changeable.ts'
import { sumsOf } from '../order/sums.ts'
import { cancelDelivery, cancelRest } from './cancel.ts'
import { effectOf, ownPart, replaced } from './order-change.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const plain = paidOrderOf('weekly-bal-7-7-4', monday)
const { subtotal } = plain.totals

/** An order with a discount, of which a company pays each delivery up to these cents. */
function sharedOrder(discount: number, allowances: readonly number[]) {
  const deliveries = plain.deliveries.map((delivery, at) => {
    const cents = allowances[at] ?? 0
    return { ...delivery, allowance: { date: delivery.date, cents } }
  })
  const order = { ...plain, deliveries, placed: { ...plain.placed, discount } }
  const { vat, ...totals } = sumsOf(order, deliveries)
  return { ...order, totals, vat }
}

test('12.15 a delivery less never costs an employee more, whatever the company bears of each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: subtotal }),
      fc.array(fc.integer({ min: 0, max: 6000 }), { minLength: 8, maxLength: 8 }),
      fc.shuffledSubarray(plain.deliveries.map(({ id }) => id)),
      (discount, allowances, gone) => {
        let order = sharedOrder(discount, allowances)
        for (const id of gone) {
          const less = cancelDelivery(order, id, monday)
          const next = changed(order, less)
          const { toPay, refund, before, after } = effectOf(order, less as never, 0)
          expect([toPay, before - after]).toEqual([0, refund])
          if (next.status === 'canceled') break
          expect(ownPart(next.totals)).toBe(after)
          const { discount, shipping, grandtotal } = next.totals
          expect(discount).toBeLessThanOrEqual(next.totals.subtotal)
          expect(grandtotal).toBe(next.totals.subtotal - discount + shipping)
          order = next as typeof order
        }
      },
    ),
  )
})

test('12.15 nor does what the shop cancels of it', () => {
  const [first, ...others] = plain.deliveries
  const order = sharedOrder(
    Math.floor(subtotal / 2),
    [first, ...others].map((_, at) => (at === 0 ? 200 : 6000)),
  )
  const started = {
    ...order,
    deliveries: order.deliveries.map((one, at) =>
      at === 0 ? { ...one, status: 'delivered' as const } : one,
    ),
  }
  const rest = cancelRest(started, monday, 'staff')
  if ('refused' in rest) throw new Error(rest.refused)
  const { before, after } = effectOf(started, rest, 0)
  expect(ownPart(sumsOf(started, replaced(started.deliveries, rest.deliveries)))).toBeGreaterThan(
    before,
  )
  expect(after).toBe(before)
})
