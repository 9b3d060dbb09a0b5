import type { PoolClient } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer/customer.ts'
import { addDays, athensDate, closedBecause } from '#shop/schedule/schedule.ts'
import * as orders from '../db/order/orders.ts'
import { addDemoOrder } from './demo-order.ts'
import { addPausedPlan, addRunningPlan } from './plan-orders.ts'

const day = 86_400_000

/** A demo customer's history: two single orders, and two plans, one paused and one under way. */
export async function addDemoOrders(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  await addPausedPlan(tx, customer, catalogue, now)
  const past: When = { placedAt: now - 12 * day, from: addDays(athensDate(now), -9), step: -1 }
  const eaten = ['M01', 'M04', 'M08', 'M12', 'M15', 'B01']
  await orders.deliver(tx, await addSingle(tx, customer, catalogue, past, eaten), now)
  await addRunningPlan(tx, customer, catalogue, now)
  const coming: When = { placedAt: now - day, from: addDays(athensDate(now), 3), step: 1 }
  await addSingle(tx, customer, catalogue, coming, ['M02', 'M03', 'M06', 'M10', 'S01'])
}

/** Two orders of each demo employee, one delivered and one to come; the company bears its part. */
export async function addOfficeOrders(
  tx: PoolClient,
  employees: readonly User[],
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const past: When = { placedAt: now - 8 * day, from: addDays(athensDate(now), -4), step: -1 }
  const coming: When = { placedAt: now - day, from: addDays(athensDate(now), 3), step: 1 }
  for (const [index, employee] of employees.entries()) {
    const paymentTypeId = index === 0 ? 'lefka-card' : 'lefka-account'
    const office = { spotId: 'lefka', paymentTypeId }
    const eaten = ['M05', 'M07', 'M09', 'M11']
    await orders.deliver(tx, await addSingle(tx, employee, catalogue, past, eaten, office), now)
    await addSingle(tx, employee, catalogue, coming, ['M01', 'M03', 'M06', 'M08'], office)
  }
}

type When = { placedAt: number; from: string; step: 1 | -1 }
type Office = { readonly spotId: string; readonly paymentTypeId: string }

function addSingle(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  { placedAt, from, step }: When,
  mealIds: readonly string[],
  office?: Office,
): Promise<string> {
  const builds = [...catalogue.builds.values()]
  const items = mealIds.flatMap(id => {
    const buildsOfMeal = builds.filter(({ meal }) => meal.id === id).map(({ build }) => build)
    const build = buildsOfMeal.find(({ portion }) => portion === 'brave') ?? buildsOfMeal[0]
    return build ? [{ buildId: build.id, amount: 1 }] : []
  })
  return addDemoOrder(tx, customer, catalogue, {
    planId: 'single-bal',
    scheduleMenus: [{ id: 'd1', date: openDay(from, step, catalogue), days: 1, items }],
    timePeriodId: catalogue.timePeriods[0]?.id ?? null,
    placedAt,
    office,
  })
}

function openDay(date: string, step: 1 | -1, catalogue: Catalogue): string {
  return closedBecause(date, catalogue.holidays)
    ? openDay(addDays(date, step), step, catalogue)
    : date
}
