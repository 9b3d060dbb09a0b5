import { expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { checkedCart } from './checked.ts'
import { afterRefusal, errorsToTell, pathAfterExpiry } from './flow.ts'

const error = (group: 'plan' | 'totals' | 'shipping-address', message: string) => ({
  group,
  slug: 'amounts-error' as const,
  message,
})

function cart(parts: Partial<CartAnswer>): CartAnswer {
  const plan = { type: 'daily' }
  const empty = { shippingAddress: null, spot: null, scheduleMenus: [], timePeriod: null }
  return { ...empty, spotPlan: { plan }, errors: [], ...parts } as unknown as CartAnswer
}

const address = { street: 'Ερμού' } as CartAnswer['shippingAddress']
const spot = { id: 'attica' } as CartAnswer['spot']

test('4.29 4.30 an expired order leads home, from the weekly menu to the menu', () => {
  expect(['/address', '/date-time', '/date-time/weekly', '/checkout'].map(pathAfterExpiry)).toEqual(
    ['/', '/', '/', '/'],
  )
  expect(pathAfterExpiry('/menu/weekly')).toBe('/menu')
})

test('an expired order lets people stay where no cart is needed', () => {
  expect(['/', '/plans', '/menu', '/product/fasolada'].map(pathAfterExpiry)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('4.24 errors of plan and totals are told where they lead to the menu, no others', () => {
  const wrong = cart({
    errors: [error('plan', 'few'), error('totals', 'cheap'), error('shipping-address', 'bell')],
  })
  expect(errorsToTell(wrong, '/menu', 'en')).toEqual(['few', 'cheap'])
  expect(errorsToTell(wrong, '/address', 'en')).toEqual([])
  expect(errorsToTell(null, '/menu', 'en')).toEqual([])
})

test('5.13 4.24 in a plan an error says which delivery it is about, so that equal ones stay two', () => {
  const lacking = (scheduleMenuId: string) => ({ ...error('plan', 'At least 2'), scheduleMenuId })
  const plan = cart({
    spotPlan: { plan: { type: 'weekly' } } as CartAnswer['spotPlan'],
    scheduleMenus: [
      { id: 'd1', date: '2026-11-24' },
      { id: 'd2', date: '2026-11-27' },
    ] as CartAnswer['scheduleMenus'],
    errors: [lacking('d1'), lacking('d2')],
  })
  expect(errorsToTell(plan, '/menu/weekly', 'en')).toEqual([
    'Tuesday 24 November: At least 2',
    'Friday 27 November: At least 2',
  ])
  expect(errorsToTell(plan, '/menu/weekly', 'el')[0]).toBe('Τρίτη 24 Νοεμβρίου: At least 2')
})

test('a cart has an address only with the spot that serves it', () => {
  expect(checkedCart(cart({ shippingAddress: address })).hasAddress).toBe(false)
  expect(checkedCart(cart({ shippingAddress: address, spot })).hasAddress).toBe(true)
})

test('a cart whose time period has passed has no schedule', () => {
  const scheduleMenus = [{ id: 'd1' }] as CartAnswer['scheduleMenus']
  const timePeriod = {
    id: 'am',
    code: 'morning' as const,
    name: 'Morning',
    from: '09:00',
    to: '13:00',
    ...usualCutOffs,
  }
  expect(checkedCart(cart({ scheduleMenus })).hasSchedule).toBe(false)
  expect(checkedCart(cart({ scheduleMenus, timePeriod })).hasSchedule).toBe(true)
})

test('4.47 8.02 8.03 8.04 8.05 a refused item: gone, explained by the rules, or told', () => {
  expect(afterRefusal('cart-not-found')).toBe('expired')
  expect(afterRefusal('test')).toBe('rules')
  expect(afterRefusal('user-not-allowed')).toBe('login')
  expect(afterRefusal('item-type-is-full')).toBe('told')
  expect(afterRefusal('schedule-menu-is-full')).toBe('told')
})
