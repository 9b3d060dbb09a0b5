import type { Cart, CartItem } from './cart.ts'
import { scheduleCart } from './cart-schedule.ts'
import type { Catalogue } from './catalogue.ts'
import { deliveryPairs } from './delivery-pairs.ts'
import type { Kitchen } from './kitchen.ts'
import type { OrderDelivery } from './order.ts'
import type { Plan } from './plan.ts'
import { isRefusal } from './refusal.ts'
import { deliveryDays, type TimePeriod, weekdayOf } from './schedule.ts'

/** What of an earlier order is ordered again. */
export type Repeated = {
  readonly deliveries: readonly Pick<OrderDelivery, 'date' | 'days' | 'items'>[]
  readonly timePeriod: TimePeriod
}

/**
 * A cart filled as the order was, on the next days that can be had: the same window and weekdays
 * where they can, else those that leave the fewest meals out. `dropped`: the builds that the new
 * days do not offer, or not so many of. Without any day it stays as it is.
 */
export function repeatedCart(
  cart: Cart,
  plan: Plan,
  order: Repeated,
  catalogue: Catalogue,
  { now, kitchen }: { now: number; kitchen: Kitchen },
): { cart: Cart; dropped: string[] } {
  const menus = order.deliveries.map(({ date, days, items }, index) => {
    return { id: `d${index + 1}`, date, days, items: summed(items) }
  })
  const filled = { ...cart, scheduleMenus: menus }
  const tries = choicesFor(plan, order, catalogue, { now, kitchen }).flatMap(choice => {
    const scheduled = scheduleCart(filled, choice, catalogue, now, kitchen)
    return isRefusal(scheduled) ? [] : [{ ...choice, ...scheduled }]
  })
  const rank = (one: (typeof tries)[number]) =>
    (one.isAlike ? 0 : 1000) +
    (one.timePeriodId === order.timePeriod.id ? 0 : 100) +
    one.dropped.length
  const [best] = tries.sort((one, other) => rank(one) - rank(other))
  if (best) return { cart: best.cart, dropped: best.dropped }
  return { cart, dropped: menus.flatMap(({ items }) => items.map(({ buildId }) => buildId)) }
}

type Choice = {
  readonly dates: readonly string[]
  readonly timePeriodId: string
  readonly isAlike: boolean
}

/** The days and windows that could be had, the nearest first; alike: on the same weekdays. */
function choicesFor(
  plan: Plan,
  { deliveries }: Repeated,
  { timePeriods, holidays }: Catalogue,
  { now, kitchen }: { now: number; kitchen: Kitchen },
): Choice[] {
  const weekdays = deliveries.map(({ date }) => weekdayOf(date))
  const found =
    plan.type === 'weekly'
      ? deliveryPairs(plan, now, timePeriods, holidays, kitchen)
      : deliveryDays(now, timePeriods, holidays, kitchen).map(day => ({
          ...day,
          dates: [day.date],
        }))
  return found.flatMap(({ dates, timePeriods: windows }) => {
    const isAlike = dates.every((date, index) => weekdayOf(date) === weekdays[index])
    const free = windows.filter(({ available }) => available)
    return free.map(({ id: timePeriodId }) => ({ dates, timePeriodId, isAlike }))
  })
}

function summed(items: OrderDelivery['items']): CartItem[] {
  const amounts = new Map<string, number>()
  for (const { buildId, amount } of items)
    amounts.set(buildId, (amounts.get(buildId) ?? 0) + amount)
  return [...amounts].map(([buildId, amount]) => ({ buildId, amount }))
}
