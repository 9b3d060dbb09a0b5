import { expect, test } from 'vitest'
import { invites, showsCart } from './cart-button.tsx'
import { hasFooter } from './footer.tsx'
import { isFixed, lookDelay } from './header.tsx'

test('2.61 the footer is hidden where people are in the middle of something, and only there', () => {
  const hidden = [
    '/plans',
    '/plans/weekly',
    '/address',
    '/date-time',
    '/date-time/weekly',
    '/menu',
    '/menu/weekly',
    '/checkout',
    '/checkout/viva',
    '/product/fasolada',
    '/business',
    '/business/acme',
  ]
  const shown = ['/', '/addresses', '/account/orders', '/contact-us', '/calorie-calculator']
  expect(hidden.filter(hasFooter)).toEqual([])
  expect(shown.filter(hasFooter)).toEqual(shown)
})

test('2.54 the cart bar is hidden on checkout, and on plans when there is no cart', () => {
  expect(showsCart('/checkout')).toBe(false)
  expect(invites('/checkout')).toBe(false)
  expect(invites('/plans/weekly')).toBe(false)
  expect(showsCart('/plans')).toBe(true)
  expect(invites('/')).toBe(true)
})

test('2.52 nobody who has just paid an order is invited to start one', () => {
  expect(invites('/account/orders/1')).toBe(false)
  expect(invites('/account/orders')).toBe(true)
  expect(invites('/order/track/1')).toBe(false)
  expect(invites('/t/T261127-7-2-63')).toBe(false)
})

test('2.55 the header becomes fixed past 125 px and is let go where it belongs', () => {
  expect(isFixed(false, 125)).toBe(false)
  expect(isFixed(false, 126)).toBe(true)
  expect(isFixed(true, 41)).toBe(true)
  expect(isFixed(true, 40)).toBe(false)
})

test('9.13 while somebody scrolls, the header is looked at every 100 ms', () => {
  expect(lookDelay).toBe(100)
})
