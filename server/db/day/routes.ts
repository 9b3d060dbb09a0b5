import type { PoolClient } from 'pg'
import type { VanRoute, WindowRoutes } from '#shop/route/window-routes.ts'
import type { Db } from '../database.ts'

export type SavedRoutes = WindowRoutes & {
  readonly timePeriodId: string
  readonly at: Date
  readonly by: string
}

/** The saved routes of a day, by window. */
export async function routesOn(db: Db, date: string): Promise<SavedRoutes[]> {
  const { rows } = await db.query<SavedRoutes>({
    name: 'window-routes-on',
    text: `select r.time_period_id as "timePeriodId", r.version, r.start, r.vans, r.saved_at as at,
        coalesce(s.name, '') as by
      from window_routes r left join staff s on s.id = r.staff_id where r.date = $1`,
    values: [date],
  })
  return rows
}

type NewRoutes = {
  readonly date: string
  readonly timePeriodId: string
  /** The version that its person saw; 0: there was none. */
  readonly version: number
  readonly start: string
  readonly pace: number
  readonly vans: readonly VanRoute[]
  readonly staffId: string
  readonly now: number
}

/** Saves routes in place of the version that was seen; false: there is a newer one. */
export async function saveRoutes(tx: PoolClient, routes: NewRoutes): Promise<boolean> {
  const { date, timePeriodId, version, start, pace, vans, staffId, now } = routes
  const { rowCount } = await tx.query({
    name: 'window-routes-save',
    text: `insert into window_routes as r
        (date, time_period_id, version, start, vans, staff_id, saved_at, pace)
      select $1, $2, $3 + 1, $4, $5, $6, $7, $8
      where $3 = 0 or exists (select from window_routes where date = $1 and time_period_id = $2)
      on conflict (date, time_period_id) do update
        set version = $3 + 1, start = excluded.start, vans = excluded.vans,
          staff_id = excluded.staff_id, saved_at = excluded.saved_at, pace = excluded.pace
        where r.version = $3`,
    values: [
      date,
      timePeriodId,
      version,
      start,
      JSON.stringify(vans),
      staffId,
      new Date(now),
      pace,
    ],
  })
  return rowCount === 1
}
