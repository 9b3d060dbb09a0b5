import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unused } from '../../test/orders/coupons.ts'
import { type Benefit, totals } from '../pricing.ts'
import type { Coupon, CouponFacts, CouponUse } from './coupon.ts'
import { asksNothing, signUpGift } from './gift.ts'
import { type CouponKind, couponKind, mayBeOffered, offersFor } from './offer.ts'

const gift = signUpGift('g', 'DORO-22223333', 'maria')
const firstOrder: Coupon = {
  id: 'proti20',
  code: 'PROTI20',
  campaign: 'proti20',
  name: { el: 'Πρώτη παραγγελία', en: 'First order' },
  benefit: { percent: 20 },
  ...asksNothing,
  firstOrder: true,
  usesPerCustomer: 1,
  offered: true,
}
const use: CouponUse = {
  customerId: 'maria',
  planType: 'daily',
  spotId: 'attica',
  now: Date.parse('2026-11-23T08:00:00Z'),
}
const offered = (coupon: Coupon, facts: Partial<CouponFacts> = {}, on: Partial<CouponUse> = {}) =>
  mayBeOffered({ coupon, facts: { ...unused, ...facts } }, { ...use, ...on })

const given = (
  benefit: Benefit,
  { waits = false, minSubtotal = 0, kind = 'coupon' as CouponKind } = {},
) => ({
  benefit,
  minSubtotal,
  waits,
  kind,
})
const twenty = given({ amount: 2000 }, { kind: 'gift' })
const fifth = given({ percent: 20 }, { kind: 'first-order' })

describe('9.08 9.09 A coupon is offered', () => {
  test('to its customer, and the first order’s to a visitor, too', () => {
    expect(offered(gift)).toBe(true)
    expect(offered(gift, {}, { customerId: null })).toBe(false)
    expect(offered(gift, {}, { customerId: 'nikos' })).toBe(false)
    expect(offered(firstOrder, {}, { customerId: null })).toBe(true)
    expect([couponKind(gift), couponKind(firstOrder)]).toEqual(['gift', 'first-order'])
    expect(couponKind({ ...gift, customerId: null })).toBe('coupon')
  })

  test('before the mailbox is proved, since that is all it waits for', () => {
    expect(offered(gift, { isProved: false })).toBe(true)
    expect(offered(gift, { isProved: false, usesByCustomer: 1 })).toBe(false)
  })

  test('while its minimum is not reached, but never for what no meal can mend', () => {
    expect(offered({ ...gift, minSubtotal: 5000 })).toBe(true)
    expect(offered(firstOrder, { earlierOrders: 1 })).toBe(false)
    expect(offered(firstOrder, { usesByCustomer: 1 })).toBe(false)
    expect(offered({ ...gift, planTypes: ['weekly'] })).toBe(false)
    expect(offered({ ...gift, spotIds: ['lefka'] })).toBe(false)
    expect(offered({ ...gift, until: '2026-11-22' })).toBe(false)
  })
})

describe('Of several coupons', () => {
  test('the better one for these meals comes first', () => {
    const first = (subtotal: number) => offersFor([fifth, twenty], subtotal)[0]?.kind
    expect(first(4140)).toBe('gift')
    expect(first(9990)).toBe('gift')
    expect(first(10_001)).toBe('first-order')
  })

  test('two that take off the same: what waits for nothing, then what serves no later order', () => {
    const kinds = (offers: Parameters<typeof offersFor>[0]) =>
      offersFor(offers, 10_000).map(({ kind }) => kind)
    expect(kinds([twenty, fifth])).toEqual(['first-order', 'gift'])
    expect(kinds([{ ...fifth, waits: true }, twenty])).toEqual(['gift', 'first-order'])
  })

  test('one whose minimum is near says what is missing, one that is far is left out', () => {
    const from50 = given({ amount: 1000 }, { minSubtotal: 5000 })
    expect(offersFor([from50], 3749)).toEqual([])
    expect(offersFor([from50], 3750)).toMatchObject([{ off: 0, lacks: 1250 }])
    expect(offersFor([from50], 5000)).toMatchObject([{ off: 1000, lacks: 0 }])
    expect(offersFor([twenty], 0)).toEqual([])
  })

  test('none is worse than a later one, and each takes off what the total then says', () => {
    const benefit = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 20_000 }) }),
    )
    const offer = fc.record({
      benefit,
      minSubtotal: fc.integer({ min: 0, max: 20_000 }),
      waits: fc.boolean(),
      kind: fc.constantFrom<CouponKind>('gift', 'first-order', 'coupon'),
    })
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 6 }), fc.nat(30_000), (offers, price) => {
        const order = {
          planType: 'daily',
          mainMealsPerWeek: null,
          spotKind: 'delivery',
          deliveries: [[{ type: 'main-meal', price, amount: 1 }]],
        } as const
        const plain = totals(order)
        const ranked = offersFor(offers, plain.subtotal)
        for (const [index, { off, lacks, benefit, minSubtotal }] of ranked.entries()) {
          expect(off).toBeGreaterThanOrEqual(ranked[index + 1]?.off ?? 0)
          expect(off > 0).toBe(lacks === 0)
          const { grandtotal } = totals({ ...order, coupon: { benefit, minSubtotal } })
          expect(grandtotal).toBe(plain.grandtotal - off)
        }
      }),
    )
  })
})
