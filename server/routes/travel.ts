import type { Place } from '#shop/route/problem.ts'
import { type House, housesOf } from '#shop/route/stops.ts'
import type { TravelTable } from '#shop/route/travel-table.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { isOn } from '../packing/day-bags.ts'
import { dayList } from '../production/day-list.ts'
import { routed } from './routed.ts'
import { startsOf } from './starts.ts'

/** Milliseconds for hundreds of doors, asked anew. */
const patience = 20_000

type Asked = { readonly date: string; readonly timePeriodId: string; readonly start: string }

/** Driving times between a start and the doors of a window; null: straight lines are all that is known. */
export async function routesTravel(
  call: StaffCall,
  { date: wanted, timePeriodId, start }: Asked,
): Promise<{ table: TravelTable | null }> {
  const { db, catalogue } = call
  const from = startsOf(catalogue).find(({ id }) => id === start)
  if (!from) return { table: null }
  const { date } = dayAtHand(call, wanted)
  const { bags } = await dayList(db, date, call)
  const due = bags
    .filter(bag => isOn('bring', bag) && bag.delivery.timePeriod.id === timePeriodId)
    .map(({ delivery }) => routed(delivery))
  return { table: await travelTable(call, from, housesOf(due), patience) }
}

export async function travelTable(
  { outside: { travel } }: Pick<StaffCall, 'outside'>,
  start: Place,
  houses: readonly House[],
  patience: number,
): Promise<TravelTable | null> {
  const places = [start, ...houses].map(({ lat, lng }) => ({ lat, lng }))
  return travel ? travel.table(places, patience) : null
}
