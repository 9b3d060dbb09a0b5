import type * as z from 'zod/mini'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Meal } from '#shop/meal.ts'
import type { CatalogueRows, StoredCatalogue, StoredRow } from '../db/meal/catalogue.ts'
import { checked, type Fault } from './issue-words.ts'
import { codeRow, mealRow, paymentTypeRow, planRow, spotRow, timePeriodRow } from './rows.ts'

/** What keeps a row of a table from being sold. */
type RowFault = Fault & { readonly table: string; readonly id: string }

/**
 * The rows that the shop can work with, and what is wrong with the others. A row that names what is
 * in no row counts as wrong too; lists of codes that a shop keeps nowhere are not asked for.
 */
export function soundRows(stored: StoredCatalogue): { rows: CatalogueRows; faults: RowFault[] } {
  const faults: RowFault[] = []
  function sound<Row extends object>(
    table: string,
    rows: readonly StoredRow[],
    schema: z.ZodMiniType<Row, unknown>,
    further: (row: Row) => readonly Fault[] = () => [],
  ): Row[] {
    return rows.flatMap(({ id, data }) => {
      const result = checked(schema, data)
      const found = result.faults ?? [...otherName(id, result.read), ...further(result.read)]
      faults.push(...found.slice(0, mostTold).map(fault => ({ table, id, ...fault })))
      return result.faults === null && found.length === 0 ? [result.read] : []
    })
  }
  const codes = (list: keyof Catalogue['codes']) => sound('code', stored.codes[list] ?? [], codeRow)
  const timePeriodIds = idsOf(stored.timePeriods)
  const spotIds = idsOf(stored.spots)
  return {
    rows: {
      version: stored.version,
      meals: sound('meal', stored.meals, mealRow, onlyOnce(namesKnownCodes(stored))),
      plans: sound('plan', stored.plans, planRow),
      spots: sound('spot', stored.spots, spotRow, ({ company }) =>
        unknownIn('company.timePeriodIds', company?.timePeriodIds ?? [], timePeriodIds),
      ),
      paymentTypes: sound('spot_payment_type', stored.paymentTypes, paymentTypeRow, ({ spotId }) =>
        unknownIn('spotId', spotId, spotIds),
      ),
      timePeriods: sound('time_period', stored.timePeriods, timePeriodRow),
      kitchenLimit: stored.kitchenLimit,
      // Its own schemas read it (shop-data.ts).
      shopData: stored.shopData,
      ...(stored.placeStops && { placeStops: stored.placeStops }),
      ...(stored.dishTags && { dishTags: stored.dishTags }),
      ...(stored.likings && { likings: stored.likings }),
      ...(stored.pass && { pass: stored.pass }),
      codes: {
        categories: codes('categories'),
        allergens: codes('allergens'),
        diets: codes('diets'),
        ingredients: codes('ingredients'),
        portions: codes('portions'),
      },
    },
    faults,
  }
}

/** Of one row; a row that is another thing altogether has dozens. */
const mostTold = 5

/** "meal M01: builds[0].price is "690", not a whole number". */
export function faultLine({ table, id, field, says }: RowFault): string {
  return `${table} ${id}: ${[field, says].filter(Boolean).join(' ')}`
}

function otherName(id: string, row: object): Fault[] {
  const rowId = 'id' in row ? row.id : 'code' in row ? row.code : id
  return rowId === id ? [] : [{ field: 'id', says: `is ${rowId} in the data of another row` }]
}

function idsOf(rows: readonly StoredRow[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id))
}

function unknownIn(
  field: string,
  named: string | readonly string[],
  ids: ReadonlySet<string>,
): Fault[] {
  return [named]
    .flat()
    .filter(one => !ids.has(one))
    .map(one => ({ field, says: `names ${one}, which there is not` }))
}

function namesKnownCodes({ codes }: StoredCatalogue): (meal: Meal) => Fault[] {
  function unknown(
    list: keyof Catalogue['codes'],
    field: string,
    named: string | readonly string[],
  ) {
    const ids = codes[list]
    return ids ? unknownIn(field, named, idsOf(ids)) : []
  }
  return meal => [
    ...unknown('categories', 'categories', meal.categories),
    ...unknown('ingredients', 'mainIngredient', meal.mainIngredient),
    ...unknown('diets', 'diet', meal.diet),
    ...unknown('allergens', 'allergens', meal.allergens),
    ...unknown('allergens', 'traces', meal.traces),
    ...meal.builds.flatMap((build, at) => [
      ...unknown('portions', `builds[${at}].portion`, build.portion),
      ...unknown('allergens', `builds[${at}].allergens`, build.allergens),
      ...unknown('allergens', `builds[${at}].traces`, build.traces),
    ]),
  ]
}

/** Of two meals that share an address or the id of a build, the first counts. */
function onlyOnce(further: (meal: Meal) => Fault[]): (meal: Meal) => Fault[] {
  const slugs = new Set<string>()
  const builds = new Set<string>()
  return meal => {
    const faults = further(meal)
    if (faults.length > 0) return faults
    if (slugs.has(meal.slug)) faults.push({ field: 'slug', says: `is ${meal.slug} a second time` })
    meal.builds.forEach(({ id }, at) => {
      if (builds.has(id)) faults.push({ field: `builds[${at}].id`, says: `is ${id} a second time` })
      builds.add(id)
    })
    slugs.add(meal.slug)
    return faults
  }
}
