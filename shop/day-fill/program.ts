import { type Choice, choicesOf } from './choices.ts'
import { foldedScore } from './folded-score.ts'
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
