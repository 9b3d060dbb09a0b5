import { expect, test } from 'vitest'
import { accountEntries, entriesFor } from './entries.ts'

const named = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('2.48 2.80 profile, orders, addresses and coupons, in this order', () => {
  expect(named(accountEntries)).toEqual(['profile', 'orders', 'addresses', 'coupons'])
})

test('2.49 the addresses are in the menu only for who has no delivery spots', () => {
  expect(named(entriesFor(false))).toEqual(['profile', 'orders', 'addresses', 'coupons'])
  expect(named(entriesFor(true))).toEqual(['profile', 'orders', 'coupons'])
})
