import { type House, housesOf } from '#shop/route/stops.ts'
import type { RouteStart } from '#shop/route/window-routes.ts'
import { closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import type { MapConfig } from '../config/map.ts'
import { routesOn, type SavedRoutes } from '../db/day/routes.ts'
import { listStaff } from '../db/staff/staff.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { bagFor, type DayBag, isOn, sightOf } from '../packing/day-bags.ts'
import { bagRoutes } from '../packing/routed-bags.ts'
import { dayList } from '../production/day-list.ts'
import { listView } from '../production/list-view.ts'
import { routed } from './routed.ts'
import { startsOf } from './starts.ts'

export type Routes = {
  readonly date: string
  readonly today: string
  readonly next: string
  readonly isClosed: boolean
  readonly madeAt: Date
  readonly starts: readonly RouteStart[]
  /** Squares behind the map; null: none are set up. */
  readonly map: MapConfig | null
  readonly drivers: readonly { readonly id: string; readonly name: string }[]
  readonly windows: readonly WindowToDrive[]
}

type WindowToDrive = {
  readonly id: string
  readonly from: string
  readonly to: string
  /** null: orders are still counted. */
  readonly frozenAt: Date | null
  /** null: no routes are saved. */
  readonly saved: SavedRoutes | null
  readonly houses: readonly House[]
  readonly bags: readonly (DayBag & { readonly delivery: string })[]
}

/** What is to be driven on a day, window by window: the houses, who can drive, and the routes that were saved. */
export async function routesOne(call: StaffCall, wanted: { date?: string }): Promise<Routes> {
  const { db, now, staff, catalogue } = call
  const { date, today, next } = dayAtHand(call, wanted.date)
  const { windows, bags } = await dayList(db, date, call)
  const saved = await routesOn(db, date)
  const routeOf = await bagRoutes(db, date, staff.id)
  const drivers = (await listStaff(db)).filter(({ roles }) => roles.includes('driver'))
  const may = sightOf(staff.roles)
  const brought = bags.filter(bag => isOn('bring', bag))
  return {
    ...{ date, today, next, madeAt: new Date(now) },
    isClosed: closedBecause(date, catalogue.holidays) !== null,
    starts: startsOf(catalogue),
    map: call.config.map,
    drivers: drivers.map(({ id, name }) => ({ id, name })),
    windows: windows.flatMap(window => {
      const { id, from, to } = window.timePeriod
      const those = brought.filter(({ delivery }) => delivery.timePeriod.id === id)
      if (those.length === 0) return []
      return {
        ...{ id, from, to, frozenAt: listView(window, now).frozenAt },
        saved: saved.find(({ timePeriodId }) => timePeriodId === id) ?? null,
        houses: housesOf(those.map(({ delivery }) => routed(delivery))),
        bags: those.map(bag => ({
          ...bagFor(bag, may, { date, now, routeOf }),
          delivery: bag.delivery.id,
        })),
      }
    }),
  }
}
