import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { type Chosen, facebookToken, googleToken } from '../../test/outside/social.ts'
import { maria, newCart, signUp } from '../../test/people.ts'
import { tokenHashOf } from '../calls/token.ts'
import { keepMailLink } from '../db/mail/mail-links.ts'
import { giftOf } from '../db/mail/mails.ts'

let door: Door
beforeEach(async () => {
  door = await openDoor()
})
afterEach(() => door.close())

const anna = { name: 'Anna Dimopoulou', email: 'anna@gmail.com' }
const eleni = { name: 'Eleni Stathaki', email: 'eleni@mailbox.example' }

type More = { cartId?: string; spot?: string; username?: string; name?: string }

const withGoogle = async (chosen: Chosen, more: More = {}) =>
  door.ask('auth-login-social', {
    platform: 'google',
    credential: await googleToken(door, chosen),
    ...more,
  })
const withFacebook = async (chosen: Chosen, more: More = {}) =>
  door.ask('auth-login-social', {
    platform: 'facebook',
    credential: await facebookToken(door, chosen),
    ...more,
  })
const isIn = async (token: string) =>
  (await door.ask('auth-session-one', {}, { token })).data !== null
const rows = async (sql: string, values: unknown[] = []) => (await door.db.query(sql, values)).rows
const customers = () =>
  rows(`select * from customer where email_key like '%@gmail.com' or email_key like '%mailbox%'`)
const mailsOf = async (email: string) =>
  (
    await rows(
      `select m.code from mail m join customer c on c.id = m.customer_id
        where c.email = $1 order by m.code`,
      [email],
    )
  ).map(({ code }) => code)
const proved = (email: string) =>
  door.db.query('update customer set email_verified_at = now() where email = $1', [email])

describe('7.18 a first login', () => {
  test('1.14 with Google makes a customer, with gift and welcome, whose mailbox is known', async () => {
    const { status, code, data } = await withGoogle(anna)
    expect([status, code]).toEqual([200, 'ok'])
    expect(data.user).toMatchObject(anna)
    expect(await isIn(data.token)).toBe(true)
    const [customer] = await customers()
    expect(customer).toMatchObject({ ...anna, password_hash: null })
    expect(customer.email_verified_at).not.toBeNull()
    expect(await mailsOf(anna.email)).toContain('welcome')
    expect(await giftOf(door.db, data.user.id)).not.toBeNull()
  })

  test('1.13 with Facebook makes a customer whose mailbox nobody has proved yet', async () => {
    const { code, data } = await withFacebook(eleni)
    expect(code).toBe('ok')
    expect(data.user).toMatchObject(eleni)
    const [customer] = await customers()
    expect(customer.email_verified_at).toBeNull()
    expect(await mailsOf(eleni.email)).toContain('welcome')
  })

  test.each([
    ['google', withGoogle, anna],
    ['facebook', withFacebook, eleni],
  ])('%s: a second one is the same customer’s', async (_platform, login, person) => {
    const first = await login(person)
    const again = await login(person)
    expect(again.data.user).toEqual(first.data.user)
    expect(await customers()).toHaveLength(1)
    const welcomes = (await mailsOf(person.email)).filter(code => code === 'welcome')
    expect(welcomes).toHaveLength(1)
  })

  test('takes the cart along', async () => {
    const { id: cartId } = await newCart(door)
    const { data } = await withGoogle(anna, { cartId })
    const open = await door.ask('cart-customer-one', {}, { token: data.token })
    expect(open.data?.id).toBe(cartId)
  })

  test('of two at once is one customer’s', async () => {
    const logins = await Promise.all(Array.from({ length: 6 }, () => withGoogle(anna)))
    expect(logins.map(({ code }) => code)).toEqual(Array(6).fill('ok'))
    expect(new Set(logins.map(({ data }) => data.user.id)).size).toBe(1)
    expect(await customers()).toHaveLength(1)
    expect(await rows('select * from customer_identity')).toHaveLength(1)
  })

  test('with both providers at once is one account’s', async () => {
    const logins = await Promise.all([withGoogle(anna), withFacebook(anna)])
    expect(logins.map(({ code }) => code)).toContain('ok')
    expect(await customers()).toHaveLength(1)
  })

  test('keeps browsers logged in by the cookie', async () => {
    const credential = await googleToken(door, anna)
    const response = await door.app.inject({
      method: 'POST',
      url: path('auth-login-social'),
      query: { apiKey: 'demo', business: 'demo' },
      payload: { platform: 'google', credential },
    })
    expect(response.cookies.map(({ name }) => name)).toEqual(['auth', 'user'])
    expect(response.cookies[0]?.httpOnly).toBe(true)
  })
})

