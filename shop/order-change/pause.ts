import { leadsTo } from '../delivery-life.ts'
import { mayChange, mayPause, whyNot } from '../order/rights.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { orderCutOff } from '../schedule/schedule.ts'
import type { ChangeableOrder, Changed } from './order-change.ts'

/** Pauses every delivery that is still in time, without a refund (§4). Refuses as `whyNot` says. */
export function pausePlan(order: ChangeableOrder, now: number): Changed | Refusal {
  if (order.plan.type !== 'weekly') return refuse('change-not-possible')
  if (!mayPause(order, now)) return refuse(whyNot(order, order.deliveries))
  const rest = order.deliveries.filter(each => mayChange(order, 'pause', each, now))
  const paused = rest.map(each => ({ ...each, status: leadsTo.pause }))
  const until = Math.min(...rest.map(({ date, timePeriod }) => orderCutOff(date, timePeriod)))
  return { kind: 'pause', deliveries: paused, until }
}
