import type { Kitchen } from '../capacity/capacity.ts'
import { isOffered } from '../cart/cart.ts'
import { type Catalogue, timePeriodsAt } from '../catalogue.ts'
import { keepsItsDay } from '../delivery-life.ts'
import type { Text } from '../language.ts'
import type { OrderDelivery } from '../order/order.ts'
import {
  addDays,
  athensDate,
  athensInstant,
  closedBecause,
  type DeliveryDay,
  daysAhead,
  orderCutOff,
  reasonFor,
} from '../schedule/schedule.ts'
import { catalogueTo } from './delivery-door.ts'
import type { ChangeableOrder } from './order-change.ts'

type MoveDay = DeliveryDay & {
  readonly free: boolean
  /** out-of-order: it would overtake another delivery of the order. */
  readonly why: 'closed' | 'too-late' | 'out-of-order' | 'meals' | 'full' | null
  readonly missing: readonly Text[]
}

export type Circumstances = {
  readonly now: number
  readonly kitchen: Kitchen
  /** The staff move it: until the window begins, while there is capacity. */
  readonly byShop?: boolean
}

export function moveDays(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  shop: Catalogue,
  at: Circumstances,
): MoveDay[] {
  const catalogue = catalogueTo(order, delivery, shop)
  const today = athensDate(at.now)
  const last = lastDay(order, delivery, at.now)
  const days: MoveDay[] = []
  for (let date = addDays(today, at.byShop ? 0 : 1); date <= last; date = addDays(date, 1))
    days.push(moveDay(order, delivery, date, catalogue, at))
  return days
}

export function moveDay(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  date: string,
  catalogue: Catalogue,
  { now, kitchen, byShop }: Circumstances,
): MoveDay {
  const closed = closedBecause(date, catalogue.holidays)
  const missing = missingOn(order, delivery, date, catalogue)
  const isOwn = (id: string) => date === delivery.date && id === delivery.timePeriod.id
  // A move within its day keeps its place of the day.
  const held = { day: date === delivery.date ? 1 : 0, window: 0 }
  const windows = timePeriodsAt(catalogue, order.spot.id).map(period => {
    const until = byShop ? athensInstant(date, period.from) : orderCutOff(date, period)
    const inTime = closed === null && now <= until
    const full = inTime && !isOwn(period.id) && kitchen.isFull(date, period.id, held)
    return { ...period, available: inTime && !full, full }
  })
  const why = whyNotOn(closed, windows, isInOrder(order, delivery, date), missing)
  const timePeriods = windows.map(each => ({ ...each, available: each.available && why === null }))
  const closedReason = reasonFor(closed, date, catalogue.holidays)
  return { date, closed, closedReason, timePeriods, free: why === null, why, missing }
}

function whyNotOn(
  closed: MoveDay['closed'],
  windows: MoveDay['timePeriods'],
  isInOrder: boolean,
  missing: readonly Text[],
): MoveDay['why'] {
  if (closed) return 'closed'
  if (!windows.some(({ available, full }) => available || full)) return 'too-late'
  if (!isInOrder) return 'out-of-order'
  if (missing.length > 0) return 'meals'
  return windows.some(({ available }) => available) ? null : 'full'
}

/** A plan's delivery beyond the days for first deliveries may move by a week at most. */
export function lastDay({ plan }: ChangeableOrder, { date }: OrderDelivery, now: number): string {
  const last = addDays(athensDate(now), daysAhead)
  const target = addDays(date, 7)
  return plan.type === 'weekly' && target > last ? target : last
}

function isInOrder({ deliveries }: ChangeableOrder, moved: OrderDelivery, date: string): boolean {
  return deliveries
    .filter(other => other.id !== moved.id && keepsItsDay(other))
    .every(other => (other.date < moved.date ? other.date < date : date < other.date))
}

/** Bought meals stay allowed on their own day, even if the menu has changed. */
function missingOn(
  { plan }: Pick<ChangeableOrder, 'plan'>,
  delivery: OrderDelivery,
  date: string,
  catalogue: Catalogue,
): Text[] {
  if (date === delivery.date) return []
  const gone = delivery.items.filter(({ buildId }) => !isOffered(catalogue, plan, buildId, date))
  const names = new Map(gone.map(({ mealId, name }) => [mealId, name]))
  return [...names.values()]
}
