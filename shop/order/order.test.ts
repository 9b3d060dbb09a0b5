import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBecome, orderStatusClass, orderStatuses, orderType, vatIn } from './order.ts'

test('3.06 A single order has type 0, plans have their weeks, four of them are monthly', () => {
  expect(orderType({ type: 'daily', weeks: null })).toBe(0)
  expect(orderType({ type: 'weekly', weeks: 1 })).toBe(1)
  expect(orderType({ type: 'weekly', weeks: 2 })).toBe(2)
  expect(orderType({ type: 'weekly', weeks: 4 })).toBe(4)
  expect(orderType({ type: 'weekly', weeks: 8 })).toBe(4)
})

test('Only an order that is not paid can be opened, and what has ended stays as it is', () => {
  expect(orderStatuses.filter(status => mayBecome(status, 'opened'))).toEqual(['not-paid'])
  for (const ended of ['delivered', 'canceled', 'not-accepted'] as const)
    expect(orderStatuses.filter(status => mayBecome(ended, status))).toEqual([])
})

test('An order moves from status to status in these ways and no others', () => {
  const moves = orderStatuses.flatMap(from =>
    orderStatuses.filter(to => mayBecome(from, to)).map(to => `${from} > ${to}`),
  )
  expect(moves).toEqual([
    'not-paid > opened',
    'not-paid > canceled',
    'opened > delivered',
    'opened > canceled',
    'opened > not-accepted',
  ])
})

test('4.01 4.02 4.03 4.04 4.05 4.06 Every status has its look', () => {
  expect(orderStatusClass).toEqual({
    delivered: 'success',
    opened: 'info',
    'not-paid': 'warning',
    canceled: 'error',
    'not-found': 'error',
    'not-accepted': 'error',
  })
})

test('The VAT of food at 13 % is what the gross contains, delivery included', () => {
  const items = [{ price: 790, amount: 4, vatRate: 13 }]
  // 33.60 euros contain 33.60 × 13 / 113 = 3.865…
  expect(vatIn(items, { subtotal: 3160, grandtotal: 3360 })).toBe(387)
  expect(vatIn(items, { subtotal: 3160, grandtotal: 0 })).toBe(0)
  expect(vatIn([], { subtotal: 0, grandtotal: 0 })).toBe(0)
})

test('Two rates bear a discount by their shares', () => {
  const items = [
    { price: 1130, amount: 1, vatRate: 13 },
    { price: 1240, amount: 1, vatRate: 24 },
  ]
  expect(vatIn(items, { subtotal: 2370, grandtotal: 2370 })).toBe(130 + 240)
  expect(vatIn(items, { subtotal: 2370, grandtotal: 1185 })).toBe(65 + 120)
})

test('VAT is never under nothing and never over what the highest rate would give', () => {
  const item = fc.record({
    price: fc.integer({ min: 0, max: 3000 }),
    amount: fc.integer({ min: 1, max: 99 }),
    vatRate: fc.constantFrom(6, 13, 24),
  })
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 20 }),
      fc.integer({ min: 0, max: 100 }),
      (items, off) => {
        const subtotal = items.reduce((sum, { price, amount }) => sum + price * amount, 0)
        const grandtotal = Math.round((subtotal * (100 - off)) / 100)
        const vat = vatIn(items, { subtotal, grandtotal })
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(vat).toBeLessThanOrEqual(Math.ceil((grandtotal * 24) / 124) + 3)
      },
    ),
  )
})
