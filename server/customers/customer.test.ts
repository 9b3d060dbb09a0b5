import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { maria, newCart, nikos, signUp } from '../../test/people.ts'
import { sendMails } from '../mails/sending.ts'
import { envelopeOf } from '../outside/mail/envelope.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
  await signUp(door, maria)
})
afterAll(() => door.close())

const logIn = (person: { username: string; password: string }, cartId?: string) => {
  const { username, password } = person
  return door.ask('auth-login-email', { username, password, cartId })
}
const register = (person: typeof maria, more: { verify?: string; spot?: string } = {}) =>
  door.ask('auth-register-email', { ...person, verify: person.password, ...more })
const session = async (token: string) => (await door.ask('auth-session-one', {}, { token })).data
const rows = async (sql: string) => (await door.db.query(sql)).rows

describe('1.12 3.30 7.17 signing up', () => {
  test('4.39 answers a token and the user, and the token is the session', async () => {
    const { status, code, data } = await register(nikos)
    expect({ status, code }).toEqual({ status: 200, code: 'ok' })
    expect(data.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(data.user).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      name: nikos.name,
      email: nikos.username,
    })
    expect(await session(data.token)).toEqual(data.user)
  })

  test('3.32 asks for the password twice, and refuses two that differ at their field', async () => {
    const eleni = { ...maria, username: 'eleni@example.gr' }
    expect(await register(eleni, { verify: `${eleni.password} ` })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field: 'verify', slug: 'password-verify-error' }] },
    })
    expect((await logIn(eleni)).code).toBe('customer-not-allowed')
  })

  test('refuses at its field a password that strangers try first, or the own e-mail', async () => {
    const eleni = { name: 'Ελένη', username: 'eleni.makri@example.gr' }
    for (const [password, slug] of [
      ['password', 'password-common-error'],
      ['Qwerty123', 'password-common-error'],
      ['12345678', 'password-common-error'],
      [' '.repeat(8), 'password-common-error'],
      ['eleni.makri@example.gr', 'password-email-error'],
      ['Eleni.Makri', 'password-email-error'],
    ] as const) {
      const { status, data } = await register({ ...eleni, password })
      expect({ status, data }).toEqual({
        status: 400,
        data: { errors: [{ field: 'password', slug }] },
      })
    }
    expect((await register({ ...eleni, password: 'vrochi-kai-ilios' })).code).toBe('ok')
  })

  test('3.31 takes a spot along with it', async () => {
    const eleni = { ...maria, username: 'eleni.office@lefka.example' }
    expect((await register(eleni, { spot: 'lefka' })).code).toBe('ok')
    expect((await register(eleni, { spot: 'not a slug' })).code).toBe('invalid-input')
  })

  test('8.11 with an e-mail that is somebody’s, in any case, is customer-exists', async () => {
    for (const username of [maria.username, 'MARIA@Example.GR', ' maria@example.gr '])
      expect(await register({ ...nikos, username })).toMatchObject({
        status: 409,
        code: 'customer-exists',
        message: 'It looks like an account already exists with this email',
      })
    expect((await logIn(maria)).data.user.name).toBe(maria.name)
  })

  test('twice at the same moment makes one customer', async () => {
    const twin = { ...maria, username: 'twin@example.gr' }
    const answers = await Promise.all([register(twin), register(twin), register(twin)])
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'customer-exists',
      'customer-exists',
      'ok',
    ])
  })

  test('keeps neither the password nor the token, only what cannot be turned back', async () => {
    const eleni = { ...maria, username: 'eleni.secret@example.gr', password: 'polý-krýfo-42' }
    const { data } = await register(eleni)
    const [customer] = await rows(
      `select c.*, encode(s.token_hash, 'hex') as hash from customer c
        join session s on s.customer_id = c.id where email = 'eleni.secret@example.gr'`,
    )
    expect(customer.password_hash).toMatch(/^\$argon2id\$/)
    expect(customer.hash).toBe(createHash('sha256').update(data.token).digest('hex'))
    const sessions = await rows('select * from session')
    const everything = JSON.stringify([
      await rows('select * from customer'),
      sessions.map(session => ({ ...session, raw: session.token_hash.toString('latin1') })),
    ])
    expect(everything).not.toContain(eleni.password)
    expect(everything).not.toContain(data.token)
  })
})

