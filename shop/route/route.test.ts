import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RouteProblem, type Stop, straightTravel } from './problem.ts'
import { planRoutes } from './route.ts'
import { savingsPlan } from './savings.ts'

const kitchen = { lat: 37.98, lng: 23.73 }

/** Doors over the basin of Athens, made up from a seed. */
function invented(count: number, seed: number, vans: number, bags: number): RouteProblem {
  let state = seed * 7919
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const stops = Array.from({ length: count }, (_, at): Stop => {
    const [lat, lng] = [kitchen.lat + (next() - 0.5) * 0.2, kitchen.lng + (next() - 0.5) * 0.2]
    return { id: `s${at}`, lat, lng, minutes: 4, bags: next() < 0.1 ? 4 : 1 }
  })
  return {
    ...{ kitchen, stops, travel: straightTravel },
    vans: Array.from({ length: vans }, (_, at) => ({ id: `v${at}`, bags, minutes: 240 })),
  }
}

/** As people plan: the nearest door next, until the van is full or its hours are over. */
function nearestNext({ kitchen, stops, vans, travel }: RouteProblem): number {
  const rest = new Set(stops)
  let driving = 0
  for (const van of vans) {
    let [at, minutes, bags] = [kitchen as Stop | typeof kitchen, 0, 0]
    for (;;) {
      const fits = [...rest].filter(
        stop =>
          bags + stop.bags <= van.bags &&
          minutes + travel(at, stop) + stop.minutes + travel(stop, kitchen) <= van.minutes,
      )
      const [next] = fits.sort((one, other) => travel(at, one) - travel(at, other))
      if (!next) break
      driving += travel(at, next)
      minutes += travel(at, next) + next.minutes
      bags += next.bags
      at = next
      rest.delete(next)
    }
    driving += travel(at, kitchen)
  }
  expect(rest.size).toBe(0)
  return driving
}

/** The least driving there is, by looking at every set of stops. */
function exact({ kitchen, stops, vans: [van], travel }: RouteProblem): number {
  const most = van ?? { bags: 0, minutes: 0 }
  const sets = 1 << stops.length
  const best = Array.from({ length: sets }, () => stops.map(() => Number.POSITIVE_INFINITY))
  const tour = new Float64Array(sets).fill(Number.POSITIVE_INFINITY)
  for (let set = 1; set < sets; set++) {
    const inside = stops.flatMap((_, at) => (set & (1 << at) ? [at] : []))
    for (const last of inside) {
      const before = set & ~(1 << last)
      const stop = stops[last] as Stop
      const ways = inside
        .filter(at => at !== last)
        .map(at => (best[before]?.[at] ?? 0) + travel(stops[at] as Stop, stop))
      const way = before === 0 ? travel(kitchen, stop) : Math.min(...ways)
      const row = best[set] as number[]
      row[last] = way
      tour[set] = Math.min(tour[set] as number, way + travel(stop, kitchen))
    }
    const stay = inside.reduce((sum, at) => sum + (stops[at]?.minutes ?? 0), 0)
    const bags = inside.reduce((sum, at) => sum + (stops[at]?.bags ?? 0), 0)
    if (bags > most.bags || (tour[set] as number) + stay > most.minutes)
      tour[set] = Number.POSITIVE_INFINITY
  }
  const least = new Float64Array(sets).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  for (let set = 1; set < sets; set++)
    for (let part = set; part > 0; part = (part - 1) & set)
      least[set] = Math.min(
        least[set] as number,
        (least[set & ~part] as number) + (tour[part] as number),
      )
  return least[sets - 1] as number
}

test('19.01 on fifty small days it finds the least driving there is', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const problem = invented(8, seed, 8, 4)
    const { driving, left } = planRoutes(problem, { steps: 2_000 })
    expect(left).toEqual([])
    expect([seed, driving]).toEqual([seed, expect.closeTo(exact(problem), 6)])
  }
})

test('19.02 on invented days it drives at least 15 % less than the nearest door next', () => {
  const shares = [40, 80, 120].map(count => {
    const problem = invented(count, count, 12, 40)
    const { driving, left } = planRoutes(problem, { steps: 4_000 })
    expect(left).toEqual([])
    return driving / nearestNext(problem)
  })
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.85)
})

test('19.01 every stop is in one route or left, no van is overfull or late, never worse than the savings', () => {
  const days = fc.record({
    count: fc.integer({ min: 0, max: 30 }),
    seed: fc.integer({ min: 1, max: 10_000 }),
    vans: fc.integer({ min: 1, max: 4 }),
    bags: fc.integer({ min: 4, max: 20 }),
  })
  fc.assert(
    fc.property(days, ({ count, seed, vans, bags }) => {
      const problem = invented(count, seed, vans, bags)
      const plan = planRoutes(problem, { steps: 200 })
      const driven = plan.routes.flatMap(({ stops }) => stops)
      expect([...driven, ...plan.left].sort()).toEqual(problem.stops.map(({ id }) => id).sort())
      for (const { stops, minutes } of plan.routes) {
        const load = problem.stops.filter(({ id }) => stops.includes(id))
        expect(load.reduce((sum, stop) => sum + stop.bags, 0)).toBeLessThanOrEqual(bags)
        expect(minutes).toBeLessThanOrEqual(240 + 1e-6)
      }
      const plain = savingsPlan(problem)
      expect(plan.left.length).toBeLessThanOrEqual(plain.left.length)
      if (plan.left.length === plain.left.length)
        expect(plan.driving).toBeLessThanOrEqual(plain.driving + 1e-6)
      expect(planRoutes(problem, { steps: 200 })).toEqual(plan)
    }),
    { numRuns: 60 },
  )
})

test('19.03 what comes first in a van stays there, in its order', () => {
  const problem = invented(20, 5, 3, 12)
  const [van, ...others] = problem.vans as [RouteProblem['vans'][number]]
  const first = ['s7', 's3']
  const plan = planRoutes({ ...problem, vans: [{ ...van, first }, ...others] }, { steps: 1_000 })
  expect(plan.routes.find(({ van }) => van === 'v0')?.stops.slice(0, 2)).toEqual(first)
  expect(plan.left).toEqual([])
})
