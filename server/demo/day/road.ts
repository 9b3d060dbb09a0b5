import type { PoolClient } from 'pg'
import { straightTravel } from '#shop/route/problem.ts'
import { planRoutes } from '#shop/route/route.ts'
import { athensInstant, isWindowOver } from '#shop/schedule/schedule.ts'
import type { ActCall } from '../../calls/desk-hook.ts'
import { transaction } from '../../db/database.ts'
import { closedBags } from '../../db/day/closed-bags.ts'
import { untoldOf } from '../../db/demo-day.ts'
import { claimSeed } from '../../db/shop/seeded.ts'
import { deliveryOutcome } from '../../handover/outcome-act.ts'
import { type Routes, routesOne } from '../../routes/routes.ts'
import { routesUpdate } from '../../routes/routes-act.ts'
import { actingColleague, colleague, noted } from './colleagues.ts'
import type { Stage } from './ordering.ts'

const bags = 40
const minute = 60_000
const betweenDoors = 15 * minute

/**
 * Gives the windows of a day that are not over to the demo's driver as saved routes, once, and enters the outcome
 * of each door that the driver would have reached by `now` with a closed bag.
 */
export async function shareOutAndBring(stage: Stage, date: string, now: number): Promise<void> {
  const { windows, starts, drivers } = await routesOne(colleague(stage, 'manager', now), { date })
  const [start] = starts
  await transaction(stage.shop.db, async tx => {
    const driver = actingColleague(tx, stage, 'driver', now)
    // An owner may have sent the demo's people away.
    if (!start || !drivers.some(({ id }) => id === driver.staff.id)) return
    if (!(await claimSeed(tx, `demo-road ${date}`))) return
    const closed = new Set((await closedBags(tx, date)).map(({ delivery }) => delivery))
    const manager = actingColleague(tx, stage, 'manager', now)
    for (const window of windows) {
      if (isWindowOver(date, window.to, now)) continue
      const stops = shared(window, start, date)
      const deliveries = stops.flatMap(({ deliveries }) => deliveries)
      const van = { driver: driver.staff.id, bags, minutes: lengthOf(window, date), deliveries }
      const wanted = { date, timePeriodId: window.id, version: 0, start: start.id, vans: [van] }
      await noted(manager, 'routes-update', await routesUpdate(manager, wanted))
      const leaves = athensInstant(date, window.from)
      for (const [at, { deliveries: ids }] of stops.entries()) {
        const told = leaves + (at + 1) * betweenDoors
        if (told > now || !ids.every(id => closed.has(id))) break
        for (const id of ids) await handOver(driver, id, told)
      }
    }
  })
}

/** Enters an outcome for deliveries of earlier days that have none: orders without one are never deleted. */
export async function tellOfEarlierDays(
  tx: PoolClient,
  stage: Stage,
  { guests, before, now }: { guests: readonly string[]; before: string; now: number },
): Promise<void> {
  const driver = actingColleague(tx, stage, 'driver', now)
  for (const id of await untoldOf(tx, guests, before)) await handOver(driver, id, now)
}

async function handOver(driver: ActCall, delivery: string, at: number): Promise<void> {
  const said = { delivery, at: new Date(at).toISOString(), pin: null, took: null }
  const outcome = await deliveryOutcome(driver, { ...said, outcome: 'handed-over' })
  await noted(driver, 'delivery-outcome', outcome)
}

type Window = Routes['windows'][number]

function shared(window: Window, kitchen: Routes['starts'][number], date: string) {
  const { houses } = window
  const van = { id: 'van', bags, minutes: lengthOf(window, date) }
  const problem = { kitchen, stops: houses, vans: [van], travel: straightTravel }
  const [route] = planRoutes(problem, { steps: 2_000 }).routes
  return (route?.stops ?? []).flatMap(id => houses.find(house => house.id === id) ?? [])
}

function lengthOf({ from, to }: Window, date: string): number {
  return (athensInstant(date, to) - athensInstant(date, from)) / minute
}
