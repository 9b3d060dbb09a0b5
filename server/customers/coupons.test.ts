import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Coupon } from '#shop/coupon/coupon.ts'
import { asksNothing, signUpGift } from '#shop/coupon/gift.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { filledCart, proveEmail, signUp } from '../../test/people.ts'
import { addCoupon } from '../db/coupon/coupons.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

let people = 0
/** A new customer with a proved mailbox and an own phone. */
async function somebody(): Promise<string> {
  const username = `anna${people++}@example.gr`
  const token = await signUp(door, { name: 'Άννα Ρήγα', username, password: 'kalimera-2026' })
  await proveEmail(door, token)
  return token
}

/** A coupon of 5 euros with rules of its own. */
async function coupon(id: string, rules: Partial<Coupon> = {}): Promise<string> {
  const plain = { ...signUpGift(id, id.toUpperCase(), ''), ...asksNothing }
  const made: Coupon = { ...plain, campaign: id, benefit: { amount: 500 }, ...rules }
  await addCoupon(door.db, made, new Date(monday))
  return made.code
}

const listOf = async (token: string, lang = 'en') =>
  (await door.ask('customer-coupon-collection', {}, { token, lang })).data.coupons
const redeem = (code: string, who: { token?: string; lang?: string } = {}) =>
  door.ask('customer-coupon-redeem', { code }, who)
const idOf = async (token: string) =>
  (await door.ask('auth-session-one', {}, { token })).data?.id ?? ''

describe('2.33 The coupons of a customer', () => {
  test('9.08 3.26 begin with the gift of signing up, ready to be used', async () => {
    const token = await somebody()
    expect(await listOf(token)).toEqual([
      {
        id: expect.any(String),
        code: expect.stringMatching(/^DORO-/),
        name: '20€ sign-up gift',
        state: 'usable',
        reason: null,
        message: '',
        percent: null,
        amount: 20,
        minSubtotal: 0,
        terms: 'Valid once per address and phone number, after you confirm your email.',
        firstOrder: false,
        planTypes: [],
        spots: [],
        from: null,
        until: null,
        order: null,
      },
    ])
    expect((await listOf(token, 'el'))[0]?.name).toBe('Δώρο εγγραφής 20€')
  })

  test('tell what each asks for, and when it counts', async () => {
    const token = await somebody()
    const customerId = await idOf(token)
    await coupon('asks', {
      customerId,
      minSubtotal: 4000,
      planTypes: ['weekly'],
      spotIds: ['pagkrati'],
      until: '2026-11-30',
    })
    await coupon('later', { customerId, from: '2026-12-01' })
    await coupon('before', { customerId, until: '2026-11-22' })
    const coupons = await listOf(token)
    expect(coupons.map(({ state }) => state)).toEqual(['usable', 'usable', 'not-yet', 'over'])
    const [later, before] = coupons.slice(2)
    expect(coupons.find(({ code }) => code === 'ASKS')).toMatchObject({
      code: 'ASKS',
      state: 'usable',
      minSubtotal: 40,
      planTypes: ['weekly'],
      spots: ['Gastra Pagkrati'],
      until: '2026-11-30',
    })
    expect(later).toMatchObject({ state: 'not-yet', reason: 'not-yet', from: '2026-12-01' })
    expect(before).toMatchObject({ state: 'over', reason: 'over' })
    expect(before?.message).toBe('The coupon was valid until 22/11/2026.')
  })

  test('one that an unpaid order has is held, a paid one’s is used', async () => {
    const token = await somebody()
    const [gift] = await listOf(token)
    const bought = await unpaidOrder(door, token, { coupon: gift?.code ?? '' })
    expect((await listOf(token))[0]).toMatchObject({
      code: gift?.code,
      state: 'held',
      order: { id: bought.orderId, number: bought.number, usedAt: null },
    })
    await door.ask('customer-order-cancel', { orderId: bought.orderId }, { token })
    expect((await listOf(token))[0]).toMatchObject({ state: 'usable', order: null })
    const paid = await paidOrder(door, token, { coupon: gift?.code ?? '' })
    expect((await listOf(token))[0]).toMatchObject({
      state: 'used',
      order: { id: paid.orderId, usedAt: new Date(monday).toISOString() },
    })
  })

  test('9.09 the code of an order joins the list, and the first order is only one', async () => {
    const token = await somebody()
    await door.db.query(`delete from customer_order`)
    await paidOrder(door, token, { coupon: 'PROTI20' })
    const proti = (await listOf(token)).find(({ code }) => code === 'PROTI20')
    expect(proti).toMatchObject({ state: 'used', percent: 20, firstOrder: true })
    const other = await somebody()
    await door.db.query(`update customer_order set address = address || '{"phone": ""}'`)
    const { id: cartId } = await filledCart(door, 4, { token: other })
    await door.ask('cart-coupon-redeem', { cartId, code: 'PROTI20' }, { token: other })
    const onCart = (await listOf(other)).find(({ code }) => code === 'PROTI20')
    expect(onCart).toMatchObject({ state: 'usable', order: null })
  })

  test('are nobody else’s', async () => {
    const [token, other] = [await somebody(), await somebody()]
    const [mine] = await listOf(token)
    expect((await listOf(other)).map(({ code }) => code)).not.toContain(mine?.code)
    expect((await door.ask('customer-coupon-collection', {})).code).toBe('user-not-allowed')
    expect((await redeem('PROTI20')).code).toBe('user-not-allowed')
  })
})