describe('1.12 3.29 7.16 logging in', () => {
  test('4.39 answers a fresh token each time; each is a session of its own', async () => {
    const [one, other] = [(await logIn(maria)).data, (await logIn(maria)).data]
    expect(one.token).not.toBe(other.token)
    expect(one.user).toEqual(other.user)
    await door.ask('auth-logout', {}, { token: one.token })
    expect(await session(one.token)).toBeNull()
    expect(await session(other.token)).toEqual(other.user)
  })

  test('does not care for the case of the e-mail', async () => {
    for (const username of ['MARIA@EXAMPLE.GR', '  Maria@example.gr'])
      expect((await logIn({ ...maria, username })).code).toBe('ok')
  })

  test.each([
    ['Greek with accents', 'Καλημέρα κόσμε'],
    ['spaces at both ends', '  eight  '],
    ['emoji', '🥗🥗🥗🥗🥗🥗🥗🥗'],
    ['two hundred letters', 'π'.repeat(200)],
  ])('takes a password of %s, exactly as it was chosen', async (what, password) => {
    const person = { ...maria, username: `${what.replaceAll(' ', '.')}@example.gr`, password }
    expect((await register(person)).code).toBe('ok')
    expect((await logIn(person)).code).toBe('ok')
    for (const wrong of [password.trim().slice(0, -1), `${password}x`, password.toUpperCase()])
      if (wrong !== password)
        expect((await logIn({ ...person, password: wrong })).code).not.toBe('ok')
  })

  test('takes a password whose accents another keyboard puts together', async () => {
    const person = {
      ...maria,
      username: 'accents@example.gr',
      password: 'Καλημέρα κόσμε'.normalize('NFD'),
    }
    expect((await register(person)).code).toBe('ok')
    expect((await logIn({ ...person, password: person.password.normalize('NFC') })).code).toBe('ok')
  })

  test('8.12 with a wrong password or an unknown e-mail is the same customer-not-allowed', async () => {
    const wrong = await logIn({ ...maria, password: 'patates123' })
    const unknown = await logIn({ ...maria, username: 'nobody@example.gr' })
    for (const answer of [wrong, unknown])
      expect(answer).toMatchObject({
        status: 422,
        code: 'customer-not-allowed',
        message: 'Invalid email or password',
        data: null,
      })
  })

  test('without a password of one’s own nobody gets in', async () => {
    await door.db.query(`insert into customer (id, name, email, email_key, created_at)
      values ('social', 'Social', 'social@example.gr', 'social@example.gr', now())`)
    for (const password of ['null', 'undefined', ' '])
      expect((await logIn({ username: 'social@example.gr', password })).code).toBe(
        'customer-not-allowed',
      )
  })
})

describe('5.01 an e-mail under a Greek domain', () => {
  const anna = { ...maria, username: 'anna@παράδειγμα.ελ' }
  const spellings = [
    'Anna@παράδειγμα.ελ'.normalize('NFD'),
    'ANNA@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ',
    'anna@xn--hxajbheg2az3al.xn--qxam',
    'anna@XN--HXAJBHEG2AZ3AL.XN--QXAM',
  ]

  test.each(spellings)('is one account however it is spelled: %s', async username => {
    await register(anna)
    expect((await register({ ...anna, username })).code).toBe('customer-exists')
    const { code, data } = await logIn({ ...anna, username })
    expect([code, data.user.email]).toEqual(['ok', anna.username])
  })

  test('that comes in Punycode is kept in letters, and gets its mails at the Punycode', async () => {
    const username = 'Zoe@xn--hxajbheg2az3al.xn--qxam'
    const { data } = await register({ ...maria, username })
    expect(data.user.email).toBe('Zoe@παράδειγμα.ελ')
    const sent: string[] = []
    const mails = {
      ...door.shop.outside.mails,
      send: async (mail: MailMessage) => {
        const { to } = envelopeOf(mail, { name: 'Γάστρα', address: 'hello@gastra.example' })
        const written = await createTransport({ streamTransport: true, buffer: true }).sendMail({
          to,
        })
        sent.push(...written.envelope.to)
      },
    }
    await sendMails({ ...door.shop, outside: { ...door.shop.outside, mails } })
    expect(sent).toContain('Zoe@xn--hxajbheg2az3al.xn--qxam')
  })

  test('is taken by every form', async () => {
    const email = 'anna@xn--hxajbheg2az3al.xn--qxam'
    for (const { code } of [
      await door.ask('auth-password-request', { username: email }),
      await door.ask('contact-create', { name: 'Άννα', email, message: 'Γεια' }),
      await door.ask('partnership-create', {
        name: 'Άννα',
        company: 'Α',
        email,
        employees: '1-20',
      }),
      await door.ask('region-interest-create', { email, postcode: '26221' }),
    ])
      expect(code).toBe('ok')
    expect(await rows('select email from contact_message')).toEqual([{ email: anna.username }])
  })
})

