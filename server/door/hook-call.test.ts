import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls, methodOf } from '#shop/calls.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { type Door, openDoor, path, sharedPath } from '../../test/door.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const names = Object.keys(calls) as CallName[]
const json = { 'content-type': 'application/json' }

describe('3.33 7.06 every answer is code, data and message', () => {
  test('a success is 2xx and ok', async () => {
    const { app } = door
    const response = await app.inject({
      url: path('repository-values'),
      query: { apiKey: 'demo', business: 'demo' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(Object.keys(response.json())).toEqual(['code', 'data', 'message'])
    expect(response.json()).toMatchObject({ code: 'ok', message: '' })
  })

  test('a refusal has its code, its status and its text', async () => {
    const answer = await door.send(path('meal-one'), { query: { slug: 'pizza', lang: 'en' } })
    expect(answer).toMatchObject({
      status: 404,
      code: 'meal-not-found',
      data: null,
      message: 'We couldn’t find this meal.',
    })
  })

  test('nobody keeps the answer to a call', async () => {
    expect((await door.send(path('meal-collection'))).headers['cache-control']).toBe('no-store')
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
      expect(await door.send(url, { method })).toMatchObject({
        status: 404,
        code: 'hook-not-found',
      })
  })

  test.each([[{ apiKey: '' }], [{ apiKey: 'DEMO' }], [{ apiKey: ['demo', 'demo'] }]])(
    'the key %o is invalid-api-key, in both variants',
    async query => {
      for (const url of [path('meal-collection'), sharedPath('meal-collection')])
        expect(await door.send(url, { query })).toMatchObject({
          status: 400,
          code: 'invalid-api-key',
        })
    },
  )

  test.each([[{ business: '' }], [{ business: 'zzz' }], [{ business: ['demo', 'demo'] }]])(
    'the business %o is invalid-input, in both variants',
    async query => {
      for (const url of [path('meal-collection'), sharedPath('meal-collection')])
        expect(await door.send(url, { query })).toMatchObject({
          status: 400,
          code: 'invalid-input',
          data: { errors: [{ field: 'business' }] },
        })
    },
  )

  test('no call goes without its key and its business', async () => {
    for (const name of names)
      for (const [without, code] of [
        ['apiKey', 'invalid-api-key'],
        ['business', 'invalid-input'],
      ] as const) {
        const query = { apiKey: 'demo', business: 'demo', [without]: '' }
        const answer = await door.send(path(name), { method: methodOf(name), query })
        expect([name, answer.status, answer.code]).toEqual([name, 400, code])
      }
  })

  test('a wrong method is 405 and told the right one, for every call', async () => {
    for (const name of names)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        if (method === methodOf(name)) continue
        const answer = await door.send(path(name), { method })
        expect(answer).toMatchObject({ status: 405, code: 'method-not-allowed' })
        expect(answer.headers.allow).toBe(methodOf(name))
      }
  })
})

describe('bodies', () => {
  const body = JSON.stringify({ type: 'daily', dietCode: 'bal' })
  const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
    door.send(path('cart-create'), { method: 'POST', payload, headers })

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
    const answer = await door.send(path('auth-register-email'), {
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
        const answer = await door.send(path(name), { method: 'POST', query, headers })
        expect(answer).toMatchObject({ status: 200, code: 'ok' })
      }
  })
})

describe('1.02 1.18 7.04 the language of an answer', () => {
  const slug = { slug: 'pastitsio' }
  const nameIn = async (options: InjectOptions, url = path('meal-one')) =>
    (await door.send(url, { ...options, query: { ...slug, ...(options.query as object) } })).data
      .name

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
      expect((await door.send(path('cart-create'), broken)).message).toBe(
        refusalText['invalid-input'][lang],
      )
      const none = await door.send('/api/nothing', { headers: { lang } })
      expect(none.message).toBe(refusalText['hook-not-found'][lang])
    }
  })
})
