import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

const script = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8')
const origin = 'https://shop.test'

type Listener = (event: object) => void
type Asked = string | { readonly url: string }

let network: (url: string) => Response | Promise<Response>
let isFull: boolean
let isLoggedIn: boolean
let kept: Map<string, Map<string, Response>>
let listeners: Map<string, Listener>

const urlOf = (asked: Asked) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href

/** A browser's caches in memory. */
const caches = {
  async open(name: string) {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      put: async (asked: Asked, response: Response) => {
        if (isFull) throw new Error('QuotaExceededError')
        entries.delete(urlOf(asked))
        entries.set(urlOf(asked), response)
      },
      match: async (asked: Asked) => entries.get(urlOf(asked))?.clone(),
      keys: async () => [...entries.keys()].map(url => ({ url })),
      delete: async (asked: Asked) => entries.delete(urlOf(asked)),
      addAll: async () => {},
    }
  },
  delete: async (name: string) => kept.delete(name),
  keys: async () => [...kept.keys()],
}

/** Starts the worker, in a browser that tells it of cookies or in one that does not. */
async function start({ tellsCookies = false } = {}): Promise<void> {
  listeners = new Map()
  runInNewContext(script, {
    caches,
    URL,
    Response,
    location: { origin },
    self: tellsCookies ? { cookieStore: true } : {},
    cookieStore: { get: async () => (isLoggedIn ? { value: 'maria' } : null) },
    fetch: async (asked: Asked) => network(urlOf(asked)),
    skipWaiting: async () => {},
    clients: { get: async () => null },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  })
  await happen('install', {})
}

beforeEach(async () => {
  network = url => new Response(`<p>${url}</p>`)
  isFull = false
  isLoggedIn = true
  kept = new Map()
  await start()
})

/** Dispatches an event, waits for its end and answers its response. */
async function happen(name: string, event: object): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get(name)?.({
    ...event,
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (response: Promise<Response>) => {
      answer = response
    },
  })
  const response = await answer
  for (const wait of waits) await wait
  return response
}

const ask = (path: string, request: { mode?: string; method?: string } = {}) =>
  happen('fetch', { request: { url: origin + path, method: 'GET', mode: 'cors', ...request } })
const visit = (path: string) => ask(path, { mode: 'navigate' })
const orders = '/api/content/v1/account/demo/repository/shop/hook/call/customer-order-collection/1'
const offline = () => {
  network = () => {
    throw new TypeError('Failed to fetch')
  }
}

test.each(['/desk', '/desk/people', orders.replace('/shop/', '/desk/')])(
  'the staff room is passed by: %s',
  async path => {
    expect(await visit(path)).toBeUndefined()
    expect(await ask(path)).toBeUndefined()
    expect([...kept.values()].flatMap(entries => [...entries.keys()])).not.toContain(origin + path)
  },
)

test('what was seen last stands in where there is no network', async () => {
  await visit('/product/gemista')
  await ask(orders)
  offline()
  expect(await (await visit('/product/gemista'))?.text()).toContain('/product/gemista')
  expect(await (await ask(orders))?.text()).toContain('customer-order-collection')
  await expect(ask('/product/unseen.data')).rejects.toThrow('Failed to fetch')
})

test('keeps so many pages and no more, and those where one starts among them', async () => {
  for (let number = 0; number < 200; number++) await visit(`/product/${number}`)
  const pages = [...(kept.get('pages-1')?.keys() ?? [])]
  expect(pages.length).toBeLessThanOrEqual(152)
  expect(pages).toEqual(
    expect.arrayContaining([`${origin}/menu`, `${origin}/account/orders`, `${origin}/product/199`]),
  )
})

test('2.03 home is not kept with its word about a path that does not exist', async () => {
  expect((await visit('/?not-found=1'))?.status).toBe(200)
  expect(kept.get('pages-1')?.has(`${origin}/`)).toBe(false)
  await visit('/?lang=en')
  expect(kept.get('pages-1')?.has(`${origin}/`)).toBe(true)
})

test('a storage that is full takes nothing from who has a network', async () => {
  isFull = true
  expect((await visit('/plans'))?.status).toBe(200)
  expect((await ask(orders))?.status).toBe(200)
  expect((await ask('/assets/app.js'))?.status).toBe(200)
})

test('nothing of a customer is left after somebody logs in or out', async () => {
  await ask(orders)
  expect(kept.has('mine-1')).toBe(true)
  await ask(orders.replace('customer-order-collection', 'auth-logout'), { method: 'POST' })
  expect(kept.has('mine-1')).toBe(false)
})

test('nothing of a customer is left where a page finds that the session ended elsewhere', async () => {
  await ask(orders)
  await happen('message', { data: { keptAt: 'x' } })
  expect(kept.has('mine-1')).toBe(true)
  await happen('message', { data: { sessionGone: true } })
  expect(kept.has('mine-1')).toBe(false)
})

test('what was asked before the session ended is not kept after', async () => {
  let answer = (_response: Response) => {}
  const slow = new Promise<Response>(resolve => {
    answer = resolve
  })
  network = () => slow
  const asked = ask(orders)
  await happen('message', { data: { sessionGone: true } })
  answer(new Response('orders'))
  expect(await (await asked)?.text()).toBe('orders')
  expect(kept.has('mine-1')).toBe(false)
})

test('a session that the server does not know leaves nothing of a customer', async () => {
  await ask(orders)
  network = () => new Response('', { status: 401 })
  expect((await ask(orders))?.status).toBe(401)
  expect(kept.has('mine-1')).toBe(false)
})

test('without a network nothing of a customer is shown where the cookie is gone', async () => {
  await start({ tellsCookies: true })
  await ask(orders)
  offline()
  expect((await ask(orders))?.status).toBe(200)
  isLoggedIn = false
  await expect(ask(orders)).rejects.toThrow('Failed to fetch')
  expect(kept.has('mine-1')).toBe(false)
})
