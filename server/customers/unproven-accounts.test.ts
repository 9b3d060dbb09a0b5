import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { googleToken } from '../../test/outside/social.ts'
import { atErmou, newCart, signUp } from '../../test/people.ts'
import { tokenHashOf } from '../calls/token.ts'
import { keepMailLink } from '../db/mail/mail-links.ts'

const anna = { name: 'Anna Dimopoulou', username: 'anna@gmail.com', password: 'kalimera-2026' }

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
beforeEach(async () => {
  await door.db.query('delete from customer')
})
afterAll(() => door.close())

/** Signs up with Anna's e-mail and leaves a door, a phone, an office and a cart there. */
async function moveIn(): Promise<string> {
  const token = await signUp(door, { ...anna, name: 'Somebody Else' })
  const { data } = await door.ask('address-suggestion-collection', { q: 'Πατησίων 76' })
  const suggestionId = data.suggestions[0]?.id ?? ''
  const told = { suggestionId, floor: '1', bell: 'Somebody Else', phone: '6944123456' }
  for (const { code } of [
    await door.ask('customer-address-create', told, { token }),
    await door.ask('customer-update', { phone: '6944123456', news: true }, { token }),
    await door.ask('customer-spot-create', { spot: 'tavros-hub' }, { token }),
  ])
    expect(code).toBe('ok')
  const cart = await newCart(door, { token })
  await atErmou(door, cart.id, token)
  return cart.id
}

const prove = () => door.db.query('update customer set email_verified_at = $1', [new Date(monday)])

async function reset(cartId?: string): Promise<string> {
  const { rows } = await door.db.query('select id from customer')
  const token = 'a'.repeat(43)
  await keepMailLink(door.db, {
    tokenHash: tokenHashOf(token),
    purpose: 'password-reset',
    customerId: rows[0]?.id,
    email: anna.username,
    now: monday,
    expiresAt: monday + 60_000,
  })
  const password = 'nea-kalimera'
  const again = await door.ask('auth-password-reset', { token, password, verify: password, cartId })
  expect(again.code).toBe('ok')
  return again.data.token
}

async function withGoogle(cartId?: string): Promise<string> {
  const credential = await googleToken(door, { name: anna.name, email: anna.username })
  const login = { platform: 'google', credential, cartId } as const
  const { code, data } = await door.ask('auth-login-social', login)
  expect(code).toBe('ok')
  return data.token
}

/** What the owner finds in the account. */
async function foundBy(token: string) {
  const { data: customer } = await door.ask('customer-one', {}, { token })
  const { data: saved } = await door.ask('customer-address-collection', {}, { token })
  const { data: offices } = await door.ask('customer-spot-collection', {}, { token })
  const { data: cart } = await door.ask('cart-customer-one', {}, { token })
  return {
    name: customer.name,
    phone: customer.phone,
    news: customer.news,
    addresses: saved.addresses.map(({ bell }) => bell),
    offices: offices.spots.map(({ slug }) => slug),
    cartId: cart?.id ?? null,
  }
}

describe.each([
  // The page asks for the name anew.
  ['by a new password', reset, ''],
  ['by Google', withGoogle, anna.name],
])('1.14 the mailbox’s owner, %s', (_way, comeIn, name) => {
  test('finds nothing of what somebody left there before it was proved', async () => {
    await moveIn()
    expect(await foundBy(await comeIn())).toEqual({
      name,
      phone: '',
      news: false,
      addresses: [],
      offices: [],
      cartId: null,
    })
  })

  test('keeps the cart that their own browser names', async () => {
    const cartId = await moveIn()
    expect(await foundBy(await comeIn(cartId))).toMatchObject({ addresses: [], cartId })
  })

  test('finds all in an account that was proved', async () => {
    const cartId = await moveIn()
    await prove()
    expect(await foundBy(await comeIn())).toEqual({
      name: 'Somebody Else',
      phone: '+306944123456',
      news: true,
      addresses: ['Somebody Else'],
      offices: ['tavros-hub'],
      cartId,
    })
  })
})
