import { randomUUID } from 'node:crypto'
import type { Coupon } from '#shop/coupon/coupon.ts'
import type { Db } from '../database.ts'
import type { MailCode, OwnMailCode } from './mail-codes.ts'

export type Mail = {
  /** Names the cause: one cause makes one mail. */
  readonly key: string
  readonly code: MailCode | OwnMailCode
  readonly orderId?: string | null
  /** The recipient, where no order names one. */
  readonly customerId?: string | null
  /** The recipient, where there is no account. */
  readonly regionInterestId?: string | null
  readonly data?: Readonly<Record<string, unknown>>
}

/** Queues a mail in the transaction of its cause; a job sends it after the commit. */
export async function queueMail(tx: Db, mail: Mail, now: number): Promise<void> {
  await tx.query({
    name: 'mail-queue',
    text: `insert into mail
        (id, key, code, order_id, customer_id, region_interest_id, data, next_try_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (key) do nothing`,
    values: [
      randomUUID(),
      mail.key,
      mail.code,
      mail.orderId ?? null,
      mail.customerId ?? null,
      mail.regionInterestId ?? null,
      JSON.stringify(mail.data ?? {}),
      new Date(now),
    ],
  })
}

/** The coupon that signing up gave a customer. */
export async function giftOf(db: Db, customerId: string): Promise<Coupon | null> {
  const { rows } = await db.query<{ data: Coupon }>({
    name: 'mail-gift',
    text: `select data from coupon where customer_id = $1 and campaign = 'sign-up-gift' limit 1`,
    values: [customerId],
  })
  return rows[0]?.data ?? null
}
