import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '#server/demo/catalogue.ts'
import { breakfast, delivery, mainMeal } from '../../test/orders/fill-menu.ts'
import { everyFilling } from '../../test/orders/fill-oracle.ts'
import { fillDelivery, isBlocked } from './day-fill.ts'
import { type FillBuild, type FillProblem, fillBuild } from './problem.ts'
import { compareScores, type FillScore } from './score.ts'

const chicken = mainMeal('chicken', { kcal: 540, protein: 44, price: 790 })
const beef = mainMeal('beef', { kcal: 560, protein: 40, price: 890 })
const lentils = mainMeal('lentils', { kcal: 480, protein: 20, price: 690 })
const prawns = mainMeal('prawns', { kcal: 500, protein: 36, allergens: ['crustaceans'] })
const porridge = breakfast('porridge', { kcal: 340 })
const omelette = breakfast('omelette', { kcal: 360, protein: 30, allergens: ['eggs'] })

function chosen(problem: FillProblem): string[] {
  const filling = fillDelivery(problem)
  if (isBlocked(filling)) throw new Error(`blocked by ${filling.blocked}`)
  return filling.items.flatMap(({ buildId, amount }) => Array<string>(amount).fill(buildId))
}

test('a delivery is filled as near to its energy as the menu allows', () => {
  const problem = delivery({
    offered: [chicken, beef, lentils, porridge, omelette],
    required: { 'main-meal': 2, breakfast: 1 },
    target: { kcal: 1383, protein: 0 },
  })
  expect(fillDelivery(problem)).toEqual({
    items: [
      { buildId: 'chicken-brave', amount: 1 },
      { buildId: 'lentils-brave', amount: 1 },
      { buildId: 'omelette-regular', amount: 1 },
    ],
    sums: { kcal: 1380, protein: 94, price: 1870 },
    distance: -3,
    score: [0, 0, 0, 0, 1870, 0, 6],
  })
})

test('what the customer put in stays, counts, and is completed', () => {
  const kept = [
    { build: beef, amount: 1 },
    { build: mainMeal('feta', { fills: null, kcal: 120, protein: 7 }), amount: 2 },
  ]
  const filling = fillDelivery(
    delivery({ offered: [beef, chicken, lentils], kept, target: { kcal: 1280, protein: 70 } }),
  )
  expect(filling).toMatchObject({
    items: [{ buildId: 'lentils-brave', amount: 1 }],
    sums: { kcal: 1280, protein: 74 },
  })
})

test('a full delivery stays as it is', () => {
  const kept = [{ build: lentils, amount: 3 }]
  expect(chosen(delivery({ offered: [beef, chicken], kept }))).toEqual([])
})

test('of two ways to the same energy the one with more main ingredients wins, then the cheaper', () => {
  const offered = [
    mainMeal('souvlaki', { mainIngredient: 'chicken', price: 500 }),
    mainMeal('lemonato', { mainIngredient: 'chicken', price: 500 }),
    mainMeal('keftedes', { price: 900 }),
    mainMeal('gemista', { price: 800 }),
  ]
  expect(chosen(delivery({ offered }))).toEqual(['souvlaki-brave', 'gemista-brave'])
})

test('of equals the first of the menu are taken', () => {
  const offered = ['one', 'two', 'three'].map(mealId => mainMeal(mealId))
  expect(chosen(delivery({ offered }))).toEqual(['one-brave', 'two-brave'])
})

test('where the customer chooses the portion, portions make up the energy', () => {
  const portions = (mealId: string) =>
    [430, 530, 660, 800].map((kcal, size) =>
      mainMeal(mealId, { kcal, buildId: `${mealId}-${size}` }),
    )
  const offered = [...portions('chicken'), ...portions('beef')]
  const target = { kcal: 1460, protein: 0 }
  expect(chosen(delivery({ offered, target }))).toEqual(['chicken-2', 'beef-3'])
})

test('the protein floor outweighs the energy', () => {
  const offered = [lentils, prawns, beef, chicken]
  expect(chosen(delivery({ offered, target: { kcal: 980, protein: 84 } }))).toEqual([
    'beef-brave',
    'chicken-brave',
  ])
})

test('a floor of tenths of a gram is met exactly', () => {
  const offered = [34.1, 34.2].map(protein => mainMeal(`${protein}`, { protein }))
  const filling = fillDelivery(delivery({ offered, target: { kcal: null, protein: 34.1 + 34.2 } }))
  expect(filling).toMatchObject({ sums: { protein: 68.3 } })
})

test('avoided allergens are neither ingredients nor traces', () => {
  const offered = [prawns, mainMeal('soup', { traces: ['crustaceans'] }), beef, lentils]
  const avoided = { allergens: ['crustaceans'], mainIngredients: [], meals: [] }
  expect(chosen(delivery({ offered, avoided }))).toEqual(['beef-brave', 'lentils-brave'])
})

