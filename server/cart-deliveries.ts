import { includedIn, isOffered, planOf } from '#shop/cart.ts'
import { changeAmount, fillScheduleMenu } from '#shop/cart-items.ts'
import { scheduleCart } from '#shop/cart-schedule.ts'
import { deliveryPairs } from '#shop/delivery-pairs.ts'
import { isBreakfast, isOnMenu } from '#shop/meal.ts'
import { toEuros } from '#shop/money.ts'
import { buildsFor } from '#shop/plan.ts'
import { itemPrice } from '#shop/pricing.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import { deliveryDays } from '#shop/schedule.ts'
import type {
  CartAnswer,
  DeliveryDayAnswer,
  DeliveryPairAnswer,
  MenuMealAnswer,
} from './answers.ts'
import { changeCart, openCart } from './cart.ts'
import type { Call } from './hook.ts'
import { buildAnswer, mealAnswer } from './meal-answer.ts'

/** The days and windows that can be chosen; `pairs` are a weekly plan's. */
export async function timePeriodCollection(
  call: Call,
  { cartId }: { cartId: string },
): Promise<{ days: DeliveryDayAnswer[]; pairs: DeliveryPairAnswer[] } | Refusal> {
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const { timePeriods, holidays } = call.catalogue
  const plan = planOf(open.cart, call.catalogue)
  const days = deliveryDays(call.now, timePeriods, holidays)
  const pairs = plan.type === 'weekly' ? deliveryPairs(plan, call.now, timePeriods, holidays) : []
  return {
    days: days.map(day => ({ ...day, timePeriods: [...day.timePeriods] })),
    pairs: pairs.map(pair => ({
      dates: [...pair.dates],
      covers: [...pair.covers],
      deliveries: [...pair.deliveries],
      timePeriods: [...pair.timePeriods],
    })),
  }
}

export async function cartScheduleUpdate(
  call: Call,
  input: { cartId: string; dates: string[]; timePeriodId: string },
): Promise<(CartAnswer & { dropped: string[] }) | Refusal> {
  let dropped: string[] = []
  const answer = await changeCart(call, input.cartId, cart => {
    const scheduled = scheduleCart(cart, input, call.catalogue, call.now)
    if (isRefusal(scheduled)) return scheduled
    dropped = scheduled.dropped
    return scheduled.cart
  })
  if (isRefusal(answer)) return answer
  const names = dropped.map(id => call.catalogue.builds.get(id)?.meal.name[call.lang] ?? id)
  return { ...answer, dropped: [...new Set(names)] }
}

/** What can be chosen for a delivery, priced for this cart, premium charge included. */
export async function menuCollection(
  call: Call,
  { cartId, scheduleMenuId }: { cartId: string; scheduleMenuId: string },
): Promise<{ meals: MenuMealAnswer[] } | Refusal> {
  const { catalogue, lang } = call
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const menu = open.cart.scheduleMenus.find(({ id }) => id === scheduleMenuId)
  if (!menu) return refuse('item-not-found')
  const plan = planOf(open.cart, catalogue)
  const breakfasts = includedIn(plan, menu)
  const meals = catalogue.meals.filter(meal => isOnMenu(meal, menu.date))
  return {
    meals: meals.map(meal => ({
      ...mealAnswer(meal, catalogue.codes, lang),
      builds: buildsFor(plan, meal)
        .filter(build => isOffered(catalogue, plan, build.id, menu.date))
        .map(build => {
          const included = breakfasts.amount > 0 && isBreakfast(meal)
          const own = itemPrice(plan, meal, build)
          const price = included ? breakfasts.price : own
          return {
            ...buildAnswer(build, price, catalogue.codes, lang),
            left: null,
            beyond: included ? toEuros(own) : null,
          }
        }),
    })),
  }
}

export function cartItemAdd(
  call: Call,
  input: { cartId: string; itemId: string; scheduleMenuId: string; amount: number },
): Promise<CartAnswer | Refusal> {
  const { itemId: buildId, scheduleMenuId, amount } = input
  return changeCart(call, input.cartId, cart =>
    changeAmount(cart, { scheduleMenuId, buildId, amount }, call.catalogue),
  )
}

/** Replaces what a delivery holds, all at once; the rules and refusals of `cart-item-add`. */
export function cartScheduleMenuUpdate(
  call: Call,
  input: {
    cartId: string
    scheduleMenuId: string
    items: { itemId: string; amount: number }[]
  },
): Promise<CartAnswer | Refusal> {
  const { scheduleMenuId } = input
  const items = input.items.map(({ itemId: buildId, amount }) => ({ buildId, amount }))
  return changeCart(call, input.cartId, cart =>
    fillScheduleMenu(cart, { scheduleMenuId, items }, call.catalogue),
  )
}
