import { type LoadKind, noLimit } from '#shop/capacity/capacity.ts'
import type { Limit } from '#shop/capacity/day-limits.ts'
import type { Db } from '../database.ts'

/** A condition that two tables tell of the same day, window or dish. */
export function perLimit(one: string, other: string): string {
  const key = (table: string) => `(${table}.date, ${table}.kind, ${table}.what)`
  return `${key(one)} = ${key(other)}`
}

const given = `jsonb_to_recordset($1::jsonb) as w (date date, kind text, what text, most integer)`

/**
 * Locks the counters of these, after all orders that have begun to take from them: rows of days last,
 * as orders do. What is not counted yet begins with `most`, a whole day with what its windows hold.
 */
export async function lockLoads(db: Db, limits: readonly Limit[]): Promise<void> {
  const values = [JSON.stringify(limits)]
  await db.query({
    name: 'limit-loads',
    text: `insert into kitchen_load (date, kind, what, most)
      select distinct on (date, kind, what) date, kind, what, most from (
        select 1 as place, date, kind, what, most from ${given} where kind <> 'day'
        union all
        select 2, w.date, 'window', t.id, l.deliveries_per_window
        from ${given}, time_period t, kitchen_limit l where w.kind = 'day') each
      order by date, kind, what, place
      on conflict do nothing`,
    values,
  })
  await db.query({
    name: 'limit-lock',
    text: `select from kitchen_load load where exists (select from ${given}
        where (w.date, w.kind, w.what) = (load.date, load.kind, load.what)
          or (w.kind, load.kind, w.date) = ('day', 'window', load.date)) and kind <> 'day'
      order by date, kind, what for update`,
    values,
  })
  await db.query({
    name: 'limit-days',
    text: `insert into kitchen_load (date, kind, what, most, taken)
      select w.date, 'day', 'day', ${noLimit}, coalesce(sum(load.taken), 0)::integer
      from ${given} left join kitchen_load load on (load.date, load.kind) = (w.date, 'window')
      where w.kind = 'day' group by w.date order by w.date
      on conflict do nothing`,
    values,
  })
  await db.query({
    name: 'limit-lock-days',
    text: `select from kitchen_load where kind = 'day'
        and date in (select date from ${given} where kind = 'day')
      order by date for update`,
    values,
  })
}

/** What is sold beyond a limit stays, and no more is sold. */
export async function writeLimits(db: Db, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return
  await lockLoads(db, limits)
  const values = [JSON.stringify(limits)]
  await db.query({
    name: 'limits-write-stops',
    text: `update sale_stop s set most = w.most from ${given} where ${perLimit('w', 's')}`,
    values,
  })
  await db.query({
    name: 'limits-write',
    text: `update kitchen_load load set most = greatest(load.taken, least(w.most, (
        select min(s.keeps) from sale_stop s where ${perLimit('s', 'load')})))
      from ${given} where ${perLimit('w', 'load')}`,
    values,
  })
}

type Change = { readonly was: number; readonly becomes: number }

/**
 * Writes a usual limit to every day from a date on but for what has a limit of its own. A day that
 * sold more keeps what it sold and sells nothing more.
 */
export async function writeCapacity(
  db: Db,
  from: string,
  kind: LoadKind,
  { was, becomes, own }: Change & { readonly own: readonly Limit[] },
): Promise<void> {
  const values = [JSON.stringify(own), from, kind, was, becomes]
  const usual = (table: string) => `${table}.date >= $2 and ${table}.kind = $3
    and ${table}.most = $4::integer and not exists (select from ${given} where ${perLimit('w', table)})`
  await db.query({
    name: 'capacity-write',
    text: `with own as materialized (
        select date, kind, what from kitchen_load load where ${usual('load')}
          and not exists (select from sale_stop s where ${perLimit('s', 'load')})
        order by date, kind, what for update)
      update kitchen_load load set most = greatest(load.taken, $5) from own
      where ${perLimit('own', 'load')}`,
    values,
  })
  await db.query({
    name: 'capacity-write-stops',
    text: `update sale_stop s set most = $5 where ${usual('s')}`,
    values,
  })
}
