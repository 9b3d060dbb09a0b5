import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalStatus } from '#shop/refusal.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { type Door, openDoor, path } from '../test/door.ts'
import { maria, newCart, nikos, signUp } from '../test/people.ts'
import type { Hook } from './hook.ts'
import { hooks } from './hooks.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'https://gastra.example' })
})
afterAll(() => door.close())

const table = Object.entries(hooks as unknown as Record<string, Hook>)
const json = { 'content-type': 'application/json' }
const shared = (name: string) =>
  `/api/share/v1/content/account/demo/repository/shop/hook/call/${name}/1`

/** A raw request with the demo's key, as any client of the shop could send it. */
async function send(url: string, options: Omit<InjectOptions, 'url'> = {}, at = door) {
  const query = { apiKey: 'demo', ...(options.query as object) }
  const response = await at.app.inject({ method: 'GET', ...options, url, query })
  const { headers, cookies } = response
  const body = response.body && response.json()
  return { status: response.statusCode, headers, cookies, ...body }
}

describe('3.33 7.06 every answer is code, data and message', () => {
  test('a success is 2xx and ok', async () => {
    const { app } = door
    const response = await app.inject({ url: path('repository-values'), query: { apiKey: 'demo' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(Object.keys(response.json())).toEqual(['code', 'data', 'message'])
    expect(response.json()).toMatchObject({ code: 'ok', message: '' })
  })

  test('a refusal has its code, its status and its text', async () => {
    const answer = await send(path('meal-one'), { query: { slug: 'pizza', lang: 'en' } })
    expect(answer).toMatchObject({
      status: 404,
      code: 'meal-not-found',
      data: null,
      message: 'This meal was not found.',
    })
  })

  test('nobody keeps the answer to a call', async () => {
    expect((await send(path('meal-collection'))).headers['cache-control']).toBe('no-store')
  })
})

describe('7.01 7.02 who may call', () => {
  test.each([
    ['another account', path('repository-values').replace('/demo/', '/acme/')],
    ['another repository', path('repository-values').replace('/shop/', '/garage/')],
    ['another version', path('repository-values').replace(/1$/, '2')],
    ['an unknown hook', path('repository-secrets')],
    ['what every object has', path('constructor')],
    ['what every object has', path('__proto__')],
    ['no hook at all', '/api/content/v1/hook'],
    ['no call', '/api/'],
  ])('%s is hook-not-found', async (_, url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect(await send(url, { method })).toMatchObject({ status: 404, code: 'hook-not-found' })
  })

  test.each([[{ apiKey: '' }], [{ apiKey: 'DEMO' }], [{ apiKey: ['demo', 'demo'] }]])(
    'the key %o is invalid-api-key, in both variants',
    async query => {
      for (const url of [path('meal-collection'), shared('meal-collection')])
        expect(await send(url, { query })).toMatchObject({ status: 400, code: 'invalid-api-key' })
    },
  )

  test('a wrong method is 405 and told the right one, for every call', async () => {
    for (const [name, hook] of table)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        if (method === hook.method) continue
        const answer = await send(path(name), { method })
        expect(answer).toMatchObject({ status: 405, code: 'method-not-allowed' })
        expect(answer.headers.allow).toBe(hook.method)
      }
  })
})

describe('paths that cannot be read', () => {
  test('7.06 of a call are invalid-input, in the wrapper', async () => {
    for (const url of ['/api/%', path('meal-one').replace('demo', '%E0%A4%A')])
      expect(await send(url)).toMatchObject({ status: 400, code: 'invalid-input', data: null })
  })

  test('2.03 of anything else lead home, as any other path does', async () => {
    const { statusCode, headers } = await door.app.inject('/%E0%A4%A')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/' })
  })
})

describe('bodies', () => {
  const body = JSON.stringify({ type: 'daily', dietCode: 'bal' })
  const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
    send(path('cart-create'), { method: 'POST', payload, headers })

  test('7.08 one in JSON is taken, with what it says beside', async () => {
    expect(await post(body)).toMatchObject({ status: 200, code: 'ok' })
    const more = JSON.stringify({ type: 'daily', dietCode: 'bal', colour: 'red', price: 0 })
    expect(await post(more)).toMatchObject({ status: 200, code: 'ok' })
  })

  test.each(['{', '', 'null', '[]', '"x"', '1', '{"type":"daily"', '\uFEFF', '{"__proto__":{}}'])(
    'the body %j is invalid-input',
    async payload => {
      expect(await post(payload)).toMatchObject({ status: 400, code: 'invalid-input' })
    },
  )

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'json',
  ])('a body of the type %s is invalid-input', async type => {
    const answer = await post(body, { 'content-type': type })
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('one over 64 KB is body-too-large, and one under it is read', async () => {
    const sized = (bytes: number) => JSON.stringify({ dietCode: 'x'.repeat(bytes) })
    expect(await post(sized(65_600))).toMatchObject({ status: 413, code: 'body-too-large' })
    expect(await post(sized(65_000))).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('what is wrong is told field by field', async () => {
    const payload = JSON.stringify({ name: '', username: 'maria', password: 'short', verify: '' })
    const answer = await send(path('auth-register-email'), {
      method: 'POST',
      payload,
      headers: json,
    })
    expect(answer.data).toEqual({
      errors: [
        { field: 'name', slug: 'required-field' },
        { field: 'username', slug: 'invalid-email' },
        { field: 'password', slug: 'password-rule-error' },
      ],
    })
  })

  test('cart-delete and auth-logout need none, even where its type is named', async () => {
    for (const name of ['cart-delete', 'auth-logout'])
      for (const headers of [{}, json]) {
        const query = { cartId: 'none' }
        const answer = await send(path(name), { method: 'POST', query, headers })
        expect(answer).toMatchObject({ status: 200, code: 'ok' })
      }
  })
})

describe('1.02 1.18 7.04 the language of an answer', () => {
  const slug = { slug: 'pastitsio' }
  const nameIn = async (options: InjectOptions, url = path('meal-one')) =>
    (await send(url, { ...options, query: { ...slug, ...(options.query as object) } })).data.name

  test('is Greek, unless the query, the header or the cookie say otherwise, in this order', async () => {
    const el = 'Παστίτσιο'
    const en = 'Pastitsio'
    expect(await nameIn({})).toContain(el)
    expect(await nameIn({ cookies: { lang: 'en' } })).not.toContain(el)
    expect(await nameIn({ headers: { lang: 'en' } })).not.toContain(el)
    expect(await nameIn({ query: { lang: 'en' } })).not.toContain(el)
    expect(await nameIn({ headers: { lang: 'el' }, cookies: { lang: 'en' } })).toContain(el)
    expect(await nameIn({ query: { lang: 'el' }, headers: { lang: 'en' } })).toContain(el)
    expect((await nameIn({ query: { lang: 'en' } })).toLowerCase()).toContain(en.toLowerCase())
  })

  test('is Greek where another one is asked for', async () => {
    for (const lang of ['fr', 'EN', '', 'en-GB'])
      expect(await nameIn({ query: { lang }, headers: { lang }, cookies: { lang } })).toContain(
        'Παστίτσιο',
      )
  })

  test('is that of its refusals too', async () => {
    for (const lang of ['el', 'en'] as const) {
      const broken = { method: 'POST', payload: '{', headers: { ...json, lang } } as const
      expect((await send(path('cart-create'), broken)).message).toBe(
        refusalText['invalid-input'][lang],
      )
      const none = await send('/api/nothing', { headers: { lang } })
      expect(none.message).toBe(refusalText['hook-not-found'][lang])
    }
  })
})

describe('7.03 the share variant', () => {
  test('serves what needs neither customer nor cart, and nothing else', async () => {
    for (const [name, hook] of table) {
      const query = { slug: 'pastitsio', q: 'Ερμού', cver: '1' }
      const { status, code, headers } = await send(shared(name), { query })
      if (!hook.shared) expect([name, status, code]).toEqual([name, 404, 'hook-not-found'])
      else expect([name, code]).not.toEqual([name, 'hook-not-found'])
      if (!hook.shared) expect(headers.etag).toBeUndefined()
    }
    const names = table.filter(([, hook]) => hook.shared).map(([name]) => name)
    expect(names).toContain('meal-collection')
    expect(names.filter(name => /^(cart|customer|auth|payment)-/.test(name))).toEqual([])
    for (const name of names) expect(hooks[name as 'meal-one'].method).toBe('GET')
  })

  test('answers the same as the call itself, to be kept', async () => {
    const query = { cver: '1', lang: 'en', category: 'vegan' }
    const answer = await send(shared('meal-collection'), { query })
    const own = await send(path('meal-collection'), { query })
    expect(answer.data).toEqual(own.data)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/)
  })

  test('answers 304 to whoever has it already, until the language or the shop changes', async () => {
    const query = { cver: '1', lang: 'en' }
    const first = await send(shared('meal-collection'), { query })
    const etag = String(first.headers.etag)
    const again = { query, headers: { 'if-none-match': etag } }
    const same = await send(shared('meal-collection'), again)
    expect({ status: same.status, code: same.code }).toEqual({ status: 304, code: undefined })
    const greek = { ...again, query: { ...query, lang: 'el' } }
    expect((await send(shared('meal-collection'), greek)).status).toBe(200)
  })

  test('is the same for everybody: it knows no cookie and no token', async () => {
    const options = { cookies: { lang: 'en', auth: '%7B%22token%22%3A%22x%22%7D' } }
    const answer = await send(shared('meal-one'), { query: { slug: 'pastitsio' }, ...options })
    expect(answer.data.name).toContain('Παστίτσιο')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers.vary).toContain('Lang')
  })

  test('never lets a refusal be kept', async () => {
    const answer = await send(shared('meal-one'), { query: { slug: 'pizza' } })
    expect(answer).toMatchObject({ status: 404, code: 'meal-not-found' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })
})

describe('7.04 3.03 who is calling', () => {
  const logIn = (headers: Record<string, string> = {}) => {
    const { username, password } = maria
    const payload = { username, password }
    return send(path('auth-login-email'), { method: 'POST', payload, headers })
  }
  let token: string
  beforeAll(async () => {
    token = await signUp(door, maria)
  })

  test('a Bearer token is the session, whatever the case of its name', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const { data } = await send(path('auth-session-one'), { headers: { authorization } })
      expect(data).toMatchObject({ name: maria.name, email: maria.username })
    }
  })

  test.each(['Bearer nonsense', 'Basic bWFyaWE6eA==', 'Bearer', `Bearer ${'x'.repeat(500)}`])(
    '"%s" is nobody, and user-not-allowed where somebody is needed',
    async authorization => {
      const headers = { authorization }
      expect((await send(path('auth-session-one'), { headers })).data).toBeNull()
      expect(await send(path('cart-customer-one'), { headers })).toMatchObject({
        status: 401,
        code: 'user-not-allowed',
      })
    },
  )

  test('logging in sets a cookie that scripts cannot read and one that they can', async () => {
    const { cookies, data } = await logIn()
    const [auth, user] = cookies
    const lasting = { path: '/', sameSite: 'Lax', secure: true, maxAge: 12 * 30 * 86_400 }
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
    const { data } = await send(path('auth-session-one'), { cookies })
    expect(data).toMatchObject({ name: maria.name })
  })

  test.each(['x', '{', 'null', '[]', '{"token":1}', '%7B%22token%22%3Anull%7D', '%'])(
    'the auth cookie %j is nobody',
    async auth => {
      const headers = { cookie: `auth=${auth}` }
      expect(await send(path('auth-session-one'), { headers })).toMatchObject({
        status: 200,
        data: null,
      })
    },
  )

  test('4.44 logging out clears both cookies', async () => {
    const { data } = await logIn()
    const headers = { authorization: `Bearer ${data.token}` }
    const { cookies } = await send(path('auth-logout'), { method: 'POST', headers })
    expect(cookies).toMatchObject([
      { name: 'auth', value: '', maxAge: 0, httpOnly: true },
      { name: 'user', value: '', maxAge: 0 },
    ])
  })

  test('a failed login sets no cookie', async () => {
    const payload = { username: maria.username, password: 'wrong' }
    const { cookies, code } = await send(path('auth-login-email'), { method: 'POST', payload })
    expect({ cookies, code }).toEqual({ cookies: [], code: 'customer-not-allowed' })
  })

  test('another site cannot act with the cookie: its Origin gives it away', async () => {
    const [auth] = (await logIn()).cookies
    const cookies = { auth: auth?.value ?? '' }
    const create = (origin: string) =>
      send(path('cart-create'), {
        method: 'POST',
        payload: { type: 'daily', dietCode: 'bal' },
        headers: { origin, host: 'gastra.example' },
        cookies,
      })
    for (const origin of [
      'https://evil.example',
      'http://gastra.example.evil.example',
      'https://evilgastra.example',
      'null',
    ])
      expect(await create(origin)).toMatchObject({ status: 401, code: 'user-not-allowed' })
    const { data } = await create('https://gastra.example')
    expect(data.customer).toMatchObject({ name: maria.name })
  })

  test('on a plain http address the cookies are not Secure, or no browser would keep them', async () => {
    const plain = await openDoor({ PUBLIC_URL: 'http://localhost:3000' })
    try {
      const payload = { ...nikos, verify: nikos.password }
      const options = { method: 'POST', payload } as const
      const { cookies } = await send(path('auth-register-email'), options, plain)
      expect(cookies).toHaveLength(2)
      for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure')
    } finally {
      await plain.close()
    }
  })
})

describe('too many calls', () => {
  test('to log in as one person are 429 and say how long to wait; others go on', async () => {
    const limited = await openDoor({ RATE_LIMIT: 'on' })
    try {
      const tryAs = (username: string) =>
        send(
          path('auth-login-email'),
          { method: 'POST', payload: { username, password: 'x' } },
          limited,
        )
      for (let tries = 0; tries < 10; tries++)
        expect((await tryAs('maria@example.gr')).code).toBe('customer-not-allowed')
      const answer = await tryAs('MARIA@example.gr')
      expect(answer).toMatchObject({ status: 429, code: 'too-many-requests' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect((await tryAs('nikos@example.com')).code).toBe('customer-not-allowed')
      expect((await newCart(limited)).id).toBeTruthy()
    } finally {
      await limited.close()
    }
  })

  test('without limits none are', async () => {
    const payload = { username: 'nobody', password: 'x' }
    for (let tries = 0; tries < 40; tries++)
      expect((await send(path('auth-login-email'), { method: 'POST', payload })).status).toBe(400)
  })
})

describe('openapi.json', () => {
  type Parameter = { name: string; in: string; required: boolean; schema: object }
  type Operation = { operationId: string; parameters: Parameter[]; requestBody?: object }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Answer: { properties: { code: { enum: string[] } } } } }
  }
  const read = async (): Promise<Document> => (await door.app.inject('/api/openapi.json')).json()

  test('7.01 7.03 describes every call and every share variant, and no other', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    const told = Object.entries(paths).map(([at, methods]) => `${Object.keys(methods)} ${at}`)
    const expected = table.flatMap(([name, hook]) => [
      `${hook.method.toLowerCase()} ${path(name)}`,
      ...(hook.shared ? [`get ${shared(name)}`] : []),
    ])
    expect(told.sort()).toEqual(expected.sort())
  })

  test('names each operation once, with its own parameters and body', async () => {
    const { paths } = await read()
    const operations = Object.values(paths).flatMap(methods => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { parameters } of operations) {
      const names = parameters.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toContain('apiKey')
      for (const each of parameters) expect(each).toMatchObject({ in: 'query', schema: {} })
    }
    for (const [name, hook] of table) {
      const operation = paths[path(name)]?.[hook.method.toLowerCase()]
      expect([name, 'requestBody' in (operation ?? {})]).toEqual([name, hook.body !== null])
    }
    const { post } = paths[path('cart-item-add')] ?? {}
    expect(post?.parameters.find(({ name }) => name === 'cartId')?.required).toBe(true)
    expect(JSON.stringify(post?.requestBody)).toContain('"amount":{"type":"integer"')
  })

  test('lists every code that an answer may have', async () => {
    const { enum: codes } = (await read()).components.schemas.Answer.properties.code
    expect(codes).toEqual(['ok', ...Object.keys(refusalStatus)])
  })

  test('shows no secret', async () => {
    const { body } = await door.app.inject('/api/openapi.json')
    expect(body).not.toMatch(/password_hash|sandbox|clientSecret/)
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
