import { expect, test } from 'vitest'
import { type ExampleChoice, exampleOf, figureIn, figureLimits, plansWritten } from './terms.ts'

const text = (name: string) => ({ el: name, en: name })
const written = {
  singleOrder: {
    ...{ name: text('Single'), minTotal: 25, snack: 3.9 },
    goals: [{ diet: 'wl', portion: 'regular', name: text('Fewer'), price: 6.9 }],
  },
  weekly: {
    ...{ daysPerWeek: [5], mainMealsADay: [1, 2] },
    periods: [{ weeks: 1, discount: 5, name: text('Week') }],
    ...{ twoADayDiscount: 2, roundTo: 0.05, breakfast: 3.6, minTotal: 30 },
  },
} as const
const terms = {
  plans: plansWritten(written),
  delivery: { fee: 200, freeFromMainMeals: 6, freeFromWeeklyMainMeals: 12 },
  vat: { 'main-meal': 13, snack: 13, extras: 13 },
}
const single: ExampleChoice = {
  ...{ dietCode: 'wl', type: 'daily', weeks: 1, daysPerWeek: 5, mealsADay: 1, mains: 4 },
}

test('9.02 an example of a single order costs its meals and the way, and says what it lacks', () => {
  expect(exampleOf(terms, single)).toEqual({
    ...{ mainMeal: 690, meals: 2760, shipping: 200, total: 2960, vat: 341, short: 0, few: 0 },
  })
  expect(exampleOf(terms, { ...single, mains: 3 })).toMatchObject({ short: 430, few: 1 })
  expect(exampleOf(terms, { ...single, mains: 6 })?.shipping).toBe(0)
})

test('an example of a plan has its discount, rounded down, and two deliveries a week', () => {
  const week = { ...single, type: 'weekly' } as const
  expect(exampleOf(terms, week)).toMatchObject({ mainMeal: 655, meals: 3275, shipping: 400 })
  expect(exampleOf(terms, { ...week, mealsADay: 2 })).toMatchObject({
    ...{ mainMeal: 640, meals: 6400, shipping: 400 },
  })
  expect(exampleOf(terms, { ...week, weeks: 4 })).toBe(null)
})

test.each([
  ['2,50', 2.5],
  ['2.5', 2.5],
  ['0', 0],
  ['', null],
  ['2.505', null],
  ['-1', null],
  ['1e2', null],
  ['1001', null],
  ['1.2.3', null],
])('“%s” euros are %s', (typed, figure) => {
  expect(figureIn(typed, figureLimits.euros)).toBe(figure)
})
