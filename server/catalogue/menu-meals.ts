import type { Kitchen } from '#shop/capacity/capacity.ts'
import { type CartDelivery, isOffered } from '#shop/cart/cart.ts'
import { includedIn } from '#shop/cart/priced-cart.ts'
import { isOnMenu } from '#shop/meal.ts'
import { toEuros } from '#shop/money.ts'
import { buildsFor, type Plan } from '#shop/plan/plan.ts'
import { isBreakfast, itemPrice } from '#shop/pricing.ts'
import type { MenuMealAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { buildAnswer, mealAnswer } from './meal-answer.ts'

/** A customer sees how many portions are left from this number down. */
const mostTold = 10

/** What a delivery of a plan can hold, at that plan's prices with the premium charge. */
export function menuMeals(
  { catalogue, lang }: Pick<Call, 'catalogue' | 'lang'>,
  plan: Plan,
  delivery: Pick<CartDelivery, 'date' | 'days'>,
  kitchen: Kitchen,
): MenuMealAnswer[] {
  const breakfasts = includedIn(plan, delivery)
  return catalogue.meals
    .filter(meal => isOnMenu(meal, delivery.date))
    .map(meal => {
      const included = breakfasts.amount > 0 && isBreakfast(meal)
      const left = kitchen.left(delivery.date, meal.id)
      const builds = buildsFor(plan, meal)
        .filter(({ id }) => isOffered(catalogue, plan, id, delivery.date))
        .map(build => {
          const own = itemPrice(plan, meal, build)
          const price = included ? breakfasts.price : own
          return {
            ...buildAnswer(build, price, catalogue.codes, lang),
            left: left <= mostTold ? left : null,
            beyond: included ? toEuros(own) : null,
          }
        })
      return { ...mealAnswer(meal, catalogue.codes, lang, delivery.date), builds }
    })
}
