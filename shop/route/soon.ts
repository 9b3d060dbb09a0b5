import { arrivalAt, halfHour } from './arrival.ts'
import type { VanRoute } from './window-routes.ts'

const stopsBefore = 2

export type Soon = { readonly delivery: string; readonly from: number; readonly to: number }

/** The deliveries that a van which has left brings next, with the half hour of each in epoch milliseconds. */
export function soonIn(van: VanRoute, doing: Parameters<typeof arrivalAt>[2]): Soon[] {
  return van.stops
    .flatMap(({ deliveries }) => deliveries)
    .flatMap(delivery => {
      const coming = arrivalAt(van, delivery, doing)
      return coming && coming.before <= stopsBefore ? { delivery, ...halfHour(coming.at) } : []
    })
}
