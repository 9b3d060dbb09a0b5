import type { Pool } from 'pg'
import { placesIn } from '#shop/route/window-routes.ts'
import { routesOn } from '../db/day/routes.ts'
import { listStaff } from '../db/staff/staff.ts'

/** Where a bag stands in the saved routes of its window. */
export type BagRoute = {
  /** From 1. */
  readonly van: number
  /** From 1; bags of one house have the same. */
  readonly stop: number
  /** Empty: nobody yet. */
  readonly driver: string
  /** Of whoever asks. */
  readonly isMine: boolean
}

/** The routes of a day's bags, by delivery. */
export async function bagRoutes(
  db: Pool,
  date: string,
  staffId: string,
): Promise<ReadonlyMap<string, BagRoute>> {
  const saved = await routesOn(db, date)
  if (saved.length === 0) return new Map()
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]))
  return new Map(
    saved.flatMap(routes =>
      [...placesIn(routes)].map(([delivery, { van, stop, driver }]) => [
        delivery,
        {
          ...{ van, stop, isMine: driver === staffId },
          driver: (driver && names.get(driver)) || '',
        },
      ]),
    ),
  )
}
