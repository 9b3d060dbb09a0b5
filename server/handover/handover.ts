import { doorPin, isPinAsked, pinMark } from '#shop/delivering/door-pin.ts'
import type { Outcome } from '#shop/delivering/outcome.ts'
import type { DeliveryStatus } from '#shop/delivery-life.ts'
import { closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { closedBags } from '../db/day/closed-bags.ts'
import { closedNow } from '../packing/closed-now.ts'
import { bagFor, type DayBag, sightOf } from '../packing/day-bags.ts'
import { bagRoutes } from '../packing/routed-bags.ts'
import { liveBag } from '../production/live-bag.ts'
import { doorsAtHand } from './doors-at-hand.ts'

type Handover = {
  readonly date: string
  readonly today: string
  readonly next: string
  readonly isClosed: boolean
  readonly madeAt: Date
  readonly bags: readonly HandoverBag[]
}

type HandoverBag = DayBag & {
  readonly delivery: string
  readonly timePeriodId: string
  readonly state: DeliveryStatus
  readonly outcome: Outcome | null
  readonly at: Date | null
  readonly byPin: boolean
  /** null: no digits are asked for. */
  readonly pinMark: number | null
  /** Packing closed it, and its food did not change afterwards. */
  readonly isPacked: boolean
}

type Wanted = { date?: string }

/** The bags that drivers bring on a day, and what became of each. */
export function bringOne(call: StaffCall, wanted: Wanted): Promise<Handover> {
  return handover(call, 'bring', wanted)
}

/** The bags that are fetched at a counter on a day, and what became of each. */
export function fetchOne(call: StaffCall, wanted: Wanted): Promise<Handover> {
  return handover(call, 'fetch', wanted)
}

async function handover(
  call: StaffCall,
  list: 'bring' | 'fetch',
  wanted: Wanted,
): Promise<Handover> {
  const { db, now, staff, catalogue } = call
  const { date, today, next, bags, told } = await doorsAtHand(call, list, wanted.date)
  const live = bags.map(({ delivery }) => liveBag(delivery))
  const packed = closedNow(await closedBags(db, date), live)
  const may = sightOf(staff.roles)
  const routeOf = await bagRoutes(db, date, staff.id)
  return {
    ...{ date, today, next, madeAt: new Date(now) },
    isClosed: closedBecause(date, catalogue.holidays) !== null,
    bags: bags.map(bag => {
      const { id, timePeriod } = bag.delivery
      const {
        status = 'planned',
        outcome = null,
        at = null,
        byPin = false,
        track,
      } = told.get(id) ?? {}
      const asksPin = isPinAsked(catalogue, bag.delivery.spot.kind)
      return {
        ...bagFor(bag, may, { date, now, routeOf }),
        ...{ delivery: id, timePeriodId: timePeriod.id, state: status, outcome, at, byPin },
        pinMark: asksPin && track ? pinMark(id, doorPin(track)) : null,
        isPacked: packed.has(id),
      }
    }),
  }
}
