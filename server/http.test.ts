import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../test/door.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

describe('paths that cannot be read', () => {
  test('7.06 of a call are invalid-input, in the wrapper', async () => {
    for (const url of ['/api/%', path('meal-one').replace('demo', '%E0%A4%A')])
      expect(await door.send(url)).toMatchObject({ status: 400, code: 'invalid-input', data: null })
  })

  test('2.03 of anything else lead home, as any other path does', async () => {
    const { statusCode, headers } = await door.app.inject('/%E0%A4%A')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/' })
  })
})

describe('health', () => {
  test('is live and ready while the database answers', async () => {
    for (const url of ['/health/live', '/health/ready'])
      expect((await door.app.inject(url)).statusCode).toBe(200)
  })

  test('without its database the shop lives, but is not ready and says why', async () => {
    const broken = await openDoor()
    try {
      await broken.db.end()
      expect((await broken.app.inject('/health/live')).statusCode).toBe(200)
      const ready = await broken.app.inject('/health/ready')
      expect(ready.statusCode).toBe(503)
      expect(ready.json()).toEqual({ ready: false, reason: 'the database does not answer' })
    } finally {
      await broken.close()
    }
  })

  test('a disk that fails the database is unavailable, no fault of the shop’s', async () => {
    const broken = await openDoor()
    const query = () => Promise.reject(Object.assign(new Error('read failed'), { code: '58030' }))
    Object.assign(broken.db, { query })
    const answer = await broken.send(path('cart-one'), { query: { cartId: 'x' } })
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' })
    await broken.close()
  })

  test('a broken call is server-error with an id that the log has too', async () => {
    const broken = await openDoor()
    try {
      const logged: string[] = []
      Object.assign(broken.shop, { log: (_: unknown, message: string) => logged.push(message) })
      await broken.db.query('alter table cart rename to trolley')
      const answer = await broken.ask('cart-one', { cartId: 'x' })
      expect(answer).toMatchObject({ status: 500, code: 'server-error' })
      const { id } = answer.data as unknown as { id: string }
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(logged).toEqual([expect.stringContaining(id)])
      expect(JSON.stringify(answer)).not.toMatch(/relation|select/)
    } finally {
      await broken.close()
    }
  })
})

describe('in production, where nothing is said of proxies', () => {
  let open: Door
  beforeAll(async () => {
    open = await openDoor({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://gastra.gr',
      SMTP_URL: 'smtp://127.0.0.1',
      API_KEY: 'demo-no-more',
      RATE_LIMIT: 'on',
      VIVA_CLIENT_ID: 'id',
      VIVA_CLIENT_SECRET: 'secret',
      VIVA_MERCHANT_ID: 'merchant',
      VIVA_API_KEY: 'key',
    })
  })
  afterAll(() => open.close())

  /** The shop answers the first so many of 45 wrong passwords, and refuses the others. */
  async function guessesOf(callers: (guess: number) => { from: string; forwarded: string }) {
    const statuses: number[] = []
    for (let guess = 0; guess < 45; guess++) {
      const { from, forwarded } = callers(guess)
      const { statusCode } = await open.app.inject({
        method: 'POST',
        url: path('auth-login-email'),
        query: { apiKey: 'demo-no-more' },
        remoteAddress: from,
        headers: { 'x-forwarded-for': forwarded },
        payload: { username: `guess${guess}@${from}.example.gr`, password: 'wrong' },
      })
      statuses.push(statusCode)
    }
    return statuses.filter(status => status !== 429).length
  }

  test('a stranger who meets the shop directly cannot write an address of his own', async () => {
    const stranger = (guess: number) => ({ from: '203.0.113.7', forwarded: `198.51.100.${guess}` })
    expect(await guessesOf(stranger)).toBeLessThan(45)
  })

  test('behind a proxy nearby the address counts that the proxy saw, not what is before it', async () => {
    const many = (guess: number) => ({ from: '127.0.0.1', forwarded: `198.51.100.${guess}` })
    expect(await guessesOf(many)).toBe(45)
    const forger = (guess: number) => ({
      from: '127.0.0.2',
      forwarded: `198.51.100.${guess}, 203.0.113.8`,
    })
    expect(await guessesOf(forger)).toBeLessThan(45)
  })
})