describe('who one is, only the provider says', () => {
  test('and not the browser', async () => {
    await signUp(door, maria)
    const { data } = await withGoogle(anna, { username: maria.username, name: maria.name })
    expect(data.user).toMatchObject(anna)
  })

  test.each(['google', 'facebook'] as const)(
    '8.09 %s: without a credential, or with a false one',
    async platform => {
      const spoken = { platform, username: 'maria@example.gr', name: 'Maria' }
      for (const credential of [undefined, '', 'x', 'eyJhbGciOiJub25lIn0.e30.', 'EAAe30.AAAA']) {
        const { status, code, message } = await door.ask('auth-login-social', {
          ...spoken,
          credential,
        })
        expect([status, code, message]).toEqual([401, 'invalid-token', 'Invalid token'])
      }
      expect(await rows('select * from customer_identity')).toEqual([])
    },
  )

  test('one provider’s credential is nothing to the other', async () => {
    const credential = await googleToken(door, anna)
    const { code } = await door.ask('auth-login-social', { platform: 'facebook', credential })
    expect(code).toBe('invalid-token')
  })

  test('5.11 without an e-mail or a name: Permissions Error', async () => {
    for (const login of [withGoogle, withFacebook])
      for (const chosen of [{ name: 'Anna' }, { email: anna.email }]) {
        const { status, code, message } = await login(chosen)
        expect([status, code, message]).toEqual([422, 'permissions-error', 'Permissions Error'])
      }
    expect(await customers()).toEqual([])
  })

  test('and not of an e-mail that Google has not proved', async () => {
    expect((await withGoogle({ who: '2' })).code).toBe('invalid-token')
  })

  test('a token made for one login is no use without its secret', async () => {
    const nonce = createHash('sha256').update('kept').digest('base64url')
    const credential = await googleToken(door, anna, nonce)
    const seen = await door.ask('auth-login-social', { platform: 'google', credential })
    expect(seen.code).toBe('invalid-token')
    const own = await door.ask('auth-login-social', {
      platform: 'google',
      credential,
      nonce: 'kept',
    })
    expect(own.code).toBe('ok')
  })

  test('a credential that has ended', async () => {
    const google = await googleToken(door, anna)
    const facebook = await facebookToken(door, eleni)
    door.at(door.shop.now() + 3 * 60 * 60_000)
    for (const [platform, credential] of [
      ['google', google],
      ['facebook', facebook],
    ] as const)
      expect((await door.ask('auth-login-social', { platform, credential })).code).toBe(
        'invalid-token',
      )
  })
})

