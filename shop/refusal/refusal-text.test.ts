import { describe, expect, test } from 'vitest'
import type { CartErrorSlug } from '../cart/checks.ts'
import { cartErrorText } from '../cart/error-text.ts'
import { invalidInput, isRefusal, refusalStatus, refuse } from './refusal.ts'
import { refusalMessage } from './refusal-message.ts'
import { refusalText } from './refusal-text.ts'

const greek = /\p{Script=Greek}/u
const expectBoth = (el: string, en: string) => {
  expect(el).toMatch(greek)
  expect(en).not.toMatch(greek)
  expect(en).toMatch(/[a-z]{2}/)
  for (const text of [el, en]) {
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/undefined|NaN|\{|\}/)
  }
}

describe('1.01 every "no" is said in Greek and in English', () => {
  test('every code of the calls has its texts', () => {
    expect(Object.keys(refusalText)).toEqual(expect.arrayContaining(Object.keys(refusalStatus)))
  })

  test.each(Object.entries(refusalText))('%s', (_, { el, en }) => expectBoth(el, en))

  test.each([
    'no-customer-found',
    'address-incomplete',
    'missing-phone',
    'missing-floor',
    'missing-bell',
    'amounts-error',
    'item-unavailable',
    'min-total-error',
  ] satisfies CartErrorSlug[])('the cart error %s', slug => {
    const error = { group: 'plan' as const, slug, required: 4, minTotal: 2500 }
    expectBoth(cartErrorText(error, 'el'), cartErrorText(error, 'en'))
  })
})

test.each([
  ['required-field', 'Required field'],
  ['invalid-field', 'Invalid field'],
  ['invalid-phone', 'Invalid phone number'],
  ['invalid-email', 'Invalid email'],
  ['password-rule-error', 'Password must be at least 8 characters'],
  ['customer-exists', 'It looks like an account already exists with this email'],
  ['customer-not-allowed', 'Invalid email or password'],
  ['cart-not-found', 'Your order has expired'],
  ['plan-not-found', 'No plan combination found'],
  ['invalid-token', 'Invalid token'],
  ['region-not-found', 'Soon we will serve in your area! Sign up to receive updates.'],
  [
    'payment-failure',
    'We were unable to process your payment. Please try again or use a different payment method.',
  ],
] as const)('5.12 5.13 8.09 8.11 8.12 8.16 8.17 8.18 %s says "%s"', (code, text) => {
  expect(refusalText[code].en).toBe(text)
})

test('unpaid orders of a phone or a network send only an unproved customer to the mailbox', () => {
  const said = (asksEmail: boolean, lang: 'el' | 'en') =>
    refusalMessage(refuse('unpaid-orders', { orders: [], asksEmail }), lang)
  expect(said(true, 'en')).toMatch(
    /waiting for payment\. Confirm your email to order right away, or try/,
  )
  expect(said(true, 'el')).toMatch(/πληρωμή\. Επιβεβαίωσε το email σου για να παραγγείλεις αμέσως/)
  expect(said(false, 'en')).toBe(refusalText['unpaid-orders'].en)
  expect(said(false, 'el')).toBe(refusalText['unpaid-orders'].el)
})

test('a refusal is told from an answer', () => {
  expect(isRefusal(refuse('cart-not-found'))).toBe(true)
  expect(invalidInput({ field: 'phone', slug: 'invalid-phone' })).toEqual({
    refused: 'invalid-input',
    data: { errors: [{ field: 'phone', slug: 'invalid-phone' }] },
  })
  for (const answer of [null, undefined, '', 'refused', {}, []])
    expect(isRefusal(answer)).toBe(false)
})
