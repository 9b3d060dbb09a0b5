import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { maria, newCart, nikos, signUp } from '../../test/people.ts'
import { shopOn } from '../../test/shop-on.ts'

let door: Door
afterEach(() => door.close())

const tryAs = (username: string) =>
  door.ask('auth-login-email', { username, password: 'wrong' }, { lang: 'en' })

describe('too many tries to log in', () => {
  test('as one person are 429 and say how long to wait, while others go on', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    for (let tries = 0; tries < 10; tries++)
      expect((await tryAs('maria@example.gr')).code).toBe('customer-not-allowed')
    const answer = await tryAs(' MARIA@example.gr')
    expect(answer).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many tries. Please try again in a little while.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await tryAs('nikos@example.com')).code).toBe('customer-not-allowed')
    expect((await newCart(door)).id).toBeTruthy()
  })

  test('as one person are counted together, however the letters of the e-mail are typed', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    const codes = []
    for (let tries = 0; tries < 12; tries++) {
      const username = 'μαρία@παράδειγμα.ελ'.normalize(tries % 2 ? 'NFC' : 'NFD')
      codes.push((await tryAs(username)).code)
    }
    expect(codes.slice(9)).toEqual([
      'customer-not-allowed',
      'too-many-requests',
      'too-many-requests',
    ])
  })

  test('from one address are 429 whoever is tried', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    const codes = []
    for (let tries = 0; tries < 31; tries++)
      codes.push((await tryAs(`nobody${tries}@example.gr`)).code)
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('customer-not-allowed'))
    expect(codes[30]).toBe('too-many-requests')
  })

  test('are none where the limits are off', async () => {
    door = await openDoor({ RATE_LIMIT: 'off' })
    for (let tries = 0; tries < 12; tries++)
      expect((await tryAs('maria@example.gr')).code).toBe('customer-not-allowed')
  })
})

describe('two nodes on one database', () => {
  const other = async () => {
    const { app } = await shopOn(door.db, Date.now, { RATE_LIMIT: 'on' })
    onTestFinished(() => app.close())
    return app
  }

  test('count tries together: every second one at the other node, and the eleventh is refused', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    const nodes = [door.app, await other()]
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const answer = await nodes[tries % 2]?.inject({
        method: 'POST',
        url: path('auth-login-email'),
        query: { apiKey: 'demo', business: 'demo' },
        payload: { username: 'maria@example.gr', password: 'wrong' },
      })
      statuses.push(answer?.statusCode ?? 0)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
    const { rows } = await door.db.query('select what from counted')
    expect(JSON.stringify(rows)).not.toMatch(/maria|127\.0\.0\.1/)
  })

  test('tell each other of whoever asks much', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    const nodes = [door.app, await other()]
    const statuses = (times: number) =>
      Promise.all(
        Array.from({ length: times }, async (_, each) => {
          const url = '/api/region-interest/unsubscribe'
          return (await nodes[each % 2]?.inject({ method: 'POST', url }))?.statusCode
        }),
      )
    expect(await statuses(70)).not.toContain(429)
    // Each tells what it counted and hears of the others' every two seconds while it is asked.
    const patience = { timeout: 15_000, interval: 1000 }
    await expect.poll(() => statuses(2), patience).toEqual([429, 429])
    const { rows } = await door.db.query('select sum(count)::int as count from counted')
    expect(rows[0].count).toBeGreaterThan(60)
  })
})

describe('where somebody comes from', () => {
  const tryFrom = async (forwarded: string) => {
    const payload = { username: 'maria@example.gr', password: 'wrong' }
    const headers = { 'x-forwarded-for': forwarded }
    return (await door.send(path('auth-login-email'), { method: 'POST', payload, headers })).code
  }

  test('is what the shop’s own proxy says, whatever somebody says before it', async () => {
    door = await openDoor({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' })
    for (let tries = 0; tries < 10; tries++)
      expect(await tryFrom(`10.0.0.${tries}, 198.51.100.7`)).toBe('customer-not-allowed')
    expect(await tryFrom('10.0.0.99, 198.51.100.7')).toBe('too-many-requests')
    expect(await tryFrom('198.51.100.7, 198.51.100.8')).toBe('customer-not-allowed')
  })

  test('is the network of 48 bits too: of 34 addresses of one, 20 may try an account', async () => {
    door = await openDoor({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' })
    const codes = []
    for (let each = 1; each <= 34; each++)
      codes.push(await tryFrom(`2001:db8:77:${each.toString(16)}::1`))
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('customer-not-allowed'))
    expect(codes.slice(20)).toEqual(Array(14).fill('too-many-requests'))
    expect(await tryFrom('2001:db8:78::1')).toBe('customer-not-allowed')
  })

  test('is the network of 64 bits, and an IPv4 address however it is written', async () => {
    door = await openDoor({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' })
    for (const from of [
      (each: number) => `2001:db8:1:2::${each.toString(16)}`,
      (each: number) => (each % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'),
    ]) {
      for (let each = 1; each <= 10; each++)
        expect(await tryFrom(from(each))).toBe('customer-not-allowed')
      expect(await tryFrom(from(11))).toBe('too-many-requests')
    }
  })

  test('is where the connection comes from, without a proxy', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    for (let tries = 0; tries < 10; tries++)
      expect(await tryFrom(`10.0.0.${tries}`)).toBe('customer-not-allowed')
    expect(await tryFrom('10.0.0.99')).toBe('too-many-requests')
  })
})

test('guessing the password until now is too-many-requests, for one session alone', async () => {
  door = await openDoor({ RATE_LIMIT: 'on' })
  const [hers, his] = [await signUp(door, maria), await signUp(door, nikos)]
  const guess = async (token: string) => {
    const fields = { current: 'guess', password: 'nea-kalimera', verify: 'nea-kalimera' }
    return (await door.ask('customer-password-update', fields, { token })).code
  }
  for (let tries = 0; tries < 10; tries++) expect(await guess(hers)).toBe('invalid-input')
  expect(await guess(hers)).toBe('too-many-requests')
  expect(await guess(his)).toBe('invalid-input')
})

test('guessing a coupon’s code is too-many-requests, for a cart and for one’s own list together', async () => {
  door = await openDoor({ RATE_LIMIT: 'on' })
  const token = await signUp(door, maria)
  const { id: cartId } = await newCart(door, { token })
  const codes = []
  for (let tries = 0; tries < 15; tries++) {
    const code = `GUESS${tries}`
    codes.push((await door.ask('cart-coupon-redeem', { cartId, code }, { token })).code)
    codes.push((await door.ask('customer-coupon-redeem', { code }, { token })).code)
  }
  expect(new Set(codes)).toEqual(new Set(['coupon-not-found']))
  const answer = await door.ask('customer-coupon-redeem', { code: 'GUESS' }, { token })
  expect([answer.status, answer.code]).toEqual([429, 'too-many-requests'])
  expect((await door.ask('cart-coupon-redeem', { cartId, code: '' }, { token })).status).toBe(429)
  expect((await door.ask('customer-coupon-collection', {}, { token })).code).toBe('ok')
})

test('asking for one’s data again and again is too-many-requests', async () => {
  door = await openDoor({ RATE_LIMIT: 'on' })
  const token = await signUp(door, maria)
  const copy = async () => (await door.ask('customer-export', {}, { token })).code
  for (let times = 0; times < 10; times++) expect(await copy()).toBe('ok')
  expect(await copy()).toBe('too-many-requests')
  expect((await door.ask('customer-one', {}, { token })).code).toBe('ok')
})
