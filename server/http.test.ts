import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor, path, sharedPath } from '../test/door.ts'
import { connectionOf } from './db/database.ts'
import { healthRoutes } from './health.ts'
import { httpLimits } from './http-limits.ts'

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
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/?not-found=1' })
  })
})

describe('what is sent where nothing is taken', () => {
  test('7.06 is refused in the wrapper, to a person in words on a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const options = { method, url: '/menu', payload: { a: 1 } }
      const answer = await door.app.inject(options)
      expect([method, answer.statusCode]).toEqual([method, 404])
      expect(answer.json()).toMatchObject({ code: 'hook-not-found', data: null })
    }
    for (const [lang, word] of [
      ['el', 'Πήγαινε στην αρχική'],
      ['en', 'Go to the home page'],
    ] as const) {
      const { statusCode, body } = await door.app.inject({
        method: 'POST',
        url: '/anything',
        headers: { accept: 'text/html,*/*;q=0.8', cookie: `lang=${lang}` },
      })
      expect(statusCode).toBe(404)
      expect(body).toContain(word)
      expect(body).not.toContain('Route POST')
    }
  })
})

describe('how often one address may ask', () => {
  test('for documents, pictures and shared answers has an end, and says when it goes on', async () => {
    const limited = await openDoor({ RATE_LIMIT: 'on' })
    for (const [url, limit] of [
      ['/robots.txt', httpLimits.documents],
      [sharedPath('repository-values'), httpLimits.shared],
    ] as const) {
      for (let asked = 0; asked < limit; asked++) await limited.app.inject(url)
      const refused = await limited.app.inject(url)
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Each kind counts for itself, and calls and the shop's health have their own limits or none.
    expect((await limited.app.inject('/products/images/gemista/1.jpg')).statusCode).not.toBe(429)
    expect((await limited.app.inject('/health/live')).statusCode).toBe(200)
    expect((await limited.ask('plan-collection', {})).code).toBe('ok')
    await limited.close()
  })

  test('counts all addresses of one IPv6 network together', async () => {
    const limited = await openDoor({ RATE_LIMIT: 'on' })
    const ask = (network: string, each: number) =>
      limited.app.inject({ url: '/robots.txt', remoteAddress: `${network}::${each.toString(16)}` })
    for (let each = 1; each <= httpLimits.documents; each++) await ask('2001:db8:1:2', each)
    expect((await ask('2001:db8:1:2', 0xffff)).statusCode).toBe(429)
    expect((await ask('2001:db8:1:3', 1)).statusCode).toBe(200)
    await limited.close()
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

  test('where the database only reads, calls are unavailable and the shop is not ready', async () => {
    const standby = await openDoor()
    const { rows } = await standby.db.query<{ name: string }>('select current_database() as name')
    const alone = new pg.Client({ ...connectionOf(standby.db), options: '' })
    await alone.connect()
    const name = alone.escapeIdentifier(rows[0]?.name ?? '')
    try {
      await alone.query(`alter database ${name} set default_transaction_read_only = on`)
      await alone.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      const created = async () =>
        (await standby.ask('cart-create', { type: 'daily', dietCode: 'bal' })).code
      await expect.poll(created).toBe('unavailable')
      const ready = async () => (await standby.app.inject('/health/ready')).json()
      const reason = 'the database cannot be written'
      await expect.poll(ready).toEqual({ ready: false, reason })
      expect((await standby.app.inject('/health/ready')).statusCode).toBe(503)
    } finally {
      await alone.query(`alter database ${name} reset default_transaction_read_only`)
      await alone.end()
      await standby.close()
    }
  })

  test('a build that lost a part is not ready, and names the part', async () => {
    const clientFolder = await mkdtemp(join(tmpdir(), 'client-'))
    const app = fastify()
    const build = () => Promise.reject(new Error('no page is asked for'))
    healthRoutes(app, door.shop, { build, clientFolder, keep: true })
    const ready = async () => (await app.inject('/health/ready')).json()
    expect(await ready()).toMatchObject({ ready: true })
    await rm(clientFolder, { recursive: true })
    const reason = `the build lacks ${clientFolder}: run npm run build`
    await expect.poll(ready, { timeout: 5000 }).toEqual({ ready: false, reason })
    await app.close()
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
        query: { apiKey: 'demo-no-more', business: 'demo' },
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
