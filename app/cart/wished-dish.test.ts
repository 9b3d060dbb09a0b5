import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWish, keepWish, wishedDish, wishFor } from './wished-dish.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const dish = { slug: 'mousakas', portion: 'brave', cartId: null } as const

beforeEach(() => kept.clear())

test('a pressed dish waits for the order that begins next, and only for that one', () => {
  keepWish(dish)
  wishFor('c1')
  expect(wishedDish()).toEqual({ ...dish, cartId: 'c1' })
  wishFor('c1')
  expect(wishedDish()?.cartId).toBe('c1')
  wishFor('c2')
  expect(wishedDish()).toBeNull()
})

test('the dish pressed last waits', () => {
  keepWish(dish)
  keepWish({ ...dish, slug: 'gemista' })
  expect(wishedDish()?.slug).toBe('gemista')
  forgetWish()
  wishFor('c1')
  expect(wishedDish()).toBeNull()
})
