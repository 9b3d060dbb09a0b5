import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor, path } from '../../test/door.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { sessionEnd } from './session.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())
beforeEach(async () => {
  door.at(monday)
  await door.db.query('delete from customer')
})

const list = async (token: string) =>
  (await door.ask('customer-session-collection', {}, { token })).data.sessions
const end = (token: string, sessionId?: string) =>
  door.ask('customer-session-delete', sessionId ? { sessionId } : {}, { token })
const logIn = async () => {
  const { username, password } = maria
  return (await door.ask('auth-login-email', { username, password })).data.token
}
const session = async (token: string) => (await door.ask('auth-session-one', {}, { token })).data
const seenAt = async () =>
  (await door.db.query('select seen_at from session')).rows.map(row => row.seen_at?.getTime())

/** A call as a browser of the shop makes it. */
const browse = (token: string, agent = android, hook = 'auth-session-one') =>
  door.send(path(hook), {
    headers: { 'user-agent': agent },
    cookies: { auth: JSON.stringify({ token }) },
  })

describe('where one is logged in', () => {
  test('lists each session, the latest seen first, and marks this one', async () => {
    const phone = await signUp(door, maria)
    await browse(phone)
    door.at(monday + 2 * hour)
    const tablet = await logIn()
    await browse(tablet, iphone)
    expect(await list(phone)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: '2026-11-23T10:00:00.000Z',
        seenAt: '2026-11-23T10:00:00.000Z',
        agent: 'Safari · iPhone',
        current: false,
      },
      expect.objectContaining({ createdAt: '2026-11-23T08:00:00.000Z', current: true }),
    ])
  })

  test('lists nobody else’s, nor one that has run out', async () => {
    await signUp(door, nikos)
    await signUp(door, maria)
    door.at(monday + 400 * day)
    const token = await logIn()
    expect(await list(token)).toHaveLength(1)
  })

  test('ends one of them', async () => {
    const [here, there] = [await signUp(door, maria), await logIn()]
    const other = (await list(here)).find(({ current }) => !current)
    const { data } = await end(here, other?.id)
    expect(data.sessions).toMatchObject([{ current: true }])
    expect(await session(there)).toBeNull()
    expect(await session(here)).toMatchObject({ name: maria.name })
  })

  test('ends all the others', async () => {
    const [here, ...there] = [await signUp(door, maria), await logIn(), await logIn()]
    expect((await end(here)).data.sessions).toMatchObject([{ current: true }])
    for (const token of there) expect(await session(token)).toBeNull()
  })

  test('lists at most 30: another login ends the one that was used longest ago', async () => {
    const first = await signUp(door, maria)
    door.at(monday + minute)
    const second = await logIn()
    for (let each = 2; each < 30; each++) {
      door.at(monday + each * minute)
      await logIn()
    }
    door.at(monday + 2 * hour)
    await session(first)
    expect(await list(first)).toHaveLength(30)
    await logIn()
    expect(await list(first)).toHaveLength(30)
    expect(await session(second)).toBeNull()
  })

  test('ends nobody else’s, whose id one may know', async () => {
    const [hers, his] = [await signUp(door, maria), await signUp(door, nikos)]
    const [hisOwn] = await list(his)
    expect((await end(hers, hisOwn?.id)).code).toBe('ok')
    expect(await session(his)).toMatchObject({ name: nikos.name })
  })

  test('is for customers only', async () => {
    const token = 'x'.repeat(43)
    expect((await door.ask('customer-session-collection', {}, { token })).status).toBe(401)
    expect((await end(token)).code).toBe('user-not-allowed')
  })
})

describe('when a session was seen', () => {
  test('is written once an hour at most', async () => {
    const token = await signUp(door, maria)
    for (const [at, noted] of [
      [0, 0],
      [1, 0],
      [59, 0],
      [60, 60],
      [61, 60],
    ] as const) {
      door.at(monday + at * minute)
      await session(token)
      expect(await seenAt()).toEqual([monday + noted * minute])
    }
  })
})

