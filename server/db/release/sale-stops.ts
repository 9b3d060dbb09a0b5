import type { SaleStop } from '#shop/publishing/gate.ts'
import type { PlaceStop } from '#shop/publishing/gate-places.ts'
import type { Db } from '../database.ts'
import { lockLoads, perLimit } from '../load/capacity-limits.ts'

type Stop = SaleStop & { readonly most: number }

/**
 * No more than `keeps` of these is sold until the release is undone, or live for a while. `most`: what
 * the day takes at most where nothing is counted yet.
 */
export async function stopSale(db: Db, releaseId: string, wanted: readonly Stop[]): Promise<void> {
  await lockLoads(db, wanted)
  await db.query({
    name: 'sale-stop-add',
    text: `insert into sale_stop (release_id, date, kind, what, most, keeps)
      select $2, load.date, load.kind, load.what, coalesce((select s.most from sale_stop s
        where (s.date, s.kind, s.what) = (load.date, load.kind, load.what) limit 1), load.most),
        w.keeps
      from kitchen_load load join jsonb_to_recordset($1::jsonb)
        as w (date date, kind text, what text, keeps integer) using (date, kind, what)
      on conflict (release_id, date, kind, what)
        do update set keeps = least(sale_stop.keeps, excluded.keeps)`,
    values: [JSON.stringify(wanted), releaseId],
  })
  await tightenStops(db)
}

/** What was given back since then is not sold again. */
export async function tightenStops(db: Db): Promise<void> {
  await db.query({
    name: 'sale-stop-tighten',
    text: `with loose as materialized (
        select load.date, load.kind, load.what, greatest(load.taken, s.keeps) as most
        from kitchen_load load join (
          select date, kind, what, min(keeps) as keeps from sale_stop group by date, kind, what
        ) s using (date, kind, what)
        where load.most > greatest(load.taken, s.keeps)
        order by load.kind = 'day', load.date, load.kind, load.what for update of load)
      update kitchen_load load set most = loose.most from loose
      where ${perLimit('loose', 'load')}`,
  })
}

/** Sells again what this release stopped, as far as no other one stops it too. */
export async function resumeSale(db: Db, releaseId: string): Promise<void> {
  await db.query({
    name: 'sale-stop-end',
    text: `with ended as materialized (
        select load.date, load.kind, load.what, least(s.most, (select min(other.keeps)
          from sale_stop other where other.release_id <> $1
            and ${perLimit('other', 'load')})) as most
        from kitchen_load load join sale_stop s on ${perLimit('s', 'load')}
        where s.release_id = $1
        order by load.kind = 'day', load.date, load.kind, load.what for update of load)
      update kitchen_load load set most = greatest(ended.most, load.taken) from ended
      where ${perLimit('ended', 'load')}`,
    values: [releaseId],
  })
  await db.query({
    name: 'sale-stop-delete',
    text: 'delete from sale_stop where release_id = $1',
    values: [releaseId],
  })
  await db.query({
    name: 'place-stop-delete',
    text: 'delete from place_stop where release_id = $1',
    values: [releaseId],
  })
}

export async function stopPlaces(
  db: Db,
  releaseId: string,
  stops: readonly PlaceStop[],
): Promise<void> {
  if (stops.length === 0) return
  await db.query({
    name: 'place-stop-add',
    text: `insert into place_stop (release_id, kind, what, since)
      select $1, kind, what, "from"
      from jsonb_to_recordset($2::jsonb) as s (kind text, what text, "from" date)
      on conflict (release_id, kind, what) do nothing`,
    values: [releaseId, JSON.stringify(stops)],
  })
}

/** Releases that are live since before an instant and still stop a sale. */
export async function stopsToEnd(db: Db, liveBefore: Date): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sale-stops-over',
    text: `select r.id from release r where r.live_at < $1 and (
        exists (select from sale_stop s where s.release_id = r.id)
        or exists (select from place_stop p where p.release_id = r.id))`,
    values: [liveBefore],
  })
  return rows.map(({ id }) => id)
}
