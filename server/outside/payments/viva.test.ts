import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import type { VivaConfig } from '../../config/viva.ts'
import { type Attempt, type Payer, ProviderError, type StartingAttempt } from './provider.ts'
import { sandboxViva } from './sandbox-viva.ts'
import { vivaProvider } from './viva.ts'

const publicUrl = 'http://shop.test'
const keys = { clientId: 'id', clientSecret: 'secret', merchantId: 'merchant', apiKey: 'key' }
const payer: Payer = {
  email: 'maria@example.gr',
  name: 'Μαρία Παπαδάκη',
  phone: '+306944123456',
  lang: 'el',
}

let door: Door
let app: FastifyInstance
let options: VivaConfig
let now = Date.parse('2026-11-23T08:00:00Z')

beforeAll(async () => {
  door = await openDoor()
  app = fastify() as unknown as FastifyInstance
  const viva = { ...optionsAt('http://unused.test'), ...keys }
  const config = { sandbox: true, publicUrl, viva }
  await app.register(sandboxViva({ db: door.db, config, clock: () => new Date(now) }))
  options = optionsAt(await app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await app.close()
  await door.close()
})

describe('1.10 The card provider, over HTTP', () => {
  test('hands out an order with a code that is no number of JavaScript, and a page to pay on', async () => {
    const { attempt, redirectUrl } = await started()
    expect(attempt.providerRef).toMatch(/^\d{16}$/)
    expect(BigInt(attempt.providerRef ?? 0)).toBeGreaterThan(2n ** 53n)
    expect(String(Number(attempt.providerRef))).not.toBe(attempt.providerRef)
    expect(redirectUrl).toBe(`${options.checkoutUrl}/web/checkout?ref=${attempt.providerRef}`)
    expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'pending', amount: null })
  })

  test('an approved payment is paid, in cents, with its transaction', async () => {
    const { attempt } = await started(1999)
    const params = await choose(attempt, 'approve')
    const snapshot = await provider().fetch(attempt, params)
    expect(snapshot).toEqual({
      outcome: 'paid',
      amount: 1999,
      transactionId: params.t,
      reason: null,
    })
  })

  test('is found paid though the browser never came back', async () => {
    const { attempt } = await started()
    await choose(attempt, 'late')
    expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'paid', amount: 3360 })
    const forged = { t: randomUUID() }
    expect(await provider().fetch(attempt, forged)).toMatchObject({ outcome: 'paid' })
  })

  test('a decline is a failure with its code, and a second card may follow', async () => {
    const { attempt } = await started()
    const declined = await choose(attempt, 'decline')
    const failed = await provider().fetch(attempt, declined)
    expect(failed).toMatchObject({ outcome: 'failed', reason: 'E 10051', transactionId: null })
    const approved = await choose(attempt, 'approve')
    expect(await provider().fetch(attempt, approved)).toMatchObject({ outcome: 'paid' })
    // The first return, come again late, does not hide the money.
    expect(await provider().fetch(attempt, declined)).toMatchObject({ outcome: 'paid' })
  })

  test('who walks away has failed to pay', async () => {
    const { attempt } = await started()
    const params = await choose(attempt, 'abandon')
    expect(await provider().fetch(attempt, params)).toMatchObject({
      outcome: 'failed',
      reason: 'E 2061',
    })
  })

  test("another order's transaction pays nothing", async () => {
    const bought = await started(500)
    const { t } = await choose(bought.attempt, 'approve')
    const { attempt } = await started(500)
    const stolen = { t: t ?? '', s: attempt.providerRef ?? '' }
    expect(await provider().fetch(attempt, stolen)).toMatchObject({ outcome: 'pending' })
  })

  test('a transaction id that is none is not put into an address', async () => {
    const { attempt } = await started()
    for (const t of ['../../api/orders', 'x', '', `${randomUUID()}?a=b`])
      expect(await provider().fetch(attempt, { t })).toMatchObject({ outcome: 'pending' })
  })

  test('what was taken back can no longer be paid, also when it is taken back twice', async () => {
    const { attempt } = await started()
    await provider().cancel(attempt)
    await provider().cancel(attempt)
    expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'cancelled' })
    const response = await post(attempt, 'approve')
    expect(response.status).toBe(409)
    expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'cancelled' })
  })

  test('what was paid cannot be taken back', async () => {
    const { attempt } = await started()
    await choose(attempt, 'approve')
    await expect(provider().cancel(attempt)).rejects.toThrow(ProviderError)
  })

  test('expires after half an hour, and a token that is refused is renewed', async () => {
    const early = now
    const viva = vivaProvider(options, { clock: () => early })
    const { providerRef } = await viva.start(fresh(), payer, 'card')
    const attempt = { ...fresh(), providerRef }
    now += 2 * 3600_000
    expect(await viva.fetch(attempt, { t: randomUUID() })).toMatchObject({ outcome: 'expired' })
  })

  test('refuses less than 30 cents and false keys', async () => {
    await expect(provider().start(fresh(29), payer, 'card')).rejects.toThrow('400')
    const stranger = vivaProvider({ ...options, clientSecret: 'guess' })
    await expect(stranger.start(fresh(), payer, 'card')).rejects.toThrow('401')
    const { attempt } = await started()
    const keyless = vivaProvider({ ...options, apiKey: 'guess' })
    await expect(keyless.fetch(attempt, {})).rejects.toThrow('401')
  })

  test('one token serves calls that come together', async () => {
    let tokens = 0
    const counting: typeof fetch = (input, init) => {
      if (String(input).endsWith('/connect/token')) tokens++
      return fetch(input, init)
    }
    const viva = vivaProvider(options, { fetch: counting, clock: () => now })
    await Promise.all([1, 2, 3].map(() => viva.start(fresh(), payer, 'card')))
    expect(tokens).toBe(1)
  })
})

