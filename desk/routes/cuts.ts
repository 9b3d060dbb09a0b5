import { type House, partOf } from '#shop/route/stops.ts'
import type { Window } from './plan.ts'

/** Deliveries of one house that are a stop of their own: an office with more bags than a van holds. */
export type Cuts = readonly (readonly string[])[]

/** The stops of a window: its houses, those that were cut in parts. What a part lost meanwhile is left out. */
export function cutHouses(houses: readonly House[], cuts: Cuts): House[] {
  return houses.flatMap(house => {
    const own = cuts
      .map(cut => house.deliveries.filter(id => cut.includes(id)))
      .filter(part => part.length > 0)
    const cut = new Set(own.flat())
    const rest = house.deliveries.filter(id => !cut.has(id))
    const parts = rest.length > 0 ? [rest, ...own] : own
    return parts.length < 2 ? house : parts.map(part => partOf(house, part))
  })
}

/** As saved routes have them: a house that more than one van, or none, brings to. */
export function cutsOf({ saved, houses }: Pick<Window, 'saved' | 'houses'>): Cuts {
  if (!saved) return []
  const vanOf = new Map(
    saved.vans.flatMap(({ stops }, van) =>
      stops.flatMap(({ deliveries }) => deliveries.map(id => [id, van] as const)),
    ),
  )
  return houses.flatMap(({ deliveries }) => {
    const parts = [...Map.groupBy(deliveries, id => vanOf.get(id) ?? null)]
    return parts.length < 2 ? [] : parts.map(([, part]) => part)
  })
}

/** The house in two halves. */
export function cutInTwo(cuts: Cuts, { deliveries }: House): Cuts {
  const half = Math.ceil(deliveries.length / 2)
  const parts = [deliveries.slice(0, half), deliveries.slice(half)]
  const others = cuts.filter(cut => cut.every(id => !deliveries.includes(id)))
  return [...others, ...parts]
}

/** Whether a stop is a part of its house. */
export function isPart(house: House, { houses }: Pick<Window, 'houses'>): boolean {
  const whole = wholeOf(house, houses)
  return whole !== undefined && whole.deliveries.length > house.deliveries.length
}

export function wholeOf({ id }: Pick<House, 'id'>, houses: readonly House[]): House | undefined {
  return houses.find(({ deliveries }) => deliveries.includes(id))
}
