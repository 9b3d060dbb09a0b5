import { type ByHand, lengthsOf, putWhereItCostsLeast } from '#shop/route/by-hand.ts'
import type { RoutePlan, RouteProblem } from '#shop/route/problem.ts'
import { type House, minutesTo } from '#shop/route/stops.ts'
import { type Driving, travelBy } from '#shop/route/travel-table.ts'
import type { Output } from '../call.ts'

export type Routes = Output<'routes-one'>
export type Window = Routes['windows'][number]

export type Van = {
  readonly key: number
  readonly driver: string | null
  readonly bags: number
  /** Until it is back. */
  readonly minutes: number
  /** Deliveries of each house, in the van's order: one that is cancelled does not take the stop with it. */
  readonly stops: readonly (readonly string[])[]
  /** Sharing out anew leaves it as it is. */
  readonly isLocked: boolean
  /** So many of its first stops stay as they are when the others are shared out anew. */
  readonly pinned: number
}

/** Bags that a van holds, unless the dispatcher types another number. */
const usualBags = 40

/** As it was saved, or one empty van for each driver; `firstKey` is of the first. */
export function vansOf(
  { saved, from, to }: Window,
  drivers: Routes['drivers'],
  firstKey = 0,
): Van[] {
  if (saved)
    return saved.vans.map(({ stops, ...van }, at) => ({
      ...{ ...van, key: firstKey + at, isLocked: false, pinned: 0 },
      stops: stops.map(({ deliveries }) => deliveries),
    }))
  const minutes = minutesOf(to) - minutesOf(from)
  const people = drivers.length > 0 ? drivers.map(({ id }) => id) : [null]
  return people.map((driver, at) => ({
    ...{ key: firstKey + at, driver, minutes, bags: usualBags },
    ...{ stops: [], isLocked: false, pinned: 0 },
  }))
}

/** A new key, so that the fields of a new van begin anew. */
export function nextKey(vans: readonly Van[]): number {
  return 1 + Math.max(-1, ...vans.map(({ key }) => key))
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Until the server says more. */
export const reckoned: Driving = { table: null, pace: 1 }

/** The plan held against the houses of the window: those that went are left out, and their pins. */
export class Plan {
  readonly vans: readonly Van[]
  /** The houses of each van, in its order. */
  readonly routes: readonly (readonly House[])[]
  /** Houses in no van. */
  readonly left: readonly House[]
  readonly problem: RouteProblem
  readonly driving: Driving
  private readonly houseOf: ReadonlyMap<string, House>

  constructor(
    vans: readonly Van[],
    window: Window,
    start: RouteProblem['kitchen'],
    driving: Driving = reckoned,
  ) {
    this.houseOf = new Map(
      window.houses.flatMap(house => house.deliveries.map(id => [id, house] as const)),
    )
    const taken = new Set<House>()
    const take = (id: string) => {
      const house = this.houseOf.get(id)
      if (!house || taken.has(house)) return []
      taken.add(house)
      return house
    }
    this.driving = driving
    // A stop that was cut comes to two houses, one that went to none.
    const housesOf = vans.map(({ stops }) => stops.map(stop => stop.flatMap(take)))
    this.routes = housesOf.map(houses => houses.flat())
    this.vans = vans.map((van, at) => ({
      ...van,
      stops: (this.routes[at] ?? []).map(({ deliveries }) => deliveries),
      pinned: (housesOf[at] ?? []).slice(0, van.pinned).flat().length,
    }))
    this.left = window.houses.filter(house => !taken.has(house))
    this.problem = {
      kitchen: start,
      stops: window.houses,
      vans: this.vans.map(({ key, bags, minutes, pinned }, at) => ({
        ...{ id: `${key}`, bags, minutes },
        first: (this.ids[at] ?? []).slice(0, pinned),
      })),
      travel: travelBy(driving),
    }
  }

  get ids(): ByHand {
    return this.routes.map(houses => houses.map(({ id }) => id))
  }

  /** Minutes and bags of each van. */
  lengths() {
    return lengthsOf(this.problem, this.ids)
  }

  /** Whole minutes of all vans together, for what a change costs. */
  total(): number {
    return Math.round(this.lengths().reduce((sum, { minutes }) => sum + minutes, 0))
  }

  /** Minutes after leaving until a van stands at each of its stops. */
  arrivals(van: number): number[] {
    const { kitchen, travel } = this.problem
    return minutesTo(kitchen, this.routes[van] ?? [], travel)
  }

  /** A stop to another place; `van` null: out of all vans; `at` counts without the stop itself. */
  move(stop: string, van: number | null, at = Number.POSITIVE_INFINITY): Van[] {
    return this.vans.map((one, index) => {
      const was = this.ids[index] ?? []
      const ids = was.filter(id => id !== stop)
      const gone = was.indexOf(stop)
      const pinned = one.pinned - (gone >= 0 && gone < one.pinned ? 1 : 0)
      if (index !== van) return { ...one, stops: this.stopsOf(ids), pinned }
      const stops = this.stopsOf(ids.toSpliced(at, 0, stop))
      return { ...one, stops, pinned: pinned + (at < pinned ? 1 : 0) }
    })
  }

  /** A stop to where it costs least; null: no van has room and time. */
  put(stop: string): Van[] | null {
    const routes = putWhereItCostsLeast(this.problem, this.ids, stop)
    return routes && this.vans.map((van, at) => ({ ...van, stops: this.stopsOf(routes[at] ?? []) }))
  }

  /** The parts of a house come to this one; `own` are all its deliveries. */
  join({ id }: Pick<House, 'id'>, own: readonly string[]): Van[] {
    return this.vans.map(van => ({
      ...van,
      stops: van.stops.map(stop =>
        stop.includes(id) ? own : stop.filter(delivery => !own.includes(delivery)),
      ),
    }))
  }

  /** What is shared out anew: the vans that are not locked, and all stops of no locked one. */
  toShare(): Omit<RouteProblem, 'travel'> {
    const locked = new Set(
      this.routes.flatMap((houses, van) => (this.vans[van]?.isLocked ? houses : [])),
    )
    return {
      kitchen: this.problem.kitchen,
      stops: this.problem.stops.filter(stop => !locked.has(stop as House)),
      vans: this.problem.vans.filter((_, van) => !this.vans[van]?.isLocked),
    }
  }

  shared(routes: RoutePlan['routes']): Van[] {
    const idsOf = new Map(routes.map(({ van, stops }) => [van, stops]))
    return this.vans.map(van =>
      van.isLocked ? van : { ...van, stops: this.stopsOf(idsOf.get(`${van.key}`) ?? []) },
    )
  }

  /** Deliveries of each van, as they are saved. */
  deliveries(): string[][] {
    return this.routes.map(houses => houses.flatMap(({ deliveries }) => deliveries))
  }

  private stopsOf(ids: readonly string[]): Van['stops'] {
    return ids.map(id => this.houseOf.get(id)?.deliveries ?? [])
  }
}
