import { type FillBuild, type FillProblem, type FillType, fillTypes } from './problem.ts'

export type FillBlock =
  | {
      readonly blocked: BlockingRule
      readonly type: FillType
      /** How many servings are missing, and how many of them the menu could supply. */
      readonly missing: number
      readonly possible: number
    }
  /** Grams: the floor that was asked for, and the most that any filling reaches. */
  | { readonly blocked: 'protein'; readonly floor: number; readonly most: number }

type BlockingRule = Rule | 'too-few-meals'
type Rule = 'allergens' | 'dislikes' | 'stock'

export type EligibleMeal = {
  readonly mealId: string
  readonly type: FillType
  readonly mainIngredient: string
  /** Its builds, as positions in `problem.offered`. */
  readonly positions: readonly number[]
  /** The fewest and the most servings of it; above 1 only where the menu has too few meals. */
  readonly fewest: number
  readonly most: number
}

export function eligibleMeals(problem: FillProblem): EligibleMeal[] | FillBlock {
  const eligible: EligibleMeal[] = []
  for (const type of fillTypes) {
    const missing = missingOf(problem, type)
    const supplies = suppliesOf(problem, type, ['allergens', 'dislikes', 'stock'])
    const possible = servingsIn(supplies)
    if (possible < missing) return { blocked: blockingRule(problem, type), type, missing, possible }
    if (missing > 0) eligible.push(...withFewestRepeats(supplies, missing))
  }
  return eligible
}

/** The eligible meals that neither neighbouring delivery has; null where they are too few. */
export function withoutBeside(
  problem: FillProblem,
  eligible: readonly EligibleMeal[],
): EligibleMeal[] | null {
  const beside = new Set(problem.others?.beside)
  const fresh = eligible.filter(({ mealId }) => !beside.has(mealId))
  const enough =
    fresh.length < eligible.length &&
    eligible.every(({ mealId, fewest }) => fewest === 0 || !beside.has(mealId)) &&
    fillTypes.every(type => mostServings(fresh, type) >= missingOf(problem, type))
  return enough ? fresh : null
}

function mostServings(meals: readonly EligibleMeal[], type: FillType): number {
  return meals.reduce((sum, meal) => (meal.type === type ? sum + meal.most : sum), 0)
}

export function missingOf({ required, kept }: FillProblem, type: FillType): number {
  const held = kept
    .filter(({ build }) => build.fills === type)
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, required[type] - held)
}

export function keptOf({ kept }: FillProblem, mealId: string): number {
  return kept
    .filter(({ build }) => build.mealId === mealId)
    .reduce((sum, { amount }) => sum + amount, 0)
}

export function isAvoided({ avoided }: FillProblem, build: FillBuild): boolean {
  return hasAvoidedAllergen(avoided, build) || isDisliked(avoided, build)
}

function hasAvoidedAllergen(avoided: FillProblem['avoided'], build: FillBuild): boolean {
  return avoided.allergens.some(
    code => build.allergens.includes(code) || build.traces.includes(code),
  )
}

function isDisliked(avoided: FillProblem['avoided'], build: FillBuild): boolean {
  return (
    avoided.mainIngredients.includes(build.mainIngredient) || avoided.meals.includes(build.mealId)
  )
}

/** The first rule without which the menu would suffice; allergens are the last to be named. */
function blockingRule(problem: FillProblem, type: FillType): BlockingRule {
  const missing = missingOf(problem, type)
  const rules: readonly Rule[] = ['dislikes', 'stock', 'allergens']
  const suffices = (without: Rule) =>
    servingsIn(
      suppliesOf(
        problem,
        type,
        rules.filter(rule => rule !== without),
      ),
    ) >= missing
  return rules.find(suffices) ?? 'too-few-meals'
}

type Supply = Pick<EligibleMeal, 'mealId' | 'type' | 'mainIngredient'> & {
  readonly positions: number[]
  readonly kept: number
  more: number
}

function suppliesOf(problem: FillProblem, type: FillType, rules: readonly Rule[]): Supply[] {
  const supplies = new Map<string, Supply>()
  const missing = missingOf(problem, type)
  problem.offered.forEach((build, position) => {
    if (build.fills !== type) return
    if (rules.includes('allergens') && hasAvoidedAllergen(problem.avoided, build)) return
    if (rules.includes('dislikes') && isDisliked(problem.avoided, build)) return
    const left = rules.includes('stock') ? (build.left ?? missing) : missing
    if (left <= 0) return
    const { mealId, mainIngredient } = build
    const builds = keptOf(problem, mealId)
    const none = { mealId, type, mainIngredient, kept: builds, positions: [], more: 0 }
    const supply = supplies.get(mealId) ?? none
    supply.positions.push(position)
    supply.more += Math.min(left, missing)
    supplies.set(mealId, supply)
  })
  return [...supplies.values()]
}

function servingsIn(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { more }) => sum + more, 0)
}

/** Every meal comes n − 1 times before any comes n times, for the least n that fills the delivery. */
function withFewestRepeats(supplies: readonly Supply[], missing: number): EligibleMeal[] {
  let times = 1
  while (supplies.reduce((sum, supply) => sum + upTo(supply, times), 0) < missing) times += 1
  return supplies
    .map(supply => ({ ...supply, fewest: upTo(supply, times - 1), most: upTo(supply, times) }))
    .filter(({ most }) => most > 0)
}

/** How many servings may be added so that the delivery has the meal at most that many times. */
function upTo({ kept, more }: Supply, times: number): number {
  return Math.max(0, Math.min(times - kept, more))
}
