import { type Municipality, municipalityOf } from '#shop/municipality.ts'

/** West, south, east and north of Attica with its islands and Kythira; degrees. */
export const attica = { west: 22.8, south: 35.7, east: 24.3, north: 38.5 } as const

type Point = { readonly lat: number; readonly lng: number }

/** No place of a municipality is further from its middle; kilometres. */
const furthest = 40

function isInAttica({ lat, lng }: Point): boolean {
  return lat >= attica.south && lat <= attica.north && lng >= attica.west && lng <= attica.east
}

/**
 * The municipality of a place as a service describes it; undefined outside Attica, or where its
 * point lies far from where its words say.
 */
export function municipalityAt(
  place: Point & { readonly postcode: string; readonly names: readonly string[] },
  all: readonly Municipality[],
): Municipality | undefined {
  const municipality = isInAttica(place) ? municipalityOf(place, all) : undefined
  return municipality && kilometres(municipality.center, place) <= furthest
    ? municipality
    : undefined
}

/** On a flat map, which is near enough within Attica. */
function kilometres(one: Point, other: Point): number {
  const degree = 111.2
  const across = (one.lng - other.lng) * degree * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot((one.lat - other.lat) * degree, across)
}
