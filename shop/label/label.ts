import type { Catalogue } from '../catalogue.ts'
import { declared, type NutritionRow, nutritionRows } from '../food/nutrition.ts'
import { withAllergens } from '../food/with-allergens.ts'
import type { Language } from '../language.ts'
import type { FoodInfo, Meal, MealIngredient } from '../meal.ts'
import { usualFreshDays } from '../plan/plan-deliveries.ts'

/** What the label of a tray says, in one language (Regulation (EU) 1169/2011, art. 9). */
export type Label = {
  readonly name: string
  /** Of this portion, the most first; `isAllergen`: it is set apart from the rest. */
  readonly ingredients: readonly LabelIngredient[]
  /** Packed beside the dish; null: no dip. */
  readonly dip: { readonly name: string; readonly ingredients: readonly LabelIngredient[] } | null
  /** Declared allergens that no ingredient names: a list must not be repeated (2017/C 428/01). */
  readonly contains: readonly string[]
  readonly traces: readonly string[]
  /** Grams, with the dip. */
  readonly weight: number
  /** As they are declared, with the dip. */
  readonly nutrition: readonly {
    readonly row: NutritionRow
    readonly per100g: string
    readonly perPortion: string
  }[]
  readonly heating: string
  /** Days in the fridge, with that of delivery. */
  readonly shelfDays: number
  readonly operator: { readonly name: string; readonly address: string }
}

type LabelIngredient = {
  readonly name: string
  readonly percent: number
  readonly isAllergen: boolean
}

type Whose = {
  readonly codes: Pick<Catalogue['codes'], 'allergens'>
  readonly legalEntity: Pick<Catalogue['legalEntity'], 'legalName' | 'address'>
}

/** What the label of one portion of a dish says. */
export function labelOf(
  meal: Pick<Meal, 'name' | 'preparation' | 'shelfDays'> & {
    readonly dip: Pick<NonNullable<Meal['dip']>, 'name' | 'ingredients'> | null
  },
  build: FoodInfo,
  { codes, legalEntity }: Whose,
  lang: Language,
): Label {
  const nameOf = (code: string) =>
    codes.allergens.find(one => one.code === code)?.name[lang] ?? code
  const listed = (ingredients: readonly MealIngredient[]) =>
    ingredients.map(({ name, percent, allergens, allergenDetail }) => ({
      name: withAllergens(
        name[lang],
        allergens.map(code => allergenDetail?.[code]?.[lang] ?? nameOf(code)),
      ),
      percent,
      isAllergen: allergens.length > 0,
    }))
  const { dip } = meal
  const inBox = [...build.ingredients, ...(dip?.ingredients ?? [])]
  const isNamed = new Set(inBox.flatMap(({ allergens }) => allergens))
  const table = build.withDip ?? build
  return {
    name: meal.name[lang],
    ingredients: listed(build.ingredients),
    dip: dip && { name: dip.name[lang], ingredients: listed(dip.ingredients) },
    contains: build.allergens.filter(code => !isNamed.has(code)).map(nameOf),
    traces: build.traces.map(nameOf),
    weight: table.weight,
    nutrition: nutritionRows.map(row => ({
      row,
      per100g: declared(row, table.per100g, lang),
      perPortion: declared(row, table.perPortion, lang),
    })),
    heating: meal.preparation[lang],
    shelfDays: meal.shelfDays ?? usualFreshDays,
    operator: { name: legalEntity.legalName[lang], address: legalEntity.address[lang] },
  }
}
