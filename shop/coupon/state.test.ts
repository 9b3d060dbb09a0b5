import { expect, test } from 'vitest'
import { unused } from '../../test/orders/coupons.ts'
import type { Coupon } from './coupon.ts'
import { signUpGift } from './gift.ts'
import { couponState } from './state.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const gift = signUpGift('gift', 'DORO-2', 'anna')
const fresh = unused
const taken = { ...unused, uses: 1, usesByCustomer: 1, earlierOrders: 1 }

const stateOf = (rules: Partial<Coupon>, facts = fresh, paid: boolean | null = null) =>
  couponState(
    { coupon: { ...gift, ...rules }, facts },
    paid === null ? null : { paid },
    'anna',
    now,
  )

test('2.33 a coupon that asks for something can still be used: an order can be made to fit', () => {
  for (const rules of [
    {},
    { minSubtotal: 90_000 },
    { planTypes: ['weekly'] as const },
    { spotIds: ['pagkrati'] },
    { firstOrder: true },
    { until: '2026-11-23' },
    { from: '2026-11-23' },
  ])
    expect(stateOf(rules)).toEqual({ state: 'usable', reason: null })
})

test('2.33 the order that has a coupon tells whether it is held or used', () => {
  expect(stateOf({}, taken, false).state).toBe('held')
  expect(stateOf({}, taken, true).state).toBe('used')
  const often = { uses: null, usesPerCustomer: null }
  expect(stateOf(often, taken, true).state).toBe('usable')
  expect(stateOf({ ...often, until: '2026-11-22' }, taken, true).state).toBe('used')
})

test('2.33 without an order of the customer’s it is over, to come, or gone', () => {
  expect(stateOf({ until: '2026-11-22' })).toEqual({ state: 'over', reason: 'over' })
  expect(stateOf({ from: '2026-11-24' })).toEqual({ state: 'not-yet', reason: 'not-yet' })
  expect(stateOf({ firstOrder: true }, { ...fresh, earlierOrders: 1 }).state).toBe('gone')
  expect(stateOf({ usesPerCustomer: null }, { ...fresh, uses: 1 }).state).toBe('gone')
  expect(stateOf({ uses: null }, { ...fresh, usesByCustomer: 1 }).state).toBe('used')
  expect(stateOf({ customerId: 'nikos' }).state).toBe('gone')
  const unproved = { ...fresh, isProved: false }
  expect(stateOf({}, unproved)).toEqual({ state: 'unproved', reason: 'email-not-proved' })
})
