import { bestSellerDays, dishTags } from '#shop/food/dish-tags.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { transaction } from '../db/database.ts'
import { keepDishTags, portionsSold } from '../db/meal/dish-tags.ts'
import type { RunningShop } from '../running-shop.ts'

/** Says anew which dishes are new and which are best sellers; answers how many tags changed. */
export async function tagDishes({ db, catalogue, now }: RunningShop): Promise<number> {
  const today = athensDate(now())
  const { meals, bestSellers } = catalogue()
  const portions = await portionsSold(db, addDays(today, 1 - bestSellerDays), today)
  const tags = dishTags(meals, portions, bestSellers ?? null, today)
  return transaction(db, tx => keepDishTags(tx, tags))
}