test('no meal comes twice while there are others, however well it would fit', () => {
  const offered = [mainMeal('fit', { kcal: 500 }), mainMeal('far', { kcal: 900, price: 1500 })]
  expect(chosen(delivery({ offered, target: { kcal: 1000, protein: 0 } }))).toEqual([
    'fit-brave',
    'far-brave',
  ])
})

test('where meals are too few, all come before one comes again', () => {
  const offered = [mainMeal('cheap', { price: 100 }), mainMeal('dear', { price: 900 })]
  const required = { 'main-meal': 5, breakfast: 0 }
  expect(chosen(delivery({ offered, required }))).toEqual([
    'cheap-brave',
    'cheap-brave',
    'cheap-brave',
    'dear-brave',
    'dear-brave',
  ])
})

test('all come before one comes again even where another delivery serves them too', () => {
  const offered = ['one', 'two', 'three', 'four'].map(mealId => mainMeal(mealId))
  const others = { beside: ['one'], elsewhere: ['one'] }
  const problem = delivery({ offered, others, required: { 'main-meal': 5, breakfast: 0 } })
  expect(new Set(chosen(problem)).size).toBe(4)
})

test('whatever lies in one step from the target counts as equally near', () => {
  const offered = [520, 523].map(kcal => mainMeal(`${kcal}`, { kcal, price: 1420 - kcal }))
  const required = { 'main-meal': 1, breakfast: 0 }
  const target = { kcal: 500, protein: 0 }
  expect(chosen(delivery({ offered, required, target }))).toEqual(['523-brave'])
})

test('a meal that is kept is not added while there are others', () => {
  const kept = [{ build: lentils, amount: 1 }]
  expect(chosen(delivery({ offered: [lentils, beef], kept }))).toEqual(['beef-brave'])
})

describe('what stands in the way is named', () => {
  const none = { allergens: [], mainIngredients: [], meals: [] }
  test.each<[string, Partial<FillProblem>, object]>([
    ['an empty menu', { offered: [] }, { blocked: 'too-few-meals', missing: 2, possible: 0 }],
    [
      'allergens',
      { offered: [prawns], avoided: { ...none, allergens: ['crustaceans'] } },
      { blocked: 'allergens', type: 'main-meal', missing: 2, possible: 0 },
    ],
    [
      'dislikes',
      {
        offered: [beef, prawns],
        avoided: { ...none, mainIngredients: ['prawns'], meals: ['beef'] },
      },
      { blocked: 'dislikes', missing: 2, possible: 0 },
    ],
    [
      'stock',
      { offered: [mainMeal('last', { left: 1 })] },
      { blocked: 'stock', missing: 2, possible: 1 },
    ],
    [
      'the dislike, rather than the allergen',
      {
        offered: [prawns, beef],
        avoided: { allergens: ['crustaceans'], mainIngredients: ['beef'], meals: [] },
      },
      { blocked: 'dislikes' },
    ],
    [
      'the breakfasts',
      { offered: [beef, chicken], required: { 'main-meal': 2, breakfast: 1 } },
      { blocked: 'too-few-meals', type: 'breakfast', missing: 1, possible: 0 },
    ],
    [
      'protein',
      { offered: [beef, chicken, lentils], target: { kcal: 1000, protein: 90 } },
      { blocked: 'protein', floor: 90, most: 84 },
    ],
  ])('%s', (_, facts, block) => {
    expect(fillDelivery(delivery(facts))).toMatchObject(block)
  })
})

const { meals } = await demoCatalogue()

function demoMenu(portion: string | null): FillBuild[] {
  return meals.flatMap(meal =>
    meal.builds
      .filter(build => meal.type !== 'main-meal' || portion === null || build.portion === portion)
      .map(build => fillBuild(meal, build, build.price + meal.premium, null)),
  )
}

test.each([
  ['brave', 5500, 0],
  ['brave', 5500, 440],
  [null, 5500, 440],
  [null, 6500, 560],
])(
  'four days from the whole menu (%s) come within 5 kcal of %d with %d g of protein',
  (portion, kcal, protein) => {
    const problem = delivery({
      offered: demoMenu(portion),
      required: { 'main-meal': 8, breakfast: 4 },
      target: { kcal, protein },
    })
    const filling = fillDelivery(problem)
    if (isBlocked(filling)) throw new Error(`blocked by ${filling.blocked}`)
    expect(Math.abs(filling.distance)).toBeLessThan(5)
    expect(filling.sums.protein).toBeGreaterThanOrEqual(protein)
    expect(filling.items.every(({ amount }) => amount === 1)).toBe(true)
    expect(fillDelivery(problem)).toEqual(filling)
  },
)

