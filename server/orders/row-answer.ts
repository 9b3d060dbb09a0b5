import { isAhead } from '#shop/delivery-life.ts'
import { varied } from '#shop/plan/varied.ts'
import { amountsOf } from '#shop/pricing.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import type { OrderRowAnswer } from '../answers.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { countedIn, orderAnswer, type Speaking } from './answer.ts'

export function orderRowAnswer(order: PlacedOrder, call: Speaking): OrderRowAnswer {
  const { id, number, type, status, placedAt, plan, timePeriod, payment, totals } = orderAnswer(
    order,
    call,
  )
  return {
    id,
    number,
    type,
    status,
    placedAt,
    plan,
    timePeriod,
    payment,
    dates: countedIn(order).map(({ date }) => date),
    nextDate: nextDate(order, call.now),
    paused: order.deliveries.filter(({ status }) => status === 'paused').length,
    grandtotal: totals.grandtotal,
    amounts: amountsOf(countedIn(order).flatMap(({ items }) => items)).all,
    dishes: dishesOf(order, call.now),
  }
}

/** Dishes of the next delivery, or of all if none is to come. */
function dishesOf(order: PlacedOrder, now: number): string[] {
  const next = nextDate(order, now)
  const counted = countedIn(order)
  const shown = counted.find(({ date }) => date === next) ?? counted[0] ?? order.deliveries[0]
  return varied([...new Set(shown?.items.map(({ slug }) => slug))], 3)
}

function nextDate({ status, deliveries }: PlacedOrder, now: number): string | null {
  if (status !== 'opened') return null
  const ahead = deliveries.filter(
    delivery => isAhead(delivery) && athensInstant(delivery.date, delivery.timePeriod.to) > now,
  )
  return ahead.map(({ date }) => date).sort()[0] ?? null
}
