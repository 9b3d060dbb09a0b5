import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, paidOrderOf } from '../../test/orders/changeable.ts'
import { sumsOf } from '../order/sums.ts'
import { isRefusal, type Refusal } from '../refusal/refusal.ts'
import { cancelDelivery, cancelRest } from './cancel.ts'
import {
  type ChangeableOrder,
  type Changed,
  effectOf,
  leastPayment,
  ownPart,
  replaced,
} from './order-change.ts'

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

const made = (change: Changed | Refusal): Changed => {
  if (isRefusal(change)) throw new Error(change.refused)
  return change
}

test('12.15 a delivery less never costs an employee more, whatever the company bears of each', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: subtotal }),
      fc.array(fc.integer({ min: 0, max: 6000 }), { minLength: 8, maxLength: 8 }),
      fc.shuffledSubarray(plain.deliveries.map(({ id }) => id)),
      (discount, allowances, gone) => {
        let order: ChangeableOrder = sharedOrder(discount, allowances)
        for (const id of gone) {
          const less = made(cancelDelivery(order, id, monday))
          const next = changed(order, less)
          const { toPay, refund, before, after } = effectOf(order, less, 0)
          expect([toPay, before - after]).toEqual([0, refund])
          if (next.status === 'canceled') break
          expect(ownPart(next.totals)).toBe(after)
          const { discount, shipping, grandtotal } = next.totals
          expect(discount).toBeLessThanOrEqual(next.totals.subtotal)
          expect(grandtotal).toBe(next.totals.subtotal - discount + shipping)
          order = next
        }
      },
    ),
  )
})

/** Half of it is a discount; of the first delivery the company pays little, of the others all. */
const uneven = () =>
  sharedOrder(
    Math.floor(subtotal / 2),
    plain.deliveries.map((_, at) => (at === 0 ? 200 : 6000)),
  )
/** What the employee pays by the rule alone, without what the shop gave away. */
const byRule = (order: ChangeableOrder, { deliveries }: Changed) =>
  ownPart(sumsOf(order, replaced(order.deliveries, deliveries)))
test('12.15 nor does what the shop cancels of it', () => {
  const order = uneven()
  const deliveries = order.deliveries.map((one, at) =>
    at === 0 ? { ...one, status: 'delivered' as const } : one,
  )
  const started = { ...order, deliveries }
  const rest = made(cancelRest(started, monday, 'staff'))
  const { before, after } = effectOf(started, rest, 0)
  expect(byRule(started, rest)).toBeGreaterThan(before)
  expect(after).toBe(before)
})

test('12.15 and what was given away is asked for with no later change, nor given twice', () => {
  const order = uneven()
  let left: ChangeableOrder = order
  for (const { id } of order.deliveries.slice(1))
    left = changed(left, cancelDelivery(left, id, monday))
  const own = ownPart(left.totals)
  const [first] = left.deliveries
  if (!first) throw new Error('no delivery')
  const idle: Changed = { kind: 'move', deliveries: [first], until: null }
  expect(byRule(left, idle) - own).toBeGreaterThan(leastPayment)
  for (const kind of ['move', 'pause', 'undo'] as const)
    expect(effectOf(left, { ...idle, kind }, 0)).toMatchObject({ after: own, toPay: 0, refund: 0 })
  const items = first.items.map(item => ({ ...item, amount: 2 * item.amount }))
  const twice: Changed = { kind: 'meals', deliveries: [{ ...first, items }], until: null }
  const { toPay } = effectOf(left, twice, 0)
  expect(toPay).toBe(byRule(left, twice) - byRule(left, idle))
  const back: Changed = { kind: 'undo', deliveries: order.deliveries.slice(1), until: null }
  expect(effectOf(left, back, 0).after).toBe(byRule(left, back))
})
