import { describe, expect, test } from 'vitest'
import type { PlanAnswer } from '#server/answers.ts'
import { planAnswer } from '#server/catalogue/catalogue.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { demoShop } from '../../../test/demo-shop.ts'
import { planPriceFor, planPricesOf, type WeeklyChoice } from './plan-prices.ts'
import { answersIn, choiceFrom, firstChoice, withChoice, withDays } from './weekly-choice.ts'

const answerOf = (id: string) => planAnswer(demoShop.plans.get(id) as Plan, 'el', demoShop)
const offers = planPricesOf(
  [...demoShop.plans.values()].map(plan => planAnswer(plan, 'el', demoShop)),
)
const week: WeeklyChoice = {
  dietCode: 'bal',
  daysPerWeek: 5,
  mainMeals: 10,
  weeks: 1,
  breakfast: false,
}
const linked = (search: string) => choiceFrom(new URLSearchParams(search), week)

describe('The choice of a plan in a link', () => {
  test('2.40 2.41 2.42 2.43 says all that was chosen, and keeps what else the link says', () => {
    const choice = { ...week, dietCode: 'mg', daysPerWeek: 7, mainMeals: 14, weeks: 4 } as const
    const params = withChoice(new URLSearchParams('order=1'), { ...choice, breakfast: true })
    expect(params.get('order')).toBe('1')
    expect(choiceFrom(params, week)).toEqual({ ...choice, breakfast: true })
  })

  test('says a part: the rest stays, and other days keep the meals a day', () => {
    expect(linked('goal=wl')).toEqual({ ...week, dietCode: 'wl' })
    expect(linked('days=7')).toEqual({ ...week, daysPerWeek: 7, mainMeals: 14 })
    expect(linked('days=7&meals=7')).toMatchObject({ daysPerWeek: 7, mainMeals: 7 })
  })

  test.each(['days=x&weeks=-1&meals=', 'days=0&weeks=99&goal=cake', 'meals=1e1', ''])(
    'says nonsense (%s): nothing changes',
    search => {
      expect(linked(search)).toEqual(week)
    },
  )

  test('8.18 may say what nobody sells: it is told, not hidden', () => {
    expect(linked('days=5&meals=14')).toMatchObject({ daysPerWeek: 5, mainMeals: 14 })
  })
})

describe('What is chosen before anybody chooses', () => {
  test('is a plan that is sold', () => {
    expect(planPriceFor(offers, firstChoice(offers, undefined))).not.toBeNull()
    const few = { ...offers, prices: { 'wl-6-6-2-b': [600, 360] } } as const
    expect(planPriceFor(few, firstChoice(few, undefined))).not.toBeNull()
  })

  test('4.16 is the open order’s plan, of a single order its goal', () => {
    expect(firstChoice(offers, answerOf('weekly-mg-7-14-4-b'))).toEqual({
      dietCode: 'mg',
      daysPerWeek: 7,
      mainMeals: 14,
      weeks: 4,
      breakfast: true,
    })
    const single = [...demoShop.plans.values()].find(
      ({ type, dietCode }) => type === 'daily' && dietCode === 'wl',
    )
    expect(firstChoice(offers, answerOf(single?.id ?? '') as PlanAnswer).dietCode).toBe('wl')
  })
})

test('2.40 2.41 2.42 the questions offer what some plan has', () => {
  expect(answersIn(offers, week)).toEqual({ days: [5, 6, 7], meals: [5, 10], weeks: [1, 2, 4] })
  expect(answersIn(offers, withDays(week, 7))).toMatchObject({ meals: [7, 14] })
})
