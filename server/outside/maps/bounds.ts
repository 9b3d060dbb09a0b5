import { type Area, areaOf } from '#shop/area/area.ts'

/** Degrees. */
type Bounds = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
type Point = { readonly lat: number; readonly lng: number }

/** No place of an area is further from its middle; kilometres. */
const furthest = 40
const degree = 111.2

/** Around all areas of the shop; null: it has none. */
export function boundsOf(areas: readonly Area[]): Bounds | null {
  if (areas.length === 0) return null
  const [lats, lngs] = [
    areas.map(({ center }) => center.lat),
    areas.map(({ center }) => center.lng),
  ]
  const up = furthest / degree
  const aside = up / Math.cos((Math.max(...lats.map(Math.abs)) * Math.PI) / 180)
  return {
    west: rounded(Math.min(...lngs) - aside),
    south: rounded(Math.min(...lats) - up),
    east: rounded(Math.max(...lngs) + aside),
    north: rounded(Math.max(...lats) + up),
  }
}

/** Where the shop's customers live, about: the middle of the areas that lie nearest. */
export function middleOf(areas: readonly Area[]): Point | null {
  const near = areas.filter(({ served, far = 0 }) => served && far === 0)
  const all = near.length > 0 ? near : areas
  if (all.length === 0) return null
  const mean = (of: (area: Area) => number) =>
    rounded(all.reduce((sum, area) => sum + of(area), 0) / all.length)
  return { lat: mean(({ center }) => center.lat), lng: mean(({ center }) => center.lng) }
}

/** The area of a described place; undefined elsewhere, or where its point lies far from where its words say. */
export function areaAt(
  place: Point & { readonly postcode: string; readonly names: readonly string[] },
  all: readonly Area[],
): Area | undefined {
  const found = areaOf(place, all)
  return found && kilometres(found.center, place) <= furthest ? found : undefined
}

/** On a flat map, which is near enough within a region. */
function kilometres(one: Point, other: Point): number {
  const across = (one.lng - other.lng) * degree * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot((one.lat - other.lat) * degree, across)
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
