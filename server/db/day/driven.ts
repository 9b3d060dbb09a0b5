import type { DrivenVan } from '#shop/route/pace.ts'
import type { VanRoute } from '#shop/route/window-routes.ts'
import type { Db } from '../database.ts'

/** The vans of the `days` before a date. `at` of a stop: when its driver last said what happened there. */
export async function drivenVans(db: Db, before: string, days: number): Promise<DrivenVan[]> {
  const { rows } = await db.query<{
    pace: number
    vans: readonly VanRoute[]
    told: Readonly<Record<string, number>>
  }>({
    name: 'driven-vans',
    text: `with told as (select date, delivery_id, max(happened_at) as at from delivery_outcome
        where date >= $1::date - $2::integer and date < $1 group by date, delivery_id)
      select r.pace, r.vans, (select coalesce(json_object_agg(t.delivery_id,
          extract(epoch from t.at) * 1000), '{}') from told t where t.date = r.date) as told
      from window_routes r where r.date >= $1::date - $2::integer and r.date < $1`,
    values: [before, days],
  })
  return rows.flatMap(({ pace, vans, told }) =>
    vans.map(({ stops }) => ({
      pace,
      stops: stops.map(({ minutes, deliveries }) => {
        const all = deliveries.flatMap(id => told[id] ?? [])
        return { minutes, at: all.length > 0 ? Math.max(...all) : null }
      }),
    })),
  )
}
