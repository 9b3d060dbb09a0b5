import { describe, expect, test } from 'vitest'
import type { CartAnswer, CouponOfferAnswer } from '#server/answers.ts'
import { coupon as words } from '../text/en/coupon.ts'
import { isBehind, offersOn, offerTitle, onCartTitle, worthOf } from './coupon-offers.ts'

const gift: CouponOfferAnswer = {
  coupon: { code: 'DORO-22223333', name: '20€ sign-up gift' },
  kind: 'gift',
  waits: false,
  percent: null,
  amount: 20,
  minSubtotal: 0,
  terms: '',
}
const firstOrder: CouponOfferAnswer = {
  ...gift,
  coupon: { code: 'PROTI20', name: 'First order, 20% off' },
  kind: 'first-order',
  percent: 20,
  amount: null,
}
const cart = (subtotal: number, rest: Partial<CartAnswer> = {}) =>
  ({
    totals: { subtotal, discount: 0, grandtotal: subtotal },
    couponOffers: [firstOrder, gift],
    customerCoupon: null,
    company: null,
    scheduleMenus: [],
    ...rest,
  }) as unknown as CartAnswer
const kinds = (shown: CartAnswer) => offersOn(shown).map(({ kind }) => kind)

describe('9.08 9.09 What the box of a cart offers', () => {
  test('changes its order with the meals, before the server has answered', () => {
    expect(kinds(cart(41.4))).toEqual(['gift', 'first-order'])
    expect(kinds(cart(186))).toEqual(['first-order', 'gift'])
    expect(kinds(cart(0))).toEqual([])
    expect(kinds(cart(50, { couponOffers: null }))).toEqual([])
    expect(offersOn(cart(41.4)).map(({ off }) => off)).toEqual([2000, 828])
  })

  test('is nothing where the company pays all', () => {
    const onAccount = { onAccount: true, allowances: [], perDay: 0 }
    const company = onAccount as unknown as CartAnswer['company']
    expect(kinds(cart(41.4, { company }))).toEqual([])
  })

  test('comes before a coupon on the cart that takes nothing off now, if it is better', () => {
    const on = (coupon: CouponOfferAnswer, reason: string | null) => ({
      couponOffers: coupon === gift ? [firstOrder] : [gift],
      customerCoupon: { ...coupon, applies: reason === null, reason, message: '' },
    })
    const isBehindIn = (subtotal: number, rest: object) => {
      const shown = cart(subtotal, rest)
      return isBehind(shown, offersOn(shown)[0])
    }
    expect(isBehindIn(41.4, on(gift, 'email-not-proved'))).toBe(false)
    expect(isBehindIn(186, on(gift, 'email-not-proved'))).toBe(true)
    expect(isBehindIn(186, on(gift, null))).toBe(false)
    expect(isBehindIn(41.4, on(firstOrder, 'first-order'))).toBe(true)
    expect(isBehind(cart(41.4), undefined)).toBe(false)
  })
})

test('A coupon is told by what it is', () => {
  expect([gift, firstOrder].map(worthOf)).toEqual(['20€', '20%'])
  expect(offerTitle(gift, words)).toBe('You have a 20€ gift')
  expect(offerTitle(firstOrder, words)).toBe('20% off your first order')
  expect(offerTitle({ ...gift, kind: 'coupon' }, words)).toBe('You have a coupon: 20€ sign-up gift')
  const on = (coupon: CouponOfferAnswer, reason: 'email-not-proved' | 'min-subtotal' | null) =>
    onCartTitle(
      { ...coupon, applies: reason === null, reason, message: '' },
      reason === null,
      words,
    )
  expect(on(gift, null)).toBe('Your 20€ gift is on this order')
  expect(on(gift, 'email-not-proved')).toBe('Your 20€ gift is waiting')
  expect(on(gift, 'min-subtotal')).toBe('Coupon DORO-22223333 doesn’t apply now')
})
