import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostAddresses } from '#shop/customer/saved-address.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid, unpaidOrder } from '../../test/orders/orders.ts'
import { atErmou, filledCart, newCart, signUp } from '../../test/people.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
beforeEach(() => endUnpaid(door))
afterAll(() => door.close())

let people = 0
const somebody = () =>
  signUp(door, {
    name: 'Άννα Ρήγα',
    username: `anna${people++}@example.gr`,
    password: 'kalimera-2026',
  })

let now = monday
function pass(): void {
  now += 1000
  door.at(now)
}

const suggested = async (q: string, lang = 'el') =>
  (await door.ask('address-suggestion-collection', { q }, { lang })).data.suggestions[0]?.id ?? ''
const details = { floor: '3ος', bell: 'Ρήγα', phone: '6944123456' }

/** Saves a door of Ermou by its number, a second after the one before. */
async function save(token: string, number: number, told: object = {}, lang = 'el') {
  pass()
  const suggestionId = await suggested(`Ερμού ${number}`)
  const input = { suggestionId, ...details, ...told }
  return door.ask('customer-address-create', input, { token, lang })
}
const listOf = async (token: string) =>
  (await door.ask('customer-address-collection', {}, { token })).data.addresses

describe('2.32 3.04 The saved addresses', () => {
  test('start empty, and a saved one has all that the courier needs', async () => {
    const token = await somebody()
    expect(await listOf(token)).toEqual([])
    const { data } = await save(token, 12, { deliveryNotes: 'Από την αυλή' })
    expect(data.addresses).toEqual([
      {
        id: expect.any(String),
        suggestionId: await suggested('Ερμού 12'),
        street: 'Ερμού',
        number: '12',
        municipality: 'Αθήνα',
        postcode: expect.stringMatching(/^\d{5}$/),
        country: 'GR',
        floor: '3ος',
        bell: 'Ρήγα',
        phone: '+306944123456',
        deliveryNotes: 'Από την αυλή',
        takeawayNotes: '',
        unverified: false,
      },
    ])
    expect(await listOf(token)).toEqual(data.addresses)
  })

  test('each door is kept once, also when it is written in the other language', async () => {
    const token = await somebody()
    await save(token, 12)
    const again = await save(token, 12, { bell: 'Riga', floor: '3os', phone: '2103212345' }, 'en')
    expect(again.data.addresses).toHaveLength(1)
    expect(again.data.addresses[0]).toMatchObject({ street: 'Ermou', phone: '+302103212345' })
    const other = await save(token, 12, { floor: '4ος' })
    expect(other.data.addresses.map(({ floor }) => floor)).toEqual(['4ος', '3os'])
  })

  test('5.13 5.14 5.15 5.16 5.17 5.22 what is incomplete is refused at its field', async () => {
    const token = await somebody()
    const street = await suggested('Ερμού')
    for (const [told, field, slug] of [
      [{ suggestionId: '' }, 'suggestionId', 'invalid-field'],
      [{ suggestionId: 'made-up' }, 'suggestionId', 'address-not-picked'],
      [{ suggestionId: street }, 'number', 'address-incomplete'],
      [{ phone: '' }, 'phone', 'missing-phone'],
      [{ phone: '12' }, 'phone', 'invalid-phone'],
      [{ floor: ' ' }, 'floor', 'missing-floor'],
      [{ bell: '' }, 'bell', 'missing-bell'],
      [{ deliveryNotes: 'x'.repeat(301) }, 'deliveryNotes', 'invalid-field'],
    ] as const) {
      const { code, data } = await save(token, 12, told)
      expect([code, data]).toEqual(['invalid-input', { errors: [{ field, slug }] }])
    }
    expect(await listOf(token)).toEqual([])
  })

  test('1.07 where the shop does not deliver nothing is saved', async () => {
    const token = await somebody()
    const suggestionId = await suggested('Αίγινα')
    const { status, code } = await save(token, 12, { suggestionId, number: '1' })
    expect([status, code]).toEqual([404, 'region-not-found'])
    expect(await listOf(token)).toEqual([])
  })

  test('are so many at most, also when all come at once; a known door is no new one', async () => {
    const token = await somebody()
    for (let number = 1; number < mostAddresses; number++) await save(token, number)
    const codes = await Promise.all([101, 102, 103, 104].map(number => save(token, number)))
    expect(codes.map(({ code }) => code).sort()).toEqual([
      'ok',
      'too-many-addresses',
      'too-many-addresses',
      'too-many-addresses',
    ])
    expect(await listOf(token)).toHaveLength(mostAddresses)
    const known = await save(token, 5, { phone: '2103212345' })
    expect(known.code).toBe('ok')
    expect(known.data.addresses[0]).toMatchObject({ number: '5', phone: '+302103212345' })
  })
})

