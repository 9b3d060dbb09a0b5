import { blankMails, blankOrders, deleteOver } from '../db/retention.ts'
import type { RunningShop } from '../running-shop.ts'

/** Deletes what need not be kept (docs/decisions/014-retention.md); answers how many rows. */
export async function forgetOldThings({ db, now }: RunningShop): Promise<number> {
  return (
    (await deleteOver(db, now())) + (await blankMails(db, now())) + (await blankOrders(db, now()))
  )
}