test('2.19 The reference is read from the return whatever its case, and only where it is one', () => {
  const { referenceIn } = provider()
  expect(referenceIn({ S: '9962462482972601' })).toBe('9962462482972601')
  expect(referenceIn({ t: randomUUID(), s: '9962462482972601', lang: 'el-GR' })).toBe(
    '9962462482972601',
  )
  for (const s of ['', 'abc', '1 or 1=1', '../1234567890']) expect(referenceIn({ s })).toBeNull()
  expect(referenceIn({ t: randomUUID() })).toBeNull()
})

describe('A provider that misbehaves', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })
  const ref = '9962462482972601'
  const attempt = { ...fresh(), providerRef: ref }
  const t = randomUUID()
  const good = `{"amount":33.60,"orderCode":${ref},"statusId":"F","currencyCode":"978","transactionTypeId":5,"merchantTrns":"${attempt.id}"}`

  /** A Viva that answers its token, the given transaction, and that the order still waits. */
  async function odd(transaction: string, others: RequestListener = waits): Promise<VivaConfig> {
    const server = createServer((request, response) => {
      const { url = '' } = request
      response.setHeader('content-type', 'application/json')
      if (url === '/connect/token')
        return void response.end('{"access_token":"a","expires_in":3600,"token_type":"Bearer"}')
      if (url.startsWith('/checkout/v2/transactions/')) return void response.end(transaction)
      others(request, response)
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    return { ...optionsAt(url), accountsUrl: url, apiUrl: url, legacyUrl: url }
  }
  const waits: RequestListener = (_request, response) => response.end('{"StateId":0}')

  test('is understood with the currency as a text or as a number', async () => {
    for (const text of [good, good.replace('"978"', '978')]) {
      const viva = vivaProvider(await odd(text))
      expect(await viva.fetch(attempt, { T: t })).toMatchObject({ outcome: 'paid', amount: 3360 })
    }
  })

  test.each([
    ['another attempt', good.replace(attempt.id, randomUUID())],
    ['another order', good.replace(ref, '9962462482972602')],
    ['another currency', good.replace('978', '840')],
    ['no currency', good.replace('"currencyCode":"978",', '')],
  ])('is not believed about a payment of %s', async (_what, text) => {
    const viva = vivaProvider(await odd(text))
    expect(await viva.fetch(attempt, { t })).toMatchObject({ outcome: 'pending', amount: null })
  })

  test('is not believed about an amount: that is left to settling, to the cent', async () => {
    for (const [euros, cents] of [
      ['33.59', 3359],
      ['0.29', 29],
      ['1.005', 100],
      ['35', 3500],
    ]) {
      const viva = vivaProvider(await odd(good.replace('33.60', String(euros))))
      expect((await viva.fetch(attempt, { t })).amount).toBe(cents)
    }
  })

  test.each([
    ['garbage', '<html>maintenance</html>'],
    ['an empty answer', ''],
    ['another shape', '{"amount":"a lot"}'],
  ])('that answers %s counts as away', async (_what, text) => {
    const viva = vivaProvider(await odd(text))
    await expect(viva.fetch(attempt, { t })).rejects.toThrow(ProviderError)
  })

  test('that fails, is slow, sends elsewhere or is gone counts as away', async () => {
    const fails = await odd('', (_request, response) => response.writeHead(500).end('{}'))
    await expect(vivaProvider(fails).start(fresh(), payer, 'card')).rejects.toThrow(ProviderError)
    const slow = await odd('', () => {})
    const impatient = vivaProvider(slow, { timeout: 50 })
    await expect(impatient.start(fresh(), payer, 'card')).rejects.toThrow(ProviderError)
    const elsewhere = await odd('', (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    )
    await expect(vivaProvider(elsewhere).cancel(attempt)).rejects.toThrow(ProviderError)
    const gone = vivaProvider(optionsAt('http://127.0.0.1:1'))
    await expect(gone.start(fresh(), payer, 'card')).rejects.toThrow(ProviderError)
  })

  test('that was away once is asked for a token again', async () => {
    let up = false
    const url = options.accountsUrl
    const flaky: typeof fetch = (input, init) =>
      up || !String(input).startsWith(url)
        ? fetch(input, init)
        : Promise.reject(new TypeError('fetch failed'))
    const viva = vivaProvider(options, { fetch: flaky, clock: () => now })
    await expect(viva.start(fresh(), payer, 'card')).rejects.toThrow(ProviderError)
    up = true
    expect((await viva.start(fresh(), payer, 'card')).providerRef).toMatch(/^\d{16}$/)
  })
})

function optionsAt(url: string): VivaConfig {
  const here = `${url}/sandbox/viva`
  return {
    accountsUrl: `${here}/accounts`,
    apiUrl: `${here}/api`,
    checkoutUrl: here,
    legacyUrl: here,
    sourceCode: 'Default',
    ...keys,
  }
}

function provider() {
  return vivaProvider(options, { clock: () => now })
}

function fresh(amount = 3360): StartingAttempt {
  const id = randomUUID()
  const provider = { provider: 'viva', providerRef: null, secret: null }
  const time = { createdAt: now, expiresAt: now + 1_800_000 }
  return { id, orderId: 'order', orderNumber: 1001, ...provider, amount, ...time }
}

async function started(amount = 3360) {
  const attempt = fresh(amount)
  const { providerRef, redirectUrl } = await provider().start(attempt, payer, 'card')
  return { attempt: { ...attempt, providerRef }, redirectUrl }
}

function post({ providerRef }: Attempt, outcome: string): Promise<Response> {
  const url = options.checkoutUrl.replace('/sandbox/viva', `/sandbox/pay/${providerRef}`)
  const body = new URLSearchParams({ outcome })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

/** Chooses on the provider's page; answers what the return address says. */
async function choose(attempt: Attempt, outcome: string): Promise<Record<string, string>> {
  const response = await post(attempt, outcome)
  const location = response.headers.get('location')
  return location ? Object.fromEntries(new URL(location).searchParams) : {}
}
