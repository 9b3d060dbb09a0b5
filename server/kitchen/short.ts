import type { Text } from '#shop/language.ts'
import { kitchenWork } from '#shop/production/batch.ts'
import { isFrozen, listAt } from '#shop/production/frozen-list.ts'
import { touchedOrders } from '#shop/production/touched.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { closedBags } from '../db/day/closed-bags.ts'
import { daysOfBatches, readBatches } from '../db/production/batches.ts'
import { readVersions } from '../db/production/production-lists.ts'
import { closedNow } from '../packing/closed-now.ts'

export type ShortDish = {
  readonly date: string
  readonly name: Text
  readonly short: number
  /** Numbers of the orders that it would touch. */
  readonly orders: readonly number[]
}

/** Dishes of today and later of which less came out than was sold. It reads rows and writes no version. */
export async function shortDishes({ db, now }: StaffCall): Promise<ShortDish[]> {
  const days = await daysOfBatches(db, athensDate(now))
  const each = await Promise.all(days.map(date => shortOn(db, date)))
  return each.flat()
}

async function shortOn(db: StaffCall['db'], date: string): Promise<ShortDish[]> {
  const [versions, batches, closed] = await Promise.all([
    readVersions(db, date),
    readBatches(db, date),
    closedBags(db, date),
  ])
  const windows = [...Map.groupBy(versions, ({ timePeriodId }) => timePeriodId).values()]
  const bags = windows.filter(isFrozen).flatMap(listAt)
  const isClosed = closedNow(closed, bags)
  const open = bags
    .filter(({ delivery }) => !isClosed.has(delivery))
    .sort((one, other) => one.bag - other.bag)
  return kitchenWork(bags, batches, [])
    .filter(({ short }) => short > 0)
    .map(dish => {
      const { name, short } = dish
      return { date, name, short, orders: touchedOrders(dish, open) }
    })
}
