import type { Db } from '../database.ts'
import type { MailCode, OwnMailCode } from './mail-codes.ts'

export type ListedMail = {
  readonly id: string
  readonly code: MailCode | OwnMailCode
  readonly status: 'queued' | 'sending' | 'sent' | 'unsure' | 'failed'
  readonly tries: number
  readonly error: string | null
  readonly createdAt: Date
  readonly name: string | null
  readonly email: string | null
  /** Where it goes as a text message. */
  readonly phone: string | null
}

const listed = `select m.id, m.code, m.status, m.tries, m.error, m.created_at as "createdAt", c.name,
    coalesce(c.email, r.email) as email, m.data ->> 'phone' as phone
  from mail m left join customer_order o on o.id = m.order_id
  left join region_interest r on r.id = m.region_interest_id
  left join customer c on c.id = coalesce(o.customer_id, m.customer_id)`

export async function latestMails(db: Db, limit: number): Promise<ListedMail[]> {
  const { rows } = await db.query<ListedMail>({
    name: 'mail-latest',
    text: `${listed} order by m.created_at desc, m.id limit $1`,
    values: [limit],
  })
  return rows
}

export async function oneMail(db: Db, id: string): Promise<ListedMail | null> {
  const { rows } = await db.query<ListedMail>({
    name: 'mail-one',
    text: `${listed} where m.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Why mails failed, and of which order they were. */
export async function readFailedMails(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { number: number | null; error: string | null }>> {
  const { rows } = await db.query<{ id: string; number: number | null; error: string | null }>(
    `select m.id, o.number, m.error from mail m left join customer_order o on o.id = m.order_id
      where m.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}
