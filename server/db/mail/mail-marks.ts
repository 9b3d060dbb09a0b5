import type { Db } from '../database.ts'
import { isStaffMail } from './mail-codes.ts'
import type { ClaimedMail } from './sending.ts'

/**
 * Marks mails as sent, also where one was given up as lost meanwhile. Secret links and recipients in
 * their data are deleted: they are not needed any more.
 */
export async function markSent(
  db: Db,
  mails: readonly Pick<ClaimedMail, 'id' | 'tries'>[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return
  await db.query({
    name: 'mail-sent',
    text: `update mail m set status = 'sent', sent_at = $3, error = null, data = data - '{token,recipient}'::text[]
      where m.id = any($1) and m.tries = ($2::integer[])[array_position($1, m.id)]
        and m.status in ('sending', 'unsure')`,
    values: [mails.map(({ id }) => id), mails.map(({ tries }) => tries), new Date(now)],
  })
}

/** Records that a mail was not sent; it is tried again at `nextTry` (epoch milliseconds). */
export async function markWaiting(
  db: Db,
  { id, tries }: ClaimedMail,
  error: string | null,
  nextTry: number,
): Promise<void> {
  await db.query({
    name: 'mail-waiting',
    text: `update mail set status = 'queued', error = $3, next_try_at = $4
      where id = $1 and tries = $2 and status = 'sending'`,
    values: [id, tries, error, new Date(nextTry)],
  })
}

/**
 * Gives a mail up. unsure: it may have been sent; needless: it was not true any more. The reason may
 * name an erased customer, so it is deleted with the recipient. A failed mail is told, unless it was
 * such a telling itself.
 */
export async function markEnded(
  db: Db,
  { id, tries, code, orderId }: ClaimedMail,
  end: 'failed' | 'unsure' | 'needless',
  error: string,
): Promise<void> {
  const isTold = end === 'failed' && !isStaffMail(code)
  await db.query({
    name: 'mail-ended',
    text: `with ended as (
        update mail set status = $3, data = data - '{token,recipient}'::text[],
          error = case when data ? 'recipient' then null else $4 end
        where id = $1 and tries = $2 and status = 'sending' returning id
      )
      insert into shop_event (type, data) select 'mail.failed', $5::jsonb from ended where $5::jsonb is not null`,
    values: [
      id,
      tries,
      end === 'needless' ? 'failed' : end,
      error,
      isTold ? { mail: id, code, order: orderId } : null,
    ],
  })
}
