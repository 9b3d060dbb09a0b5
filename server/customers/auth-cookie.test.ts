import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { maria, nikos, signUp } from '../../test/people.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'https://gastra.example' })
})
afterAll(() => door.close())

describe('7.04 3.03 who is calling', () => {
  const logIn = (headers: Record<string, string> = {}) => {
    const { username, password } = maria
    const payload = { username, password }
    return door.send(path('auth-login-email'), { method: 'POST', payload, headers })
  }
  let token: string
  beforeAll(async () => {
    token = await signUp(door, maria)
  })

  test('a Bearer token is the session, whatever the case of its name', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const { data } = await door.send(path('auth-session-one'), { headers: { authorization } })
      expect(data).toMatchObject({ name: maria.name, email: maria.username })
    }
  })

  test.each(['Basic bWFyaWE6eA==', 'Bearer', 'Bearer two words'])(
    '"%s" is nobody, and user-not-allowed where somebody is needed',
    async authorization => {
      const headers = { authorization }
      expect((await door.send(path('auth-session-one'), { headers })).data).toBeNull()
      expect(await door.send(path('cart-customer-one'), { headers })).toMatchObject({
        status: 401,
        code: 'user-not-allowed',
      })
    },
  )

  test.each(['Bearer nonsense', `Bearer ${'x'.repeat(500)}`])(
    '4.47 "%s" is a token that is dead, and user-not-allowed for any call',
    async authorization => {
      for (const name of ['auth-session-one', 'plan-collection'])
        expect(await door.send(path(name), { headers: { authorization } })).toMatchObject({
          status: 401,
          code: 'user-not-allowed',
        })
    },
  )

  test('9.11 logging in sets for twelve months a cookie that scripts cannot read and one that they can', async () => {
    const { cookies, data } = await logIn()
    const [auth, user] = cookies
    const lasting = { path: '/', sameSite: 'Lax', secure: true, maxAge: 365 * 86_400 }
    expect(auth).toMatchObject({ name: 'auth', httpOnly: true, ...lasting })
    expect(user).toMatchObject({ name: 'user', ...lasting })
    expect(user).not.toHaveProperty('httpOnly')
    expect(JSON.parse(auth?.value ?? '')).toEqual({ token: data.token, user: data.user })
    expect(JSON.parse(user?.value ?? '')).toEqual(data.user)
    expect(user?.value).not.toContain(data.token)
  })

  test('the auth cookie is the session', async () => {
    const [auth] = (await logIn()).cookies
    const cookies = { auth: auth?.value ?? '' }
    const { data } = await door.send(path('auth-session-one'), { cookies })
    expect(data).toMatchObject({ name: maria.name })
  })

  test.each(['x', '{', 'null', '[]', '{"token":1}', '%7B%22token%22%3Anull%7D', '%'])(
    'the auth cookie %j is nobody',
    async auth => {
      const headers = { cookie: `auth=${auth}` }
      expect(await door.send(path('auth-session-one'), { headers })).toMatchObject({
        status: 200,
        data: null,
      })
    },
  )

  test('4.44 logging out clears both cookies', async () => {
    const { data } = await logIn()
    const headers = { authorization: `Bearer ${data.token}` }
    const { cookies } = await door.send(path('auth-logout'), { method: 'POST', headers })
    expect(cookies).toMatchObject([
      { name: 'auth', value: '', maxAge: 0, httpOnly: true },
      { name: 'user', value: '', maxAge: 0 },
    ])
  })

  test('a failed login sets no cookie', async () => {
    const payload = { username: maria.username, password: 'wrong' }
    const { cookies, code } = await door.send(path('auth-login-email'), { method: 'POST', payload })
    expect({ cookies, code }).toEqual({ cookies: [], code: 'customer-not-allowed' })
  })

  test('another site cannot act with the cookie: its Origin gives it away', async () => {
    const [auth] = (await logIn()).cookies
    const cookies = { auth: auth?.value ?? '' }
    const create = (origin: string) =>
      door.send(path('cart-create'), {
        method: 'POST',
        payload: { type: 'daily', dietCode: 'bal' },
        headers: { origin, host: 'gastra.example' },
        cookies,
      })
    for (const origin of [
      'https://evil.example',
      'http://gastra.example.evil.example',
      'https://evilgastra.example',
      'https://gastra.example:8443',
      'null',
    ])
      expect(await create(origin)).toMatchObject({ status: 401, code: 'user-not-allowed' })
    const { data } = await create('https://gastra.example')
    expect(data.customer).toMatchObject({ name: maria.name })
  })

  test('a header that is no Bearer does not pass the cookie off as a token of its own', async () => {
    const [auth] = (await logIn()).cookies
    const create = (headers: Record<string, string>) =>
      door.send(path('cart-create'), {
        method: 'POST',
        payload: { type: 'daily', dietCode: 'bal' },
        headers,
        cookies: { auth: auth?.value ?? '' },
      })
    const origin = 'https://evil.example'
    for (const authorization of ['Basic eDp5', 'Bearer', 'Bearer a b'])
      expect((await create({ authorization, origin })).code).toBe('user-not-allowed')
    expect((await create({ authorization: `Bearer ${token}`, origin })).code).toBe('ok')
    const own = { authorization: 'Basic eDp5', origin: 'https://gastra.example' }
    expect((await create(own)).code).toBe('ok')
  })

  test('on a plain http address the cookies are not Secure, or no browser would keep them', async () => {
    const plain = await openDoor({ PUBLIC_URL: 'http://localhost:3000' })
    try {
      const payload = { ...nikos, verify: nikos.password }
      const options = { method: 'POST', payload } as const
      const { cookies } = await plain.send(path('auth-register-email'), options)
      expect(cookies).toHaveLength(2)
      for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure')
    } finally {
      await plain.close()
    }
  })
})
