import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { changed, paidOrderOf } from '../../test/orders/changeable.ts'
import { cancelDelivery } from '../order-change/cancel.ts'
import { canonical, isEqual } from '../order-change/canonical.ts'
import { changeMeals } from '../order-change/meals.ts'
import { effectOf, leastPayment, refundParts } from '../order-change/order-change.ts'
import type { OrderDelivery } from './order.ts'
import { sumsOf } from './sums.ts'

/** Monday 23 November 2026, 10:00 in Athens. */
const monday = Date.parse('2026-11-23T08:00:00Z')

describe('Sums after a change', () => {
  const week = paidOrderOf('weekly-bal-7-7-1', monday, 1000)

  test('the discount stays in proportion, shipping is paid for what is brought', () => {
    const [first] = week.deliveries
    const next = changed(week, cancelDelivery(week, first?.id ?? '', monday))
    const [subtotal, left] = [week.totals.subtotal, next.totals.subtotal]
    expect(left).toBeLessThan(subtotal)
    expect(next.totals.discount).toBe(Math.round((1000 * left) / subtotal))
    expect([week.totals.shipping, next.totals.shipping]).toEqual([400, 200])
  })

  test('the discount never grows with more food, and comes back as it was', () => {
    const single = paidOrderOf('single-bal', monday, 500)
    const [delivery] = single.deliveries
    const more = delivery?.items.map(item => ({ ...item, amount: 2 })) ?? []
    const now = monday - 86_400_000
    const deliveryId = delivery?.id ?? ''
    const grown = changed(single, changeMeals(single, { deliveryId, items: more }, demoShop, now))
    expect(grown.totals).toMatchObject({ discount: 500, shipping: 0 })
    const back = { deliveryId, items: delivery?.items ?? [] }
    expect(changed(grown, changeMeals(grown, back, demoShop, now)).totals).toEqual(single.totals)
  })

  test('what was free to bring stays free', () => {
    const single = paidOrderOf('single-bal', monday)
    const free = { ...single, placed: { ...single.placed, shipping: 0 } }
    expect(sumsOf(free, free.deliveries).shipping).toBe(0)
  })

  test('a delivery’s shipping never grows, whatever bringing costs by then', () => {
    const cheap = { ...week, placed: { ...week.placed, shipping: 100 } }
    expect(cheap.deliveries).toHaveLength(2)
    expect(sumsOf(cheap, cheap.deliveries).shipping).toBe(100)
    expect(sumsOf(cheap, cheap.deliveries.slice(0, 1)).shipping).toBe(50)
  })

  test('an order keeps the terms of delivery that it was placed with', () => {
    const delivery = { fee: 350, freeFromMainMeals: 6, freeFromWeeklyMainMeals: 12 }
    const dear = { ...week, plan: { ...week.plan, delivery } }
    const placed = { ...dear, placed: { ...dear.placed, shipping: 700 } }
    expect(sumsOf(placed, placed.deliveries).shipping).toBe(700)
    expect(sumsOf(placed, placed.deliveries.slice(0, 1)).shipping).toBe(350)
  })

  test('less than a card provider takes is borne by the shop', () => {
    const [first, ...others] = week.deliveries
    const dearer = (cents: number) => {
      const [item, ...items] = first?.items ?? []
      const line = { ...item, price: (item?.price ?? 0) + cents }
      const deliveries = [{ ...first, items: [line, ...items] } as OrderDelivery]
      return effectOf(
        {
          ...week,
          placed: { ...week.placed, discount: 0 },
          totals: { ...week.totals, discount: 0, grandtotal: week.totals.grandtotal + 1000 },
        },
        { kind: 'meals', deliveries, until: null },
        0,
      )
    }
    expect(others).toHaveLength(1)
    expect(dearer(leastPayment - 1)).toMatchObject({
      toPay: 0,
      after: week.totals.grandtotal + 1000,
    })
    expect(dearer(leastPayment)).toMatchObject({
      toPay: leastPayment,
      after: week.totals.grandtotal + 1000 + leastPayment,
    })
  })

  test('money on its way back pays first', () => {
    const [first] = week.deliveries
    const gone = changed(week, cancelDelivery(week, first?.id ?? '', monday))
    const deliveries = first ? [first] : []
    const back = { kind: 'undo', deliveries, until: null } as const
    const price = week.totals.grandtotal - gone.totals.grandtotal
    expect(effectOf(gone, back, price)).toMatchObject({ kept: price, toPay: 0, refund: 0 })
    expect(effectOf(gone, back, price - 100)).toMatchObject({ kept: price - 100, toPay: 100 })
    expect(effectOf(gone, back, price + 100)).toMatchObject({ kept: price, toPay: 0 })
  })

  test('goes back from the newest payment first, never more than is left of each', () => {
    const payments = [{ left: 300 }, { left: 0 }, { left: 500 }]
    expect(refundParts(650, payments).map(({ amount }) => amount)).toEqual([300, 350])
    expect(refundParts(0, payments)).toEqual([])
    expect(() => refundParts(801, payments)).toThrow('1 cents more')
  })
})

test('A value reads the same in whatever order its fields were written', () => {
  expect(canonical({ b: [1, { d: 2, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":2}]}')
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
})
