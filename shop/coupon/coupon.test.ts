import { describe, expect, test } from 'vitest'
import { unused } from '../../test/orders/coupons.ts'
import {
  type Coupon,
  type CouponFacts,
  type CouponUse,
  couponKey,
  couponReason,
  mailbox,
  pricedCoupon,
} from './coupon.ts'
import { asksNothing, signUpGift } from './gift.ts'
import { couponReasonText, couponTerms } from './text.ts'

const plain: Coupon = {
  id: 'c',
  code: 'PROTI20',
  campaign: 'c',
  name: { el: 'Κουπόνι', en: 'Coupon' },
  benefit: { percent: 20 },
  ...asksNothing,
}
const use: CouponUse = {
  customerId: 'maria',
  planType: 'daily',
  spotId: 'attica',
  now: Date.parse('2026-11-23T08:00:00Z'),
}
const reason = (
  coupon: Partial<Coupon>,
  {
    facts = {},
    on = {},
    subtotal = 3000,
  }: { facts?: Partial<CouponFacts>; on?: Partial<CouponUse>; subtotal?: number } = {},
) =>
  couponReason(
    { coupon: { ...plain, ...coupon }, facts: { ...unused, ...facts } },
    { ...use, ...on },
    subtotal,
  )

describe('A coupon has no effect', () => {
  test('on another kind of plan, at another spot, under its minimum', () => {
    expect(reason({ planTypes: ['weekly'] })).toBe('plan-type')
    expect(reason({ planTypes: ['weekly', 'daily'] })).toBeNull()
    expect(reason({ spotIds: ['acme'] })).toBe('spot')
    expect(reason({ spotIds: ['acme', 'attica'] })).toBeNull()
    expect(reason({ spotIds: ['acme'] }, { on: { spotId: null } })).toBeNull()
    expect(reason({ minSubtotal: 3001 })).toBe('min-subtotal')
    expect(reason({ minSubtotal: 3000 })).toBeNull()
  })

  test('before and after its days, which end at midnight in Athens', () => {
    const days = { from: '2026-11-23', until: '2026-11-24' }
    const at = (instant: string) => reason(days, { on: { now: Date.parse(instant) } })
    expect(at('2026-11-22T21:59:59Z')).toBe('not-yet')
    expect(at('2026-11-22T22:00:00Z')).toBeNull()
    expect(at('2026-11-24T21:59:59Z')).toBeNull()
    expect(at('2026-11-24T22:00:00Z')).toBe('over')
  })

  test('9.09 of the first order where there was one', () => {
    expect(reason({ firstOrder: true })).toBeNull()
    expect(reason({ firstOrder: true }, { facts: { earlierOrders: 1 } })).toBe('first-order')
    expect(reason({}, { facts: { earlierOrders: 1 } })).toBeNull()
  })

  test('when it was used as often as it may be', () => {
    expect(reason({ uses: 2 }, { facts: { uses: 1 } })).toBeNull()
    expect(reason({ uses: 2 }, { facts: { uses: 2 } })).toBe('used-up')
    expect(reason({ usesPerCustomer: 1 }, { facts: { usesByCustomer: 1 } })).toBe('already-used')
    expect(reason({}, { facts: { uses: 1000, usesByCustomer: 10 } })).toBeNull()
  })

  test('9.08 when it is another’s, and asks a visitor to log in', () => {
    const gift = signUpGift('g', 'DORO-22223333', 'maria')
    expect(gift.benefit).toEqual({ amount: 2000 })
    expect(reason(gift)).toBeNull()
    expect(reason(gift, { on: { customerId: 'nikos' } })).toBe('another-customer')
    expect(reason(gift, { on: { customerId: null } })).toBe('log-in')
    expect(reason(gift, { facts: { usesByCustomer: 1 } })).toBe('already-used')
  })

  test('9.08 until the mailbox is proved, if it asks for that', () => {
    const gift = signUpGift('g', 'DORO-22223333', 'maria')
    expect(reason(gift, { facts: { isProved: false } })).toBe('email-not-proved')
    expect(reason({}, { facts: { isProved: false } })).toBeNull()
    expect(couponTerms(gift, 'en')).toBe(
      'Valid once per address and phone number, after you confirm your email.',
    )
    expect(couponTerms(plain, 'el')).toBe('')
  })

  test('9.08 9.09 where others of the phone or the door have had it, for one reason', () => {
    const once = { usesPerCustomer: 1 }
    expect(reason(once, { facts: { usesByHousehold: 1 } })).toBe('household')
    expect(reason({}, { facts: { usesByHousehold: 1, ordersByPhone: 1 } })).toBeNull()
    expect(reason({ firstOrder: true }, { facts: { ordersByPhone: 1 } })).toBe('household')
    expect(reason(once, { facts: { usesByCustomer: 1, usesByHousehold: 1 } })).toBe('already-used')
  })
})

test('A subtotal that is too small yet is the one thing that the price itself decides', () => {
  const standing = { coupon: { ...plain, minSubtotal: 5000 }, facts: unused }
  expect(pricedCoupon(standing, use)).toEqual({ benefit: { percent: 20 }, minSubtotal: 5000 })
  expect(pricedCoupon({ ...standing, coupon: { ...plain, spotIds: ['acme'] } }, use)).toBeNull()
  expect(pricedCoupon(null, use)).toBeNull()
})

test('3.26 A code is the same in any case, with spaces around, and typed with Greek letters', () => {
  for (const typed of ['PROTI20', ' proti20 ', 'Proti20', 'ΡRΟΤΙ20', 'ρrοτι20'])
    expect(couponKey(typed)).toBe('PROTI20')
  expect(couponKey('PROTI21')).not.toBe('PROTI20')
})

test('One mailbox is one customer, however it is written', () => {
  for (const email of [
    'maria.papa@gmail.com',
    'MariaPapa+gastra@gmail.com',
    'm.a.r.i.a.p.a.p.a@googlemail.com',
  ])
    expect(mailbox(email)).toBe('mariapapa@gmail.com')
  expect(mailbox('nikos+1@example.com')).toBe('nikos@example.com')
  expect(mailbox('ni.kos@example.com')).toBe('ni.kos@example.com')
})

test('Every reason has its sentence in both languages', () => {
  const coupon = { ...plain, from: '2026-12-01', until: '2026-12-31', minSubtotal: 4000 }
  const reasons = [
    'not-yet',
    'over',
    'log-in',
    'another-customer',
    'email-not-proved',
    'plan-type',
    'spot',
    'first-order',
    'already-used',
    'household',
    'used-up',
    'min-subtotal',
  ] as const
  const told = reasons.flatMap(each => [
    couponReasonText(each, coupon, 'el'),
    couponReasonText(each, coupon, 'en'),
  ])
  expect(new Set(told).size).toBe(24)
  expect(told[1]).toBe('The coupon is valid from 01/12/2026.')
  expect(told.at(-1)).toBe('The coupon is for orders from 40,00€.')
})