test('extras and snacks of the catalogue fill nothing that is required', () => {
  const fills = new Set(demoMenu('brave').map(build => build.fills))
  expect(fills).toEqual(new Set(['main-meal', 'breakfast', null]))
  expect(demoMenu('brave').filter(build => build.fills === 'breakfast')).toHaveLength(10)
})

test.each([
  ['small menus with all kinds of rules', () => smallProblem, 1500],
  ['menus where protein costs', () => proteinProblem, 500],
])(
  'no filling that keeps the rules is better than the one that is found: %s',
  (_, problems, numRuns) => {
    fc.assert(
      fc.property(problems(), problem => {
        const filling = fillDelivery(problem)
        const best = everyFilling(problem).reduce<FillScore | null>(
          (least, score) => (least && compareScores(least, score) <= 0 ? least : score),
          null,
        )
        expect(isBlocked(filling) ? null : filling.score).toEqual(best)
      }),
      { numRuns },
    )
  },
)

const meal = fc.record({
  fills: fc.constantFrom<FillBuild['fills'][]>('main-meal', 'main-meal', 'breakfast', null),
  mainIngredient: fc.constantFrom('chicken', 'beef', 'eggs'),
  allergens: fc.constantFrom<string[][]>([], [], [], ['eggs']),
  traces: fc.constantFrom<string[][]>([], [], [], ['eggs']),
  builds: fc.array(
    fc.record({
      kcal: fc.integer({ min: 300, max: 330 }),
      protein: fc.integer({ min: 100, max: 140 }).map(tenths => tenths / 10),
      price: fc.constantFrom(500, 500, 510, 520),
      left: fc.constantFrom(null, null, null, 0, 1, 2),
    }),
    { minLength: 1, maxLength: 2 },
  ),
})

const smallProblem = fc
  .record({
    meals: fc.array(meal, { minLength: 1, maxLength: 8 }),
    mains: fc.integer({ min: 0, max: 3 }),
    breakfasts: fc.integer({ min: 0, max: 2 }),
    kcal: fc.option(fc.double({ min: 0, max: 1600, noNaN: true })),
    protein: fc.double({ min: 0, max: 14, noNaN: true }),
    keeps: fc.array(fc.nat(9), { maxLength: 2 }),
    avoidsEggs: fc.boolean(),
    dislikes: fc.constantFrom<string[][]>([], [], ['m1']),
    beside: fc.subarray(['m0', 'm1', 'm2', 'm2']),
    elsewhere: fc.subarray(['m0', 'm3', 'm4', 'm4']),
  })
  .map(({ meals, mains, breakfasts, kcal, protein, keeps, ...wishes }): FillProblem => {
    const offered = meals.flatMap(({ builds, ...facts }, index) =>
      builds.map((build, portion) =>
        mainMeal(`m${index}`, { ...facts, ...build, buildId: `m${index}-${portion}` }),
      ),
    )
    const kept = keeps.flatMap(place => offered[place] ?? []).map(build => ({ build, amount: 1 }))
    return {
      required: { 'main-meal': mains, breakfast: breakfasts },
      kept,
      offered,
      target: { kcal, protein: protein * (mains + breakfasts) },
      avoided: {
        allergens: wishes.avoidsEggs ? ['eggs'] : [],
        mainIngredients: [],
        meals: wishes.dislikes,
      },
      others: { beside: wishes.beside, elsewhere: wishes.elsewhere },
    }
  })

/** The floor lies where the cheapest fillings lack protein and the richest have it to spare. */
const proteinProblem = fc
  .record({
    meals: fc.array(
      fc.record({
        kcal: fc.integer({ min: 300, max: 304 }),
        protein: fc.integer({ min: 10, max: 40 }),
        price: fc.integer({ min: 500, max: 520 }),
        mainIngredient: fc.constantFrom('chicken', 'beef', 'eggs', 'fish'),
      }),
      { minLength: 6, maxLength: 8 },
    ),
    tenths: fc.integer({ min: 800, max: 1300 }),
    kcal: fc.constantFrom(null, 1200, 1208),
  })
  .map(
    ({ meals, tenths, kcal }): FillProblem =>
      delivery({
        offered: meals.flatMap((facts, index) => [
          mainMeal(`m${index}`, facts),
          mainMeal(`m${index}`, {
            ...facts,
            buildId: `m${index}-hero`,
            protein: facts.protein + 5,
            price: facts.price + (facts.protein % 7),
          }),
        ]),
        required: { 'main-meal': 4, breakfast: 0 },
        target: { kcal, protein: tenths / 10 },
      }),
  )
