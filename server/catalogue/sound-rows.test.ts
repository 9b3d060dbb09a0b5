import { describe, expect, test } from 'vitest'
import type { StoredCatalogue, StoredRow } from '../db/meal/catalogue.ts'
import { demoCatalogue } from '../demo/catalogue.ts'
import { checked } from './issue-words.ts'
import { kitchenLimitRow } from './rows.ts'
import { faultLine, soundRows } from './sound-rows.ts'

const demo = await demoCatalogue()

type Json = Record<string, never>

/** The demo's tables as the database answers them. */
function stored(): StoredCatalogue {
  const { codes, kitchenLimit, ...tables } = demo
  const rows = (list: readonly object[]): StoredRow[] =>
    JSON.parse(JSON.stringify(list)).map((data: { id?: string; code: string }) => ({
      id: data.id ?? data.code,
      data,
    }))
  return {
    version: 1,
    kitchenLimit,
    shopData: {},
    meals: rows(tables.meals),
    plans: rows(tables.plans),
    spots: rows(tables.spots),
    paymentTypes: rows(tables.paymentTypes),
    timePeriods: rows(tables.timePeriods),
    codes: {
      categories: rows(codes.categories),
      allergens: rows(codes.allergens),
      diets: rows(codes.diets),
      ingredients: rows(codes.ingredients),
      portions: rows(codes.portions),
    },
  }
}

type Table = 'meals' | 'plans' | 'spots' | 'paymentTypes' | 'timePeriods'

/** What is said of a row after somebody wrote these values at these places of it. */
function wrote(table: Table, id: string, values: Record<string, unknown>) {
  const catalogue = stored()
  const row = catalogue[table].find(each => each.id === id)
  if (!row) throw new Error(`the demo has no ${id}`)
  for (const [path, value] of Object.entries(values)) put(row.data as Json, path.split('.'), value)
  const { rows, faults } = soundRows(catalogue)
  return { lines: faults.map(faultLine), left: rows[table].length, of: catalogue[table].length }
}

function put(data: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) put(data[key] as Record<string, unknown>, rest, value)
  else if (value === undefined) delete data[key]
  else data[key] = value
}

test('the demo’s rows are sound, to the last of them', () => {
  const catalogue = stored()
  const { rows, faults } = soundRows(catalogue)
  expect(faults).toEqual([])
  expect(rows).toEqual({ version: 1, ...demo, shopData: {} })
})

describe('a row that the shop cannot work with is named, and it alone is left out', () => {
  const bad: [Table, string, Record<string, unknown>, string][] = [
    ['meals', 'M01', { builds: undefined }, 'meal M01: builds is missing'],
    ['meals', 'M01', { builds: [] }, 'meal M01: builds is empty'],
    ['meals', 'M01', { builds: [7] }, 'meal M01: builds[0] is 7, not an object'],
    [
      'meals',
      'M01',
      { 'builds.1.price': '790' },
      'meal M01: builds[1].price is "790", not a number',
    ],
    [
      'meals',
      'M01',
      { 'builds.1.price': 7.9 },
      'meal M01: builds[1].price is 7.9, not a whole number',
    ],
    [
      'meals',
      'M01',
      { 'builds.1.price': 0 },
      'meal M01: builds[1].price is 0, but must be at least 1',
    ],
    ['meals', 'M01', { premium: -150 }, 'meal M01: premium is -150, but must be at least 0'],
    [
      'meals',
      'M01',
      { type: 'soup' },
      'meal M01: type is "soup", not one of main-meal, snack, extras',
    ],
    ['meals', 'M01', { 'name.en': undefined }, 'meal M01: name.en is missing'],
    ['meals', 'M01', { 'name.el': '' }, 'meal M01: name.el is empty'],
    ['meals', 'M01', { weekdays: null }, 'meal M01: weekdays is null, not a list'],
    ['meals', 'M01', { weekdays: [0] }, 'meal M01: weekdays[0] is 0, but must be at least 1'],
    ['meals', 'M01', { vatRate: '13%' }, 'meal M01: vatRate is "13%", not a number'],
    [
      'meals',
      'M01',
      { slug: 'Κοτόπουλο' },
      'meal M01: slug is "Κοτόπουλο": small letters, digits and - are allowed, at most 80',
    ],
    ['meals', 'M01', { 'builds.0.perPortion': {} }, 'meal M01: builds[0].perPortion.kj is missing'],
    [
      'meals',
      'M01',
      { categories: ['lunch'] },
      'meal M01: categories names lunch, which there is not',
    ],
    [
      'meals',
      'M01',
      { mainIngredient: 'duck' },
      'meal M01: mainIngredient names duck, which there is not',
    ],
    [
      'meals',
      'M01',
      { 'builds.3.allergens': ['glutten'] },
      'meal M01: builds[3].allergens names glutten, which there is not',
    ],
    ['meals', 'M02', { id: 'M01' }, 'meal M02: id is M01 in the data of another row'],
    ['meals', 'M10', { slug: 'kotopoulo-lemonato' }, 'slug is kotopoulo-lemonato a second time'],
    ['meals', 'M10', { 'builds.0.id': 'M01-hero' }, 'builds[0].id is M01-hero a second time'],
    [
      'plans',
      'single-bal',
      { dietCode: 'keto' },
      'plan single-bal: dietCode is "keto", not one of wl, bal, mg, ic',
    ],
    [
      'plans',
      'single-bal',
      { type: 'yearly' },
      'plan single-bal: type is none of those that there are',
    ],
    [
      'plans',
      'single-bal',
      { 'prices.mainMeal': null },
      'plan single-bal: prices.mainMeal is null, not a number',
    ],
    [
      'plans',
      'weekly-bal-5-5-1',
      { daysPerWeek: null },
      'plan weekly-bal-5-5-1: daysPerWeek is null, not a number',
    ],
    [
      'plans',
      'weekly-bal-5-5-1',
      { mainMeals: 7 },
      'plan weekly-bal-5-5-1: mainMeals is no multiple of daysPerWeek',
    ],
    [
      'spots',
      'attica',
      { kind: 'drone' },
      'spot attica: kind is "drone", not one of delivery, takeaway, company',
    ],
    ['spots', 'pagkrati', { address: null }, 'spot pagkrati: address is missing'],
    [
      'spots',
      'lefka',
      { company: undefined },
      'spot lefka: company belongs to a spot of the kind company, and to no other',
    ],
    [
      'spots',
      'lefka',
      { 'company.timePeriodIds': ['night'] },
      'spot lefka: company.timePeriodIds names night, which there is not',
    ],
    [
      'paymentTypes',
      'attica-card',
      { spotId: 'crete' },
      'spot_payment_type attica-card: spotId names crete, which there is not',
    ],
    [
      'paymentTypes',
      'attica-card',
      { provider: 'cash' },
      'spot_payment_type attica-card: provider is "cash", not one of viva, epay, stripe, bank, account, door',
    ],
    [
      'timePeriods',
      'morning',
      { from: '9:00' },
      'time_period morning: from is "9:00": a time is written as 09:30',
    ],
    ['timePeriods', 'morning', { from: '18:00' }, 'time_period morning: to is not later than from'],
  ]
  test.each(bad)('%s %s with %j', (table, id, values, line) => {
    const { lines, left, of } = wrote(table, id, values)
    expect(lines.join('\n')).toContain(line)
    expect(left).toBe(of - 1)
  })
})

