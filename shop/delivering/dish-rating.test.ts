import { describe, expect, test } from 'vitest'
import type { Meal } from '../meal.ts'
import { canRate, likedPercent, withLiking } from './dish-rating.ts'

const meal = (id: string) => ({ id, slug: id }) as Meal
const ids = (meals: readonly Meal[]) => meals.map(({ id }) => id).join('')

describe('20.13 a dish is rated once it came', () => {
  test.each([
    ['delivered', '2026-11-27', true],
    ['delivered', '2026-12-11', true],
    ['delivered', '2026-12-12', false],
    ['planned', '2026-11-27', false],
    ['not-met', '2026-11-27', false],
    ['returned', '2026-11-27', false],
    ['canceled', '2026-11-27', false],
  ] as const)('%s, on %s: %s', (status, today, may) => {
    expect(canRate({ status, date: '2026-11-27' }, today)).toBe(may)
  })
})

describe('20.15 what is shown of the answers', () => {
  test('nothing below twenty of them, then whole percent, rounded down', () => {
    expect(likedPercent({ liked: 19, rated: 19 })).toBeNull()
    expect(likedPercent({ liked: 20, rated: 20 })).toBe(100)
    expect(likedPercent({ liked: 38, rated: 39 })).toBe(97)
    expect(likedPercent({ liked: 0, rated: 20 })).toBe(0)
  })

  test('what nine of ten liked comes first, and the order of the shop stays else', () => {
    const meals = withLiking(
      [meal('a'), meal('b'), meal('c'), meal('d')],
      [
        { mealId: 'a', liked: 17, rated: 20 },
        { mealId: 'b', liked: 19, rated: 19 },
        { mealId: 'd', liked: 18, rated: 20 },
      ],
    )
    expect(ids(meals)).toBe('dabc')
    expect(meals.map(({ liking }) => liking?.percent)).toEqual([90, 85, undefined, undefined])
    expect(ids(withLiking([meal('a'), meal('b')], []))).toBe('ab')
  })
})
