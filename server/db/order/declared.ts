import type { Text } from '#shop/language.ts'
import type { FoodInfo, PortionCode } from '#shop/meal.ts'
import type { Db } from '../database.ts'

/** What was declared of a portion when it was sold; null: from before that was kept. */
export type DeclaredLine = {
  readonly deliveryId: string
  readonly date: string
  readonly buildId: string
  readonly name: Text
  readonly portion: PortionCode
  readonly amount: number
  readonly hash: string | null
  readonly info: Pick<
    FoodInfo,
    'ingredients' | 'allergens' | 'traces' | 'weight' | 'perPortion'
  > | null
  /** The same is declared of it now. */
  readonly isStill: boolean
}

export async function declaredLines(db: Db, orderId: string): Promise<DeclaredLine[]> {
  const { rows } = await db.query<DeclaredLine>({
    name: 'order-declared',
    text: `select d.id as "deliveryId", d.date, i.build_id as "buildId", i.name, i.portion, i.amount,
        i.food_info as hash, f.info,
        i.food_info is not distinct from (select hash from build_food_info where build_id = i.build_id)
          as "isStill"
      from order_delivery d join order_item i on i.delivery_id = d.id
        left join food_info f on f.hash = i.food_info
      where d.order_id = $1 order by d.date, d.id, i.position`,
    values: [orderId],
  })
  return rows
}
