import { createHash } from 'node:crypto'
import { tokenHashOf } from '#server/calls/token.ts'
import { setManager } from '#server/db/company/managers.ts'
import { addCustomerSpot } from '#server/db/customer/spots.ts'
import type { HookName } from '#server/door/hooks.ts'
import { hasBody, isInQuery, methodOf } from '#shop/calls.ts'
import { consentVersion } from '#shop/customer/allergen-profile.ts'
import { type Door, monday, path } from './door.ts'
import { paidOrder } from './orders/orders.ts'
import { filledCart, type Person, signUp } from './people.ts'

export const penelope: Person = {
  name: 'Πηνελόπη Χατζηγιαννάκη',
  username: 'pinelopi.x@lefka.example',
  password: 'ithaki-kai-pali',
}

/** A customer with everything that a customer can have here, and the ids that calls name it by. */
export type Owner = {
  readonly id: string
  readonly token: string
  readonly sessionId: string
  readonly cartId: string
  readonly scheduleMenuId: string
  readonly itemId: string
  readonly orderId: string
  readonly deliveryId: string
  readonly addressId: string
  readonly giftCode: string
  readonly returned: Record<string, string>
  /** Texts that would reveal her data in an answer. */
  readonly traces: readonly string[]
  /** Columns that name the rows that are hers. */
  readonly names: readonly string[]
}

export async function openOwner(door: Door): Promise<Owner> {
  const { db } = door
  await db.query('alter table customer_order alter column number restart with 730411')
  const token = await signUp(door, penelope)
  const id = (await door.ask('auth-session-one', {}, { token })).data?.id ?? ''
  await db.query('update customer set email_verified_at = $2, phone = $3 where id = $1', [
    id,
    new Date(monday),
    '+306977000123',
  ])
  const bought = await paidOrder(door, token)
  await door.ask('customer-spot-create', { spot: 'lefka' }, { token })
  await setManager(db, { customerId: id, spotId: 'lefka' }, true)
  const { coupons } = (await door.ask('customer-coupon-collection', {}, { token })).data
  const giftCode = coupons[0]?.code ?? ''
  await door.ask('customer-coupon-redeem', { code: 'PROTI20' }, { token })
  const cart = await filledCart(door, 4, { token })
  const { id: cartId } = cart
  const own = { bell: 'Κουδούνι της Πηνελόπης', floor: '3ος', phone: '6944123456' }
  const q = { q: 'Ερμού 12' }
  const found = await door.ask('address-suggestion-collection', q, { lang: 'el' })
  const suggestionId = found.data.suggestions[0]?.id ?? ''
  await door.ask('cart-address-update', { cartId, suggestionId, ...own }, { token, lang: 'el' })
  const place = { suggestionId, ...own }
  const saved = await door.ask('customer-address-create', place, { token, lang: 'el' })
  await door.ask('cart-coupon-redeem', { cartId, code: giftCode }, { token })
  await door.ask('cart-notes-update', { cartId, notes: 'Ο σκύλος λέγεται Άργος' }, { token })
  const consent = { consent: true, consentVersion } as const
  await door.ask(
    'customer-allergens-update',
    { allergens: ['lupin', 'molluscs'], traces: true, ...consent },
    { token },
  )
  const sessions = await door.ask('customer-session-collection', {}, { token })
  const { rows } = await db.query<{ id: string; ref: string }>(
    `select a.id, a.provider_ref as ref from payment_attempt a where a.order_id = $1`,
    [bought.orderId],
  )
  const deliveryId = bought.order.deliveries[0]?.id ?? ''
  return {
    id,
    token,
    sessionId: sessions.data.sessions.find(({ current }) => current)?.id ?? '',
    cartId,
    scheduleMenuId: cart.scheduleMenus[0]?.id ?? '',
    itemId: cart.scheduleMenus[0]?.items[0]?.id ?? '',
    orderId: bought.orderId,
    deliveryId,
    addressId: saved.data.addresses[0]?.id ?? '',
    giftCode,
    returned: { s: rows[0]?.ref ?? '', t: '0f9d1c1e-0000-4000-8000-000000000000' },
    traces: [
      'Πηνελόπη',
      'Χατζηγιαννάκη',
      'pinelopi',
      id,
      '6977000123',
      '6944123456',
      'Ερμού',
      'Ermou',
      'Κουδούνι',
      'Άργος',
      giftCode,
      String(bought.number),
      '["lupin","molluscs"]',
    ],
    names: [
      id,
      cartId,
      bought.orderId,
      ...rows.map(row => row.id),
      ...bought.order.deliveries.map(delivery => delivery.id),
      penelope.username,
    ],
  }
}

/** The credentials that a caller sends; none for a visitor. */
export type Caller = { readonly authorization?: string; readonly cookie?: string }

const bearer = (token: string): Caller => ({ authorization: `Bearer ${token}` })

const expiredSession = 'an expired session'

