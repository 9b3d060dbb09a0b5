import { afterEach, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../test/door.ts'
import { newCart } from '../test/people.ts'

let door: Door
afterEach(() => door.close())

const tryAs = (username: string) =>
  door.ask('auth-login-email', { username, password: 'wrong' }, { lang: 'en' })

describe('too many tries to log in', () => {
  test('as one person are 429 and say how long to wait, while others go on', async () => {
    door = await openDoor({ RATE_LIMIT: 'on' })
    for (let tries = 0; tries < 10; tries++)
      expect((await tryAs('maria@example.gr')).code).toBe('customer-not-allowed')
    const answer = await tryAs('MARIA@example.gr')
    expect(answer).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many tries. Please try again in a while.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await tryAs('nikos@example.com')).code).toBe('customer-not-allowed')
    expect((await newCart(door)).id).toBeTruthy()
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
