import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Coupon } from '#shop/coupon/coupon.ts'
import { asksNothing } from '#shop/coupon/gift.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { atErmou, filledCart, proveEmail, signUp } from '../../test/people.ts'
import type { CartAnswer } from '../answers.ts'
import { addCoupon } from '../db/coupon/coupons.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

let people = 0
/** Somebody new, who takes this cart along. */
async function somebody(cartId?: string, domain = 'example.gr') {
  const person = {
    name: 'Ρένα Δήμου',
    username: `rena${++people}@${domain}`,
    password: 'kalimera-2026',
  }
  return { token: await signUp(door, person, cartId) }
}
type Who = { token?: string }
const again = async (cartId: string, who: Who = {}) =>
  (await door.ask('cart-one', { cartId }, who)).data
const redeem = async (cartId: string, code: string, who: Who = {}) =>
  (await door.ask('cart-coupon-redeem', { cartId, code }, who)).data
const kindsOf = ({ couponOffers }: CartAnswer) =>
  (couponOffers ?? []).map(({ kind }) => kind).sort()
const phoneOf = async ({ id: cartId }: CartAnswer, phone: string, { token }: Who) => {
  const { data } = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
  const suggestionId = data.suggestions[0]?.id ?? ''
  const details = { suggestionId, floor: '4', bell: `Δήμου ${phone}`, phone }
  return (await door.ask('cart-address-update', { cartId, ...details }, { token })).data
}
const place = ({ id, totals: { grandtotal } }: CartAnswer, { token }: Who) =>
  door.ask('cart-place', { cartId: id, acceptTerms: true, grandtotal }, { token })

describe('9.08 9.09 What a cart is offered without a code', () => {
  test('a visitor: the first order’s coupon; a customer with a proved mailbox: the gift, too', async () => {
    const cart = await again((await filledCart(door)).id)
    expect(cart.customerCoupon).toBeNull()
    expect(cart.couponOffers).toEqual([
      {
        coupon: { code: 'PROTI20', name: 'First order, 20% off' },
        kind: 'first-order',
        waits: false,
        percent: 20,
        amount: null,
        minSubtotal: 0,
        terms: '',
      },
    ])
    const rena = await somebody()
    await proveEmail(door, rena.token)
    const hers = await again((await filledCart(door, 4, rena)).id, rena)
    expect(hers.customerCoupon).toBeNull()
    expect(kindsOf(hers)).toEqual(['first-order', 'gift'])
    expect(hers.couponOffers?.find(({ kind }) => kind === 'gift')).toMatchObject({
      amount: 20,
      waits: false,
      terms: 'Valid once per address and phone number.',
    })
  })

  test('nobody is offered another’s, a code that is not announced, or one that does not fit', async () => {
    const secret: Coupon = {
      id: 'secret',
      code: 'SECRET',
      campaign: 'secret',
      name: { el: 'Κρυφό', en: 'Secret' },
      benefit: { percent: 50 },
      ...asksNothing,
    }
    await addCoupon(door.db, secret, new Date(monday))
    const weekly = { ...secret, id: 'weekly', code: 'WEEKLY', offered: true }
    await addCoupon(door.db, { ...weekly, planTypes: ['weekly'] }, new Date(monday))
    const rena = await somebody()
    const hers = await again((await filledCart(door, 4, rena)).id, rena)
    const codes = hers.couponOffers?.map(({ coupon }) => coupon.code)
    expect(codes).toEqual(['PROTI20'])
    // Once she has added the code to her list it is hers to use.
    await door.ask('customer-coupon-redeem', { code: 'secret' }, rena)
    expect(kindsOf(await again(hers.id, rena))).toEqual(['coupon', 'first-order'])
  })

  test('one press puts it on, another takes it off, to the cent; there is one at a time', async () => {
    const rena = await somebody()
    await proveEmail(door, rena.token)
    const before = await again((await filledCart(door, 5, rena)).id, rena)
    for (const { coupon } of before.couponOffers ?? []) {
      const on = await redeem(before.id, coupon.code, rena)
      expect(on.customerCoupon).toMatchObject({ coupon, applies: true })
      expect(on.couponOffers?.map(offer => offer.coupon.code)).not.toContain(coupon.code)
      expect(on.couponOffers).toHaveLength(1)
      expect(on.totals.grandtotal).toBeCloseTo(before.totals.grandtotal - on.totals.discount, 5)
      const off = await redeem(before.id, '', rena)
      expect(off.totals).toEqual(before.totals)
      expect(off.couponOffers).toEqual(before.couponOffers)
    }
  })

  test('a change of the meals does not look for them: the browser keeps what it knows', async () => {
    expect((await filledCart(door)).couponOffers).toBeNull()
  })
})

