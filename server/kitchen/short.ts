import type { Text } from '#shop/language.ts'
import { kitchenWork } from '#shop/production/batch.ts'
import { isFrozen, listAt } from '#shop/production/frozen-list.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { daysOfBatches, readBatches } from '../db/production/batches.ts'
import { readVersions } from '../db/production/production-lists.ts'

export type ShortDish = { readonly date: string; readonly name: Text; readonly short: number }

/** Dishes of today and later of which less came out than was sold. It reads rows and writes no version. */
export async function shortDishes({ db, now }: StaffCall): Promise<ShortDish[]> {
  const days = await daysOfBatches(db, athensDate(now))
  const each = await Promise.all(days.map(date => shortOn(db, date)))
  return each.flat()
}

async function shortOn(db: StaffCall['db'], date: string): Promise<ShortDish[]> {
  const [versions, batches] = await Promise.all([readVersions(db, date), readBatches(db, date)])
  const windows = [...Map.groupBy(versions, ({ timePeriodId }) => timePeriodId).values()]
  const bags = windows.filter(isFrozen).flatMap(listAt)
  return kitchenWork(bags, batches, [])
    .filter(({ short }) => short > 0)
    .map(({ name, short }) => ({ date, name, short }))
}
