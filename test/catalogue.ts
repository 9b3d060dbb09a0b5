import { catalogueFrom } from '#server/catalogue-memory.ts'
import { demoCatalogue } from '#server/demo.ts'
import { type Cart, newCart, planOf } from '#shop/cart.ts'
import { scheduleCart } from '#shop/cart-schedule.ts'
import { deliveryPairs } from '#shop/delivery-pairs.ts'
import { isRefusal } from '#shop/refusal.ts'
import { deliveryDays } from '#shop/schedule.ts'

/** The demo shop as a process keeps it, for rules that need no database. */
export const catalogue = catalogueFrom({ version: 1, ...demoCatalogue() }, 2026)

export function planNamed(id: string) {
  return planOf({ planId: id }, catalogue)
}

/** An empty cart of a plan on the first days that can be had, mornings. */
export function cartOf(planId: string, now: number): Cart {
  const plan = planNamed(planId)
  const cart = newCart('cart', plan, 'en', null)
  const { holidays, timePeriods } = catalogue
  const isFree = (periods: readonly { id: string; available: boolean }[]) =>
    periods.some(({ id, available }) => id === 'morning' && available)
  const day = deliveryDays(now, timePeriods, holidays).find(each => isFree(each.timePeriods))
  const pairs = plan.type === 'weekly' ? deliveryPairs(plan, now, timePeriods, holidays) : []
  const pair = pairs.find(each => isFree(each.timePeriods))
  const dates = plan.type === 'weekly' ? pair?.dates : day && [day.date]
  const scheduled = scheduleCart(
    cart,
    { dates: dates ?? [], timePeriodId: 'morning' },
    catalogue,
    now,
  )
  if (isRefusal(scheduled)) throw new Error(`no days for ${planId}`)
  return scheduled.cart
}
