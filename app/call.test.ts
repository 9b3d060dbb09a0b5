import { expect, test, vi } from 'vitest'
import { call, configureCalls } from './call.ts'
import type { PublicConfig } from './config.ts'

const config = { apiBase: '/api', apiKey: 'demo', requestTimeout: 20 } as PublicConfig
const texts = {
  'network-error': 'offline',
  timeout: 'slow',
  aborted: 'stopped',
  'unsupported-protocol': 'odd',
  unavailable: 'closed',
}
const ended = vi.fn()
configureCalls(config, 'en', texts, ended)

async function asked(fetched: typeof fetch) {
  vi.stubGlobal('fetch', fetched)
  return await call('cart-one', { cartId: 'mine' })
}

test('the shop’s own answer is handed over as it came, with its code', async () => {
  const told = { code: 'cart-not-found', data: null, message: 'gone' }
  expect(await asked(async () => Response.json(told, { status: 404 }))).toEqual(told)
})

test('8.01 8.20 no answer at all is the network’s trouble, another’s page is the shop’s', async () => {
  const offline = await asked(() => Promise.reject(new TypeError('fetch failed')))
  expect(offline).toEqual({ code: 'network-error', data: null, message: 'offline' })
  const proxy = await asked(async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  expect(proxy).toEqual({ code: 'unavailable', data: null, message: 'closed' })
  const speaking = await asked(async () => Response.json({ error: 'no upstream' }, { status: 503 }))
  expect(speaking).toEqual({ code: 'unavailable', data: null, message: 'closed' })
})

test('an answer that breaks off is the network’s trouble too', async () => {
  const body = new ReadableStream({ start: stream => stream.error(new TypeError('terminated')) })
  expect(await asked(async () => new Response(body))).toMatchObject({ code: 'network-error' })
})

test('8.20 waiting ends with a timeout', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  expect(await asked(never)).toMatchObject({ code: 'timeout', message: 'slow' })
})

test('8.20 a request that is stopped is told as such', async () => {
  const stopped = new DOMException('stopped', 'AbortError')
  expect(await asked(() => Promise.reject(stopped))).toMatchObject({
    code: 'aborted',
    message: 'stopped',
  })
})

test('8.20 an address that no browser can call is told as such', async () => {
  configureCalls({ ...config, apiBase: 'ftp://shop' }, 'en', texts, ended)
  const answer = await asked(() => Promise.reject(new TypeError('Failed to fetch')))
  configureCalls(config, 'en', texts, ended)
  expect(answer).toMatchObject({ code: 'unsupported-protocol', message: 'odd' })
})

test('4.47 an answer without a session is handed on, and its code is told', async () => {
  const refused = { code: 'user-not-allowed', data: null, message: 'Log in.' }
  expect(await asked(async () => Response.json(refused, { status: 401 }))).toEqual(refused)
  expect(ended.mock.calls).toEqual([['user-not-allowed']])
})