describe('7.05 a session whose token is 30 days old', () => {
  test('goes on with a new one, which a browser finds in its cookies', async () => {
    const token = await signUp(door, maria)
    door.at(monday + 29 * day)
    expect((await browse(token)).cookies).toEqual([])
    door.at(monday + 31 * day)
    const { cookies, headers, data } = await browse(token)
    const [auth, user] = cookies
    const kept = JSON.parse(auth?.value ?? '')
    expect(kept).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: data })
    expect(kept.token).not.toBe(token)
    expect(auth).toMatchObject({ httpOnly: true, maxAge: 365 * 86_400 })
    expect(JSON.parse(user?.value ?? '')).toEqual(data)
    expect(headers).not.toHaveProperty('auth')
    door.at(monday + 390 * day)
    expect(await session(kept.token)).toEqual(data)
    expect(await session(token)).toBeNull()
  })

  test('tells any other client in the header auth, as token and user', async () => {
    const token = await signUp(door, maria)
    door.at(monday + 31 * day)
    const { headers, data } = await door.ask('auth-session-one', {}, { token })
    const told = JSON.parse(String(headers.auth))
    expect(told).toEqual({ token: expect.any(String), user: data })
    expect(String(headers.auth)).toMatch(/^[ -~]+$/)
    expect(await session(told.token)).toEqual(data)
  })

  test('tells calls at the same time the same token, and the old one serves a day more', async () => {
    const token = await signUp(door, maria)
    door.at(monday + 31 * day)
    const answers = await Promise.all(Array.from({ length: 6 }, () => browse(token)))
    const tokens = answers.map(({ cookies }) => JSON.parse(cookies[0]?.value ?? '{}').token)
    expect(new Set(tokens)).toEqual(new Set([expect.any(String)]))
    expect(answers.every(({ data }) => data?.name === maria.name)).toBe(true)
    door.at(monday + 32 * day - 1)
    const again = await browse(token)
    expect(JSON.parse(again.cookies[0]?.value ?? '').token).toBe(tokens[0])
    door.at(monday + 32 * day)
    expect((await browse(token)).data).toBeNull()
    expect(await session(tokens[0])).toMatchObject({ name: maria.name })
  })

  test('stays one session of the list, under its id', async () => {
    const token = await signUp(door, maria)
    const [before] = await list(token)
    door.at(monday + 31 * day)
    const { cookies } = await browse(token)
    const renewed = JSON.parse(cookies[0]?.value ?? '').token
    expect(await list(renewed)).toEqual([
      { ...before, agent: 'Chrome · Android', seenAt: '2026-12-24T08:00:00.000Z' },
    ])
    await end(await logIn(), before?.id)
    expect(await session(renewed)).toBeNull()
  })

  test('ends with the token that it replaced, by the list and by logging out', async () => {
    for (const leave of [
      async (_token: string, id: string) => end(await logIn(), id),
      async (token: string) => door.ask('auth-logout', {}, { token }),
    ]) {
      door.at(monday)
      await door.db.query('delete from customer')
      const token = await signUp(door, maria)
      door.at(monday + 31 * day)
      const { cookies } = await browse(token)
      const renewed = JSON.parse(cookies[0]?.value ?? '').token
      const [listed] = await list(renewed)
      await leave(renewed, listed?.id ?? '')
      expect(await session(renewed)).toBeNull()
      expect(await session(token)).toBeNull()
    }
  })

  test('goes on also where it has less than a month left', async () => {
    const token = await signUp(door, maria)
    door.at(monday + 350 * day)
    const { cookies } = await browse(token)
    const renewed = JSON.parse(cookies[0]?.value ?? '{}').token
    door.at(monday + 700 * day)
    expect(await session(renewed)).toMatchObject({ name: maria.name })
  })

  test('is not replaced by a call that writes', async () => {
    const token = await signUp(door, maria)
    door.at(monday + 31 * day)
    const { headers } = await door.ask('cart-create', { type: 'daily', dietCode: 'bal' }, { token })
    expect(headers).not.toHaveProperty('auth')
  })
})

