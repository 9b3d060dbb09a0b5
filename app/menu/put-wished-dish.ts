import type { CartAnswer } from '#server/answers.ts'
import { setAmount } from '../cart/cart.ts'
import { forgetWish, keepWish, wishedDish } from '../cart/wished-dish.ts'
import '../text/more-words.ts'
import { languageHere, wordsHere } from '../text/words.ts'
import { toast } from '../toast.ts'
import { loadDayBuilds } from './day-builds.ts'
import { cartItem, type MenuMeal, type MenuNames } from './menu-meal.ts'
import { daysOf } from './weekdays.ts'
import { wishedPlace } from './wished-place.ts'

type Menu = { readonly meals: readonly MenuMeal[]; readonly names: MenuNames }

/** Puts the wished dish into the order and says so; or says, once for these days, why it cannot be. */
export async function putWishedDish(cart: CartAnswer, { meals, names }: Menu): Promise<void> {
  const dish = wishedDish()
  const meal = meals.find(({ slug }) => slug === dish?.slug)
  if (!dish || dish.cartId !== cart.id) return
  if (!meal || holds(cart, meal)) return forgetWish()
  const { type, config } = cart.spotPlan.plan
  const offered = []
  for (const delivery of cart.scheduleMenus) {
    const offers = await loadDayBuilds(cart.id, delivery)
    // Without an answer the dish waits for the next page.
    if (!offers) return
    offered.push([delivery, offers] as const)
  }
  // Another page of the same tab may have put it in meanwhile.
  if (!wishedDish()) return
  const { dietCode } = config
  const place = wishedPlace(dish, meal, { type, dietCode }, offered)
  const { wished } = wordsHere().cart
  if (typeof place === 'string') {
    const dates = cart.scheduleMenus.map(({ date }) => date)
    const days = dates.join()
    if (dish.missedOn !== days)
      toast('cart-error', wished[place](meal.name, daysOf(meal, dates[0] ?? '', languageHere())))
    return keepWish({ ...dish, missedOn: days })
  }
  forgetWish()
  const item = cartItem(meal, place.build, names, place.price)
  const answer = await setAmount(place.delivery.id, item, 1)
  if (answer && answer.code !== 'ok') toast('error', answer.message)
  else toast('success', wished.putIn(meal.name), shownFor)
}

/** Milliseconds: the page that it is said on has just opened. */
const shownFor = 4000

function holds({ scheduleMenus }: CartAnswer, { slug }: MenuMeal): boolean {
  return scheduleMenus.some(({ items }) => items.some(item => item.slug === slug))
}
