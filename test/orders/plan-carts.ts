import { type Cart, newCart, planOf } from '#shop/cart/cart.ts'
import { scheduleCart } from '#shop/cart/schedule.ts'
import { deliveryPairs } from '#shop/plan/delivery-pairs.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { deliveryDays } from '#shop/schedule/schedule.ts'
import { demoShop } from '../demo-shop.ts'

export function planNamed(id: string) {
  return planOf({ planId: id }, demoShop)
}

/** An empty cart of a plan on the first days that are offered in the morning. */
export function cartOf(planId: string, now: number): Cart {
  const plan = planNamed(planId)
  const cart = newCart('cart', plan, 'en', null)
  const { holidays, timePeriods } = demoShop
  const isFree = (periods: readonly { id: string; available: boolean }[]) =>
    periods.some(({ id, available }) => id === 'morning' && available)
  const day = deliveryDays(now, timePeriods, holidays).find(each => isFree(each.timePeriods))
  const pairs = plan.type === 'weekly' ? deliveryPairs(plan, now, timePeriods, holidays) : []
  const pair = pairs.find(each => isFree(each.timePeriods))
  const dates = plan.type === 'weekly' ? pair?.dates : day && [day.date]
  const scheduled = scheduleCart(
    cart,
    { dates: dates ?? [], timePeriodId: 'morning' },
    demoShop,
    now,
  )
  if (isRefusal(scheduled)) throw new Error(`no days for ${planId}`)
  return scheduled.cart
}
