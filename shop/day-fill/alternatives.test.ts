import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakfast, delivery, mainMeal } from '../../test/orders/fill-menu.ts'
import { alternatives } from './alternatives.ts'
import { fillDelivery, isBlocked } from './day-fill.ts'
import { compareScores } from './score.ts'

const chicken = mainMeal('chicken', { kcal: 540, protein: 44.2, price: 790 })
const beef = mainMeal('beef', { kcal: 560, protein: 40.1, price: 890 })
const lentils = mainMeal('lentils', { kcal: 480, protein: 20, price: 690 })
const cod = mainMeal('cod', { kcal: 430, protein: 38, price: 940 })
const porridge = breakfast('porridge')
const items = [
  { buildId: 'chicken-brave', amount: 1 },
  { buildId: 'lentils-brave', amount: 1 },
]

test('the other meals for a slot say what they change, the nearest to the target first', () => {
  const offered = [chicken, beef, lentils, cod, porridge]
  const target = { kcal: 1020, protein: 60 }
  const found = alternatives(delivery({ offered, target }), { items }, 'chicken-brave')
  expect(found).toMatchObject([
    { buildId: 'beef-brave', change: { kcal: 20, protein: -4.1, price: 100 }, distance: 20 },
  ])
  const looser = delivery({ offered, target: { kcal: 1020, protein: 58 } })
  expect(alternatives(looser, { items }, 'chicken-brave').map(({ mealId }) => mealId)).toEqual([
    'beef',
    'cod',
  ])
})

test('what is avoided, sold out or in the delivery already is no alternative', () => {
  const offered = [
    chicken,
    lentils,
    mainMeal('prawns', { traces: ['crustaceans'] }),
    mainMeal('pork'),
    mainMeal('gone', { left: 0 }),
    cod,
  ]
  const avoided = { allergens: ['crustaceans'], mainIngredients: ['pork'], meals: [] }
  const found = alternatives(delivery({ offered, avoided }), { items }, 'chicken-brave')
  expect(found.map(({ mealId }) => mealId)).toEqual(['cod'])
})

test('where there is no other meal, one that the delivery has already may come again', () => {
  const problem = delivery({ offered: [chicken, lentils] })
  const found = alternatives(problem, { items }, 'chicken-brave')
  expect(found.map(({ mealId }) => mealId)).toEqual(['lentils'])
})

test('of a meal in several portions the one that suits the delivery best is offered', () => {
  const portions = [430, 530, 660].map(kcal => mainMeal('cod', { kcal, buildId: `cod-${kcal}` }))
  const problem = delivery({
    offered: [chicken, lentils, ...portions],
    target: { kcal: 1010, protein: 0 },
  })
  expect(alternatives(problem, { items }, 'chicken-brave').map(({ buildId }) => buildId)).toEqual([
    'cod-530',
  ])
})

test('a meal that the customer kept can be exchanged too', () => {
  const kept = [{ build: chicken, amount: 1 }]
  const problem = delivery({ offered: [chicken, beef, lentils], kept })
  const added = [{ buildId: 'lentils-brave', amount: 1 }]
  expect(alternatives(problem, { items: added }, 'chicken-brave')).toMatchObject([
    { mealId: 'beef', change: { kcal: 20, price: 100 } },
  ])
})

test('a build that is not in the delivery has no alternatives', () => {
  expect(alternatives(delivery({ offered: [chicken, beef] }), { items: [] }, 'beef-brave')).toEqual(
    [],
  )
})

test('no exchange of one meal is better than what the filling chose', () => {
  const menu = fc.array(
    fc.record({
      kcal: fc.integer({ min: 400, max: 700 }),
      protein: fc.integer({ min: 20, max: 40 }),
      price: fc.constantFrom(690, 790, 890),
      mainIngredient: fc.constantFrom('chicken', 'beef', 'fish'),
    }),
    { minLength: 3, maxLength: 12 },
  )
  fc.assert(
    fc.property(menu, fc.integer({ min: 800, max: 1400 }), (facts, kcal) => {
      const offered = facts.map((each, index) => mainMeal(`m${index}`, each))
      const problem = delivery({ offered, target: { kcal, protein: 50 } })
      const filling = fillDelivery(problem)
      if (isBlocked(filling)) return
      for (const { buildId } of filling.items)
        for (const { score } of alternatives(problem, filling, buildId))
          expect(compareScores(score, filling.score)).toBeGreaterThanOrEqual(0)
    }),
  )
})
