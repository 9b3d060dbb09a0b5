import { expect, test, vi } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'

const answers = new Map<string, unknown>()
const data = new Map<string, CartAnswer>()

vi.mock('../call.ts', () => ({
  call: (_name: string, { cartId }: { cartId: string }) =>
    Promise.resolve({
      code: answers.get(cartId),
      data: data.get(cartId) ?? null,
      message: `${answers.get(cartId)}!`,
    }),
}))

const kept = new Map<string, string>()
const page = { cookie: '' }
vi.stubGlobal('document', page)
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const { cartState, forgetPlacedCart, goneElsewhere, loadCart, takeCart } = await import(
  './store.ts'
)

async function load(cartId: string, code: string) {
  kept.set('cart', cartId)
  answers.set(cartId, code)
  return await loadCart(true)
}

test('4.28 a cart that is not found any more is forgotten', async () => {
  expect(await load('gone', 'cart-not-found')).toMatchObject({ status: 'none', gone: 'expired' })
  expect(kept.has('cart')).toBe(false)
})

test('4.28 an id that no cart can have is forgotten too', async () => {
  expect(await load('<b>', 'invalid-input')).toMatchObject({ status: 'none', gone: 'expired' })
  expect(kept.has('cart')).toBe(false)
})

test('without an answer the id is kept, and asked about again', async () => {
  const loaded = await load('mine', 'network-error')
  expect(loaded).toEqual({ status: 'loading', cart: null, trouble: 'network-error!' })
  expect(kept.get('cart')).toBe('mine')
  expect(await load('mine', 'unavailable')).toMatchObject({ trouble: 'unavailable!' })
})

test('4.28 4.31 without a session a customer’s cart waits: it is not asked for, and keeps its id', async () => {
  const user = { id: 'eleni', name: 'Eleni', email: 'eleni@example.gr' }
  page.cookie = `user=${encodeURIComponent(JSON.stringify(user))}`
  takeCart({ id: 'hers', version: 1, customer: user } as CartAnswer)
  expect(await load('hers', 'network-error')).toMatchObject({ status: 'ready' })
  page.cookie = ''
  expect(await load('hers', 'cart-not-found')).toEqual({
    status: 'none',
    cart: null,
    gone: 'waits',
  })
  expect(kept.get('cart')).toBe('hers')
  page.cookie = `user=${encodeURIComponent(JSON.stringify(user))}`
  expect(await load('hers', 'cart-not-found')).toMatchObject({ gone: 'expired' })
})

test('a late answer about a cart does not end or replace the order that another tab began', async () => {
  const old = { id: 'old', version: 9 } as CartAnswer
  for (const code of ['cart-not-found', 'ok']) {
    kept.set('cart', 'old')
    answers.set('old', code)
    data.set('old', old)
    const asked = loadCart(true)
    kept.set('cart', 'new')
    await asked
    expect(kept.get('cart')).toBe('new')
    expect(cartState().cart).not.toEqual(old)
  }
})

test('4.28 4.31 a customer’s cart is not lost when the session ends while the cart is asked for', async () => {
  page.cookie = `user=${encodeURIComponent(JSON.stringify({ id: 'eleni' }))}`
  takeCart({ id: 'hers', version: 1, customer: { id: 'eleni' } } as CartAnswer)
  const asked = load('hers', 'cart-not-found')
  // Another call heard of the end first, and the browser sent this one without its cookie.
  page.cookie = ''
  await asked
  expect(cartState()).toEqual({ status: 'none', cart: null, gone: 'waits' })
  expect(kept.get('cart')).toBe('hers')
})

test('4.31 another customer who logs in is not told that the cart of the one before has expired', async () => {
  const cookieOf = (id: string) =>
    `user=${encodeURIComponent(JSON.stringify({ id, name: id, email: `${id}@example.gr` }))}`
  page.cookie = cookieOf('eleni')
  takeCart({ id: 'hers', version: 1, customer: { id: 'eleni' } } as CartAnswer)
  page.cookie = cookieOf('nikos')
  expect(await load('hers', 'cart-not-found')).toEqual({ status: 'none', cart: null })
  expect(kept.has('cart')).toBe(false)
})

test('a cart that was placed in another tab says as which order', () => {
  kept.set('cart', 'mine')
  forgetPlacedCart('order-7')
  expect(kept.has('cart')).toBe(false)
  expect(goneElsewhere('mine')).toEqual({ placed: 'order-7' })
  expect(goneElsewhere('another')).toBe('elsewhere')
})

test('what may be put on the cart is kept while calls do not look for it, for its customer alone', () => {
  const cart = { id: 'hers', version: 1, customer: null, couponOffers: [{ kind: 'gift' }] }
  const take = (change: object) => {
    takeCart({ ...cart, ...change } as unknown as CartAnswer)
    return cartState().cart?.couponOffers
  }
  expect(take({})).toEqual(cart.couponOffers)
  expect(take({ version: 2, couponOffers: null })).toEqual(cart.couponOffers)
  expect(take({ version: 3, couponOffers: [] })).toEqual([])
  expect(take({ version: 4 })).toEqual(cart.couponOffers)
  expect(take({ version: 5, couponOffers: null, customer: { id: 'eleni' } })).toBeNull()
  expect(take({ id: 'another', couponOffers: null })).toBeNull()
})
