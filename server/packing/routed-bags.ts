import type { Pool } from 'pg'
import type { DueDelivery } from '#shop/packing/production.ts'
import { placesIn } from '#shop/route/window-routes.ts'
import { routesOn } from '../db/day/routes.ts'
import { listStaff } from '../db/staff/staff.ts'

/** Where a bag stands in the saved routes of its window. */
export type BagRoute = {
  /** From 1. */
  readonly van: number
  /** From 1; bags of one house have the same. */
  readonly stop: number
  /** A name; empty where no driver is chosen. */
  readonly driver: string
  /** The person who asks drives it. */
  readonly isMine: boolean
}

/** One that was moved to another window is in no route of it. */
export type RouteOf = (delivery: Pick<DueDelivery, 'id' | 'timePeriod'>) => BagRoute | null

/** Where the bags of a day are in its saved routes. */
export async function bagRoutes(db: Pool, date: string, staffId: string): Promise<RouteOf> {
  const saved = await routesOn(db, date)
  if (saved.length === 0) return () => null
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]))
  const places = new Map(saved.map(routes => [routes.timePeriodId, placesIn(routes)]))
  return ({ id, timePeriod }) => {
    const place = places.get(timePeriod.id)?.get(id)
    if (!place) return null
    const { van, stop, driver } = place
    const name = (driver && names.get(driver)) || ''
    return { van, stop, driver: name, isMine: driver === staffId }
  }
}
