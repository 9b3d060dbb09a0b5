import { addDays, athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { type Db, transaction } from '../db/database.ts'
import { countLikings, keepLikings } from '../db/day/dish-ratings.ts'
import type { RunningShop } from '../running-shop.ts'

/** Recipes change: older words are not shown. */
const countedDays = 365

/** What customers said of a dish until now; a dish that was never sold has no voices. */
export async function ratingsOf(
  db: Db,
  slug: string,
  { catalogue, now }: Pick<StaffCall, 'catalogue' | 'now'>,
): Promise<{ readonly liked: number; readonly rated: number }> {
  const mealId = catalogue.mealBySlug.get(slug)?.id
  const from = now - countedDays * 24 * 60 * 60_000
  const all = mealId ? await countLikings(db, new Date(from), new Date(now + 1), mealId) : []
  const { liked, rated } = all[0] ?? { liked: 0, rated: 0 }
  return { liked, rated }
}

/** Shows what customers said of each dish until midnight in Athens; answers how many dishes changed. */
export async function showLikings({ db, now }: RunningShop): Promise<number> {
  const today = athensDate(now())
  const midnight = (date: string) => new Date(athensInstant(date, '00:00'))
  const likings = await countLikings(db, midnight(addDays(today, -countedDays)), midnight(today))
  return transaction(db, tx => keepLikings(tx, likings))
}
