import { expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { planFor } from '../catalogue.ts'
import { isOnMenu } from '../meal.ts'
import { buildsFor, dietCodes, type Plan, portionFor } from './plan.ts'

test.each([
  ['wl', 'regular'],
  ['bal', 'brave'],
  ['mg', 'hero'],
  ['ic', null],
] as const)('3.27 the goal %s sets the portion %s', (dietCode, portion) => {
  expect(portionFor(dietCode)).toBe(portion)
  for (const meal of demoShop.meals) {
    const offered = buildsFor({ dietCode }, meal)
    if (meal.type !== 'main-meal' || portion === null) expect(offered).toEqual(meal.builds)
    else expect(offered.map(build => build.portion)).toEqual([portion])
  }
})

test('2.39 every goal has its single order, which asks for nothing else', () => {
  for (const dietCode of dietCodes) {
    const plan = planFor(demoShop, { type: 'daily', dietCode })
    expect(plan).toMatchObject({ type: 'daily', dietCode, weeks: null })
    expect(planFor(demoShop, { type: 'daily', dietCode, weeks: 4, mainMeals: 14 })).toBe(plan)
  }
})

test('2.40 2.41 2.42 2.43 8.18 a plan is found by its whole combination, or not at all', () => {
  const choice = {
    type: 'weekly',
    dietCode: 'bal',
    daysPerWeek: 5,
    mainMeals: 10,
    weeks: 2,
  } as const
  const single = planFor(demoShop, { type: 'daily', dietCode: 'bal' }) as Plan
  const plain: Plan = { ...single, ...choice, id: 'w', breakfast: false }
  const breakfast: Plan = { ...plain, id: 'b', breakfast: true }
  const shop = { ...demoShop, plans: new Map([plain, breakfast].map(plan => [plan.id, plan])) }
  expect(planFor(shop, choice)).toBe(plain)
  expect(planFor(shop, { ...choice, breakfast: false })).toBe(plain)
  expect(planFor(shop, { ...choice, breakfast: true })).toBe(breakfast)
  for (const other of [
    { dietCode: 'wl' },
    { daysPerWeek: 6 },
    { mainMeals: 5 },
    { weeks: 4 },
    { weeks: undefined },
    { type: 'daily' },
  ] as const)
    expect(planFor(shop, { ...choice, ...other })).toBeNull()
})

test('a meal is on the menu of its weekdays, or of every day', () => {
  const [meal] = demoShop.meals.filter(({ weekdays }) => weekdays.length === 0)
  if (!meal) throw new Error('the demo shop has no everyday meal')
  const week = ['23', '24', '25', '26', '27'].map(day => `2026-11-${day}`)
  const on = (weekdays: number[]) => week.map(date => isOnMenu({ ...meal, weekdays }, date))
  expect(on([])).toEqual([true, true, true, true, true])
  expect(on([1, 4])).toEqual([true, false, false, true, false])
})
