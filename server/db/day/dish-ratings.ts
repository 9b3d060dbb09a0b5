import type { PoolClient } from 'pg'
import type { Liking } from '#shop/delivering/dish-rating.ts'
import type { Db } from '../database.ts'

/** Keeps whether a dish of a delivery was liked; null takes it back. */
export async function keepRating(
  db: Db,
  rating: {
    readonly deliveryId: string
    readonly mealId: string
    readonly liked: boolean | null
    readonly now: number
  },
): Promise<void> {
  const { deliveryId, mealId, liked, now } = rating
  if (liked === null)
    await db.query('delete from dish_rating where delivery_id = $1 and meal_id = $2', [
      deliveryId,
      mealId,
    ])
  else
    await db.query(
      `insert into dish_rating (delivery_id, meal_id, liked, rated_at) values ($1, $2, $3, $4)
        on conflict (delivery_id, meal_id)
          do update set liked = excluded.liked, rated_at = excluded.rated_at`,
      [deliveryId, mealId, liked, new Date(now)],
    )
}

/** The latest word of each customer on each dish; of an erased account, of each order. */
const voices = `select distinct on (coalesce(o.customer_id, o.id), r.meal_id)
    r.meal_id, r.liked, r.rated_at
  from dish_rating r join order_delivery d on d.id = r.delivery_id
    join customer_order o on o.id = d.order_id
  where r.rated_at >= $1 and r.rated_at < $2 and ($3::text is null or r.meal_id = $3)
  order by coalesce(o.customer_id, o.id), r.meal_id, r.rated_at desc`

/** What was said of each dish, or of one, between two instants, a voice a customer. */
export async function countLikings(
  db: Db,
  from: Date,
  to: Date,
  mealId: string | null = null,
): Promise<Liking[]> {
  const { rows } = await db.query<Liking>({
    name: 'likings',
    text: `select meal_id as "mealId", count(*) filter (where liked)::integer as liked,
        count(*)::integer as rated
      from (${voices}) v group by meal_id order by meal_id`,
    values: [from, to, mealId],
  })
  return rows
}

/** Shows these likings and no others from now on; answers how many changed. */
export async function keepLikings(tx: PoolClient, likings: readonly Liking[]): Promise<number> {
  // Two nodes would otherwise both add what neither sees.
  await tx.query(`select pg_advisory_xact_lock(hashtext('dish_liking'))`)
  const { rows: stored } = await tx.query<Liking>(
    'select meal_id as "mealId", liked, rated from dish_liking',
  )
  const nameOf = ({ mealId, liked, rated }: Liking) => `${mealId} ${liked} ${rated}`
  const before = new Set(stored.map(nameOf))
  const changed = likings.filter(liking => !before.has(nameOf(liking)))
  const kept = new Set(likings.map(({ mealId }) => mealId))
  const gone = stored.filter(({ mealId }) => !kept.has(mealId))
  // A statement tells every node to read the catalogue again, also one that changes no row.
  if (changed.length > 0)
    await tx.query(
      `insert into dish_liking (meal_id, liked, rated)
        select "mealId", liked, rated
        from jsonb_to_recordset($1) as t ("mealId" text, liked integer, rated integer)
        on conflict (meal_id) do update set liked = excluded.liked, rated = excluded.rated`,
      [JSON.stringify(changed)],
    )
  if (gone.length > 0)
    await tx.query('delete from dish_liking where meal_id = any($1)', [
      gone.map(({ mealId }) => mealId),
    ])
  return changed.length + gone.length
}
