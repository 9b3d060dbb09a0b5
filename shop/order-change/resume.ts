import { catalogueAt } from '../area/area-terms.ts'
import type { Kitchen } from '../capacity/capacity.ts'
import { type Catalogue, timePeriodsAt } from '../catalogue.ts'
import { isAhead, leadsTo } from '../delivery-life.ts'
import type { Text } from '../language.ts'
import type { OrderDelivery } from '../order/order.ts'
import { mayResume } from '../order/rights.ts'
import { isWindowFull } from '../plan/delivery-pairs.ts'
import { deliveriesPerWeek, freshDays } from '../plan/plan-deliveries.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import {
  addDays,
  canDeliver,
  closedBecause,
  type DeliveryDay,
  deliveryDays,
  type Holidays,
  orderCutOff,
  type TimePeriod,
} from '../schedule/schedule.ts'
import { catalogueTo, isBroughtTo, isServed } from './delivery-door.ts'
import type { Circumstances } from './move-days.ts'
import type { ChangeableOrder, Changed } from './order-change.ts'
import { type Swap, type SwapOffer, swapped, swapsOn } from './swaps.ts'

type ResumeChoice = {
  readonly dates: readonly string[]
  readonly deliveries: readonly {
    readonly id: string
    readonly date: string
    readonly days: number
    readonly missing: readonly Text[]
    readonly swaps: readonly SwapOffer[]
  }[]
  readonly timePeriods: DeliveryDay['timePeriods']
}

export function resumeChoices(
  order: ChangeableOrder,
  shop: Catalogue,
  { now, kitchen }: Circumstances,
): ResumeChoice[] {
  const catalogue = catalogueAt(shop, { spotId: order.spot.id, address: order.address })
  const paused = pausedOf(order)
  const [first] = paused
  if (!first) return []
  const periods = timePeriodsAt(catalogue, order.spot.id)
  const days = deliveryDays(now, periods, catalogue.holidays, kitchen)
  return days.flatMap(({ date, timePeriods }) => {
    if (!timePeriods.some(({ available }) => available) || !isAfterPlanned(order, date)) return []
    const seconds = asked(order) > 1 ? secondDays(order, date, catalogue.holidays) : [null]
    return seconds.flatMap(second => {
      const dates = second === null ? [date] : [date, second]
      const laid = laidOut(order, dates, catalogue.holidays)
      const reached = timePeriods.filter(period => isBroughtBy(order, laid, period, shop))
      if (reached.length === 0) return []
      const deliveries = laid.map(({ delivery, date }) => {
        const swaps = swapsOn(order, delivery, { date, kitchen }, catalogue)
        const missing = swaps.map(({ name }) => name)
        return { id: delivery.id, date, days: delivery.days, missing, swaps }
      })
      return [{ dates, deliveries, timePeriods: windowsFor(deliveries, reached, kitchen) }]
    })
  })
}

/** Whether the shop still goes to each delivery's own door, which has its day and this window. */
function isBroughtBy(
  order: ChangeableOrder,
  laid: readonly Laid[],
  timePeriod: TimePeriod,
  shop: Catalogue,
): boolean {
  return laid.every(
    ({ delivery, date }) =>
      isServed(order, { ...delivery, date }, shop) &&
      isBroughtTo({ date, timePeriod }, catalogueTo(order, delivery, shop)),
  )
}

function windowsFor(
  deliveries: ResumeChoice['deliveries'],
  windows: ResumeChoice['timePeriods'],
  kitchen: Kitchen,
): ResumeChoice['timePeriods'] {
  return windows.map(window => {
    const full = window.available && isWindowFull(deliveries, window.id, kitchen)
    return full ? { ...window, available: false, full } : window
  })
}

/**
 * Plans the paused deliveries anew. Refuses `change-not-possible` and `date-not-available`, with
 * `data.missing` for meals that a new day's menu lacks and no swap replaces.
 */
export function resumePlan(
  order: ChangeableOrder,
  { dates, timePeriodId, swaps = [] }: Resuming,
  shop: Catalogue,
  now: number,
): Changed | Refusal {
  const catalogue = catalogueAt(shop, { spotId: order.spot.id, address: order.address })
  if (!mayResume(order, now)) return refuse('change-not-possible')
  const period = timePeriodsAt(catalogue, order.spot.id).find(({ id }) => id === timePeriodId)
  const [date = ''] = dates
  if (!period || !canDeliver(date, period, catalogue.holidays, now))
    return refuse('date-not-available')
  if (!isAfterPlanned(order, date) || !isRhythm(order, dates, catalogue.holidays))
    return refuse('date-not-available')
  const laid = laidOut(order, dates, catalogue.holidays)
  if (!isBroughtBy(order, laid, period, shop)) return refuse('date-not-available')
  const resumed: OrderDelivery[] = []
  for (const { delivery, date: at } of laid) {
    const items = swapped(order, delivery, { date: at, swaps }, catalogue)
    if (isRefusal(items)) return items
    resumed.push({ ...delivery, items, date: at, timePeriod: period, status: leadsTo.resume })
  }
  return { kind: 'resume', deliveries: resumed, until: orderCutOff(date, period) }
}

type Resuming = {
  readonly dates: readonly string[]
  readonly timePeriodId: string
  readonly swaps?: readonly Swap[] | undefined
}

function pausedOf({ deliveries }: ChangeableOrder): OrderDelivery[] {
  return deliveries.filter(({ status }) => status === 'paused')
}

function isAfterPlanned({ deliveries }: ChangeableOrder, date: string): boolean {
  return deliveries.filter(isAhead).every(other => other.date < date)
}

function isRhythm(order: ChangeableOrder, dates: readonly string[], holidays: Holidays): boolean {
  const [date = '', second] = dates
  if (dates.length !== asked(order)) return false
  return second === undefined || secondDays(order, date, holidays).includes(second)
}

function asked(order: ChangeableOrder): number {
  return Math.min(2, deliveriesPerWeek(order.plan), pausedOf(order).length)
}

/** From the day after the first delivery is eaten, as long as its meals stay fresh (§9). */
function secondDays(order: ChangeableOrder, date: string, holidays: Holidays): string[] {
  const dates: string[] = []
  const days = pausedOf(order)[0]?.days ?? 1
  for (let after = days; after <= freshDays(order.plan); after++)
    if (closedBecause(addDays(date, after), holidays) === null) dates.push(addDays(date, after))
  return dates
}

type Laid = { readonly delivery: OrderDelivery; readonly date: string }

/** Repeats the dates weekly; a delivery waits until the one before is eaten and the shop is open. */
function laidOut(order: ChangeableOrder, dates: readonly string[], holidays: Holidays): Laid[] {
  const placed: string[] = []
  const count = deliveriesPerWeek(order.plan)
  return pausedOf(order).map((delivery, index, all) => {
    const date = dates[index] ?? nextDate(placed, all[index - 1]?.days ?? 1, count, holidays)
    placed.push(date)
    return { delivery, date }
  })
}

function nextDate(
  placed: readonly string[],
  daysBefore: number,
  deliveriesPerWeek: number,
  holidays: Holidays,
): string {
  const eaten = addDays(placed.at(-1) ?? '', daysBefore)
  const weekBefore = placed.at(-deliveriesPerWeek)
  const weekLater = weekBefore === undefined ? eaten : addDays(weekBefore, 7)
  return firstOpen(eaten > weekLater ? eaten : weekLater, holidays)
}

function firstOpen(date: string, holidays: Holidays): string {
  let open = date
  while (closedBecause(open, holidays) !== null) open = addDays(open, 1)
  return open
}
