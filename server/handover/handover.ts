import type { DeliveryStatus } from '#shop/delivery-life.ts'
import type { Outcome } from '#shop/outcome.ts'
import { listsFor } from '#shop/packing/day-list.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { closedBecause } from '#shop/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { closedBags } from '../db/day/closed-bags.ts'
import { toldOn } from '../db/day/outcomes.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { bagFor, type DayBag, isOn, isTheirs, sightOf } from '../packing/day-bags.ts'
import { dayList } from '../production/day-list.ts'

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
  /** Packing has closed it. */
  readonly isPacked: boolean
}

/** The bags that a counter hands over, or that drivers bring, on a day, and what became of each. */
export async function handoverOne(
  call: StaffCall,
  { list, ...wanted }: { list: 'bring' | 'fetch'; date?: string },
): Promise<Handover | DeskRefusal> {
  const { db, now, staff, catalogue } = call
  if (!listsFor(staff.roles).includes(list)) return refuseAtDesk('role-not-allowed')
  const { date, today, next } = dayAtHand(call, wanted.date)
  const { bags } = await dayList(db, date, call)
  const told = new Map((await toldOn(db, date)).map(one => [one.delivery, one]))
  const packed = new Set((await closedBags(db, date)).map(({ delivery }) => delivery))
  const may = sightOf(staff.roles)
  return {
    ...{ date, today, next, madeAt: new Date(now) },
    isClosed: closedBecause(date, catalogue.holidays) !== null,
    bags: bags
      .filter(bag => isTheirs(bag, may) && isOn(list, bag))
      .map(bag => {
        const { id, timePeriod } = bag.delivery
        const { status = 'planned', outcome = null, at = null } = told.get(id) ?? {}
        return {
          ...bagFor(bag, may, { date, now }),
          ...{ delivery: id, timePeriodId: timePeriod.id, state: status, outcome, at },
          isPacked: packed.has(id),
        }
      }),
  }
}
