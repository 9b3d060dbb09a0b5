import { expect, test } from 'vitest'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { alternatives } from '#shop/day-fill/alternatives.ts'
import { fillDelivery, isBlocked } from '#shop/day-fill/day-fill.ts'
import type { DayBuild } from '../menu/day-builds.ts'
import type { MenuMeal } from '../menu/menu-meal.ts'
import { outcome } from './filling.ts'
import { noPreferences } from './preferences.ts'
import { othersOf, problemOf, swapProblem } from './problem.ts'

function meal(slug: string, facts: Partial<MenuMeal> = {}, kcal = 540): MenuMeal {
  const build = { id: `${slug}-b`, portion: 'brave', price: 8, weight: 400, kcal, protein: 40 }
  const { allergens = [], traces = [] } = facts
  const told = { allergens, traces }
  return {
    slug,
    type: 'main-meal',
    name: slug,
    description: '',
    categories: ['main-meal'],
    mainIngredient: slug,
    diet: [],
    tags: [],
    premium: 0,
    minutes: null,
    ...told,
    hasDip: false,
    weekdays: [],
    builds: [{ ...build, portion: 'brave', carbs: 40, fat: 20, ...told }],
    ...facts,
  }
}

const oats = meal('oats', { type: 'snack', categories: ['snack', 'breakfast'] }, 330)
const nuts = meal('nuts', { type: 'snack', categories: ['snack'] }, 200)
const meals = [meal('a'), meal('b'), meal('c', { allergens: ['milk'] }), oats, nuts]
const offer: DayBuild = { price: 7, left: null, beyond: null, dip: 0 }
const offers = new Map(meals.flatMap(({ builds }) => builds.map(({ id }) => [id, offer])))
const wanted = { preferences: noPreferences, need: { kcal: 1800, protein: 90 } }

function delivery(held: Record<string, number>, id = 'd1'): ScheduleMenuAnswer {
  const items = Object.entries(held).map(([slug, amount]) => ({ id: `${slug}-b`, slug, amount }))
  const count = (slugs: string[]) => slugs.reduce((sum, slug) => sum + (held[slug] ?? 0), 0)
  const missing = {
    'main-meal': Math.max(2 - count(['a', 'b', 'c']), 0),
    snack: Math.max(1 - count(['oats']), 0),
  }
  return {
    id,
    date: '2026-11-23',
    days: 1,
    items: items.map(item => ({ ...item, price: 7 })),
    config: { amounts: { 'main-meal': [2], snack: [1] } },
    state: { missing },
  } as unknown as ScheduleMenuAnswer
}

test('a delivery asks for what its plan requires; snacks of the customer’s own are beside it', () => {
  const problem = problemOf(delivery({ a: 1, nuts: 2 }), offers, meals, wanted)
  expect(problem.required).toEqual({ 'main-meal': 2, breakfast: 1 })
  expect(problem.kept.map(({ build, amount }) => [build.mealId, amount])).toEqual([['a', 1]])
  expect(problem.offered.map(({ mealId }) => mealId)).toEqual(['a', 'b', 'c', 'oats'])
  expect(problem.target).toEqual({ kcal: 1440, protein: 72 })
  expect(problem.offered[0]?.price).toBe(700)
})

test('what is chosen stays in front of what is found', () => {
  const asked = delivery({ a: 1, nuts: 2 })
  const filling = fillDelivery(problemOf(asked, offers, meals, wanted))
  expect(outcome([asked], [filling])).toEqual({
    wishes: [
      {
        scheduleMenuId: 'd1',
        contents: [
          { itemId: 'a-b', amount: 1 },
          { itemId: 'nuts-b', amount: 2 },
          { itemId: 'b-b', amount: 1 },
          { itemId: 'oats-b', amount: 1 },
        ],
      },
    ],
    blocked: [],
  })
})

test('a delivery that lacks nothing is left alone, whatever is asked of others', () => {
  const full = delivery({ a: 1, b: 1, oats: 1 })
  const greedy = { ...wanted, need: { kcal: 5000, protein: 300 } }
  const filling = fillDelivery(problemOf(full, offers, meals, greedy))
  expect(outcome([full], [filling])).toEqual({ wishes: [], blocked: [] })
})

test('what is avoided is left out, and the rule in the way is named', () => {
  const preferences = { ...noPreferences, allergens: ['milk'], mainIngredients: ['a', 'b'] }
  const filling = fillDelivery(problemOf(delivery({}), offers, meals, { ...wanted, preferences }))
  expect(isBlocked(filling) && filling).toEqual({
    blocked: 'dislikes',
    type: 'main-meal',
    missing: 2,
    possible: 0,
  })
})

test('what the kitchen has too little of is not put in, nor offered in exchange', () => {
  const scarce = (left: number) => new Map(offers).set('b-b', { ...offer, left })
  const asked = delivery({ b: 1 })
  const filling = (left: number) => fillDelivery(problemOf(asked, scarce(left), meals, wanted))
  const found = filling(1)
  expect(!isBlocked(found) && found.items.map(({ buildId }) => buildId)).not.toContain('b-b')
  const swaps = (left: number) => {
    const own = delivery({ a: 1, oats: 1 })
    const problem = swapProblem(own, [own], scarce(left), meals, wanted)
    return alternatives(problem, { items: [] }, 'a-b').map(({ mealId }) => mealId)
  }
  expect(swaps(1)).toContain('b')
  expect(swaps(0)).not.toContain('b')
  const none = new Map([...offers].map(([id]) => [id, { ...offer, left: 0 }]))
  expect(fillDelivery(problemOf(asked, none, meals, wanted))).toMatchObject({
    blocked: 'stock',
    possible: 0,
  })
})

test('meals of the deliveries before and after are told apart from the rest', () => {
  const plan = [delivery({ a: 2 }, 'd1'), delivery({}, 'd2'), delivery({ b: 1 }, 'd3')]
  const last = delivery({ oats: 1 }, 'd4')
  expect(othersOf(plan[1] as ScheduleMenuAnswer, [...plan, last])).toEqual({
    beside: ['a', 'a', 'b'],
    elsewhere: ['a', 'a', 'b', 'oats'],
  })
})

test('one meal can be exchanged in a delivery that is not full yet', () => {
  const half = delivery({ a: 1 })
  const problem = swapProblem(half, [half], offers, meals, wanted)
  expect(problem.target).toEqual({ kcal: 540, protein: 27 })
  expect(alternatives(problem, { items: [] }, 'a-b').map(({ mealId }) => mealId)).toEqual([
    'b',
    'c',
  ])
})
