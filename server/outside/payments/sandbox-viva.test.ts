import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import { sandboxViva } from './sandbox-viva.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

describe('1.10 The page to pay on', () => {
  test('is plainly a test in both languages, and shows amount and order in the language asked for', async () => {
    const greek = await show(await newOrder({ requestLang: 'el-GR' }))
    expect(greek.statusCode).toBe(200)
    expect(greek.body).toContain('<html lang="el">')
    expect(greek.body).toContain('Δοκιμαστική σελίδα')
    expect(greek.body).toContain('Test page: no card is charged')
    expect(greek.body).toContain('33,60€')
    expect(greek.body).toContain('Παραγγελία #1042')
    const english = await show(await newOrder({ requestLang: 'en-GB' }))
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('Decline the card')
  })

  test('is one form that works without scripts', async () => {
    const code = await newOrder()
    const { body, headers } = await show(code)
    expect(body.match(/<form /g)).toHaveLength(1)
    expect(body).toContain(`<form method="post" action="/sandbox/pay/${code}">`)
    const outcomes = [...body.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)
    expect(outcomes).toEqual(['approve', 'decline', 'abandon', 'late'])
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("form-action 'self' http://shop.test")
  })

  test('writes what the merchant sent as text', async () => {
    const { body } = await show(await newOrder({ customerTrns: '<b>"Δείπνο" & γλυκό</b>' }))
    expect(body).toContain('&lt;b&gt;&quot;Δείπνο&quot; &amp; γλυκό&lt;/b&gt;')
  })

  test("stands where the provider's own address leads", async () => {
    const code = await newOrder()
    const url = `/sandbox/viva/web/checkout?ref=${code}`
    const { statusCode, headers } = await door.app.inject({ url })
    expect([statusCode, headers.location]).toEqual([302, `/sandbox/pay/${code}`])
  })

  test('is not found for a code that nobody handed out', async () => {
    for (const url of [
      '/sandbox/pay/9007199254740993',
      '/sandbox/pay/x%00y',
      '/sandbox/viva/web/checkout?ref=//evil.test',
      '/sandbox/viva/web/checkout',
    ]) {
      const { statusCode, body } = await door.app.inject({ url })
      expect([url, statusCode]).toEqual([url, 404])
      expect(body).toContain('There is no such payment')
    }
  })
})

describe('2.19 The way back to the shop', () => {
  test.each([
    ['approve', '0', '1'],
    ['decline', '10051', '0'],
    ['abandon', '2061', '0'],
  ])('after %s carries event %s', async (outcome, eventId, eci) => {
    const code = await newOrder({ requestLang: 'en-GB' })
    const { statusCode, headers } = await choose(code, outcome)
    expect(statusCode).toBe(303)
    const url = new URL(String(headers.location))
    expect(url.origin + url.pathname).toBe('http://shop.test/checkout/viva')
    const { t, ...rest } = Object.fromEntries(url.searchParams)
    expect(t).toMatch(/^[0-9a-f-]{36}$/)
    expect(rest).toEqual({ s: code, lang: 'en-GB', eventId, eci })
  })

  test('is never taken when the payment comes late', async () => {
    const { statusCode, headers, body } = await choose(await newOrder(), 'late')
    expect([statusCode, headers.location]).toEqual([200, undefined])
    expect(body).toContain('Η πληρωμή εγκρίθηκε')
  })

  test('is offered by an order that is paid, expired or taken back, which nobody can pay again', async () => {
    const code = await newOrder()
    const { headers } = await choose(code, 'approve')
    const again = await choose(code, 'approve')
    expect(again.statusCode).toBe(409)
    expect(again.body).toContain('έχει ήδη πληρωθεί')
    expect(again.body).toContain(String(headers.location).replaceAll('&', '&amp;'))
    const short = await newOrder({ paymentTimeout: 0 })
    expect((await show(short)).body).toContain('έληξε')
    expect((await choose(short, 'approve')).statusCode).toBe(409)
  })

  test('needs a choice', async () => {
    expect((await choose(await newOrder(), 'steal')).statusCode).toBe(400)
  })
})

test('Two approvals at once pay once', async () => {
  const code = await newOrder()
  const answers = await Promise.all(Array.from({ length: 8 }, () => choose(code, 'approve')))
  expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
})

test('Nothing of it exists where real keys are configured', async () => {
  const app = fastify()
  const config = { ...door.shop.config, sandbox: false }
  await app.register(sandboxViva({ db: door.db, config }))
  const { statusCode } = await app.inject({ url: '/sandbox/pay/9007199254740993' })
  expect([statusCode, app.hasRoute({ method: 'POST', url: '/sandbox/pay/:code' })]).toEqual([
    404,
    false,
  ])
  await app.close()
})

async function newOrder(wanted: Record<string, unknown> = {}): Promise<string> {
  const { requestLang = 'el-GR', customerTrns = 'Παραγγελία #1042', ...rest } = wanted
  const token = await door.app.inject({
    method: 'POST',
    url: '/sandbox/viva/accounts/connect/token',
    headers: {
      authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
  const { body } = await door.app.inject({
    method: 'POST',
    url: '/sandbox/viva/api/checkout/v2/orders',
    headers: { authorization: `Bearer ${token.json().access_token}` },
    payload: { amount: 3360, customerTrns, customer: { requestLang }, ...rest },
  })
  return /^\{"orderCode":(\d{16})\}$/.exec(body)?.[1] ?? body
}

const show = (code: string) => door.app.inject({ url: `/sandbox/pay/${code}` })

function choose(code: string, outcome: string) {
  return door.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${code}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
}
