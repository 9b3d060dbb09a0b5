import { type BagChange, changesSince, type ItemChange } from '#shop/packing/day-changes.ts'
import { type CopyWay, type DayList, listsFor } from '#shop/packing/day-list.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { addDayCopy, type dayCopyOf } from '../db/day/day-copies.ts'
import { follow } from '../production/day-list.ts'
import { copied, isIn, isOn, isTheirs, type Sight, sightOf, stampOf } from './day-bags.ts'

export type Copy = {
  readonly at: Date
  readonly by: string
  readonly way: CopyWay
  readonly stamp: string
  readonly dishes: readonly ItemChange[]
  readonly bags: readonly BagChange[]
  readonly renumbered: number
}

export type Wanted = {
  readonly date?: string | undefined
  readonly timePeriodId?: string | undefined
  readonly list?: DayList | undefined
  /** The stamp of a copy; without one the last copy is compared. */
  readonly paper?: string | undefined
}

/** Remembers the list as it was printed or saved, so that the screen can show later changes. */
export async function dayCopyCreate(
  call: ActCall,
  {
    date,
    list,
    timePeriodId = '',
    way,
    stamp,
  }: Wanted & { date: string; list: DayList; way: CopyWay; stamp: string },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff } = call
  if (!listsFor(staff.roles).includes(list)) return refuseAtDesk('role-not-allowed')
  const may = sightOf(staff.roles)
  const { day } = await follow(tx, date, call)
  const lines = day.bags
    .filter(bag => isTheirs(bag, may) && isOn(list, bag) && isIn(timePeriodId, bag))
    .map(copied)
  if (stampOf(lines) !== stamp) return refuseAtDesk('day-changed')
  const copy = { id: randomId(), date, list, timePeriodId, way, stamp, lines }
  await addDayCopy(tx, { ...copy, staffId: staff.id, now: new Date(now) })
  const changes = { list: { from: null, to: list }, copy: { from: null, to: way } }
  return { data: null, deed: { subject: `day ${date}`, changes } }
}

/** The copy with what has changed since, as far as the role sees it. */
export function changed(
  { lines, ...copy }: NonNullable<Awaited<ReturnType<typeof dayCopyOf>>>,
  now: Parameters<typeof changesSince>[1],
  may: Sight,
): Copy {
  const { dishes, bags, renumbered } = changesSince(lines, now)
  return {
    ...copy,
    dishes: may('dishes') ? dishes : [],
    bags: bags.map(bag => (may('dishes') ? bag : { ...bag, items: [] })),
    renumbered,
  }
}
