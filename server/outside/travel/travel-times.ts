import type { Place } from '#shop/route/problem.ts'
import type { TravelTable } from '#shop/route/travel-table.ts'

/** Driving times by streets. Without one the shop counts straight lines, made longer as streets make them. */
export type TravelTimes = {
  /** null: the service does not answer within so many milliseconds. */
  table(places: readonly Place[], patience: number): Promise<TravelTable | null>
}
