import type { RoutePlan, RouteProblem } from './problem.ts'
import { insertBest, type Solution, savings } from './savings.ts'
import { type Tour, Tours } from './tours.ts'

/** What a stop that is left costs, in minutes: more than any way to it. */
const leftBehind = 10_000
/** Stops that one string holds at most, and that are taken out at once on average. */
const [longest, removed] = [10, 8]
/** Share of places that an insertion passes over, so that it does not end where it was. */
const blinks = 0.01
const [warm, cold] = [20, 0.1]

/**
 * Routes for the vans of a window, with as little driving as is found. Strings of neighbours are taken out and
 * put back where they cost least, at first also where it is a little worse (slack induction by string
 * removals). It begins with the savings and is never worse. The same seed and steps give the same routes.
 */
export function planRoutes(
  problem: RouteProblem,
  { seed = 1, steps = 12_000 }: { readonly seed?: number; readonly steps?: number } = {},
): RoutePlan {
  const tours = new Tours(problem)
  const firsts = problem.vans.map((_, van) => tours.first(van))
  const random = randomFrom(seed)
  let now = savings(problem, tours)
  let best = now
  let [cost, least] = [costOf(now, tours), costOf(now, tours)]
  if (tours.size <= 2) return tours.plan(best.tours, best.left)
  const near = neighbours(tours)
  for (let step = 0; step < steps; step++) {
    const next = { tours: now.tours.map(tour => [...tour]), left: [...now.left] }
    removeStrings(next, { near, firsts, random })
    for (const stop of shuffled(next.left.splice(0), tours, random))
      insertBest(stop, next, tours, firsts, () => random() < blinks)
    const heat = warm * (cold / warm) ** (step / steps)
    const other = costOf(next, tours)
    if (other >= cost - heat * Math.log(random())) continue
    ;[now, cost] = [next, other]
    if (cost < least - 1e-9) [best, least] = [now, cost]
  }
  return tours.plan(best.tours, best.left)
}

function costOf({ tours: all, left }: Solution, tours: Tours): number {
  return all.reduce((sum, tour) => sum + tours.driving(tour), left.length * leftBehind)
}

type Removing = {
  readonly near: readonly (readonly number[])[]
  readonly firsts: readonly Tour[]
  readonly random: () => number
}

/** Takes strings out of the tours around one stop; what comes first stays. */
function removeStrings(solution: Solution, { near, firsts, random }: Removing): void {
  const seed = 1 + Math.floor(random() * (near.length - 1))
  const strings = 1 + Math.floor(random() * ((4 * removed) / (1 + longest)))
  const touched = new Set<Tour>()
  for (const stop of [seed, ...(near[seed] ?? [])]) {
    if (touched.size >= strings) return
    const van = solution.tours.findIndex(tour => tour.includes(stop))
    const tour = solution.tours[van]
    const fixed = firsts[van]?.length ?? 0
    const at = tour?.indexOf(stop) ?? -1
    if (!tour || touched.has(tour) || at < fixed) continue
    const length = 1 + Math.floor(random() * Math.min(longest, tour.length - fixed))
    const from = Math.max(fixed, Math.min(at - Math.floor(random() * length), tour.length - length))
    solution.left.push(...tour.splice(from, length))
    touched.add(tour)
  }
}

function neighbours(tours: Tours): number[][] {
  const stops = Array.from({ length: tours.size - 1 }, (_, at) => at + 1)
  const of = (stop: number) =>
    stops
      .filter(other => other !== stop)
      .sort((one, other) => tours.time(stop, one) - tours.time(stop, other))
      .slice(0, 40)
  return [[], ...stops.map(of)]
}

/** In an order that differs: by chance, the fullest first, or the farthest first. */
function shuffled(stops: number[], tours: Tours, random: () => number): number[] {
  const way = random()
  const key = new Map(stops.map(stop => [stop, random()]))
  return stops.sort((one, other) => {
    if (way < 0.5) return (key.get(one) ?? 0) - (key.get(other) ?? 0)
    if (way < 0.75) return tours.bags(other) - tours.bags(one)
    return tours.time(0, other) - tours.time(0, one)
  })
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
