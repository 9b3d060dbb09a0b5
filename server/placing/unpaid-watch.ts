import type { Pool } from 'pg'
import { athensDate } from '#shop/schedule/schedule.ts'
import { isWorthTelling } from '#shop/unpaid.ts'
import { unpaidShares } from '../db/order/unpaid-shares.ts'
import type { RunningShop } from '../running-shop.ts'

/** The last share of each day that was logged, by database. */
const told = new WeakMap<Pool, ReadonlyMap<string, number>>()

/**
 * Warns in the log where unpaid orders hold much of what the kitchen has on a day, once for each
 * rise: it may be a rush, or a stranger who wants to sell it out.
 */
export async function watchUnpaid({ db, log, now }: RunningShop): Promise<number> {
  const before = told.get(db)
  const shares = new Map<string, number>()
  for (const { date, share } of await unpaidShares(db, athensDate(now()))) {
    const last = before?.get(date) ?? 0
    const isTold = isWorthTelling(share, last)
    if (isTold) log(null, `unpaid orders hold ${Math.round(share * 100)} % of ${date}`)
    shares.set(date, isTold ? share : Math.min(share, last))
  }
  told.set(db, shares)
  return 0
}
