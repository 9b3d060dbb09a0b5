import { expect, test } from 'vitest'
import type { MealAnswer, PlanAnswer } from '#server/answers.ts'
import { usualDelivery } from '#shop/pricing.ts'
import { weeksSold } from './week.ts'

const config = {
  dietCode: 'bal',
  daysPerWeek: 5,
  mainMeals: 5,
  weeks: 1,
  breakfast: false,
} as const
const plan = { type: 'weekly', config: { ...config, prices: { 'main-meal': 7.5, snack: 4 } } }

/** Of what a meal answers, what a week is made of. */
const meal = (slug: string, mainIngredient: string, price: number, premium = 0) => ({
  ...{ slug, name: slug, mainIngredient: { code: mainIngredient }, premium },
  builds: [
    { portion: { code: 'regular' }, price: price - 1 },
    { portion: { code: 'brave' }, price },
  ],
})

const sold = (meals: readonly object[], plans: readonly object[] = [plan]) =>
  weeksSold({
    meals: meals as readonly MealAnswer[],
    plans: plans as readonly PlanAnswer[],
    delivery: usualDelivery,
    leastMainMeals: 4,
  })

const five = ['beef', 'fish', 'pulses', 'chicken', 'pork'].map((of, at) => meal(`m${at}`, of, 8.4))

test('a week costs its dishes in the plan with the premium charge and two deliveries', () => {
  const [week, ...others] = sold([meal('salmon', 'salmon', 8.9, 2), ...five])
  expect(others).toEqual([])
  expect(week?.dishes.map(({ price }) => price)).toEqual([
    '9,50€',
    '7,50€',
    '7,50€',
    '7,50€',
    '7,50€',
  ])
  expect(week?.total).toBe('43,50€')
  // One order of the same: 10,90 and four times 8,40, and one delivery of 2,00.
  expect(week?.saved).toBe('3,00€')
})

test('no two dishes of a week have one main ingredient, and a dish is in one week alone', () => {
  const weeks = sold([...five, ...five.map(each => ({ ...each, slug: `${each.slug}-too` }))])
  expect(weeks.map(({ dishes }) => dishes.map(({ slug }) => slug))).toEqual([
    ['m0', 'm1', 'm2', 'm3', 'm4'],
    ['m0-too', 'm1-too', 'm2-too', 'm3-too', 'm4-too'],
  ])
})

test('what is not saved is not said, and what is not sold is not shown', () => {
  expect(
    sold(five.map(each => ({ ...each, builds: [{ portion: { code: 'brave' }, price: 7.5 }] })))[0]
      ?.saved,
  ).toBe(null)
  expect(sold(five.slice(1))).toEqual([])
  expect(sold(five, [])).toEqual([])
})

test('9.25 a week in one delivery has one fee', () => {
  const once = { ...plan, config: { ...plan.config, deliveriesPerWeek: 1, freshDays: 5 } }
  const [[twoFees], [oneFee]] = [sold(five), sold(five, [once])]
  expect([twoFees?.total, oneFee?.total]).toEqual(['41,50€', '39,50€'])
})