describe('7.26 An address update', () => {
  test('keeps the street where no other is picked, and takes one that is', async () => {
    const token = await somebody()
    const saved = (await save(token, 12)).data.addresses[0]
    const addressId = saved?.id ?? ''
    const told = { ...details, floor: '5ος', deliveryNotes: 'Πίσω πόρτα' }
    const { data } = await door.ask('customer-address-update', { addressId, ...told }, { token })
    expect(data.addresses).toEqual([{ ...saved, floor: '5ος', deliveryNotes: 'Πίσω πόρτα' }])
    const suggestionId = await suggested('Σόλωνος 64')
    const moved = { addressId, ...told, suggestionId }
    const after = await door.ask('customer-address-update', moved, { token, lang: 'el' })
    expect(after.data.addresses).toMatchObject([
      { id: addressId, street: 'Σόλωνος', number: '64', floor: '5ος' },
    ])
  })

  test('to a door that is known makes one of the two', async () => {
    const token = await somebody()
    await save(token, 12)
    const { data } = await save(token, 12, { floor: '4ος' })
    const addressId = data.addresses[0]?.id ?? ''
    const after = await door.ask('customer-address-update', { addressId, ...details }, { token })
    expect(after.data.addresses).toMatchObject([{ id: addressId, floor: '3ος' }])
  })

  test('that lacks something changes nothing', async () => {
    const token = await somebody()
    const [saved] = (await save(token, 12)).data.addresses
    const wrong = { addressId: saved?.id ?? '', ...details, bell: '' }
    const { code, data } = await door.ask('customer-address-update', wrong, { token })
    expect([code, data]).toEqual([
      'invalid-input',
      { errors: [{ field: 'bell', slug: 'missing-bell' }] },
    ])
    expect(await listOf(token)).toEqual([saved])
  })
})

describe('7.27 An address', () => {
  test('that is deleted is gone, and gone twice is not found', async () => {
    const token = await somebody()
    await save(token, 12)
    const { data } = await save(token, 14)
    const addressId = data.addresses[0]?.id ?? ''
    const after = await door.ask('customer-address-delete', { addressId }, { token })
    expect(after.data.addresses.map(({ number }) => number)).toEqual(['12'])
    const again = await door.ask('customer-address-delete', { addressId }, { token })
    expect([again.status, again.code]).toEqual([404, 'address-not-found'])
  })

  test('of another customer is not found, and of nobody is not allowed', async () => {
    const token = await somebody()
    const other = await somebody()
    const [saved] = (await save(token, 12)).data.addresses
    const addressId = saved?.id ?? ''
    const { id: cartId } = await newCart(door, { token: other })
    const ask = (who: { token?: string }) =>
      Promise.all([
        door.ask('customer-address-update', { addressId, ...details }, who),
        door.ask('customer-address-delete', { addressId }, who),
        door.ask('cart-address-update', { cartId, addressId }, who),
      ])
    for (const { status, code } of await ask({ token: other }))
      expect([status, code]).toEqual([404, 'address-not-found'])
    const { id: nobodys } = await newCart(door)
    for (const { code } of [
      await door.ask('customer-address-collection', {}),
      await door.ask('customer-address-create', details),
      await door.ask('customer-address-update', { addressId, ...details }),
      await door.ask('customer-address-delete', { addressId }),
      await door.ask('cart-address-update', { cartId: nobodys, addressId }),
    ])
      expect(code).toBe('user-not-allowed')
    expect(await listOf(token)).toEqual([saved])
  })
})

describe('A cart', () => {
  test('2.08 goes to a saved address without anything being typed', async () => {
    const token = await somebody()
    const [saved] = (await save(token, 12, { deliveryNotes: 'Από την αυλή' })).data.addresses
    const { id: cartId } = await newCart(door, { token })
    const addressId = saved?.id ?? ''
    const { data } = await door.ask('cart-address-update', { cartId, addressId }, { token })
    const { id: _id, ...address } = saved ?? { id: '' }
    expect(data.shippingAddress).toEqual(address)
    expect(data.spot?.kind).toBe('delivery')
    expect(data.errors.filter(({ group }) => group === 'shipping-address')).toEqual([])
  })

  test('that is placed is remembered, once, as the address that was used last', async () => {
    const token = await somebody()
    await save(token, 14)
    pass()
    const cart = await filledCart(door, 4, { token })
    expect(await listOf(token)).toHaveLength(1)
    const placing = { cartId: cart.id, acceptTerms: true }
    await Promise.all([
      door.ask('cart-place', placing, { token }),
      door.ask('cart-place', placing, { token }),
    ])
    expect(await listOf(token)).toMatchObject([
      { street: 'Ermou', number: '12', floor: '3ος', bell: 'Παπαδάκη', phone: '+306944123456' },
      { number: '14' },
    ])
    await save(token, 14)
    pass()
    await unpaidOrder(door, token)
    expect((await listOf(token)).map(({ number }) => number)).toEqual(['12', '14'])
  })

  test('of which one is remembered that is one too many: the oldest makes room', async () => {
    const token = await somebody()
    for (let number = 1; number <= mostAddresses; number++) await save(token, number + 20)
    pass()
    await unpaidOrder(door, token)
    const numbers = (await listOf(token)).map(({ number }) => number)
    expect(numbers).toHaveLength(mostAddresses)
    expect(numbers[0]).toBe('12')
    expect(numbers).not.toContain('21')
  })

  test('that is brought to a counter is not remembered', async () => {
    const token = await somebody()
    const { id: cartId } = await filledCart(door, 4, { token })
    await door.ask('cart-address-update', { cartId, spotId: 'pagkrati' }, { token })
    const { code } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(code).toBe('ok')
    expect(await listOf(token)).toEqual([])
  })

  test('remembers nothing as long as it is only a cart', async () => {
    const token = await somebody()
    const { id } = await newCart(door, { token })
    await atErmou(door, id, token)
    expect(await listOf(token)).toEqual([])
  })
})
