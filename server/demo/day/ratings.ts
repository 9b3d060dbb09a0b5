import { addDays, athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import { showLikings } from '../../catalogue/likings.ts'
import { keepRating } from '../../db/day/dish-ratings.ts'
import { dishesThatCame } from '../../db/demo-day.ts'
import { chance } from './chance.ts'
import type { Stage } from './ordering.ts'

/** Of the deliveries that came; the rest say nothing. */
const answeringShare = 0.75
/** The best and the plainest dish, as the guests find them. */
const likedShare = { least: 0.7, most: 0.99 }

/** What the guests of a demo shop say of what they got, each on the next morning. */
export async function rateDemoPast({ shop }: Stage, guests: readonly string[]): Promise<void> {
  for (const { deliveryId, date, mealId } of await dishesThatCame(
    shop.db,
    guests,
    athensDate(shop.now()),
  )) {
    if (chance('answers', deliveryId) >= answeringShare) continue
    const share = likedShare.least + chance('liked', mealId) * (likedShare.most - likedShare.least)
    const liked = chance('likes', deliveryId, mealId) < share
    const now = athensInstant(addDays(date, 1), '11:00')
    if (now < shop.now()) await keepRating(shop.db, { deliveryId, mealId, liked, now })
  }
  await showLikings(shop)
}