describe('4.48 a browser whose session is no more', () => {
  const gone = [
    { name: 'auth', value: '', maxAge: 0 },
    { name: 'user', value: '', maxAge: 0 },
  ]

  test('loses its cookies with the next answer, whatever it asks', async () => {
    for (const hook of ['auth-session-one', 'cart-customer-one', 'plan-collection'])
      expect((await browse('x'.repeat(43), android, hook)).cookies).toMatchObject(gone)
  })

  test('loses them when it is logged out elsewhere', async () => {
    const [here, there] = [await signUp(door, maria), await logIn()]
    await browse(there)
    await end(here)
    const { status, cookies } = await browse(there, android, 'customer-order-collection')
    expect(status).toBe(401)
    expect(cookies).toMatchObject(gone)
  })

  test('hears user-not-allowed from the next call, also soon after it was used', async () => {
    const [here, there] = [await signUp(door, maria), await logIn()]
    await browse(there)
    await end(here)
    const { status, code, cookies } = await browse(there, android, 'plan-collection')
    expect({ status, code }).toEqual({ status: 401, code: 'user-not-allowed' })
    expect(cookies).toMatchObject(gone)
    expect((await door.send(path('plan-collection'))).code).toBe('ok')
  })

  test('can log out, which is ok', async () => {
    const { code, cookies } = await door.send(path('auth-logout'), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { auth: JSON.stringify({ token: 'x'.repeat(43) }) },
    })
    expect(code).toBe('ok')
    expect(cookies).toMatchObject(gone)
  })

  test('keeps those that a login sets in the same answer', async () => {
    await signUp(door, maria)
    const { cookies } = await door.send(path('auth-login-email'), {
      method: 'POST',
      payload: { username: maria.username, password: maria.password },
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { auth: JSON.stringify({ token: 'x'.repeat(43) }) },
    })
    expect(JSON.parse(cookies[0]?.value ?? '')).toMatchObject({ user: { name: maria.name } })
  })

  test('keeps them when a call is forged, or is refused for another reason', async () => {
    const token = await signUp(door, maria)
    const forged = await door.send(path('cart-create'), {
      method: 'POST',
      payload: { type: 'daily', dietCode: 'bal' },
      headers: { 'sec-fetch-site': 'cross-site' },
      cookies: { auth: JSON.stringify({ token }) },
    })
    expect(forged).toMatchObject({ code: 'user-not-allowed', cookies: [] })
    const missing = await door.send(path('customer-order-one'), {
      query: { orderId: 'nothing' },
      cookies: { auth: JSON.stringify({ token }) },
    })
    expect(missing).toMatchObject({ code: 'order-not-found', cookies: [] })
  })
})

describe('a call that writes with the cookie', () => {
  const create = async (headers: Record<string, string>) => {
    const token = await signUp(door, maria)
    const { code } = await door.send(path('cart-create'), {
      method: 'POST',
      payload: { type: 'daily', dietCode: 'bal' },
      headers: { host: 'localhost:3000', ...headers },
      cookies: { auth: JSON.stringify({ token }) },
    })
    return code
  }

  test.each<Record<string, string>>([
    { origin: 'http://localhost:3000' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: 'http://localhost:3000/menu' },
  ])('is the shop’s own by %j', async headers => {
    expect(await create(headers)).toBe('ok')
  })

  test.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.example/localhost:3000' },
    { referer: 'nonsense' },
  ])('is taken for another site’s by %j', async headers => {
    expect(await create(headers)).toBe('user-not-allowed')
  })
})

test('9.11 twelve months are twelve months, and a shorter month ends a day that it lacks', () => {
  const end = (from: string, months: number) =>
    sessionEnd(Date.parse(from), months).toISOString().slice(0, 10)
  expect(end('2026-11-23T08:00:00Z', 12)).toBe('2027-11-23')
  expect(end('2028-02-29T08:00:00Z', 12)).toBe('2029-02-28')
  expect(end('2027-01-31T08:00:00Z', 1)).toBe('2027-02-28')
})
