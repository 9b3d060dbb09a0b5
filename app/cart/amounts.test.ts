import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartAnswer, CartItemAnswer } from '#server/answers.ts'

type Sent = { amount: number; answer: (code: string, data?: unknown) => void }

const sent: Sent[] = []

vi.mock('../call.ts', () => ({
  call: (_name: string, { amount }: { amount: number }) =>
    new Promise(resolve => {
      sent.push({
        amount,
        answer: (code, data = null) => resolve({ code, data, message: '' }),
      })
    }),
}))
vi.mock('./preview.ts', () => ({ preview: (cart: unknown) => cart }))
vi.mock('./watch.ts', () => ({ watchCart: () => {} }))

vi.stubGlobal('navigator', { onLine: true })
const kept = new Map<string, string>()
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('document', { documentElement: { lang: 'el' } })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const { first: greek } = await import('../text/el/index.ts')
const { currentToasts } = await import('../toast.ts')
const { loadWords } = await import('../text/words.ts')
const { cartState, forgetCart, setAmount, settled, takeCart } = await import('./cart.ts')

const item = { id: 'M01-brave' } as CartItemAnswer
const cart = (version: number) =>
  ({ id: 'c1', version, scheduleMenus: [] }) as unknown as CartAnswer

async function sentNow(count: number): Promise<Sent> {
  await vi.waitFor(() => expect(sent.length).toBe(count))
  return sent[count - 1] as Sent
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  sent.length = 0
  await loadWords()
  takeCart(cart(1))
})

afterEach(() => {
  forgetCart()
  vi.useRealTimers()
})

test('an answer about the old cart takes nothing from the order that another tab began', async () => {
  for (const code of ['cart-not-found', 'ok']) {
    takeCart({ ...cart(1), id: 'old' })
    const change = setAmount('d1', item, 1)
    const call = await sentNow(sent.length + 1)
    kept.set('cart', 'new')
    call.answer(code, { ...cart(2), id: 'old' })
    expect(await change).toMatchObject({ code })
    expect(kept.get('cart')).toBe('new')
  }
})

test('quick fingers: one call of a line is on its way, the latest wish wins', async () => {
  const first = setAmount('d1', item, 1)
  const one = await sentNow(1)
  expect(await setAmount('d1', item, 2)).toBeNull()
  expect(await setAmount('d1', item, 5)).toBeNull()
  expect(sent.length).toBe(1)
  one.answer('ok', cart(2))
  const two = await sentNow(2)
  expect(two.amount).toBe(5)
  two.answer('ok', cart(3))
  expect((await first)?.code).toBe('ok')
  expect(cartState().cart?.version).toBe(3)
})

test('the latest wish wins too where the one before it was refused', async () => {
  const more = setAmount('d1', item, 3)
  const one = await sentNow(1)
  expect(await setAmount('d1', item, 1)).toBeNull()
  one.answer('meal-sold-out')
  const two = await sentNow(2)
  expect(two.amount).toBe(1)
  two.answer('ok', cart(2))
  expect((await more)?.code).toBe('ok')
  expect(cartState().cart?.version).toBe(2)
})

test('an answer that comes late does not bring an older cart back', async () => {
  const change = setAmount('d1', item, 1)
  const one = await sentNow(1)
  takeCart(cart(7))
  one.answer('ok', cart(2))
  await change
  expect(cartState().cart?.version).toBe(7)
})

test('8.01 what does not reach the shop is kept and sent again when the network is back', async () => {
  const change = setAmount('d1', item, 3)
  const one = await sentNow(1)
  vi.stubGlobal('navigator', { onLine: false })
  one.answer('network-error')
  // Wished while there is no network: it goes with the next try.
  expect(await setAmount('d1', item, 4)).toBeNull()
  expect(sent.length).toBe(1)
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  const two = await sentNow(2)
  expect(two.amount).toBe(4)
  two.answer('ok', cart(2))
  expect((await change)?.code).toBe('ok')
})

test('8.01 8.20 it is said why a change waits: offline is only said of a browser without a network', async () => {
  const { changesWait, offline } = greek.layout
  vi.useFakeTimers()
  const change = setAmount('d1', item, 3)
  const told = async (code: string) => {
    await vi.advanceTimersByTimeAsync(20_000)
    sent.at(-1)?.answer(code)
    await vi.advanceTimersByTimeAsync(0)
    return currentToasts().map(({ text }) => text)
  }
  expect(await told('network-error')).toEqual([changesWait['network-error']])
  expect(await told('unavailable')).toEqual([changesWait.unavailable])
  expect(await told('timeout')).toEqual([changesWait.timeout])
  vi.stubGlobal('navigator', { onLine: false })
  expect(await told('network-error')).toEqual([offline])
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await told('aborted')).toEqual([])
  expect((await change)?.code).toBe('aborted')
})

test('a shop that stays away is asked six times, then the change is given up', async () => {
  vi.useFakeTimers()
  const change = setAmount('d1', item, 3)
  for (let tries = 1; tries <= 6; tries++) {
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.length).toBe(tries)
    sent[tries - 1]?.answer('network-error')
  }
  expect((await change)?.code).toBe('network-error')
  // Nothing waits any more.
  expect(currentToasts()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBe(6)
})

test('8.02 a cart that is gone takes its wishes along', async () => {
  const change = setAmount('d1', item, 3)
  const one = await sentNow(1)
  one.answer('cart-not-found')
  expect((await change)?.code).toBe('cart-not-found')
  expect(cartState()).toEqual({ status: 'none', cart: null })
  expect(kept.has('cart')).toBe(false)
})

test('whoever is about to pay waits until every wish has arrived', async () => {
  void setAmount('d1', item, 3)
  const one = await sentNow(1)
  let done = false
  const waiting = settled().then(() => {
    done = true
  })
  await Promise.resolve()
  expect(done).toBe(false)
  one.answer('ok', cart(2))
  await waiting
  expect(done).toBe(true)
})
