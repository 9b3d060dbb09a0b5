import type { PoolClient } from 'pg'
import type { DishTag } from '#shop/food/dish-tags.ts'
import type { Db } from '../database.ts'

/** Portions of each meal that were sold for deliveries from the one day to the other (YYYY-MM-DD). */
export async function portionsSold(
  db: Db,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ mealId: string; portions: number }>({
    name: 'portions-sold',
    text: `select what as "mealId", sum(taken)::integer as portions from kitchen_load
      where kind = 'meal' and date between $1 and $2 group by what`,
    values: [from, to],
  })
  return new Map(rows.map(({ mealId, portions }) => [mealId, portions]))
}

/** Keeps these tags and no others; answers how many were added or taken away. */
export async function keepDishTags(tx: PoolClient, tags: readonly DishTag[]): Promise<number> {
  // Two nodes would otherwise both add what neither sees.
  await tx.query(`select pg_advisory_xact_lock(hashtext('dish_tag'))`)
  const { rows: stored } = await tx.query<DishTag>('select meal_id as "mealId", tag from dish_tag')
  const nameOf = ({ mealId, tag }: DishTag) => `${tag} ${mealId}`
  const [now, before] = [new Set(tags.map(nameOf)), new Set(stored.map(nameOf))]
  const added = tags.filter(tag => !before.has(nameOf(tag)))
  const gone = stored.filter(tag => !now.has(nameOf(tag)))
  // A statement tells every node to read the catalogue again, also one that changes no row.
  if (added.length > 0)
    await tx.query(
      `insert into dish_tag (meal_id, tag)
        select "mealId", tag from jsonb_to_recordset($1) as t ("mealId" text, tag text)`,
      [JSON.stringify(added)],
    )
  if (gone.length > 0)
    await tx.query(
      `delete from dish_tag where (meal_id, tag) in
        (select "mealId", tag from jsonb_to_recordset($1) as t ("mealId" text, tag text))`,
      [JSON.stringify(gone)],
    )
  return added.length + gone.length
}
