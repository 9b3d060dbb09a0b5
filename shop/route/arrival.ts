import { type DeliveryState, isAhead } from '../delivery-life.ts'
import type { VanRoute } from './window-routes.ts'

type Doing = {
  /** When the van leaves, in epoch milliseconds as all instants here. */
  readonly leaves: number
  /** By delivery: when a driver said what became of it. */
  readonly told: ReadonlyMap<string, number>
  readonly now: number
}

type Bag = {
  readonly delivery: string
  readonly status: DeliveryState
  readonly date: string
  readonly timePeriodId: string
  readonly at: Date | null
}

/**
 * A van with the bags that are still in its window, and when its driver told of each. A saved route keeps bags that
 * were cancelled, paused or moved, and no driver tells of them. The other stops keep their planned minutes.
 */
export function vanNow(
  van: VanRoute,
  bags: readonly Bag[],
  { date, timePeriodId }: Pick<Bag, 'date' | 'timePeriodId'>,
): { readonly van: VanRoute; readonly told: ReadonlyMap<string, number> } {
  const told = new Map<string, number>()
  const there = new Set<string>()
  for (const bag of bags) {
    if (bag.date !== date || bag.timePeriodId !== timePeriodId) continue
    if (bag.at) told.set(bag.delivery, bag.at.getTime())
    if (bag.at || isAhead(bag)) there.add(bag.delivery)
  }
  const stops = van.stops
    .map(stop => ({ ...stop, deliveries: stop.deliveries.filter(id => there.has(id)) }))
    .filter(({ deliveries }) => deliveries.length > 0)
  return { van: { ...van, stops }, told }
}

/** Whether a van is on its way with a bag: its driver told of a stop, or its window began and the bag is closed. */
export function hasLeft({ leaves, told, now }: Doing, isPacked: boolean): boolean {
  return told.size > 0 || (isPacked && now >= leaves)
}

/** When a van stands at a door, and how many stops come before; by the stops that are done, not by a position. */
export function arrivalAt(
  { stops }: VanRoute,
  delivery: string,
  { leaves, told, now }: Doing,
): { readonly before: number; readonly at: number } | null {
  const isDone = stops.map(({ deliveries }) => deliveries.every(id => told.has(id)))
  const own = stops.findIndex(({ deliveries }) => deliveries.includes(delivery))
  if (own < 0 || told.has(delivery)) return null
  const spoken = stops.flatMap(({ deliveries }) => deliveries.flatMap(id => told.get(id) ?? []))
  const ahead = stops.flatMap((_, at) => (at <= own && !isDone[at] ? at : []))
  const minutes = ahead.reduce((sum, at) => sum + legTo(stops, at), 0)
  const at = Math.max(leaves, ...spoken) + minutes * 60_000
  return { before: ahead.length - 1, at: Math.max(at, now) }
}

function legTo(stops: VanRoute['stops'], at: number): number {
  return (stops[at]?.minutes ?? 0) - (at > 0 ? (stops[at - 1]?.minutes ?? 0) : 0)
}

/** Half an hour around an arrival, on the tens of a clock. */
export function halfHour(at: number): { readonly from: number; readonly to: number } {
  const tens = 10 * 60_000
  const from = Math.floor((at - tens) / tens) * tens
  return { from, to: from + 3 * tens }
}
