import type { Catalogue } from '#shop/catalogue.ts'
import { closesAt } from '#shop/production/frozen-list.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { transaction } from '../db/database.ts'
import type { RunningShop } from '../running-shop.ts'
import { follow } from './day-list.ts'

/** Days that are looked at, if orders close so early. */
const mostAhead = 28

/**
 * Freezes the lists of windows whose orders are closed, and writes what changed on those that are
 * frozen (decision 084). Answers how many versions that took.
 */
export async function followLists(shop: RunningShop): Promise<number> {
  const now = shop.now()
  const catalogue = shop.catalogue()
  let written = 0
  for (const date of closedDates(catalogue, now))
    written += (await transaction(shop.db, tx => follow(tx, date, { catalogue, now }))).written
  return written
}

/** From today on, the dates with a window whose orders are closed. */
function closedDates({ timePeriods }: Pick<Catalogue, 'timePeriods'>, now: number): string[] {
  const today = athensDate(now)
  const ahead = Array.from({ length: mostAhead }, (_, days) => addDays(today, days))
  const open = ahead.findIndex(date =>
    timePeriods.every(timePeriod => now <= closesAt({ date, timePeriod })),
  )
  return ahead.slice(0, open === -1 ? ahead.length : open)
}
