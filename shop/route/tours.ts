import type { RoutePlan, RouteProblem } from './problem.ts'

/** Stops by their index from 1; 0 is the kitchen. */
export type Tour = number[]

/** A problem with its travel times looked up once. */
export class Tours {
  readonly size: number
  private readonly times: Float64Array
  private readonly problem: RouteProblem

  constructor(problem: RouteProblem) {
    this.problem = problem
    const places = [problem.kitchen, ...problem.stops]
    this.size = places.length
    this.times = new Float64Array(this.size ** 2)
    for (const [at, from] of places.entries())
      for (const [to, place] of places.entries())
        this.times[at * this.size + to] = at === to ? 0 : problem.travel(from, place)
  }

  time(from: number, to: number): number {
    return this.times[from * this.size + to] as number
  }

  bags(stop: number): number {
    return this.problem.stops[stop - 1]?.bags ?? 0
  }

  stay(stop: number): number {
    return this.problem.stops[stop - 1]?.minutes ?? 0
  }

  driving(tour: Tour): number {
    let at = 0
    let sum = 0
    for (const stop of tour) {
      sum += this.time(at, stop)
      at = stop
    }
    return sum + this.time(at, 0)
  }

  load(tour: Tour): number {
    return tour.reduce((sum, stop) => sum + this.bags(stop), 0)
  }

  minutes(tour: Tour): number {
    return this.driving(tour) + tour.reduce((sum, stop) => sum + this.stay(stop), 0)
  }

  /** What a van still takes beside a tour. */
  room(tour: Tour, van: number): { readonly bags: number; readonly minutes: number } {
    const { bags, minutes } = this.problem.vans[van] ?? { bags: 0, minutes: 0 }
    return { bags: bags - this.load(tour), minutes: minutes - this.minutes(tour) }
  }

  fits(tour: Tour, van: number): boolean {
    const { bags, minutes } = this.room(tour, van)
    return bags >= 0 && minutes >= -1e-9
  }

  /** Stops of a van that come first and stay. */
  first(van: number): Tour {
    const ids = this.problem.vans[van]?.first ?? []
    return ids.map(id => 1 + this.problem.stops.findIndex(stop => stop.id === id)).filter(Boolean)
  }

  plan(tours: readonly Tour[], left: readonly number[]): RoutePlan {
    const idOf = (stop: number) => this.problem.stops[stop - 1]?.id ?? ''
    const routes = tours.flatMap((tour, van) => {
      if (tour.length === 0) return []
      const { id = '' } = this.problem.vans[van] ?? {}
      const [driving, minutes] = [this.driving(tour), this.minutes(tour)]
      return { van: id, stops: tour.map(idOf), driving, minutes }
    })
    const driving = routes.reduce((sum, route) => sum + route.driving, 0)
    return { routes, left: left.map(idOf), driving }
  }
}
