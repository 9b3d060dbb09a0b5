import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { atErmou, filledCart, maria, newCart, nikos, signUp } from '../../test/people.ts'

let door: Door
let hers: string
let his: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
beforeEach(async () => {
  await door.db.query('delete from cart')
  await door.db.query('delete from customer_order')
  await door.db.query('delete from customer')
  hers = await signUp(door, maria)
  his = await signUp(door, nikos)
})
afterAll(() => door.close())

const look = async (cartId: string, token?: string) =>
  (await door.ask('cart-one', { cartId }, { token })).code
const note = async (cartId: string, notes: string, token?: string) =>
  (await door.ask('cart-notes-update', { cartId, notes }, { token })).code
const kept = async (cartId: string) =>
  (await door.db.query('select state, version from cart where id = $1', [cartId])).rows[0]

describe('a visitor’s cart', () => {
  test('is for whoever knows its id, which nobody can guess', async () => {
    const { id } = await newCart(door)
    expect(id).toMatch(/^[\w-]{22}$/)
    for (const token of [undefined, hers, his]) expect(await look(id, token)).toBe('ok')
    expect(await look(`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`)).toBe('cart-not-found')
  })

  test('becomes the customer’s who logs in with it: from then on the id alone opens nothing', async () => {
    const { id: cartId } = await filledCart(door)
    const { username, password } = maria
    await door.ask('auth-login-email', { username, password, cartId })
    const before = await kept(cartId)
    expect(await look(cartId, 'x'.repeat(43))).toBe('user-not-allowed')
    for (const token of [undefined, his]) {
      expect(await look(cartId, token)).toBe('cart-not-found')
      expect(await note(cartId, 'mine', token)).toBe('cart-not-found')
      const placing = { cartId, acceptTerms: true }
      expect((await door.ask('cart-place', placing, { token })).code).toBe('cart-not-found')
      expect((await door.ask('cart-delete', { cartId }, { token })).code).toBe('ok')
    }
    expect(await kept(cartId)).toEqual(before)
    expect(await look(cartId, hers)).toBe('ok')
  })

  test('becomes the customer’s who first writes to it; to look is not enough', async () => {
    const { id } = await newCart(door)
    await look(id, hers)
    expect(await look(id, his)).toBe('ok')
    expect(await note(id, 'his', his)).toBe('ok')
    expect(await look(id, hers)).toBe('cart-not-found')
    expect(await look(id)).toBe('cart-not-found')
    expect(await note(id, 'still his', his)).toBe('ok')
  })

  test('is nobody’s to log in with where it is another’s', async () => {
    const { id: cartId } = await newCart(door, { token: hers })
    const { username, password } = nikos
    await door.ask('auth-login-email', { username, password, cartId })
    expect(await look(cartId, hers)).toBe('ok')
    expect(await look(cartId, his)).toBe('cart-not-found')
  })
})

describe('on a cart of one’s own', () => {
  test('another’s saved address stays theirs', async () => {
    const suggestion = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
    const suggestionId = suggestion.data.suggestions[0]?.id ?? ''
    const place = { suggestionId, floor: '3ος', bell: 'Παπαδάκη', phone: '6944123456' }
    const { data } = await door.ask('customer-address-create', place, { token: hers })
    const addressId = data.addresses[0]?.id ?? ''
    const { id: cartId } = await newCart(door, { token: his })
    const { id: nobodys } = await newCart(door)
    const before = await kept(cartId)
    const take = (id: string, token?: string) =>
      door.ask('cart-address-update', { cartId: id, addressId }, { token })
    expect(await take(cartId, his)).toMatchObject({ status: 404, code: 'address-not-found' })
    expect(await take(nobodys)).toMatchObject({ status: 401, code: 'user-not-allowed' })
    expect(await kept(cartId)).toEqual(before)
    expect((await take((await newCart(door, { token: hers })).id, hers)).code).toBe('ok')
  })

  test('another’s coupon takes nothing off, and does not tell whose it is', async () => {
    const { coupons } = (await door.ask('customer-coupon-collection', {}, { token: hers })).data
    const code = coupons[0]?.code ?? ''
    const carts = [await filledCart(door, 4, { token: his }), await filledCart(door)]
    for (const [index, { id: cartId }] of carts.entries()) {
      const token = index === 0 ? his : undefined
      const answer = await door.ask('cart-coupon-redeem', { cartId, code }, { token })
      expect(answer).toMatchObject({ code: 'coupon-rule-error' })
      expect(JSON.stringify(answer)).not.toMatch(/Μαρία|maria/)
      expect((await door.ask('cart-one', { cartId }, { token })).data.totals.discount).toBe(0)
    }
  })

  test('a cart that became an order tells others nothing of it', async () => {
    const { id: cartId } = await filledCart(door, 4, { token: hers })
    await atErmou(door, cartId, hers)
    const { data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token: hers })
    expect(data.order.status).toBe('not-paid')
    const placing = { cartId, acceptTerms: true }
    for (const token of [undefined, his])
      expect((await door.ask('cart-place', placing, { token })).code).toBe('cart-not-found')
    const { orderId } = await paidOrder(door, hers)
    const { rows } = await door.db.query('select cart_id from customer_order where id = $1', [
      orderId,
    ])
    const paid = { cartId: rows[0].cart_id, acceptTerms: true }
    expect((await door.ask('cart-place', paid, { token: hers })).data.order.id).toBe(orderId)
    for (const token of [undefined, his])
      expect((await door.ask('cart-place', paid, { token })).code).toBe('cart-not-found')
  })
})