describe('9.11 a session', () => {
  test('lasts twelve months by the shop’s clock, and then is nobody’s', async () => {
    const { data } = await logIn(maria)
    const { id: cartId } = await newCart(door, { token: data.token })
    const end = Date.parse('2027-11-23T08:00:00Z')
    door.at(end - 1000)
    expect(await session(data.token)).toEqual(data.user)
    expect((await door.ask('cart-customer-one', {}, { token: data.token })).status).toBe(200)
    door.at(end + 1000)
    expect(await session(data.token)).toBeNull()
    for (const answer of [
      await door.ask('cart-customer-one', {}, { token: data.token }),
      await door.ask('customer-order-collection', {}, { token: data.token }),
      await door.ask('customer-order-one', { orderId: 'x' }, { token: data.token }),
    ])
      expect(answer).toMatchObject({ status: 401, code: 'user-not-allowed' })
    door.at(monday)
    expect((await door.ask('cart-one', { cartId }, { token: data.token })).code).toBe('ok')
  })

  test('is null for a visitor and for a token that was never given', async () => {
    expect((await door.ask('auth-session-one', {})).data).toBeNull()
    expect(await session('x'.repeat(43))).toBeNull()
  })
})

describe('4.40 the cart that is taken along', () => {
  test('belongs to whoever logs in with it', async () => {
    const { id: cartId } = await newCart(door)
    const { data } = await logIn(maria, cartId)
    const cart = (await door.ask('cart-one', { cartId }, { token: data.token })).data
    expect(cart.customer).toEqual(data.user)
    expect(cart.errors.map(({ slug }) => slug)).not.toContain('no-customer-found')
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
  })

  test('wins over an older one of the customer’s', async () => {
    const { token } = (await logIn(maria)).data
    const { id: older } = await newCart(door, { token })
    door.at(monday + 60_000)
    const { id: sent } = await newCart(door)
    await logIn(maria, sent)
    expect((await door.ask('cart-customer-one', {}, { token })).data?.id).toBe(sent)
    door.at(monday)
    expect((await door.ask('cart-one', { cartId: older }, { token })).code).toBe('ok')
  })

  test('stays whose it was when it is another’s, or is no cart at all', async () => {
    const { token } = (await logIn(maria)).data
    const { id: hers } = await newCart(door, { token })
    for (const cartId of [hers, 'nothing-like-it']) {
      const person = { ...nikos, username: `nikos.${cartId.toLowerCase()}@example.com` }
      const his = await signUp(door, person, cartId)
      expect((await door.ask('cart-one', { cartId }, { token: his })).code).toBe('cart-not-found')
    }
    expect((await door.ask('cart-one', { cartId: hers }, { token })).data.customer).toMatchObject({
      name: maria.name,
    })
  })

  test('stays a nobody’s when the password is wrong', async () => {
    const { id: cartId } = await newCart(door)
    await logIn({ ...maria, password: 'wrong-one' }, cartId)
    expect((await door.ask('cart-one', { cartId })).data.customer).toBeNull()
  })
})

describe('logging out', () => {
  test('4.44 4.45 ends the session and deletes the cart', async () => {
    const { token } = (await logIn(maria)).data
    const { id: cartId } = await newCart(door, { token })
    expect(await door.ask('auth-logout', { cartId }, { token })).toMatchObject({
      status: 200,
      code: 'ok',
    })
    expect(await session(token)).toBeNull()
    expect(await rows(`select id from cart where id = '${cartId}'`)).toEqual([])
  })

  test('deletes no cart of anybody else', async () => {
    const { token } = (await logIn(maria)).data
    const { id: cartId } = await newCart(door, { token })
    const stranger = await signUp(door, { ...nikos, username: 'stranger@example.com' })
    await door.ask('auth-logout', { cartId })
    await door.ask('auth-logout', { cartId }, { token: stranger })
    expect((await door.ask('cart-one', { cartId }, { token })).code).toBe('ok')
  })

  test('twice, or as nobody, is ok', async () => {
    const { token } = (await logIn(maria)).data
    for (const options of [{ token }, { token }, {}])
      expect((await door.ask('auth-logout', {}, options)).code).toBe('ok')
  })
})
