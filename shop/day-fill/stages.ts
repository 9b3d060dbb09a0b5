import { type FillProblem, type FillType, fillTypes } from './day-fill.ts'
import { missingOf, type OpenMeal } from './rules.ts'
import { kcalOf, keptPieces, proteinOf, tally } from './score.ts'

/** One way to take a meal: none, one or more pieces of its builds. Protein in tenths of a gram. */
export type Choice = {
  readonly pieces: readonly number[]
  readonly count: number
  readonly kcal: number
  readonly protein: number
  /** The score without steps and pairs, as one number. */
  readonly cost: number
}

/** A meal to decide about; the meals of a main ingredient stand in a row. */
export type Stage = {
  readonly choices: readonly Choice[]
  /** The slots that it may fill: from so many filled ones up to so many. */
  readonly from: number
  readonly to: number
  /** First of its main ingredient, of which the delivery keeps so many pieces. */
  readonly opens: boolean
  readonly alike: number
  /** At most so many pieces of its main ingredient may be added. */
  readonly most: number
}

export type Stages = {
  readonly stages: readonly Stage[]
  /** How many pieces are missing. */
  readonly slots: number
  /** What one pair of the same main ingredient costs. */
  readonly pairCost: number
}

/** The decisions of a filling in a row: main meals first, then breakfasts. */
export function stagesOf(problem: FillProblem, open: readonly OpenMeal[]): Stages {
  const mains = missingOf(problem, 'main-meal')
  const slots = mains + missingOf(problem, 'breakfast')
  const kept = tally(keptPieces(problem).map(build => `${build.fills} ${build.mainIngredient}`))
  const { costOf, pairCost } = weights(problem, open, slots)
  const inARow = fillTypes.flatMap(type => alikeTogether(open.filter(meal => meal.type === type)))
  const stages = inARow.map((meal, index) => {
    const before = inARow[index - 1]
    return {
      choices: choicesOf(problem, meal, costOf),
      ...slotsOf(meal.type, mains, slots),
      opens: before?.type !== meal.type || before.mainIngredient !== meal.mainIngredient,
      alike: kept.get(`${meal.type} ${meal.mainIngredient}`) ?? 0,
      most: slots,
    }
  })
  return { stages, slots, pairCost }
}

/** Pairs that come with so many pieces where there are so many alike already. */
export function pairsWith(count: number, alike: number): number {
  return count * alike + (count * (count - 1)) / 2
}

function slotsOf(type: FillType, mains: number, slots: number): { from: number; to: number } {
  return type === 'main-meal' ? { from: 0, to: mains } : { from: mains, to: slots }
}

function alikeTogether(meals: readonly OpenMeal[]): OpenMeal[] {
  const ingredients = [...new Set(meals.map(meal => meal.mainIngredient))]
  return ingredients.flatMap(each => meals.filter(meal => meal.mainIngredient === each))
}

function choicesOf(
  problem: FillProblem,
  meal: OpenMeal,
  costOf: (place: number) => number,
): Choice[] {
  const choices: Choice[] = []
  for (let count = meal.from; count <= meal.to; count += 1)
    for (const pieces of piecesFrom(problem, meal.places, count))
      choices.push({
        pieces,
        count,
        kcal: problem.target.kcal === null ? 0 : sum(problem, pieces, kcalOf),
        protein: sum(problem, pieces, proteinOf),
        cost: pieces.reduce((cost, place) => cost + costOf(place), 0),
      })
  return choices
}

/** Every way to take that many pieces of these builds, stock allowing. */
function piecesFrom(problem: FillProblem, places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  const [place, ...rest] = places
  if (place === undefined) return []
  const most = Math.min(count, problem.offered[place]?.left ?? count)
  return Array.from({ length: most + 1 }, (_, amount) => amount).flatMap(amount =>
    piecesFrom(problem, rest, count - amount).map(pieces => [
      ...Array<number>(amount).fill(place),
      ...pieces,
    ]),
  )
}

function sum(
  { offered }: FillProblem,
  pieces: readonly number[],
  of: (build: FillProblem['offered'][number]) => number,
): number {
  return pieces.reduce((total, place) => {
    const build = offered[place]
    return build ? total + of(build) : total
  }, 0)
}

/** Folds beside, alike, price, elsewhere and place into one number, each unit above all that follows. */
function weights({ offered, others, kept }: FillProblem, open: readonly OpenMeal[], slots: number) {
  const beside = tally(others?.beside ?? [])
  const elsewhere = tally(others?.elsewhere ?? [])
  const places = open.flatMap(meal => meal.places)
  const prices = places.map(place => offered[place]?.price ?? 0)
  const cheapest = Math.min(0, ...prices)
  const held = kept.reduce((count, { amount }) => count + amount, 0)
  const elsewhereCost = slots * offered.length + 1
  const priceCost = elsewhereCost * (slots * Math.max(0, ...elsewhere.values()) + 1)
  const pairCost = priceCost * (slots * (Math.max(0, ...prices) - cheapest) + 1)
  const besideCost = pairCost * (pairsWith(slots, held) + 1)
  const highest = besideCost * (slots * Math.max(0, ...beside.values()) + 1)
  if (highest > Number.MAX_SAFE_INTEGER)
    throw new RangeError('a delivery too large to be filled exactly')
  const costOf = (place: number) => {
    const build = offered[place]
    if (!build) throw new RangeError(`nothing is offered at ${place}`)
    return (
      besideCost * (beside.get(build.mealId) ?? 0) +
      priceCost * (build.price - cheapest) +
      elsewhereCost * (elsewhere.get(build.mealId) ?? 0) +
      place
    )
  }
  return { costOf, pairCost }
}
