import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidOrderOf } from '../../test/orders/changeable.ts'
import { sumsOf } from '../order/sums.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { goodwillOf, mostGoodwill } from './goodwill.ts'
import { type ChangeableOrder, ownPart } from './order-change.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const week = paidOrderOf('weekly-bal-7-7-1', monday)

describe('Giving money back', () => {
  test('makes the order so much cheaper, with its VAT, in every order and amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostGoodwill(week) }), cents => {
        const sums = goodwillOf(week, cents)
        if (isRefusal(sums)) throw new Error(sums.refused)
        expect(ownPart(week.totals) - ownPart(sums)).toBe(cents)
        expect(sums.vat).toBeLessThanOrEqual(week.vat)
        expect(sums.discount).toBeLessThanOrEqual(sums.subtotal)
        expect(sums.shipping).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('stays given when a delivery is cancelled afterwards', () => {
    const goodwill = 500
    const kinder: ChangeableOrder = { ...week, goodwill }
    const [first, ...others] = week.deliveries
    const rest = [{ ...first, status: 'canceled' as const }, ...others] as typeof week.deliveries
    expect(sumsOf(week, rest).grandtotal - sumsOf(kinder, rest).grandtotal).toBe(goodwill)
  })

  test('never takes more off than is left of the order', () => {
    const kinder: ChangeableOrder = { ...week, goodwill: mostGoodwill(week) }
    const [first] = week.deliveries
    const rest = week.deliveries.map(one =>
      one === first ? one : { ...one, status: 'canceled' as const },
    )
    expect(sumsOf(kinder, rest).grandtotal).toBe(0)
  })

  test('is refused above what the customer paid, and where nothing was paid', () => {
    const most = mostGoodwill(week)
    expect(goodwillOf(week, most + 1)).toMatchObject({ refused: 'change-not-possible' })
    for (const status of ['not-paid', 'canceled', 'not-accepted'] as const)
      expect(goodwillOf({ ...week, status }, 1)).toMatchObject({ refused: 'change-not-possible' })
    expect(isRefusal(goodwillOf({ ...week, status: 'delivered' }, 1))).toBe(false)
  })
})
