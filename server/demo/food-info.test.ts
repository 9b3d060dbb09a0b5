import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { declared, nutritionRows } from '#shop/food/nutrition.ts'
import { demoFolder } from '../folders.ts'
import { demoCatalogue } from './catalogue.ts'

/**
 * All that is declared of the demo, computed once more from its files: by whole numbers, without a
 * line of shop/, and rounded once at the end, as a label is.
 */
const catalogue = new URL('catalogue/', demoFolder)
const read = (name: string) => parse(readFileSync(new URL(name, catalogue), 'utf8'))
type Item = { ingredient: string; grams: number }
type Dish = {
  id: string
  /** One number is of the regular portion, the only one. */
  recipe: Record<string, number | Record<string, number>>
  dip?: { recipe: Record<string, number> }
}
type Ingredient = {
  id: string
  name: { el: string }
  allergens?: string[]
  traces?: string[]
  per100g: Record<string, number | null>
}
const dishes: Dish[] = readdirSync(new URL('dishes', catalogue)).map(file => read(`dishes/${file}`))
const pantry: Record<string, Ingredient> = Object.fromEntries(
  read('ingredients.yaml').map((each: Ingredient) => [each.id, each]),
)
const law: string[] = read('codes.yaml').allergens.map(({ code }: { code: string }) => code)
const held = ({ ingredient }: Item): Ingredient => {
  const found = pantry[ingredient]
  if (!found) throw new Error(ingredient)
  return found
}

/** Tenths of a gram of food, and thousandths of a gram in 100 g: nothing of it is a fraction. */
const tenths = ({ grams }: Item) => BigInt(Math.round(grams * 10))
const thousandths = (value: number) => BigInt(Math.round(value * 1000))
const add = (numbers: bigint[]) => numbers.reduce((sum, number) => sum + number, 0n)

type Exact = Record<string, bigint>

/** In millionths of a gram, of a kJ and of a kcal. */
function exact(items: Item[]): Exact {
  const of = (key: string, unknown: (per100g: Ingredient['per100g']) => number | null) =>
    add(
      items.map(item => {
        const { per100g } = held(item)
        return tenths(item) * thousandths(per100g[key] ?? unknown(per100g) ?? 0)
      }),
    )
  const sum = {
    fat: of('fat', () => 0),
    saturates: of('saturates', ({ fat }) => fat ?? 0),
    carbs: of('carbs', () => 0),
    sugars: of('sugars', ({ carbs }) => carbs ?? 0),
    fibre: of('fibre', () => 0),
    protein: of('protein', () => 0),
    salt: of('salt', () => 0),
  }
  return {
    kj: 37n * sum.fat + 17n * (sum.carbs + sum.protein) + 8n * sum.fibre,
    kcal: 9n * sum.fat + 4n * (sum.carbs + sum.protein) + 2n * sum.fibre,
    ...sum,
  }
}

/** The half rounds up. */
const rounded = (of: bigint, by: bigint) => (2n * of + by) / (2n * by)

/** What a label says of `of / by` grams. */
function label(row: string, of: bigint, by: bigint): string {
  if (of === 0n) return '0 g'
  const [limit, digits, below, large] =
    row === 'salt'
      ? [125n, 2, 1n, 1]
      : row === 'saturates'
        ? [1000n, 1, 10n, 0]
        : [5000n, 1, 10n, 0]
  const text = (value: bigint, places: number) =>
    `${value / 10n ** BigInt(places)}${places ? `.${String(value % 10n ** BigInt(places)).padStart(places, '0')}` : ''} g`
  if (10_000n * of <= limit * by)
    return `<${row === 'salt' ? '0.01' : row === 'saturates' ? '0.1' : '0.5'} g`
  const small = rounded(of * 10n ** BigInt(digits), by)
  if (small < below * 10n ** BigInt(digits)) return text(small, digits)
  return text(rounded(of * 10n ** BigInt(large), by), large)
}

const million = 1_000_000n

function labels(exactly: Exact, by: bigint): string[] {
  return nutritionRows.map(row => {
    if (row !== 'energy') return label(row, exactly[row] ?? 0n, by)
    return `${rounded(exactly.kj ?? 0n, by)} kJ / ${rounded(exactly.kcal ?? 0n, by)} kcal`
  })
}

const codes = (items: Item[], key: 'allergens' | 'traces') =>
  law.filter(code => items.some(item => held(item)[key]?.includes(code)))

const builds = (await demoCatalogue()).meals.flatMap(meal =>
  meal.builds.map(build => {
    const dish = dishes.find(({ id }) => id === meal.id)
    const items = Object.entries(dish?.recipe ?? {}).flatMap(([ingredient, portions]) => {
      const grams = typeof portions === 'number' ? portions : portions[build.portion]
      return grams ? [{ ingredient, grams }] : []
    })
    const dip = Object.entries(dish?.dip?.recipe ?? {}).map(([ingredient, grams]) => ({
      ingredient,
      grams,
    }))
    return { meal, build, items, dip }
  }),
)

test('all 172 builds are there', () => {
  expect(builds).toHaveLength(172)
  expect(builds.every(({ items }) => items.length > 0)).toBe(true)
})

test('each build’s table says what whole numbers say, per portion, per 100 g, and with the dip', () => {
  for (const { build, items, dip } of builds) {
    const tables = [
      { table: build as Omit<typeof build, 'withDip'>, all: items },
      ...(build.withDip ? [{ table: build.withDip, all: [...items, ...dip] }] : []),
    ]
    expect(tables).toHaveLength(dip.length > 0 ? 2 : 1)
    for (const { table, all } of tables) {
      const weight = add(all.map(tenths))
      expect([build.id, BigInt(table.weight)]).toEqual([build.id, rounded(weight, 10n)])
      const said = (of: typeof table.perPortion) =>
        nutritionRows.map(row => declared(row, of, 'en'))
      expect([build.id, said(table.perPortion)]).toEqual([build.id, labels(exact(all), million)])
      // Per 100 g: by the weight in tenths, times 1,000 tenths.
      expect([build.id, said(table.per100g)]).toEqual([
        build.id,
        labels(exact(all), (million * weight) / 1000n),
      ])
    }
  }
})

test('each build’s list stands in the order of its own weights, with its own percentages', () => {
  let others = 0
  for (const { meal, build, items } of builds) {
    const weight = add(items.map(tenths))
    // Each of them heavier than the next, and none left out.
    const list = build.ingredients.map(({ name }) =>
      items.find(item => held(item).name.el === name.el),
    )
    expect(list).toHaveLength(items.length)
    const weights = list.map(item => (item ? tenths(item) : -1n))
    expect([build.id, weights]).toEqual([build.id, weights.toSorted((a, b) => Number(b - a))])
    const percents = weights.map(own => Number(rounded(own * 1000n, weight)) / 10)
    expect([build.id, build.ingredients.map(({ percent }) => percent)]).toEqual([
      build.id,
      percents,
    ])
    expect(Math.abs(percents.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(1)
    const [first] = meal.builds
    if (JSON.stringify(first?.ingredients) !== JSON.stringify(build.ingredients)) others += 1
  }
  // The list of the smallest portion would be wrong for nearly every larger one.
  expect(others).toBeGreaterThan(100)
})

test('each build’s allergens and traces are those of its ingredients and of its dip', () => {
  for (const { build, items, dip } of builds) {
    const all = [...items, ...dip]
    const contained = codes(all, 'allergens')
    const possible = codes(all, 'traces').filter(code => !contained.includes(code))
    expect([build.id, build.allergens, build.traces]).toEqual([build.id, contained, possible])
  }
})
