import { paceOf } from '#shop/route/pace.ts'
import type { Place } from '#shop/route/problem.ts'
import { type House, housesOf } from '#shop/route/stops.ts'
import type { Driving } from '#shop/route/travel-table.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import type { Db } from '../db/database.ts'
import { drivenVans } from '../db/day/driven.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { isOn } from '../packing/day-bags.ts'
import { dayList } from '../production/day-list.ts'
import { routed } from './routed.ts'
import { startsOf } from './starts.ts'

/** Milliseconds for hundreds of doors, asked anew. */
const patience = 20_000
/** Days: older ones know other roads. */
const driven = 28

type Asked = { readonly date: string; readonly timePeriodId: string; readonly start: string }

/** Driving times between a start and the doors of a window. */
export async function routesTravel(
  call: StaffCall,
  { date: wanted, timePeriodId, start }: Asked,
): Promise<Driving> {
  const { db, catalogue } = call
  const from = startsOf(catalogue).find(({ id }) => id === start)
  if (!from) return { table: null, pace: 1 }
  const { date } = dayAtHand(call, wanted)
  const { bags } = await dayList(db, date, call)
  const due = bags
    .filter(bag => isOn('bring', bag) && bag.delivery.timePeriod.id === timePeriodId)
    .map(({ delivery }) => routed(delivery))
  return drivingOf(call, from, { date, houses: housesOf(due), patience })
}

/** Driving times of a day, by what vans needed in the weeks before it. `patience`: milliseconds for streets. */
export async function drivingOf(
  { db, outside: { travel } }: Pick<StaffCall, 'outside'> & { readonly db: Db },
  start: Place,
  { date, houses, patience }: { date: string; houses: readonly House[]; patience: number },
): Promise<Driving> {
  const places = [start, ...houses].map(({ lat, lng }) => ({ lat, lng }))
  const [pace, table] = await Promise.all([
    drivenVans(db, date, driven).then(paceOf),
    travel ? travel.table(places, patience) : null,
  ])
  return { table, pace }
}
