import type { RoutePlan, RouteProblem } from './problem.ts'
import { type Tour, Tours } from './tours.ts'

export type Solution = { readonly tours: Tour[]; readonly left: number[] }

/**
 * Routes by the savings of Clarke and Wright: each stop alone, then the two ends joined that save most,
 * while a van takes them. What finds no van is put where it costs least.
 */
export function savingsPlan(problem: RouteProblem): RoutePlan {
  const tours = new Tours(problem)
  const { tours: all, left } = savings(problem, tours)
  return tours.plan(all, left)
}

export function savings({ vans }: RouteProblem, tours: Tours): Solution {
  const firsts = vans.map((_, van) => tours.first(van))
  const fixed = new Set(firsts.flat())
  const free = Array.from({ length: tours.size - 1 }, (_, at) => at + 1).filter(
    stop => !fixed.has(stop),
  )
  const largest = vans.reduce(
    (best, van, at) => (van.bags > (vans[best]?.bags ?? 0) ? at : best),
    0,
  )
  const parts = joined(free, tours, tour => tours.fits(tour, largest))
  const solution: Solution = { tours: firsts, left: [] }
  for (const part of parts.sort((one, other) => other.length - one.length)) {
    const van = solution.tours.findIndex((tour, at) => tour.length === 0 && tours.fits(part, at))
    if (van >= 0) solution.tours[van] = part
    else solution.left.push(...part)
  }
  for (const stop of solution.left.splice(0)) insertBest(stop, solution, tours, firsts)
  return solution
}

function joined(stops: readonly number[], tours: Tours, fits: (tour: Tour) => boolean): Tour[] {
  const of = new Map(stops.map(stop => [stop, [stop]]))
  const pairs = stops.flatMap(one =>
    stops
      .filter(other => other !== one)
      .map(other => ({
        ...{ one, other },
        saved: tours.time(one, 0) + tours.time(0, other) - tours.time(one, other),
      })),
  )
  for (const { one, other } of pairs.sort((a, b) => b.saved - a.saved)) {
    const [head, tail] = [of.get(one), of.get(other)]
    if (!head || !tail || head === tail || head.at(-1) !== one || tail[0] !== other) continue
    const both = [...head, ...tail]
    if (!fits(both)) continue
    for (const stop of both) of.set(stop, both)
  }
  return [...new Set(of.values())]
}

/** Puts a stop where it costs least, after what comes first; where no van takes it, it is left. */
export function insertBest(
  stop: number,
  { tours: all, left }: Solution,
  tours: Tours,
  firsts: readonly Tour[],
  skips: () => boolean = () => false,
): void {
  let best: { tour: Tour; at: number; more: number } | null = null
  for (const [van, tour] of all.entries()) {
    const room = tours.room(tour, van)
    if (tours.bags(stop) > room.bags) continue
    const most = room.minutes - tours.stay(stop) + 1e-9
    for (let at = firsts[van]?.length ?? 0; at <= tour.length; at++) {
      if (skips()) continue
      const [before, after] = [tour[at - 1] ?? 0, tour[at] ?? 0]
      const more = tours.time(before, stop) + tours.time(stop, after) - tours.time(before, after)
      if (more <= most && (best === null || more < best.more)) best = { tour, at, more }
    }
  }
  if (best) best.tour.splice(best.at, 0, stop)
  else left.push(stop)
}
