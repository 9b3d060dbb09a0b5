import { describe, expect, test } from 'vitest'
import { planAnswer } from '#server/catalogue/catalogue.ts'
import { demoShop } from '../../../test/demo-shop.ts'
import { type Goal, weeklyGoals } from './goals.ts'
import {
  choicesIn,
  nearestTo,
  planPriceFor,
  planPricesOf,
  type WeeklyChoice,
  withoutPlan,
} from './plan-prices.ts'
import { quoteFor } from './quote.ts'

const offers = planPricesOf(
  [...demoShop.plans.values()].map(plan => planAnswer(plan, 'el', demoShop)),
)
const week: WeeklyChoice = {
  dietCode: 'bal',
  daysPerWeek: 5,
  mainMeals: 10,
  weeks: 2,
  breakfast: false,
}
const quote = (changes: Partial<WeeklyChoice>) => {
  const choice = { ...week, ...changes }
  const offer = planPriceFor(offers, choice)
  if (!offer) throw new Error('no such plan')
  return quoteFor(choice, offer, offers.single[choice.dietCode])
}

describe('What the shop sells', () => {
  test('2.40 2.41 2.42 2.43 every plan has its price, and single orders are not among them', () => {
    expect(choicesIn(offers)).toHaveLength(144)
    expect(planPriceFor(offers, week)).toEqual([710, 360])
    expect(offers.single).toMatchObject({ bal: 790, ic: 940 })
  })

  test('8.18 what nobody offers is found to be missing, with the nearest that somebody does', () => {
    const odd = { ...week, mainMeals: 14 }
    expect(planPriceFor(offers, odd)).toBeNull()
    expect(nearestTo(offers, odd)).toEqual({ ...odd, mainMeals: 10 })
    expect(nearestTo(offers, { ...week, weeks: 3, breakfast: true })).toMatchObject({
      daysPerWeek: 5,
      mainMeals: 10,
      breakfast: true,
    })
    expect(nearestTo(offers, week)).toEqual(week)
  })

  test('8.18 a plan that is no longer sold is gone, and the goal stays as long as it can', () => {
    const left = withoutPlan(offers, week)
    expect(planPriceFor(left, week)).toBeNull()
    expect(planPriceFor(offers, week)).not.toBeNull()
    expect(nearestTo(left, week)?.dietCode).toBe('bal')
    expect(nearestTo({ prices: {}, single: {} }, week)).toBeNull()
  })

  test('2.39 every goal tells its cheapest meal in a plan; one without plans is not asked for', () => {
    const goal = (code: Goal['code']): Goal => ({
      code,
      name: '',
      text: '',
      portion: null,
      from: 0,
    })
    const onlyBalance = {
      ...offers,
      prices: { 'bal-5-5-1': [750, 360], 'bal-5-5-4': [695, 360] },
    } as const
    expect(weeklyGoals([goal('wl'), goal('bal')], onlyBalance)).toEqual([
      { ...goal('bal'), from: 6.95 },
    ])
  })
})

describe('What a plan costs', () => {
  test('9.03 a week has two deliveries, each paid for under 12 main meals', () => {
    expect(quote({})).toMatchObject({ mainMeals: 7100, shipping: 400, week: 7500, total: 15000 })
    expect(quote({ daysPerWeek: 6, mainMeals: 12 })).toMatchObject({
      shipping: 0,
      freeShipping: true,
      fullShipping: 400,
    })
  })

  test('2.43 breakfasts are one a day', () => {
    expect(quote({ breakfast: true, weeks: 1 })).toMatchObject({
      breakfasts: 5,
      allBreakfasts: 1800,
    })
    expect(quote({})).toMatchObject({ breakfasts: 0, allBreakfasts: 0 })
  })

  test('what is saved counts delivery on both sides; nothing saved, nothing said', () => {
    expect(quote({ mainMeals: 5, weeks: 1 })).toMatchObject({ week: 4150, saved: 0, single: null })
    expect(quote({ weeks: 1 })).toMatchObject({ week: 7700, saved: 200, single: 790 })
    expect(quote({})).toMatchObject({ total: 15000, saved: 800, single: 790 })
    expect(quote({ daysPerWeek: 6, mainMeals: 12, weeks: 1 })).toMatchObject({ saved: 12 * 60 })
    expect(quoteFor(week, [950, 360], 790)).toMatchObject({ saved: 0, single: null })
    expect(quoteFor(week, [710, 360], undefined).saved).toBe(0)
    expect(quote({ breakfast: true }).saved).toBe(800)
  })

  test('nothing is said where the customer chooses the portion, and with it the price', () => {
    expect(quote({ dietCode: 'ic', mainMeals: 14, daysPerWeek: 7 })).toMatchObject({
      saved: 0,
      single: null,
    })
  })
})
