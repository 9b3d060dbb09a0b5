import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, methodOf } from '#shop/calls.ts'
import { type Door, openDoor, path, sharedPath } from '../../test/door.ts'
import type { Hook } from '../calls/hook.ts'
import { hooks } from './hooks.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const table = Object.entries(hooks) as [CallName, Hook][]

describe('7.03 the share variant', () => {
  test('serves what needs neither customer nor cart, and nothing else', async () => {
    for (const [name, hook] of table) {
      const query = { slug: 'pastitsio', q: 'Ερμού', cver: '1' }
      const { status, code, headers } = await door.send(sharedPath(name), { query })
      if (!hook.shared) expect([name, status, code]).toEqual([name, 404, 'hook-not-found'])
      else expect([name, code]).not.toEqual([name, 'hook-not-found'])
      if (!hook.shared) expect(headers.etag).toBeUndefined()
    }
    const names = table.filter(([, hook]) => hook.shared).map(([name]) => name)
    expect(names).toContain('meal-collection')
    expect(names.filter(name => /^(cart|customer|auth|payment)-/.test(name))).toEqual([])
    for (const name of names) expect(methodOf(name)).toBe('GET')
  })

  test('answers the same as the call itself, to be kept', async () => {
    const query = { cver: '1', lang: 'en', category: 'vegan' }
    const answer = await door.send(sharedPath('meal-collection'), { query })
    const own = await door.send(path('meal-collection'), { query })
    expect(answer.data).toEqual(own.data)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/)
  })

  test('answers 304 to whoever has it already, until the language or the shop changes', async () => {
    const query = { cver: '1', lang: 'en' }
    const first = await door.send(sharedPath('meal-collection'), { query })
    const etag = String(first.headers.etag)
    const again = { query, headers: { 'if-none-match': etag } }
    const same = await door.send(sharedPath('meal-collection'), again)
    expect({ status: same.status, code: same.code }).toEqual({ status: 304, code: undefined })
    const greek = { ...again, query: { ...query, lang: 'el' } }
    expect((await door.send(sharedPath('meal-collection'), greek)).status).toBe(200)
  })

  test('answers 304 to a weak tag, to one of several and to any', async () => {
    const url = sharedPath('plan-collection')
    const etag = String((await door.send(url)).headers.etag)
    for (const tags of [`W/${etag}`, `"old", ${etag}`, `W/"old",W/${etag}`, '*'])
      expect([tags, (await door.send(url, { headers: { 'if-none-match': tags } })).status]).toEqual(
        [tags, 304],
      )
    expect((await door.send(url, { headers: { 'if-none-match': 'W/"old"' } })).status).toBe(200)
  })

  test('takes GET and HEAD; any other method is 405 and told them', async () => {
    const url = sharedPath('plan-collection')
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await door.send(url, { method })
      expect(answer).toMatchObject({ status: 405, code: 'method-not-allowed' })
      expect(answer.headers.allow).toBe('GET, HEAD')
    }
    expect((await door.send(url, { method: 'HEAD' })).status).toBe(200)
  })

  test.each([[''], ['2'], [['1', '1']]])('the version %o is invalid-input', async cver => {
    const answer = await door.send(sharedPath('plan-collection'), { query: { cver } })
    expect(answer).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field: 'cver' }] },
    })
    expect(answer.headers.etag).toBeUndefined()
  })

  test('is the same for everybody: it knows no cookie and no token', async () => {
    const options = { cookies: { lang: 'en', auth: '%7B%22token%22%3A%22x%22%7D' } }
    const answer = await door.send(sharedPath('meal-one'), {
      query: { slug: 'pastitsio' },
      ...options,
    })
    expect(answer.data.name).toContain('Παστίτσιο')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers.vary).toContain('Lang')
  })

  test('travels packed as the client asks, and is made once a minute', async () => {
    const ask = (encoding: string) =>
      door.app.inject({
        url: sharedPath('meal-collection'),
        query: { apiKey: 'demo', business: 'demo', cver: '1', lang: 'en' },
        headers: { 'accept-encoding': encoding },
      })
    const plain = await ask('identity')
    const packed = await ask('gzip, br')
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Lang, Accept-Encoding',
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(plain.payload)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    expect((await ask('gzip, br')).rawPayload).toEqual(packed.rawPayload)
    expect((await ask('br;q=0')).headers['content-encoding']).toBeUndefined()
  })

  test('never lets a refusal be kept', async () => {
    const answer = await door.send(sharedPath('meal-one'), { query: { slug: 'pizza' } })
    expect(answer).toMatchObject({ status: 404, code: 'meal-not-found' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })
})