describe('7.28 A code that is looked up', () => {
  test('stands on the list with what it asks for', async () => {
    const token = await somebody()
    const code = await coupon('spring', { minSubtotal: 3000 })
    const { data } = await redeem(' spring ', { token })
    expect(data.coupon).toMatchObject({ code, state: 'usable', minSubtotal: 30 })
    expect(data.coupons).toHaveLength(2)
    const later = await coupon('winter', { from: '2026-12-01' })
    expect((await redeem(later, { token })).data.coupon.state).toBe('not-yet')
  })

  test('stays there, once, for who added it alone, and is handed over and erased with the rest', async () => {
    const [token, other] = [await somebody(), await somebody()]
    const code = await coupon('keepme')
    const stored = await coupon('storage', { until: '2026-11-30' })
    const codes = async (whose: string) => (await listOf(whose)).map(one => one.code)
    expect(await codes(token)).not.toContain(code)
    for (let times = 0; times < 2; times++)
      expect((await redeem(code, { token })).data.coupons).toHaveLength(2)
    await redeem(stored, { token })
    expect(await codes(token)).toEqual(expect.arrayContaining([code, stored]))
    expect(await codes(other)).not.toContain(code)
    door.at(Date.parse('2026-12-02T08:00:00Z'))
    expect((await listOf(token)).find(one => one.code === stored)).toMatchObject({
      state: 'over',
      reason: 'over',
    })
    door.at(monday)
    const { data } = await door.ask('customer-export', {}, { token })
    expect(data.addedCoupons).toEqual([
      { code, name: expect.any(Object), addedAt: new Date(monday).toISOString() },
      { code: stored, name: expect.any(Object), addedAt: new Date(monday).toISOString() },
    ])
    const left = async () => (await door.db.query('select from customer_coupon')).rowCount
    expect(await left()).toBe(4)
    await door.ask('customer-delete', { password: 'kalimera-2026' }, { token })
    expect(await left()).toBe(2)
  })

  test('that is refused is not kept', async () => {
    const token = await somebody()
    const over = await coupon('gone-by', { until: '2026-11-01' })
    await redeem(over, { token })
    expect((await listOf(token)).map(({ code }) => code)).not.toContain(over)
  })

  test('5.19 that is empty asks to be filled in', async () => {
    const token = await somebody()
    const { status, data } = await redeem('  ', { token })
    expect([status, data]).toEqual([400, { errors: [{ field: 'code', slug: 'fill-code' }] }])
    expect((await redeem('x'.repeat(41), { token })).code).toBe('invalid-input')
  })

  test('8.14 8.15 that nobody knows, or that no order of theirs could use, is refused', async () => {
    const [token, other] = [await somebody(), await somebody()]
    expect(await redeem('nothing', { token })).toMatchObject({
      status: 404,
      code: 'coupon-not-found',
      message: 'Invalid coupon code',
    })
    const [theirs] = await listOf(other)
    expect(await redeem(theirs?.code ?? '', { token, lang: 'el' })).toMatchObject({
      status: 422,
      code: 'coupon-rule-error',
      data: {
        reason: 'another-customer',
        message: 'Το κουπόνι είναι προσωπικό και ανήκει σε άλλον λογαριασμό.',
      },
    })
    const over = await coupon('autumn', { until: '2026-11-01' })
    expect((await redeem(over, { token })).data).toMatchObject({ reason: 'over' })
    const gone = await coupon('nomore', { uses: 0 })
    expect((await redeem(gone, { token })).data).toMatchObject({ reason: 'used-up' })
  })
})
