/** A place on the map, in degrees. */
export type Place = { readonly lat: number; readonly lng: number }

/** One door, or several of one building: what is brought there at once. */
export type Stop = Place & {
  readonly id: string
  /** At the door, from parking to driving on. */
  readonly minutes: number
  /** How much of a van it fills, in bags. */
  readonly bags: number
}

type Van = {
  readonly id: string
  /** Bags that it holds. */
  readonly bags: number
  /** From the kitchen's door until it is back. */
  readonly minutes: number
  /** Ids of stops that come first, in this order, and stay in this van. */
  readonly first?: readonly string[]
}

/** Minutes from one place to another. */
export type TravelTime = (from: Place, to: Place) => number

export type RouteProblem = {
  readonly kitchen: Place
  readonly stops: readonly Stop[]
  readonly vans: readonly Van[]
  readonly travel: TravelTime
}

/** Stops of one van, in the order in which it drives; with the way out and back. */
type Route = {
  readonly van: string
  readonly stops: readonly string[]
  readonly driving: number
  readonly minutes: number
}

export type RoutePlan = {
  readonly routes: readonly Route[]
  /** Stops that no van has room or time for. */
  readonly left: readonly string[]
  /** Minutes of driving, of all vans. */
  readonly driving: number
}

const earth = 6371
const streets = 1.35
/** Kilometres an hour, in a town with a stop at each corner and on the way to the next one. */
const [slow, fast] = [22, 45]

/** Straight lines, made longer as streets make them: the twin of a service that knows them. */
export const straightTravel: TravelTime = (from, to) => {
  const rad = Math.PI / 180
  const x = (to.lng - from.lng) * rad * Math.cos(((from.lat + to.lat) / 2) * rad)
  const y = (to.lat - from.lat) * rad
  const km = Math.hypot(x, y) * earth * streets
  const near = Math.min(km, 3)
  return (near / slow + (km - near) / fast) * 60
}