/** Tokens that were hers and have ended: each of them worked before. */
export async function endedCallers(door: Door, { token }: Owner): Promise<Record<string, Caller>> {
  const logIn = async () => {
    const { username, password } = penelope
    const { data } = await door.ask('auth-login-email', { username, password })
    await door.ask('customer-one', {}, { token: data.token })
    return data.token
  }
  const [expired, loggedOut, elsewhere] = [await logIn(), await logIn(), await logIn()]
  await door.ask('auth-logout', {}, { token: loggedOut })
  await door.ask('customer-session-delete', {}, { token })
  const changed = await logIn()
  const passwords = { current: penelope.password, password: 'nea-ithaki-1', verify: 'nea-ithaki-1' }
  await door.ask('customer-password-update', passwords, { token })
  const again = { username: penelope.username, password: passwords.password }
  const last = (await door.ask('auth-login-email', again)).data.token
  await door.ask('customer-one', {}, { token: last })
  return {
    'a session that was ended everywhere': bearer(expired),
    'a session that was logged out': bearer(loggedOut),
    'a session that was ended elsewhere': bearer(elsewhere),
    'a session from before the password changed': bearer(changed),
    [expiredSession]: bearer(last),
  }
}

/** Her expired session is still kept: a logout would delete it. */
export async function keepExpired(
  { db }: Door,
  { id }: Owner,
  callers: Record<string, Caller>,
): Promise<void> {
  const token = callers[expiredSession]?.authorization?.slice('Bearer '.length) ?? ''
  await db.query(
    `insert into session (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3, $4)
      on conflict (token_hash) do update set expires_at = $4`,
    [tokenHashOf(token), id, new Date(monday - 1000), new Date(monday)],
  )
}

/** Visitors: what they send holds no token. */
export function tokenlessCallers({ id, token }: Owner): Record<string, Caller> {
  const user = { id, name: penelope.name, email: penelope.username }
  return {
    nobody: {},
    'no token after Bearer': { authorization: 'Bearer ' },
    'another scheme': { authorization: `Basic ${token}` },
    'a cookie without a token': cookie({ user }),
    'a cookie that is no JSON': { cookie: 'auth=%7Btoken' },
  }
}

const cookie = (value: object): Caller => ({
  cookie: `auth=${encodeURIComponent(JSON.stringify(value))}`,
})

/** Tokens that never existed. */
export function forgedCallers({ id, token }: Owner): Record<string, Caller> {
  const sha = createHash('sha256').update(token)
  const hash = sha.copy().digest('base64url')
  const other = token.at(-5) === 'A' ? 'B' : 'A'
  const user = { id, name: penelope.name, email: penelope.username }
  return {
    'a random token': bearer('k'.repeat(43)),
    'her token with one character changed': bearer(
      `${token.slice(0, -5)}${other}${token.slice(-4)}`,
    ),
    'her token without its end': bearer(token.slice(0, -1)),
    "her token's hash": bearer(hash),
    "her token's hash, in figures": bearer(sha.digest('hex')),
    'her id': bearer(id),
    'a very long token': bearer(token + 'x'.repeat(6000)),
    'a cookie with her name in it': cookie({ token: 'k'.repeat(43), user }),
    'a cookie beside another scheme': {
      ...cookie({ token: 'k'.repeat(43) }),
      authorization: 'Basic eDp5',
    },
  }
}

let strangers = 0

/**
 * Other customers with sessions of their own, made anew for each call, because a call may log out
 * or leave an office.
 */
export async function livingCallers(door: Door): Promise<Record<string, () => Promise<Caller>>> {
  const person = async (username: string, spotId: string | null, manages = false) => {
    await signUp(door, { name: 'Ξένος', username, password: 'xenos-xenos' })
    const { rows } = await door.db.query<{ id: string }>(
      'select id from customer where email = $1',
      [username],
    )
    const id = rows[0]?.id ?? ''
    return async () => {
      const token = `stranger-${strangers++}-${'s'.repeat(30)}`
      await door.db.query(
        `insert into session (token_hash, customer_id, created_at, expires_at, seen_at)
          values ($1, $2, $3, $4, $3)`,
        [tokenHashOf(token), id, new Date(monday), new Date(monday + 365 * 24 * 60 * 60_000)],
      )
      if (spotId) await addCustomerSpot(door.db, id, spotId, monday)
      if (spotId && manages) await setManager(door.db, { customerId: id, spotId }, true)
      return bearer(token)
    }
  }
  return {
    'another customer': await person('xenos@example.gr', null),
    'a colleague of hers': await person('xenos@lefka.example', 'lefka'),
    'the manager of another company': await person('hub@example.gr', 'tavros-hub', true),
  }
}

type Heard = { readonly status: number; readonly code: string; readonly text: string }

/** Makes a call with the caller's credentials; `text` is the whole answer, headers included. */
export async function heard(
  door: Door,
  name: HookName,
  input: object,
  { authorization, cookie }: Caller,
): Promise<Heard> {
  const fields = Object.entries(input)
  const queried = fields.filter(([field]) => isInQuery(name, field)).map(([k, v]) => [k, String(v)])
  const payload = Object.fromEntries(fields.filter(([field]) => !isInQuery(name, field)))
  const response = await door.app.inject({
    method: methodOf(name),
    url: path(name),
    query: { apiKey: 'demo', business: 'demo', lang: 'el', ...Object.fromEntries(queried) },
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(authorization !== undefined && { authorization }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(hasBody(name) && { payload }),
  })
  const headers = JSON.stringify(response.headers)
  const text = `${headers}${decoded(headers)}${response.body}`
  return { status: response.statusCode, code: response.json().code, text }
}

/** Cookies encode letters as numbers. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9A-F]{2})+/g, letters => {
    try {
      return decodeURIComponent(letters)
    } catch {
      return letters
    }
  })
}
