import { catalogueAt } from '#shop/area/area-terms.ts'
import type { Kitchen } from '#shop/capacity/capacity.ts'
import { planOf } from '#shop/cart/cart.ts'
import { scheduleCart } from '#shop/cart/schedule.ts'
import { timePeriodsAt } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { deliveryPairs } from '#shop/plan/delivery-pairs.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import { type DeliveryDay, deliveryDays } from '#shop/schedule/schedule.ts'
import type { CartAnswer, DeliveryDayAnswer, DeliveryPairAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { windowAnswer } from '../catalogue/window-answer.ts'
import { changeCart, openCart } from './cart-change.ts'

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
      timePeriods: pair.timePeriods.map(window => windowAnswer(window, call.lang)),
    })),
  }
}

function dayAnswer(day: DeliveryDay, lang: Language): DeliveryDayAnswer {
  const { closedReason, timePeriods, date, closed } = day
  return {
    date,
    closed,
    closedReason: closedReason?.[lang] ?? null,
    timePeriods: timePeriods.map(window => windowAnswer(window, lang)),
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
