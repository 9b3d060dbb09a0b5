import { blankMails, blankOrders, deleteOver } from '../db/retention.ts'
import type { RunningShop } from '../running-shop.ts'

/** Lets go of what is kept no longer (docs/decisions/014-retention.md); how many rows it touched. */
export async function forgetOldThings({ db, now }: RunningShop): Promise<number> {
  return (
    (await deleteOver(db, now())) + (await blankMails(db, now())) + (await blankOrders(db, now()))
  )
}
