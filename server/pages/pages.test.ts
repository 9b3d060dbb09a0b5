import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { plainPages } from '../../test/plain-pages.ts'
import { httpLimits } from '../http-limits.ts'

const { pages, rendered } = plainPages()
let door: Door
beforeAll(async () => {
  door = await openDoor({}, pages)
})
afterAll(() => door.close())
afterEach(() => {
  rendered.length = 0
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, headers: answered, body } = await door.app.inject({ url, headers })
  return { status, to: answered.location, headers: answered, body }
}

describe('2.03 a page has one address', () => {
  test.each([
    ['/checkout/', '/checkout'],
    ['/CHECKOUT', '/checkout'],
    ['/%63heckout', '/checkout'],
    ['/Plans', '/plans'],
    ['/menu/weekly/', '/menu/weekly'],
    ['//date-time//', '/date-time'],
    ['/PRODUCT/Gemista', '/product/gemista'],
    ['/Account/Orders/AbC/', '/account/orders/AbC'],
    ['/checkout/viva/?t=A1&s=b', '/checkout/viva?t=A1&s=b'],
    ['/Checkout/Epay/Success?a=r', '/checkout/epay/success?a=r'],
  ])('%s leads to %s before it is rendered', async (typed, canonical) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await door.app.inject({ url: typed, method })
      expect([method, statusCode, headers.location]).toEqual([method, 308, canonical])
    }
    expect(rendered).toEqual([])
  })

  test.each(['/nothing', '/Checkout/other', '//evil.example', '/%E0%A4%A', '/a//b'])(
    '%s is none, and leads home with a word about it',
    async typed => {
      expect(await get(typed)).toMatchObject({ status: 302, to: '/?not-found=1' })
      expect(rendered).toEqual([])
    },
  )

  test('a file of an older build is no page, and is answered as gone', async () => {
    expect((await get('/assets/menu-old1.js')).status).toBe(404)
  })

  test('home says it only there, and is kept as a page of its own', async () => {
    await get('/?not-found=1')
    await get('/?not-found=2&x=1')
    await get('/?x=1')
    await get('/menu?not-found=1')
    expect(rendered.map(({ path, search }) => path + search)).toEqual([
      '/?not-found=1',
      '/',
      '/menu',
    ])
  })

  test('the router’s data has it too: other spellings share the page’s own', async () => {
    const own = await get('/plans.data')
    for (const typed of ['/Plans.data', '/plans/_.data', '//PLANS.data'])
      expect(await get(typed)).toMatchObject({ status: 200, body: own.body })
    const nowhere = await get('/nothing.data')
    expect(nowhere).toMatchObject({ status: 202 })
    expect(nowhere.body).toContain('/?not-found=1')
    expect((await get('/nothing/else.data')).body).toBe(nowhere.body)
  })
})

describe('a page is rendered once', () => {
  test('for each language, whatever else the address or the visitor brings', async () => {
    for (const url of ['/plans/weekly', '/plans/weekly?_routes=x', '/plans/weekly?utm=1&goal=2'])
      for (const cookie of ['', 'lang=en', 'lang=xx', 'auth=1'])
        expect((await get(url, { cookie })).status).toBe(200)
    expect(rendered).toEqual([
      { path: '/plans/weekly', search: '', lang: 'el' },
      { path: '/plans/weekly', search: '', lang: 'en' },
    ])
  })

  test('for all who ask while it is rendered', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/contact-us')))
    expect(rendered).toHaveLength(1)
  })

  test('for all orders and all companies, where the id belongs to a customer', async () => {
    const bodies = []
    for (const id of ['1', 'A_b', '%00', '-'])
      bodies.push((await get(`/account/orders/${id}`)).body)
    for (const spot of ['lefka', 'other']) await get(`/business/${spot}/report`)
    expect(new Set(bodies).size).toBe(1)
    expect(rendered.map(({ path }) => path)).toEqual(['/account/orders/-', '/business/-/report'])
  })

  test('its data for each choice among its own routes, and no other', async () => {
    const data = async (query: string) => (await get(`/business.data${query}`)).body
    const whole = await data('')
    expect(whole).toContain('root')
    const own = await data('?_routes=pages%2Fbusiness')
    expect(own).not.toContain('root')
    expect(await data('?_routes=invented,pages/business,pages/menu')).toBe(own)
    for (const query of ['?_routes=invented', '?_routes=', '?_routes=pages/business,root', '?x=1'])
      expect([query, await data(query)]).toEqual([query, whole])
  })

  test('and again after the catalogue has changed', async () => {
    const { catalogue } = door.shop
    await get('/business')
    await get('/business')
    Object.assign(door.shop, { catalogue: () => ({ ...catalogue(), version: 'next' }) })
    await get('/business')
    Object.assign(door.shop, { catalogue })
    expect(rendered).toHaveLength(2)
  })
})

describe('a page is sent', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['x-brotli', undefined],
    ['*', 'br'],
    ['', undefined],
  ])('to a browser that takes %j as %s', async (accepted, encoding) => {
    const { headers } = await get('/plans', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('not again to a browser that has it, however its proxy tells', async () => {
    const etag = String((await get('/plans')).headers.etag)
    for (const tags of [etag, `W/${etag}`, `"old", ${etag}`, '*'])
      expect([tags, (await get('/plans', { 'if-none-match': tags })).status]).toEqual([tags, 304])
    expect((await get('/plans', { 'if-none-match': '"old"' })).status).toBe(200)
  })
})

describe('where there are limits', () => {
  test('one address has so many new pages rendered in a minute, and the kept ones go on', async () => {
    const limited = await openDoor({ RATE_LIMIT: 'on' }, plainPages().pages)
    const ask = (url: string, headers = {}) =>
      limited.app.inject({ url, headers: { accept: 'text/html', ...headers } })
    await ask('/')
    for (let invented = 1; invented < httpLimits.renderings; invented++)
      expect((await ask(`/product/invented-${invented}`)).statusCode).toBe(200)
    for (const [lang, word] of [
      ['el', 'Δοκίμασε ξανά'],
      ['en', 'Try again'],
    ] as const) {
      const refused = await ask('/product/one-more', { cookie: `lang=${lang}` })
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([
        429,
        'text/html; charset=utf-8',
      ])
      expect(refused.body).toContain(`<html lang="${lang}">`)
      expect(refused.body).toContain(word)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    const data = await limited.app.inject('/product/one-more.data')
    expect([data.statusCode, data.json().code]).toEqual([429, 'too-many-requests'])
    expect((await ask('/')).statusCode).toBe(200)
    await limited.close()
  })
})
