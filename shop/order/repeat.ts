import { catalogueAt } from '../area/area-terms.ts'
import type { Kitchen } from '../capacity/capacity.ts'
import { amountsByBuild, type Cart } from '../cart/cart.ts'
import { scheduleCart } from '../cart/schedule.ts'
import type { Catalogue } from '../catalogue.ts'
import { deliveryPairs } from '../plan/delivery-pairs.ts'
import type { Plan } from '../plan/plan.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { deliveryDays, type TimePeriod } from '../schedule/schedule.ts'
import { weekdayOf } from '../schedule/weekday.ts'
import type { OrderDelivery } from './order.ts'

type Repeated = {
  readonly deliveries: readonly Pick<OrderDelivery, 'date' | 'days' | 'items'>[]
  readonly timePeriod: TimePeriod
}

/**
 * The cart with an order's contents on the next free days: on its weekdays and in its window if that can
 * be, else where the fewest builds are `dropped`. Without a free day the cart does not change.
 */
export function repeatedCart(
  cart: Cart,
  plan: Plan,
  order: Repeated,
  shop: Catalogue,
  { now, kitchen }: { now: number; kitchen: Kitchen },
): { cart: Cart; dropped: string[] } {
  const catalogue = catalogueAt(shop, cart)
  const deliveries = order.deliveries.map(({ date, days, items }, index) => {
    const builds = [...amountsByBuild(items)].map(([buildId, amount]) => ({ buildId, amount }))
    return { id: `d${index + 1}`, date, days, items: builds }
  })
  const filled = { ...cart, scheduleMenus: deliveries }
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
  return { cart, dropped: deliveries.flatMap(({ items }) => items.map(({ buildId }) => buildId)) }
}

type Choice = {
  readonly dates: readonly string[]
  readonly timePeriodId: string
  readonly isAlike: boolean
}

function choicesFor(
  plan: Plan,
  { deliveries }: Repeated,
  { timePeriods, holidays }: Catalogue,
  { now, kitchen }: { now: number; kitchen: Kitchen },
): Choice[] {
  const weekdays = deliveries.map(({ date }) => weekdayOf(date))
  const days =
    plan.type === 'weekly'
      ? deliveryPairs(plan, now, timePeriods, holidays, kitchen)
      : deliveryDays(now, timePeriods, holidays, kitchen).map(day => ({
          ...day,
          dates: [day.date],
        }))
  return days.flatMap(({ dates, timePeriods: windows }) => {
    const isAlike = dates.every((date, index) => weekdayOf(date) === weekdays[index])
    const free = windows.filter(({ available }) => available)
    return free.map(({ id: timePeriodId }) => ({ dates, timePeriodId, isAlike }))
  })
}
