import type { Db } from './database.ts'

type Due = { readonly mails: number; readonly refunds: number; readonly documents: number }

/** What jobs would send to others. */
export async function readDue(db: Db): Promise<Due> {
  const { rows } = await db.query<Due>(
    `select (select count(*) from mail where status in ('queued', 'sending')) as mails,
      (select count(*) from refund where status in ('due', 'sending')) as refunds,
      (select count(*) from fiscal_document where status in ('due', 'sending')) as documents`,
  )
  return rows[0] ?? { mails: 0, refunds: 0, documents: 0 }
}
