import { describe, expect, test } from 'vitest'
import { isTooLargeUnpaid, isTooMuchUnpaid, isTooMuchUnproved, isWorthTelling } from './unpaid.ts'

describe('Unpaid orders', () => {
  test('are three of a customer or a phone, with 40 portions in all', () => {
    for (const holder of ['customer', 'phone'] as const) {
      expect(isTooMuchUnpaid(holder, { orders: 2, portions: 30 }, 10)).toBe(false)
      expect(isTooMuchUnpaid(holder, { orders: 2, portions: 30 }, 11)).toBe(true)
      expect(isTooMuchUnpaid(holder, { orders: 3, portions: 12 }, 4)).toBe(true)
    }
  })

  test('may be more of one network address, which an office shares', () => {
    expect(isTooMuchUnpaid('network', { orders: 19, portions: 200 }, 40)).toBe(false)
    expect(isTooMuchUnpaid('network', { orders: 20, portions: 80 }, 4)).toBe(true)
    expect(isTooMuchUnpaid('network', { orders: 6, portions: 240 }, 4)).toBe(true)
  })

  test('are never too many where there is one alone, however large', () => {
    for (const holder of ['customer', 'phone', 'network'] as const)
      expect(isTooMuchUnpaid(holder, { orders: 0, portions: 0 }, 84)).toBe(false)
  })

  test('have 100 portions in a delivery at most, and as many deliveries as the plan', () => {
    const draft = (...amounts: number[]) =>
      ({
        deliveries: amounts.map(amount => ({ items: [{ amount: amount - 1 }, { amount: 1 }] })),
      }) as never
    expect(isTooLargeUnpaid(draft(100, 100, 100))).toBe(false)
    expect(isTooLargeUnpaid(draft(4, 101))).toBe(true)
  })

  test('of unproved mailboxes hold at most half of a meal’s day', () => {
    expect(isTooMuchUnproved(40, 80)).toBe(false)
    expect(isTooMuchUnproved(41, 80)).toBe(true)
    expect(isTooMuchUnproved(3, 5)).toBe(true)
    expect(isTooMuchUnproved(1, 1)).toBe(false)
    expect(isTooMuchUnproved(1, 0)).toBe(false)
  })
})

test('A share of a day that is held unpaid is told from a fifth on, and again with each tenth', () => {
  expect(isWorthTelling(0.19, 0)).toBe(false)
  expect(isWorthTelling(0.2, 0)).toBe(true)
  expect(isWorthTelling(0.29, 0.2)).toBe(false)
  expect(isWorthTelling(0.31, 0.2)).toBe(true)
  expect(isWorthTelling(0.25, 0.1)).toBe(true)
})
