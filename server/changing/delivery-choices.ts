import { demandOf, withOwn } from '#shop/capacity/capacity.ts'
import { mayChange } from '#shop/order/rights.ts'
import { moveDays } from '#shop/order-change/move-days.ts'
import { findDelivery } from '#shop/order-change/order-change.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import type { No, StaffCall } from '../calls/desk-hook.ts'
import { menuMeals } from '../catalogue/menu-meals.ts'
import { orderIdOf } from '../db/order/order-papers.ts'
import { placedOrder } from '../db/order/placed-orders.ts'

type Choices = {
  readonly days: readonly {
    readonly date: string
    readonly windows: readonly { readonly id: string; readonly from: string; readonly to: string }[]
    /** Why the delivery cannot move to that day; null: it can, into these windows. */
    readonly why: string | null
    readonly missing: readonly string[]
  }[]
  readonly meals: readonly {
    readonly itemId: string
    readonly name: string
    readonly portion: string
    readonly type: string
    /** Euros. */
    readonly price: number
    /** null: more than ten. */
    readonly left: number | null
  }[]
}

/** The days to which the staff may move a delivery, and the dishes that it may hold. */
export async function orderDeliveryOne(
  call: StaffCall,
  { order: name, deliveryId }: { order: string; deliveryId: string },
): Promise<Choices | No> {
  const orderId = await orderIdOf(call.db, name)
  const order = orderId && (await placedOrder(call.db, orderId))
  if (!order) return refuseAtDesk('desk-order-not-found')
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'change-meals', delivery, call.now, 'staff')) return { days: [], meals: [] }
  const { lang, catalogue, now } = call
  const kitchen = call.kitchen.current()
  const demand = demandOf([{ ...delivery, timePeriodId: delivery.timePeriod.id }])
  const days = moveDays(order, delivery, catalogue, { now, kitchen, byShop: true })
  return {
    days: days.map(({ date, timePeriods, why, missing }) => ({
      date,
      windows: timePeriods.filter(({ available }) => available).map(windowOf),
      why,
      missing: missing.map(text => text[lang]),
    })),
    meals: menuMeals(call, order.plan, delivery, withOwn(kitchen, demand)).flatMap(
      ({ name, type, builds }) =>
        builds.map(({ id: itemId, portion, price, left }) => ({
          ...{ itemId, name, type, price, left },
          portion: portion.name,
        })),
    ),
  }
}

function windowOf({ id, from, to }: { id: string; from: string; to: string }) {
  return { id, from, to }
}
