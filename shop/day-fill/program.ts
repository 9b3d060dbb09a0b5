import { type Choice, choicesOf } from './choices.ts'
import { type FillProblem, type FillType, fillTypes, keptBuilds, tally } from './problem.ts'
import { type EligibleMeal, missingOf } from './rules.ts'

/** The decision about one meal; the meals of a type and a main ingredient form a group. */
export type Stage = {
  readonly choices: readonly Choice[]
  /** The slots of its type: from this number of filled slots up to that one. */
  readonly from: number
  readonly to: number
  readonly opensGroup: boolean
  readonly keptInGroup: number
  readonly groupLimit: number
}

/** `slots`: the servings to add; `pairCost`: of two servings with the same main ingredient. */
export type Program = {
  readonly stages: readonly Stage[]
  readonly slots: number
  readonly pairCost: number
}

/** A stage for each meal: the main meals first, then the breakfasts. */
export function programOf(problem: FillProblem, meals: readonly EligibleMeal[]): Program {
  const mains = missingOf(problem, 'main-meal')
  const slots = mains + missingOf(problem, 'breakfast')
  const counts = tally(keptBuilds(problem).map(build => `${build.fills} ${build.mainIngredient}`))
  const { costOf, pairCost } = foldedScore(problem, meals, slots)
  const ordered = fillTypes.flatMap(type => byIngredient(meals.filter(meal => meal.type === type)))
  const stages = ordered.map((meal, index) => {
    const before = ordered[index - 1]
    return {
      choices: choicesOf(problem, meal, costOf),
      ...slotsOf(meal.type, mains, slots),
      opensGroup: before?.type !== meal.type || before.mainIngredient !== meal.mainIngredient,
      keptInGroup: counts.get(`${meal.type} ${meal.mainIngredient}`) ?? 0,
      groupLimit: slots,
    }
  })
  return { stages, slots, pairCost }
}

export function closesGroup(stages: readonly Stage[], index: number): boolean {
  return stages[index + 1]?.opensGroup ?? true
}

/** The pairs that so many servings add to a group that has so many already. */
export function pairsAdded(servings: number, already: number): number {
  return servings * already + (servings * (servings - 1)) / 2
}

type Restriction = {
  readonly program: Program
  /** Every filling that the restriction excludes adds at least so many pairs. */
  readonly pairsExcluded: number
}

/**
 * Restricts the programme to fillings that spread the main ingredients evenly, up to `slack` servings. An
 * excluded filling has a serving that adds over `slack` pairs more than the even spread's last one.
 */
export function restrictToEven(program: Program, slack: number): Restriction {
  const lastOf = new Map<number, number>()
  let fewest = 0
  for (const from of new Set(program.stages.map(stage => stage.from))) {
    const ofType = program.stages.filter(stage => stage.from === from)
    const pairs = pairsByServing(ofType).slice(0, (ofType[0]?.to ?? from) - from)
    lastOf.set(from, pairs.at(-1) ?? 0)
    fewest += pairs.reduce((sum, each) => sum + each, 0)
  }
  const stages = program.stages.map(stage => ({
    ...stage,
    groupLimit: Math.max(0, (lastOf.get(stage.from) ?? 0) + slack - stage.keptInGroup + 1),
  }))
  return { program: { ...program, stages }, pairsExcluded: fewest + slack + 1 }
}

/** The pairs that each possible serving would add, the fewest first. */
function pairsByServing(stages: readonly Stage[]): number[] {
  const pairs: number[] = []
  let next = 0
  for (const { opensGroup, keptInGroup, choices } of stages) {
    if (opensGroup) next = keptInGroup
    const most = Math.max(...choices.map(({ servings }) => servings))
    for (let serving = 0; serving < most; serving += 1) pairs.push(next++)
  }
  return pairs.sort((one, other) => one - other)
}

function slotsOf(type: FillType, mains: number, slots: number): { from: number; to: number } {
  return type === 'main-meal' ? { from: 0, to: mains } : { from: mains, to: slots }
}

function byIngredient(meals: readonly EligibleMeal[]): EligibleMeal[] {
  const ingredients = [...new Set(meals.map(meal => meal.mainIngredient))]
  return ingredients.flatMap(each => meals.filter(meal => meal.mainIngredient === each))
}

/**
 * Folds beside, pairs, price, elsewhere and positions into one integer: a unit of each outweighs
 * all that follow. Throws where the safe integers do not suffice.
 */
function foldedScore(
  { offered, others, kept }: FillProblem,
  meals: readonly EligibleMeal[],
  slots: number,
) {
  const beside = tally(others?.beside ?? [])
  const elsewhere = tally(others?.elsewhere ?? [])
  const positions = meals.flatMap(meal => meal.positions)
  const prices = positions.map(position => offered[position]?.price ?? 0)
  const cheapest = Math.min(0, ...prices)
  const held = kept.reduce((count, { amount }) => count + amount, 0)
  const elsewhereCost = slots * offered.length + 1
  const priceCost = elsewhereCost * (slots * Math.max(0, ...elsewhere.values()) + 1)
  const pairCost = priceCost * (slots * (Math.max(0, ...prices) - cheapest) + 1)
  const besideCost = pairCost * (pairsAdded(slots, held) + 1)
  const highest = besideCost * (slots * Math.max(0, ...beside.values()) + 1)
  if (highest > Number.MAX_SAFE_INTEGER)
    throw new RangeError('a delivery too large to be filled exactly')
  const costOf = (position: number) => {
    const build = offered[position]
    if (!build) throw new RangeError(`nothing is offered at ${position}`)
    return (
      besideCost * (beside.get(build.mealId) ?? 0) +
      priceCost * (build.price - cheapest) +
      elsewhereCost * (elsewhere.get(build.mealId) ?? 0) +
      position
    )
  }
  return { costOf, pairCost }
}
