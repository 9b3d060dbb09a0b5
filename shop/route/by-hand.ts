import type { RouteProblem } from './problem.ts'
import { insertBest } from './savings.ts'
import { Tours } from './tours.ts'

/** Ids of stops, by van: what a person moves about. */
export type ByHand = readonly (readonly string[])[]

/** Each van's driving and time until it is back, in minutes, and its bags. */
export function lengthsOf(problem: RouteProblem, routes: ByHand) {
  const tours = new Tours(problem)
  return routes.map(ids => {
    const tour = indexesOf(problem, ids)
    return { driving: tours.driving(tour), minutes: tours.minutes(tour), bags: tours.load(tour) }
  })
}

/** Puts a stop where it costs least, after what comes first; null: no van has room and time for it. */
export function putWhereItCostsLeast(
  problem: RouteProblem,
  routes: ByHand,
  stop: string,
): ByHand | null {
  const tours = new Tours(problem)
  const solution = { tours: routes.map(ids => indexesOf(problem, ids)), left: [] as number[] }
  const [index] = indexesOf(problem, [stop])
  if (!index) return null
  const firsts = problem.vans.map((_, van) => tours.first(van))
  insertBest(index, solution, tours, firsts)
  if (solution.left.length > 0) return null
  return solution.tours.map(tour => tour.map(at => problem.stops[at - 1]?.id ?? ''))
}

function indexesOf({ stops }: RouteProblem, ids: readonly string[]): number[] {
  return ids.map(id => 1 + stops.findIndex(stop => stop.id === id)).filter(Boolean)
}