describe('an account that has the e-mail already', () => {
  const older = { name: 'Άννα', username: 'Anna@Gmail.com', password: 'kalimera-2026' }
  const logIn = () => door.ask('auth-login-email', older)

  test('and proved it: Google links to it, its password stays, and its owner is told', async () => {
    const session = await signUp(door, older)
    await proved(older.username)
    const { code, data } = await withGoogle(anna)
    expect(code).toBe('ok')
    expect(data.user).toMatchObject({ name: older.name, email: older.username })
    expect((await logIn()).code).toBe('ok')
    expect(await isIn(session)).toBe(true)
    expect(await mailsOf(older.username)).toContain('login-linked')
    expect((await withGoogle(anna)).data.user.id).toBe(data.user.id)
  })

  test('and never proved it: whoever waited in it is put out', async () => {
    const waiting = await signUp(door, older)
    const { code, data } = await withGoogle(anna)
    expect(code).toBe('ok')
    expect(data.user.name).toBe(anna.name)
    expect((await logIn()).code).toBe('customer-not-allowed')
    expect(await isIn(waiting)).toBe(false)
    expect(await isIn(data.token)).toBe(true)
    expect(await customers()).toHaveLength(1)
  })

  test('and was opened by Facebook with an e-mail that nobody proved: that way in ends too', async () => {
    const waiting = await withFacebook(anna)
    expect(waiting.code).toBe('ok')
    const { data } = await withGoogle(anna)
    expect(data.user.id).toBe(waiting.data.user.id)
    expect(await isIn(waiting.data.token)).toBe(false)
    expect((await withFacebook(anna)).code).toBe('customer-exists')
  })

  test('is not Facebook’s to open, proved or not', async () => {
    await signUp(door, older)
    const { status, code } = await withFacebook(anna)
    expect([status, code]).toEqual([409, 'customer-exists'])
    await proved(older.username)
    expect((await withFacebook(anna)).code).toBe('customer-exists')
    expect((await logIn()).code).toBe('ok')
  })

  test('in a mailbox that Google does not run is not Google’s to open', async () => {
    await signUp(door, maria)
    const { username: email, name } = maria
    expect((await withGoogle({ name, email })).code).toBe('customer-exists')
    await proved(email)
    expect((await withGoogle({ name, email })).code).toBe('customer-exists')
  })

  test('cannot be signed up for again', async () => {
    await withGoogle(anna)
    const { code } = await door.ask('auth-register-email', { ...older, verify: older.password })
    expect(code).toBe('customer-exists')
  })

  test('and no password has none that fits', async () => {
    await withGoogle(anna)
    const { code } = await door.ask('auth-login-email', { username: anna.email, password: 'null' })
    expect(code).toBe('customer-not-allowed')
  })
})

test('a new password by mail ends the way in of who waited at Facebook', async () => {
  const waiting = await withFacebook(eleni)
  const token = 'a'.repeat(43)
  await keepMailLink(door.db, {
    tokenHash: tokenHashOf(token),
    purpose: 'password-reset',
    customerId: waiting.data.user.id,
    email: waiting.data.user.email,
    now: door.shop.now(),
    expiresAt: door.shop.now() + 60_000,
  })
  const password = 'kalimera-2026'
  const { code } = await door.ask('auth-password-reset', { token, password, verify: password })
  expect(code).toBe('ok')
  expect((await withFacebook(eleni)).code).toBe('customer-exists')
})

test('another’s cart stays another’s', async () => {
  const token = await signUp(door, maria)
  const { id: cartId } = await newCart(door, { token })
  const { data } = await withGoogle(anna, { cartId })
  expect((await door.ask('cart-customer-one', {}, { token: data.token })).data).toBeNull()
})

describe('a provider', () => {
  const elsewhere = {
    GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com',
    GOOGLE_CERTS_URL: 'http://127.0.0.1:9/certs',
    FACEBOOK_APP_ID: '123456789',
    FACEBOOK_APP_SECRET: 'facebook-secret',
    FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9',
  }

  test('that is away: 503, and one may try again', async () => {
    const away = await openDoor(elsewhere)
    try {
      const credential = await googleToken(door, anna)
      for (const platform of ['google', 'facebook'] as const) {
        const answer = await away.ask('auth-login-social', { platform, credential })
        expect([answer.status, answer.code]).toEqual([503, 'unavailable'])
      }
    } finally {
      await away.close()
    }
  })

  test('3.38 with keys is told to browsers without its secret, and has no twin', async () => {
    const real = await openDoor(elsewhere)
    try {
      const { data } = await real.ask('repository-values', {})
      expect(data).toMatchObject({
        google_client_id: elsewhere.GOOGLE_CLIENT_ID,
        facebook_app_id: elsewhere.FACEBOOK_APP_ID,
        facebook_api_version: 'v25.0',
      })
      expect(JSON.stringify(data)).not.toContain('facebook-secret')
      const twin = await real.app.inject({ url: '/sandbox/google/oauth2/v3/certs' })
      expect(twin.statusCode).toBe(404)
    } finally {
      await real.close()
    }
  })

  test('without keys is not offered where the other has some', async () => {
    const half = await openDoor({ GOOGLE_CLIENT_ID: elsewhere.GOOGLE_CLIENT_ID })
    try {
      const { data } = await half.ask('repository-values', {})
      expect(data.facebook_app_id).toBeNull()
      const credential = await facebookToken(door, eleni)
      const { code } = await half.ask('auth-login-social', { platform: 'facebook', credential })
      expect(code).toBe('invalid-token')
    } finally {
      await half.close()
    }
  })
})
