import type { SaleStop, SoldLine } from '#shop/staff-room/gate.ts'
import type { PlaceStop } from '#shop/staff-room/gate-places.ts'
import type { Db } from '../database.ts'

/**
 * Lines of these meals, or of any, that wait to be delivered from a date on, paid or not yet, the next
 * ones first. Areas by name.
 */
export async function soldLines(
  db: Db,
  from: string,
  meals: readonly string[] | null,
): Promise<SoldLine[]> {
  if (meals?.length === 0) return []
  const { rows } = await db.query<SoldLine>({
    name: 'sold-lines',
    text: `select o.number, o.id as "orderId", d.id as "deliveryId", d.date, i.meal_id as "mealId",
        i.build_id as "buildId", i.name, i.portion, i.amount,
        case when f.hash is not null then jsonb_build_object('allergens', f.info -> 'allergens',
          'traces', f.info -> 'traces') end as declared,
        jsonb_build_object('windowId', d.time_period_id, 'from', left(d.time_from::text, 5),
          'to', left(d.time_to::text, 5), 'spotId', o.spot_id,
          'area', case when o.spot ->> 'kind' = 'delivery'
            then coalesce(d.address, o.address) ->> 'municipality' end) as to
      from order_delivery d join customer_order o on o.id = d.order_id
        join order_item i on i.delivery_id = d.id left join food_info f on f.hash = i.food_info
      where d.date >= $1 and d.status in ('planned', 'paused')
        and o.status in ('not-paid', 'opened')
        and ($2::text[] is null or i.meal_id = any($2))
      order by d.date, o.number, i.position`,
    values: [from, meals],
  })
  return rows
}

type Stop = SaleStop & { readonly most: number }

const stops = `select date, kind, what, most
  from jsonb_to_recordset($1::jsonb) as s (date date, kind text, what text, most integer)`

/**
 * Nothing more of these is sold until the release is undone, or live for a while. `most`: the usual
 * limit, where the day has none of its own. Rows are locked in the order in which orders lock them.
 */
export async function stopSale(db: Db, releaseId: string, wanted: readonly Stop[]): Promise<void> {
  const json = JSON.stringify(wanted)
  await db.query({
    name: 'sale-stop-loads',
    text: `insert into kitchen_load (date, kind, what, most)
      select date, kind, what, most from (${stops}) w order by date, kind, what
      on conflict do nothing`,
    values: [json],
  })
  await db.query({
    name: 'sale-stop-lock',
    text: `select from kitchen_load join (${stops}) w using (date, kind, what)
      order by date, kind, what for update of kitchen_load`,
    values: [json],
  })
  await db.query({
    name: 'sale-stop-add',
    text: `insert into sale_stop (release_id, date, kind, what, most)
      select $2, load.date, load.kind, load.what, coalesce((select s.most from sale_stop s
        where (s.date, s.kind, s.what) = (load.date, load.kind, load.what) limit 1), load.most)
      from kitchen_load load join (${stops}) w using (date, kind, what)
      on conflict do nothing`,
    values: [json, releaseId],
  })
  await tightenStops(db)
}

/** What was given back since then is not sold again. */
export async function tightenStops(db: Db): Promise<void> {
  await db.query({
    name: 'sale-stop-tighten',
    text: `with loose as materialized (
        select load.date, load.kind, load.what from kitchen_load load
        where load.most > load.taken and exists (select from sale_stop s
          where (s.date, s.kind, s.what) = (load.date, load.kind, load.what))
        order by load.date, load.kind, load.what for update)
      update kitchen_load load set most = taken from loose
      where (loose.date, loose.kind, loose.what) = (load.date, load.kind, load.what)`,
  })
}

/** Sells again what this release stopped, unless another one stops it too. */
export async function resumeSale(db: Db, releaseId: string): Promise<void> {
  await db.query({
    name: 'sale-stop-end',
    text: `with ended as materialized (
        select load.date, load.kind, load.what, s.most from kitchen_load load
          join sale_stop s on (s.date, s.kind, s.what) = (load.date, load.kind, load.what)
        where s.release_id = $1 and not exists (select from sale_stop other
          where other.release_id <> $1
            and (other.date, other.kind, other.what) = (load.date, load.kind, load.what))
        order by load.date, load.kind, load.what for update of load)
      update kitchen_load load set most = greatest(ended.most, load.taken) from ended
      where (ended.date, ended.kind, ended.what) = (load.date, load.kind, load.what)`,
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

/**
 * A lowered capacity counts for every day at once; a day that has sold more than that keeps what it
 * sold and sells nothing more.
 */
export async function writeCapacity(
  db: Db,
  from: string,
  kind: SaleStop['kind'],
  { was, becomes }: { was: number; becomes: number },
): Promise<void> {
  await db.query({
    name: 'capacity-write',
    text: `with own as materialized (
        select date, kind, what from kitchen_load where date >= $1 and kind = $2 and most = $3
        order by date, kind, what for update)
      update kitchen_load load set most = greatest(load.taken, $4) from own
      where (own.date, own.kind, own.what) = (load.date, load.kind, load.what)`,
    values: [from, kind, was, becomes],
  })
}

/** Days that have sold more than that already. */
export async function overfullDays(
  db: Db,
  from: string,
  kind: SaleStop['kind'],
  becomes: number,
): Promise<(SaleStop & { taken: number })[]> {
  const { rows } = await db.query<SaleStop & { taken: number }>({
    name: 'overfull-days',
    text: `select date, kind, what, taken from kitchen_load
      where date >= $1 and kind = $2 and taken > $3 order by date, what`,
    values: [from, kind, becomes],
  })
  return rows
}
