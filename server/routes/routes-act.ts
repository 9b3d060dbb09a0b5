import type { DueDelivery } from '#shop/packing/production.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { TravelTime } from '#shop/route/problem.ts'
import { type House, housesOf, minutesTo, partOf } from '#shop/route/stops.ts'
import { travelBy } from '#shop/route/travel-table.ts'
import type { RouteStart, VanRoute } from '#shop/route/window-routes.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { tellByPeople } from '../db/day/outcomes.ts'
import { saveRoutes } from '../db/day/routes.ts'
import { staffById } from '../db/staff/staff.ts'
import { isOn } from '../packing/day-bags.ts'
import { follow } from '../production/day-list.ts'
import { routed } from './routed.ts'
import { startsOf } from './starts.ts'
import { drivingOf } from './travel.ts'

/** Milliseconds: who planned has asked for the same doors, and the act holds the day. */
const patience = 3_000

type Wanted = {
  readonly date: string
  readonly timePeriodId: string
  /** Of the routes that its person saw; 0: there were none. */
  readonly version: number
  readonly start: string
  readonly vans: readonly WantedVan[]
}
type WantedVan = Omit<VanRoute, 'stops'> & { readonly deliveries: readonly string[] }

/**
 * Saves who drives where in a window, in place of what was seen. From then on drivers say what becomes of
 * its bags; the clock delivers none.
 */
export async function routesUpdate(
  call: ActCall,
  { date, timePeriodId, version, start: startId, vans }: Wanted,
): Promise<Acted<{ version: number }> | DeskRefusal> {
  const { tx, now, staff, catalogue } = call
  const { day } = await follow(tx, date, call)
  const due = day.bags
    .filter(bag => isOn('bring', bag) && bag.delivery.timePeriod.id === timePeriodId)
    .map(({ delivery }) => delivery)
  const start = startsOf(catalogue).find(({ id }) => id === startId)
  const isThere = new Set(due.map(({ id }) => id))
  if (!start || vans.some(({ deliveries }) => deliveries.some(id => !isThere.has(id))))
    return refuseAtDesk('day-changed')
  for (const { driver } of vans)
    if (driver && !(await staffById(tx, driver))?.roles.includes('driver'))
      return refuseAtDesk('staff-not-found')
  const houses = housesOf(due.map(routed))
  const driving = await drivingOf({ ...call, db: tx }, start, { date, houses, patience })
  const travel = travelBy(driving)
  const saved = vans
    .map(van => routeOf(van, start, { houses, travel }))
    .filter(({ stops }) => stops.length > 0)
  const { pace } = driving
  const routes = { date, timePeriodId, version, start: startId, pace, vans: saved }
  if (!(await saveRoutes(tx, { ...routes, staffId: staff.id, now })))
    return refuseAtDesk('day-changed')
  await tellByPeople(tx, date, timePeriodId, [...new Set(due.map(({ spot }) => spot.id))])
  return {
    data: { version: version + 1 },
    deed: { subject: `day ${date}`, changes: changesOf(due, timePeriodId, saved) },
  }
}

function routeOf(
  { driver, bags, minutes, deliveries }: WantedVan,
  start: RouteStart,
  { houses, travel }: { houses: readonly House[]; travel: TravelTime },
): VanRoute {
  const houseOf = new Map(houses.flatMap(house => house.deliveries.map(id => [id, house] as const)))
  const stops = [...Map.groupBy(deliveries, id => houseOf.get(id))].flatMap(([house, those]) =>
    house ? { house: partOf(house, those), deliveries: those } : [],
  )
  const arrivals = minutesTo(
    start,
    stops.map(({ house }) => house),
    travel,
  )
  return {
    ...{ driver, bags, minutes },
    stops: stops.map(({ deliveries }, at) => ({ minutes: arrivals[at] ?? 0, deliveries })),
  }
}

function changesOf(
  due: readonly DueDelivery[],
  timePeriodId: string,
  vans: readonly VanRoute[],
): Acted<null>['deed']['changes'] {
  const [first] = due
  const window = first ? `${first.timePeriod.from}–${first.timePeriod.to}` : timePeriodId
  const routed = vans.flatMap(({ stops }) => stops.flatMap(({ deliveries }) => deliveries)).length
  return {
    window: { from: null, to: window },
    vans: { from: null, to: vans.length },
    bags: { from: null, to: routed },
  }
}
