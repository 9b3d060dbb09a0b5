import { expect, test } from 'vitest'
import { demoCatalogue } from '#server/demo/catalogue.ts'
import { breakfast, delivery, mainMeal } from '../../test/orders/fill-menu.ts'
import { fillPlan, isBlocked } from './day-fill.ts'
import { type FillBuild, type FillProblem, fillBuild } from './problem.ts'

const six = ['one', 'two', 'three', 'four', 'five', 'six'].map(mealId => mainMeal(mealId))

/** What each delivery has, kept and added. */
function filled(problems: readonly FillProblem[]): string[][] {
  return fillPlan(problems).map((filling, index) => {
    if (isBlocked(filling)) return [filling.blocked]
    const kept = problems[index]?.kept.map(({ build }) => build.buildId) ?? []
    return [...kept, ...filling.items.map(({ buildId }) => buildId)]
  })
}

test('a delivery has other meals than the one before it, and all meals have their turn', () => {
  const problem = delivery({ offered: six })
  expect(filled([problem, problem, problem, problem])).toEqual([
    ['one-brave', 'two-brave'],
    ['three-brave', 'four-brave'],
    ['five-brave', 'six-brave'],
    ['one-brave', 'two-brave'],
  ])
})

test('an earlier delivery leaves alone what the customer put into the next one', () => {
  const offered = six.slice(0, 4)
  const kept = [{ build: mainMeal('one'), amount: 1 }]
  expect(filled([delivery({ offered }), delivery({ offered, kept })])).toEqual([
    ['two-brave', 'three-brave'],
    ['one-brave', 'four-brave'],
  ])
})

test('other meals go before the last kilocalories', () => {
  const offered = [500, 500, 470, 460].map((kcal, index) => mainMeal(`${index}`, { kcal }))
  const problem = delivery({ offered, target: { kcal: 1000, protein: 0 } })
  expect(filled([problem, problem])).toEqual([
    ['0-brave', '1-brave'],
    ['2-brave', '3-brave'],
  ])
})

test('where a repeat cannot be avoided it stays as small as the energy allows', () => {
  const problem = delivery({ offered: six.slice(0, 3) })
  const [first, second] = filled([problem, problem])
  expect(first).toEqual(['one-brave', 'two-brave'])
  expect(second).toEqual(['one-brave', 'three-brave'])
})

test('a filled delivery gives way where only that frees its neighbour from a repeat', () => {
  const first = delivery({ offered: six.slice(0, 4) })
  const second = delivery({ offered: six.slice(0, 2) })
  expect(filled([first, second])).toEqual([
    ['three-brave', 'four-brave'],
    ['one-brave', 'two-brave'],
  ])
})

test('a delivery that cannot be filled says why, and the others are filled', () => {
  const problem = delivery({ offered: six })
  const empty = delivery({ offered: [] })
  expect(filled([problem, empty, problem])).toEqual([
    ['one-brave', 'two-brave'],
    ['too-few-meals'],
    ['three-brave', 'four-brave'],
  ])
})

test('scores tell what the deliveries have in common once all are filled', () => {
  const offered = [...six.slice(0, 2), breakfast('porridge')]
  const problem = delivery({ offered, required: { 'main-meal': 2, breakfast: 1 } })
  const scores = fillPlan([problem, problem]).map(each => (isBlocked(each) ? null : each.score))
  expect(scores).toEqual([
    [1, 0, 3, 0, 1790, 3, 3],
    [1, 0, 3, 0, 1790, 3, 3],
  ])
})

test('no deliveries need no filling', () => {
  expect(fillPlan([])).toEqual([])
})

const { meals } = await demoCatalogue()

function demoMenu(portion: string | null): FillBuild[] {
  return meals.flatMap(meal =>
    meal.builds
      .filter(build => meal.type !== 'main-meal' || portion === null || build.portion === portion)
      .map(build => fillBuild(meal, build, 700 + meal.premium, null)),
  )
}

test.each([
  ['brave', 1380, 100],
  [null, 1500, 110],
])(
  'a month (%s) of %d kcal and %d g a day repeats nothing from one delivery to the next',
  (portion, kcal, protein) => {
    const problems = [0, 1, 2, 3, 4, 5, 6, 7].map(index => {
      const days = index % 2 === 0 ? 4 : 3
      return delivery({
        offered: demoMenu(portion),
        required: { 'main-meal': 2 * days, breakfast: days },
        target: { kcal: kcal * days, protein: protein * days },
      })
    })
    const fillings = fillPlan(problems)
    for (const [index, filling] of fillings.entries()) {
      if (isBlocked(filling)) throw new Error(`blocked by ${filling.blocked}`)
      expect(Math.abs(filling.distance)).toBeLessThan(5)
      expect(filling.sums.protein).toBeGreaterThanOrEqual(problems[index]?.target.protein ?? 0)
      expect(filling.score[0]).toBe(0)
    }
  },
)
