import type { Text } from '../language.ts'
import type { Place } from './problem.ts'

/** The routes of a window, as they were saved. */
export type WindowRoutes = {
  /** 1 for the first that was saved. */
  readonly version: number
  /** Where the vans leave and return: the id of a counter or of an area. */
  readonly start: string
  readonly vans: readonly VanRoute[]
}

export type VanRoute = {
  /** The id of a person of the shop; null: nobody yet. */
  readonly driver: string | null
  /** Bags that it holds. */
  readonly bags: number
  /** From the kitchen's door until it is back. */
  readonly minutes: number
  readonly stops: readonly RouteStop[]
}

type RouteStop = {
  /** After leaving. */
  readonly minutes: number
  readonly deliveries: readonly string[]
}

type RoutePlace = {
  /** From 1; what is written on the van's list. */
  readonly van: number
  /** From 1. */
  readonly stop: number
  readonly driver: string | null
}

/** Where each delivery is in the routes of its window. */
export function placesIn({ vans }: Pick<WindowRoutes, 'vans'>): Map<string, RoutePlace> {
  return new Map(
    vans.flatMap(({ driver, stops }, van) =>
      stops.flatMap(({ deliveries }, stop) =>
        deliveries.map(delivery => [delivery, { van: van + 1, stop: stop + 1, driver }] as const),
      ),
    ),
  )
}

/** Places from which vans can leave, with their ids; counters first. */
export type RouteStart = Place & {
  readonly id: string
  readonly name: Text
  /** The middle of an area, not a counter. */
  readonly isArea: boolean
}
