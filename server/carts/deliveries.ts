import { catalogueAt } from '#shop/area/area-terms.ts'
import type { Kitchen } from '#shop/capacity/capacity.ts'
import { type Cart, planOf, spotPlanOf } from '#shop/cart/cart.ts'
import { replaceItems, setAmount } from '#shop/cart/items.ts'
import { scheduleCart } from '#shop/cart/schedule.ts'
import { timePeriodsAt } from '#shop/catalogue.ts'
import { deliveryPairs } from '#shop/delivery-pairs.ts'
import type { Language } from '#shop/language.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import { type DeliveryDay, deliveryDays } from '#shop/schedule.ts'
import type {
  CartAnswer,
  DeliveryDayAnswer,
  DeliveryPairAnswer,
  MenuMealAnswer,
} from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { menuMeals } from '../catalogue/menu-meals.ts'
import { changeCart, openCart } from './cart.ts'

/** The days and windows that can be chosen; a weekly plan also has pairs of days. */
export async function timePeriodCollection(
  call: Call,
  { cartId }: { cartId: string },
): Promise<{ days: DeliveryDayAnswer[]; pairs: DeliveryPairAnswer[] } | Refusal> {
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const catalogue = catalogueAt(call.catalogue, open.cart)
  const { holidays } = catalogue
  const timePeriods = timePeriodsAt(catalogue, open.cart.spotId)
  const plan = planOf(open.cart, catalogue)
  const daysIn = (kitchen: Kitchen) => deliveryDays(call.now, timePeriods, holidays, kitchen)
  const pairsIn = (kitchen: Kitchen) =>
    plan.type === 'weekly' ? deliveryPairs(plan, call.now, timePeriods, holidays, kitchen) : []
  const kitchen = await kitchenFor(call, cartId, kitchen =>
    [...daysIn(kitchen), ...pairsIn(kitchen)].some(day => day.timePeriods.some(({ full }) => full)),
  )
  const days = daysIn(kitchen)
  const pairs = pairsIn(kitchen)
  return {
    days: days.map(day => dayAnswer(day, call.lang)),
    pairs: pairs.map(pair => ({
      dates: [...pair.dates],
      covers: [...pair.covers],
      deliveries: [...pair.deliveries],
      timePeriods: [...pair.timePeriods],
    })),
  }
}

function dayAnswer(day: DeliveryDay, lang: Language): DeliveryDayAnswer {
  const { closedReason, timePeriods, date, closed } = day
  return {
    date,
    closed,
    closedReason: closedReason?.[lang] ?? null,
    timePeriods: [...timePeriods],
  }
}

export async function cartScheduleUpdate(
  call: Call,
  input: { cartId: string; dates: string[]; timePeriodId: string },
): Promise<(CartAnswer & { dropped: string[] }) | Refusal> {
  let dropped: string[] = []
  const { catalogue, now } = call
  const answer = await changeCart(call, input.cartId, async cart => {
    const kitchen = await kitchenFor(call, cart.id, kitchen => {
      const scheduled = scheduleCart(cart, input, catalogue, now, kitchen)
      return isRefusal(scheduled) || scheduled.dropped.length > 0
    })
    const scheduled = scheduleCart(cart, input, catalogue, now, kitchen)
    if (isRefusal(scheduled)) return scheduled
    dropped = scheduled.dropped
    return scheduled.cart
  })
  if (isRefusal(answer)) return answer
  const names = dropped.map(id => call.catalogue.builds.get(id)?.meal.name[call.lang] ?? id)
  return { ...answer, dropped: [...new Set(names)] }
}

/** Meals for a delivery at this cart's prices with the premium charge. */
export async function menuCollection(
  call: Call,
  { cartId, scheduleMenuId }: { cartId: string; scheduleMenuId: string },
): Promise<{ meals: MenuMealAnswer[] } | Refusal> {
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const delivery = open.cart.scheduleMenus.find(({ id }) => id === scheduleMenuId)
  if (!delivery) return refuse('item-not-found')
  const plan = spotPlanOf(open.cart, call.catalogue, open.member)
  const mealsIn = (kitchen: Kitchen) => menuMeals(call, plan, delivery, kitchen)
  const isScarce = (kitchen: Kitchen) =>
    mealsIn(kitchen).some(({ builds }) => builds.some(({ left }) => left !== null))
  return { meals: mealsIn(await kitchenFor(call, cartId, isScarce)) }
}

export function cartItemAdd(
  call: Call,
  input: { cartId: string; itemId: string; scheduleMenuId: string; amount: number },
): Promise<CartAnswer | Refusal> {
  const { itemId: buildId, scheduleMenuId, amount } = input
  return changeItems(call, input.cartId, (cart, kitchen) =>
    setAmount(cart, { deliveryId: scheduleMenuId, buildId, amount }, call.catalogue, kitchen),
  )
}

/** Replaces a delivery's meals at once, by the rules and refusals of `cart-item-add`. */
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
  return changeItems(call, input.cartId, (cart, kitchen) =>
    replaceItems(cart, { deliveryId: scheduleMenuId, items }, call.catalogue, kitchen),
  )
}

function changeItems(
  call: Call,
  cartId: string,
  rule: (cart: Cart, kitchen: Kitchen) => Cart | Refusal,
): Promise<CartAnswer | Refusal> {
  return changeCart(call, cartId, async cart => {
    const isRefused = (kitchen: Kitchen) => isRefusal(rule(cart, kitchen))
    return rule(cart, await kitchenFor(call, cart.id, isRefused))
  })
}