test('a row that is no object at all is named too, and one that lacks all is not named for ever', () => {
  const catalogue = stored()
  const [first, second] = catalogue.meals as { id: string; data: unknown }[]
  if (!first || !second) throw new Error('the demo has no meals')
  first.data = 'M01'
  second.data = {}
  const lines = soundRows(catalogue).faults.map(faultLine)
  expect(lines[0]).toBe(`meal ${first.id}: is "M01", not an object`)
  expect(lines).toHaveLength(6)
})

test('a bad code loses its names, not the meals that have it', () => {
  const catalogue = stored()
  const gluten = catalogue.codes.allergens?.find(({ id }) => id === 'gluten')
  put(gluten?.data as Json, ['name'], 'Gluten')
  const { rows, faults } = soundRows(catalogue)
  expect(faults.map(faultLine)).toEqual(['code gluten: name is "Gluten", not an object'])
  expect(rows.codes.allergens).toHaveLength(13)
  expect(rows.meals).toHaveLength(64)
})

test('a shop that keeps no list of diets is not asked for their names', () => {
  const catalogue = stored()
  const { diets: _, ...codes } = catalogue.codes
  const { rows, faults } = soundRows({ ...catalogue, codes })
  expect([rows.meals.length, rows.codes.diets, faults]).toEqual([64, [], []])
})

test('a meal of an older version has the meal’s list in each of its builds', () => {
  const catalogue = stored()
  const row = catalogue.meals.find(({ id }) => id === 'M03')?.data as Record<string, never>
  const builds = row.builds as unknown as Record<string, unknown>[]
  const ingredients = builds[0]?.ingredients
  for (const build of builds)
    for (const key of ['ingredients', 'allergens', 'traces']) delete build[key]
  put(row, ['ingredients'], ingredients)
  const { rows, faults } = soundRows(catalogue)
  expect(faults).toEqual([])
  const meal = rows.meals.find(({ id }) => id === 'M03')
  for (const build of meal?.builds ?? []) {
    expect(build.ingredients).toEqual(ingredients)
    expect(build.allergens).toEqual(meal?.allergens)
    expect(build.traces).toEqual(meal?.traces)
  }
})

test('limits of the kitchen are whole numbers', () => {
  const limit = { deliveriesPerWindow: 120, portionsPerMeal: 80 }
  expect(checked(kitchenLimitRow, limit).faults).toBeNull()
  expect(checked(kitchenLimitRow, { ...limit, portionsPerMeal: -1 }).faults).toEqual([
    { field: 'portionsPerMeal', says: 'is -1, but must be at least 0' },
  ])
})
