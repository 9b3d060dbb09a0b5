import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { payFor, placeCart } from '../../test/orders/orders.ts'
import { filledCart, newCart, signUp } from '../../test/people.ts'
import type { OrderAnswer } from '../answers.ts'
import { showOrder } from '../commands/order-show.ts'

const rhea = { name: 'Ρέα Μακρή', username: 'rhea@example.gr', password: 'kalimera-2026' }
const written = {
  street: 'Χελιδονιών',
  number: '7Α',
  municipality: 'χαλάνδρι',
  postcode: '152 31',
}
const details = { floor: '2ος', bell: 'Μακρή', phone: '6944123456', deliveryNotes: '' }
const kept = {
  suggestionId: null,
  street: 'Χελιδονιών',
  number: '7Α',
  municipality: 'Χαλάνδρι',
  postcode: '15231',
  unverified: true,
}

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, rhea)
})
afterAll(() => door.close())

async function paidThere(): Promise<OrderAnswer> {
  const { id: cartId } = await filledCart(door, 4, { token })
  const there = { cartId, ...written, ...details }
  await door.ask('cart-address-update', there, { token, lang: 'el' })
  const bought = await payFor(door, token, await placeCart(door, token, cartId))
  return bought.order
}

describe('5.22 A street that nobody knows', () => {
  test('is sold to, and its mark goes with the order, to the desk and into the next order', async () => {
    door.at(monday)
    const order = await paidThere()
    expect(order).toMatchObject({ status: 'opened', shippingAddress: kept })
    const { says } = await showOrder(door, String(order.number))
    expect(says.join('\n')).toContain(
      'Χελιδονιών 7Α, 15231 Χαλάνδρι (as the customer wrote it: no map knows it)',
    )
    const { data: saved } = await door.ask('customer-address-collection', {}, { token })
    expect(saved.addresses).toMatchObject([kept])
    const again = await door.ask('customer-order-repeat', { orderId: order.id }, { token })
    expect(again.data.shippingAddress).toMatchObject(kept)
    const cartId = again.data.id
    const addressId = saved.addresses[0]?.id
    const byId = await door.ask('cart-address-update', { cartId, addressId }, { token })
    expect(byId.data.shippingAddress).toMatchObject(kept)
  })

  test('loses its mark with the address that takes its place, and not with other details', async () => {
    const { data: saved } = await door.ask(
      'customer-address-create',
      { ...written, ...details, floor: '5ος' },
      { token, lang: 'el' },
    )
    const addressId = saved.addresses[0]?.id ?? ''
    const change = async (fields: object) => {
      const input = { addressId, ...details, ...fields }
      const { data } = await door.ask('customer-address-update', input, { token, lang: 'el' })
      return data.addresses.find(({ id }) => id === addressId)
    }
    expect(await change({ floor: '6ος' })).toMatchObject({ ...kept, floor: '6ος' })
    expect(await change({ ...written, number: '9' })).toMatchObject({ ...kept, number: '9' })
    const found = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
    const suggestionId = found.data.suggestions[0]?.id
    expect(await change({ suggestionId, floor: '6ος' })).toMatchObject({
      street: 'Ερμού',
      unverified: false,
    })
  })

  test('is where a delivery may move to, and back to one that is known', async () => {
    const order = await paidThere()
    const scheduleMenuId = order.deliveries[0]?.id ?? ''
    const move = async (address: object) => {
      const asked = { orderId: order.id, scheduleMenuId, address }
      const { data } = await door.ask('customer-order-delivery-update', asked, {
        token,
        lang: 'el',
      })
      return data.order.deliveries[0]?.shippingAddress
    }
    expect(await move({ postcode: '10563', municipality: 'Αθήνα', floor: '3ος' })).toMatchObject({
      ...kept,
      floor: '3ος',
    })
    const found = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
    const suggestionId = found.data.suggestions[0]?.id
    expect(await move({ suggestionId, ...details })).toMatchObject({ unverified: false })
    expect(await move({ ...written, ...details })).toMatchObject(kept)
  })

  test.each([
    [{ municipality: 'Πάτρα' }, 'municipality', 'municipality-not-picked'],
    [{ postcode: '54621' }, 'postcode', 'postcode-outside'],
    [{ postcode: '10563' }, 'postcode', 'postcode-elsewhere'],
    [{ street: ' ' }, 'street', 'street-missing'],
    [{ number: undefined }, 'number', 'number-missing'],
    [{ phone: '12' }, 'phone', 'invalid-phone'],
  ])('with %o is refused at its field', async (wrong, field, slug) => {
    const { id: cartId } = await newCart(door)
    const asked = { cartId, ...written, ...details, ...wrong }
    const { status, data } = await door.ask('cart-address-update', asked)
    expect([status, data]).toEqual([400, { errors: [{ field, slug }] }])
  })

  test('on an island is not served', async () => {
    const { id: cartId } = await newCart(door)
    const island = { ...written, municipality: 'Aegina', postcode: '18010' }
    const { status, code } = await door.ask('cart-address-update', {
      cartId,
      ...island,
      ...details,
    })
    expect([status, code]).toEqual([404, 'region-not-found'])
  })

  test('says what else it lacks, as any other', async () => {
    const { id: cartId } = await newCart(door)
    const { data } = await door.ask('cart-address-update', { cartId, ...written })
    expect(data.errors.map(({ slug }) => slug)).toEqual([
      'no-customer-found',
      'missing-phone',
      'missing-floor',
      'missing-bell',
    ])
  })
})

test('the 66 municipalities are listed by name in the language of the call', async () => {
  const { data } = await door.ask('municipality-collection', {}, { lang: 'el' })
  expect(data.municipalities).toHaveLength(66)
  expect(data.municipalities[0]).toMatchObject({ name: 'Αγία Βαρβάρα', postcodes: ['12351'] })
  const english = await door.ask('municipality-collection', {}, { lang: 'en' })
  expect(english.data.municipalities.map(({ name }) => name)).toContain('Chalandri')
})

test('7.31 a cart keeps its place while the service that suggested it does not answer', async () => {
  const { id: cartId } = await newCart(door)
  const found = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' }, { lang: 'el' })
  const suggestionId = found.data.suggestions[0]?.id ?? ''
  expect(found.data).toMatchObject({ attribution: null, session: null })
  await door.ask('cart-address-update', { cartId, suggestionId, ...details }, { lang: 'el' })
  await door.db.query(
    `update cart set version = version + 1,
      state = jsonb_set(state::jsonb, '{address,suggestionId}', '"g..ChIJ8UNwBh-9oRQR"') where id = $1`,
    [cartId],
  )
  const again = { cartId, suggestionId: 'g..ChIJ8UNwBh-9oRQR', ...details, floor: '7ος' }
  const { data } = await door.ask('cart-address-update', again)
  expect(data.shippingAddress).toMatchObject({ street: 'Ερμού', floor: '7ος' })
  const other = { ...again, suggestionId: 'g..ChIJanother' }
  expect((await door.ask('cart-address-update', other)).code).toBe('invalid-input')
})
