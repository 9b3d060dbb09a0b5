import { expect, test, vi } from 'vitest'

const answers = new Map<string, unknown>()

vi.mock('../call.ts', () => ({
  call: (_name: string, { cartId }: { cartId: string }) =>
    Promise.resolve({ code: answers.get(cartId), data: null, message: `${answers.get(cartId)}!` }),
}))

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => kept.delete(key),
})

const { loadCart } = await import('./store.ts')

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
