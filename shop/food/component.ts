import { type Lack, lack } from '../lack/lack.ts'
import { inLawOrder } from './allergens.ts'
import { nutritionIn } from './nutrition-sum.ts'
import type { Ingredient, Pantry, Recipe, RecipeItem } from './recipe.ts'

type WrittenIngredient = Pick<Ingredient, 'id' | 'name'> & Partial<Ingredient>

/** Ingredients by id, components declared from their parts; unknown and circular parts go (`componentProblems`). */
export function pantryOf(written: readonly WrittenIngredient[]): Pantry {
  const byId = new Map(written.map(one => [one.id, one]))
  const expanded = new Map<string, Ingredient>()
  const find = (id: string, around: readonly string[]): Ingredient | null => {
    const ready = expanded.get(id)
    if (ready) return ready
    const written = byId.get(id)
    if (!written || around.includes(id)) return null
    if (!written.recipe) return written as Ingredient
    const parts = Object.entries(written.recipe).flatMap(([part, grams]) => {
      const ingredient = find(part, [...around, id])
      return ingredient ? [{ ingredient, grams }] : []
    })
    return madeOf(written, parts)
  }
  for (const { id } of written) {
    const one = find(id, [])
    if (one) expanded.set(id, one)
  }
  return expanded
}

type Part = { readonly ingredient: Ingredient; readonly grams: number }

function madeOf(written: WrittenIngredient, parts: readonly Part[]): Ingredient {
  const all = parts.map(({ ingredient }) => ingredient)
  const pantry: Pantry = new Map(all.map(one => [one.id, one]))
  const items = parts.map(({ ingredient, grams }) => ({ ingredient: ingredient.id, grams }))
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0)
  const allergens = inLawOrder(all.flatMap(one => one.allergens))
  const details = Object.assign({}, ...all.map(one => one.allergenDetail ?? {}))
  const { kj: _, kcal: __, ...whole } = nutritionIn(items, pantry)
  const in100g = Object.entries(whole).map(([row, grams]) => [
    row,
    weight > 0 ? Math.round((grams * 10_000) / weight) / 100 : 0,
  ])
  return {
    ...written,
    allergens,
    traces: inLawOrder(all.flatMap(one => one.traces)).filter(code => !allergens.includes(code)),
    ...(Object.keys(details).length > 0 && { allergenDetail: details }),
    per100g: Object.fromEntries(in100g) as Ingredient['per100g'],
    vegan: all.every(({ vegan }) => vegan),
    vegetarian: all.every(({ vegetarian }) => vegetarian),
    group: written.group ?? 'component',
  }
}

/** Replaces components by their parts, each ingredient once. */
export function inIngredients({ portions, dip }: Recipe, pantry: Pantry): Recipe {
  const entries = Object.entries(portions).map(([portion, items]) => [
    portion,
    itemsIn(items, pantry),
  ])
  return { portions: Object.fromEntries(entries), dip: itemsIn(dip, pantry) }
}

function itemsIn(items: readonly RecipeItem[], pantry: Pantry): readonly RecipeItem[] {
  const isComponent = ({ ingredient }: RecipeItem) => pantry.get(ingredient)?.recipe !== undefined
  if (!items.some(isComponent)) return items
  const grams = new Map<string, number>()
  const add = (ingredient: string, own: number, around: readonly string[]) => {
    const parts = partsOf(pantry.get(ingredient))
    if (around.includes(ingredient)) return
    if (!parts) grams.set(ingredient, (grams.get(ingredient) ?? 0) + own)
    for (const [part, share] of parts ?? []) add(part, own * share, [...around, ingredient])
  }
  for (const { ingredient, grams: own } of items) add(ingredient, own, [])
  return [...grams].map(([ingredient, own]) => ({ ingredient, grams: own }))
}

/** null: no component. */
export function partsOf(one: Ingredient | undefined): [id: string, share: number][] | null {
  if (!one?.recipe) return null
  const entries = Object.entries(one.recipe)
  const whole = entries.reduce((sum, [, grams]) => sum + grams, 0)
  return entries.map(([id, grams]) => [id, grams / whole])
}

/** Reports unknown parts and circles. */
export function componentProblems(
  written: readonly WrittenIngredient[],
): { readonly id: string; readonly part: string; readonly lack: Lack }[] {
  const byId = new Map(written.map(one => [one.id, one]))
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    Object.keys(byId.get(from)?.recipe ?? {}).some(part => {
      if (part === wanted) return true
      if (seen.has(part)) return false
      seen.add(part)
      return reaches(part, wanted, seen)
    })
  return written.flatMap(({ id, recipe = {} }) =>
    Object.keys(recipe).flatMap(part => {
      if (!byId.has(part)) return [{ id, part, lack: lack('no-ingredient', { name: part }) }]
      const isCircle = part === id || reaches(part, id, new Set())
      return isCircle ? [{ id, part, lack: lack('holds-in-turn', { part, name: id }) }] : []
    }),
  )
}
