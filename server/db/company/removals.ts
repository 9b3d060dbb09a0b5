import { mailbox } from '#shop/coupon/coupon.ts'
import { removeCustomerSpot } from '../customer/spots.ts'
import type { Db } from '../database.ts'

/** Ends a membership at an instant (epoch ms): no joining again until `readmit`. false: there was none. */
export async function removeEmployee(
  db: Db,
  { customerId, spotId, email }: { customerId: string; spotId: string; email: string },
  now: number,
): Promise<boolean> {
  // Remembered first: between the two the employee still belongs, and cannot join anew.
  await db.query({
    name: 'company-removal-add',
    text: `insert into company_removal (spot_id, email_mark, removed_at)
      select spot_id, payer_key($3), $4 from customer_spot
      where customer_id = $1 and spot_id = $2
      on conflict do nothing`,
    values: [customerId, spotId, mailbox(email), new Date(now)],
  })
  return removeCustomerSpot(db, customerId, spotId)
}

export async function isRemoved(db: Db, spotId: string, email: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'company-removal',
    text: 'select from company_removal where spot_id = $1 and email_mark = payer_key($2)',
    values: [spotId, mailbox(email)],
  })
  return rowCount === 1
}

/** Lets a removed mailbox join again; false: it was not removed. */
export async function readmit(db: Db, spotId: string, email: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'company-removal-delete',
    text: 'delete from company_removal where spot_id = $1 and email_mark = payer_key($2)',
    values: [spotId, mailbox(email)],
  })
  return rowCount === 1
}