describe('9.08 The gift of who signs up with a cart', () => {
  test('waits on it, and counts by itself once the mailbox is proved', async () => {
    const cart = await filledCart(door)
    const rena = await somebody(cart.id)
    const waiting = await again(cart.id, rena)
    expect(waiting.customerCoupon).toMatchObject({
      kind: 'gift',
      waits: true,
      applies: false,
      reason: 'email-not-proved',
    })
    expect(waiting.totals).toEqual(cart.totals)
    expect(kindsOf(waiting)).toEqual(['first-order'])
    await proveEmail(door, rena.token)
    const proved = await again(cart.id, rena)
    expect(proved.customerCoupon).toMatchObject({ waits: false, applies: true })
    expect(proved.totals.discount).toBe(20)
    const { data } = await place(await phoneOf(proved, '6975550001', rena), rena)
    expect(data.order).toMatchObject({ totals: { discount: 20 } })
    const paid = await comeBack(door, await choose(door, data.redirectUrl, 'approve'), rena.token)
    expect(paid.data.order).toMatchObject({ status: 'opened', totals: { discount: 20 } })
    const next = await again((await filledCart(door, 4, rena)).id, rena)
    expect([next.customerCoupon, next.couponOffers]).toEqual([null, []])
  })

  test('stays with the customer where they order without waiting, at the price that they saw', async () => {
    const rena = await somebody()
    const cart = await phoneOf(await filledCart(door, 4, rena), '6975550002', rena)
    expect(cart.customerCoupon).toMatchObject({ kind: 'gift', waits: true })
    const { data } = await place(cart, rena)
    expect(data.order).toMatchObject({ coupon: null, totals: { discount: 0 } })
  })

  test('leaves the coupon alone that the visitor has chosen', async () => {
    const cart = await filledCart(door)
    await redeem(cart.id, 'PROTI20')
    const rena = await somebody(cart.id)
    const hers = await again(cart.id, rena)
    expect(hers.customerCoupon).toMatchObject({ kind: 'first-order', applies: true })
    expect(kindsOf(hers)).toEqual(['gift'])
  })

  test('does not wait at a company’s office, whose money would use it up', async () => {
    const cart = await filledCart(door)
    await door.db.query(
      `update cart set state = state::jsonb || '{"spotId": "lefka"}' where id = $1`,
      [cart.id],
    )
    const rena = await somebody(cart.id)
    expect((await again(cart.id, rena)).customerCoupon).toBeNull()
  })

  test('stays behind where the cart goes to an office, and is there again on the way home', async () => {
    const rena = await somebody(undefined, 'lefka.example')
    const cart = await phoneOf(await filledCart(door, 4, rena), '6975550003', rena)
    expect(cart.customerCoupon).toMatchObject({ kind: 'gift', waits: true })
    await door.ask('customer-spot-create', { spot: 'lefka' }, rena)
    const toOffice = { cartId: cart.id, spotId: 'lefka' }
    const { data: atWork } = await door.ask('cart-address-update', toOffice, rena)
    expect(atWork).toMatchObject({ spot: { kind: 'company' }, customerCoupon: null })
    const home = await phoneOf(atWork, '6975550003', rena)
    expect(home.customerCoupon).toMatchObject({ kind: 'gift', waits: true })

    // Another address is no way home: what the customer took off stays off.
    await redeem(home.id, '', rena)
    expect((await phoneOf(home, '6975550004', rena)).customerCoupon).toBeNull()
    // A coupon that counts is the customer's own choice, also at the office.
    await redeem(home.id, 'PROTI20', rena)
    const chosen = (await door.ask('cart-address-update', toOffice, rena)).data
    expect(chosen.customerCoupon).toMatchObject({ kind: 'first-order', applies: true })
  })
})

test('9.08 what placing refused for the household is offered again at another address alone', async () => {
  const phone = '6975550009'
  const first = await somebody()
  await proveEmail(door, first.token)
  const gift = async (who: Who, at: string) => {
    const cart = await phoneOf(await filledCart(door, 4, who), at, who)
    const code = cart.couponOffers?.find(({ kind }) => kind === 'gift')?.coupon.code ?? ''
    return redeem(cart.id, code, who)
  }
  const { data } = await place(await gift(first, phone), first)
  await comeBack(door, await choose(door, data.redirectUrl, 'approve'), first.token)

  const second = await somebody()
  await proveEmail(door, second.token)
  const cart = await gift(second, phone)
  const refused = await place(cart, second)
  expect(refused.code).toBe('coupon-rule-error')
  const { cart: told } = refused.data as unknown as { cart: CartAnswer }
  expect(told.customerCoupon).toBeNull()
  expect(kindsOf(told)).toEqual(['first-order'])
  expect(kindsOf(await again(cart.id, second))).toEqual(['first-order'])
  const moved = await atErmou(door, cart.id, second.token)
  expect(kindsOf(moved)).toEqual(['first-order', 'gift'])
})
