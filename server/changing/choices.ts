import { demandOf, withOwn } from '#shop/capacity/capacity.ts'
import type { Text } from '#shop/language.ts'
import { mayChange, mayResume, whyNot } from '#shop/order/rights.ts'
import { moveDays } from '#shop/order-change/move-days.ts'
import { findDelivery } from '#shop/order-change/order-change.ts'
import { resumeChoices } from '#shop/order-change/resume.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { MenuMealAnswer, MoveDayAnswer, ResumeChoiceAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { menuMeals } from '../catalogue/menu-meals.ts'
import { windowAnswer } from '../catalogue/window-answer.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'

/** The meals for a delivery of a placed order, at the prices of its plan. */
export async function customerOrderMenuCollection(
  call: CustomerCall,
  { orderId, scheduleMenuId }: { orderId: string; scheduleMenuId: string },
): Promise<{ meals: MenuMealAnswer[] } | Refusal> {
  const order = await ownOrder(call, orderId)
  if (isRefusal(order)) return order
  const delivery = findDelivery(order, scheduleMenuId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'change-meals', delivery, call.now))
    return refuse(whyNot(order, [delivery]))
  const { date, timePeriod, items } = delivery
  const demand = demandOf([{ date, timePeriodId: timePeriod.id, items }])
  const kitchen = withOwn(call.kitchen.current(), demand)
  return { meals: menuMeals(call, order.plan, delivery, kitchen) }
}

type Choices = { days: MoveDayAnswer[]; pairs: ResumeChoiceAnswer[] }

/** The days to which a delivery may move; without a delivery, the first dates of a paused plan. */
export async function customerOrderDayCollection(
  call: CustomerCall,
  { orderId, scheduleMenuId }: { orderId: string; scheduleMenuId?: string | undefined },
): Promise<Choices | Refusal> {
  const order = await ownOrder(call, orderId)
  if (isRefusal(order)) return order
  if (scheduleMenuId === undefined) return { days: [], pairs: resumePairs(call, order) }
  const delivery = findDelivery(order, scheduleMenuId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'move', delivery, call.now)) return refuse(whyNot(order, [delivery]))
  const at = { now: call.now, kitchen: call.kitchen.current() }
  const days = moveDays(order, delivery, call.catalogue, at).map(day => ({
    ...day,
    closedReason: day.closedReason?.[call.lang] ?? null,
    timePeriods: day.timePeriods.map(window => windowAnswer(window, call.lang)),
    missing: named(day.missing, call),
  }))
  return { days, pairs: [] }
}

function resumePairs(call: Call, order: PlacedOrder): ResumeChoiceAnswer[] {
  if (!mayResume(order, call.now)) return []
  const at = { now: call.now, kitchen: call.kitchen.current() }
  return resumeChoices(order, call.catalogue, at).map(({ dates, timePeriods, deliveries }) => ({
    dates: [...dates],
    timePeriods: timePeriods.map(window => windowAnswer(window, call.lang)),
    deliveries: deliveries.map(({ missing, swaps, ...each }) => ({
      ...each,
      missing: named(missing, call),
      swaps: swaps.map(({ buildId: itemId, name, by }) => ({
        ...{ itemId, name: name[call.lang] },
        by: by && { itemId: by.buildId, name: by.name[call.lang] },
      })),
    })),
  }))
}

async function ownOrder(call: CustomerCall, orderId: string): Promise<PlacedOrder | Refusal> {
  const order = await placedOrder(call.db, orderId)
  return order?.customerId === call.customer.id ? order : refuse('order-not-found')
}

function named(names: readonly Text[], { lang }: Call): string[] {
  return names.map(name => name[lang])
}
