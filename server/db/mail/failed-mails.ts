import type { Db } from '../database.ts'

/** A mail that did not arrive, or may not have arrived. */
export type FailedMail = {
  readonly id: string
  readonly code: string
  readonly status: 'failed' | 'unsure'
  /** null: it is about no order. */
  readonly order: number | null
  /** Empty: it is to no customer, or to one who was erased. */
  readonly name: string
  readonly error: string | null
  readonly tries: number
  readonly createdAt: Date
  /** Its words are kept and its customer is there, so that it can go out once more. */
  readonly mayGoAgain: boolean
}

/** The failed mails of the last week that were not sent again. */
export const isFailing = `m.status in ('failed', 'unsure')
  and m.created_at > $1::timestamptz - interval '7 days'
  and not exists (select from mail again
    where again.order_id = m.order_id and again.key like 'again ' || m.id || ' %')`

/** The newest first. */
export async function failedMails(db: Db, most: number, now: number): Promise<FailedMail[]> {
  const { rows } = await db.query<FailedMail>(
    `select m.id, m.code, m.status, o.number::integer as "order", coalesce(c.name, '') as name,
        m.error, m.tries, m.created_at as "createdAt",
        coalesce(m.said ? 'html', false) and o.customer_id is not null and m.code not like 'staff-%'
          as "mayGoAgain"
      from mail m left join customer_order o on o.id = m.order_id
        left join customer c on c.id = coalesce(m.customer_id, o.customer_id)
      where ${isFailing} order by m.created_at desc, m.id limit $2`,
    [new Date(now), most],
  )
  return rows
}
