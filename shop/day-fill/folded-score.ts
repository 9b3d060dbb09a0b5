import { type FillProblem, tally } from './problem.ts'
import type { EligibleMeal } from './rules.ts'

/** The pairs that so many servings add to a group that has so many already. */
export function pairsAdded(servings: number, already: number): number {
  return servings * already + (servings * (servings - 1)) / 2
}

/**
 * Folds beside, pairs, price, elsewhere and positions into one integer: a unit of each outweighs
 * all that follow. Throws where the safe integers do not suffice.
 */
export function foldedScore(
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
