import { type Lack, lack } from '../lack/lack.ts'
import { type PortionCode, portionCodes } from '../meal.ts'
import { type Problem, tenth } from './ingredient-problems.ts'
import { nutritionIn } from './nutrition-sum.ts'
import { ingredientOf, type Pantry, type Recipe, type RecipeItem, weightOf } from './recipe.ts'

/** Expectations of portions; a missing one is not checked. */
export type Plausible = {
  readonly kcal?: Readonly<Partial<Record<PortionCode, readonly [least: number, most: number]>>>
  /** Grams in a portion. */
  readonly mostSalt?: number
  readonly leastProtein?: number
}

/** Impossible or implausible things in a recipe. With unknown ingredients nothing else is checked. */
export function recipeProblems(
  recipe: Recipe,
  pantry: Pantry,
  plausible: Plausible = {},
): Problem[] {
  const parts: [string[], readonly RecipeItem[]][] = [
    ...Object.entries(recipe.portions).map(
      ([portion, items]) => [['portions', portion], items] as [string[], readonly RecipeItem[]],
    ),
    [['dip'], recipe.dip],
  ]
  const rows = parts.flatMap(([at, items]) => itemProblems(at, items, pantry))
  if (Object.keys(recipe.portions).length === 0)
    rows.push({ at: ['portions'], lack: lack('no-portion') })
  if (rows.length > 0) return rows
  return [...portionProblems(recipe, pantry, plausible), ...growthProblems(recipe, pantry)]
}

function itemProblems(at: string[], items: readonly RecipeItem[], pantry: Pantry): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const [part, portion] = at
  if (items.length === 0 && part === 'portions')
    problems.push({ at, lack: lack('portion-holds-nothing', { portion: portion ?? '' }) })
  for (const { ingredient: name, grams } of items) {
    const bad = (found: Lack) => problems.push({ at: [...at, name], lack: found })
    if (!pantry.has(name)) bad(lack('no-ingredient', { name }))
    if (!(grams > 0 && grams <= 5000)) bad(lack('grams-cannot-be', { grams, name }))
    if (seen.has(name)) bad(lack('ingredient-twice', { name }))
    seen.add(name)
  }
  return problems
}

function portionProblems(
  { portions, dip }: Recipe,
  pantry: Pantry,
  plausible: Plausible,
): Problem[] {
  return Object.entries(portions).flatMap(([portion, items]) => {
    const problems: Problem[] = []
    const bad = (found: Lack) => problems.push({ at: ['portions', portion], lack: found })
    const { kcal, salt, protein } = nutritionIn(items, pantry)
    const [least, most] = plausible.kcal?.[portion as PortionCode] ?? [0, Number.POSITIVE_INFINITY]
    if (Math.round(kcal) < least || Math.round(kcal) > most)
      bad(lack('portion-kcal', { portion, kcal: Math.round(kcal), least, most }))
    if (salt > (plausible.mostSalt ?? salt))
      bad(lack('portion-salt', { portion, grams: tenth(salt) }))
    if (protein < (plausible.leastProtein ?? 0))
      bad(lack('portion-protein', { portion, grams: tenth(protein) }))
    const source = sourceKcalIn([...items, ...dip], pantry)
    const computed = nutritionIn([...items, ...dip], pantry).kcal
    if (source !== null && Math.abs(source - computed) > 0.12 * computed) {
      const [kcal, declared] = [Math.round(computed), Math.round(source)]
      bad(lack('portion-source-kcal', { portion, kcal, source: declared }))
    }
    return problems
  })
}

function sourceKcalIn(items: readonly RecipeItem[], pantry: Pantry): number | null {
  let sum = 0
  for (const { ingredient, grams } of items) {
    const { sourceKcal } = ingredientOf(pantry, ingredient)
    if (sourceKcal === undefined) return null
    sum += (sourceKcal * grams) / 100
  }
  return sum
}

function growthProblems({ portions }: Recipe, pantry: Pantry): Problem[] {
  const sizes = portionCodes.flatMap(code => {
    const items = portions[code]
    return items ? [{ code, weight: weightOf(items), ...nutritionIn(items, pantry) }] : []
  })
  return sizes.slice(1).flatMap((larger, at) => {
    const smaller = sizes[at]
    if (!smaller) return []
    const isLighter = larger.weight <= smaller.weight
    const isPoorer = larger.kcal <= smaller.kcal
    if (!isLighter && !isPoorer) return []
    const code = isLighter && isPoorer ? 'no-larger' : isLighter ? 'no-heavier' : 'no-richer'
    const lackHere = lack(code, { portion: larger.code, smaller: smaller.code })
    return [{ at: ['portions', larger.code], lack: lackHere }]
  })
}
