import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { audit } from '#server/books/audit.ts'
import { jobTable } from '#server/job-table.ts'
import { jobNames } from '#server/jobs/jobs.ts'
import { loudAt } from '#shop/delivering/sms.ts'
import { shopOn } from '../shop-on.ts'
import { actsNotOnce } from './colleague.ts'
import { type Work, workNotOnce } from './crew.ts'
import type { Promises } from './shopper.ts'

/** What the run ended with. `wrong` is empty if every promise was kept. */
export type Reckoning = {
  readonly wrong: readonly string[]
  readonly notes: readonly string[]
  readonly orders: number
  readonly opened: number
  readonly mails: number
  /** Acts of the staff room. */
  readonly deeds: number
  /** Of kitchen, packing and drivers. */
  readonly steps: number
}

/** Acts of the staff room that were answered. */
export type Done = { readonly acts: ReadonlySet<string>; readonly work?: Work }

const hour = 60 * 60_000

/**
 * Runs all jobs, with the clock put forward until no attempt can be paid any more, and checks that
 * everything acknowledged is there, once.
 */
export async function accountFor(
  db: Pool,
  dataDir: string,
  promises: Promises,
  { acts, work = new Map() }: Done,
): Promise<Reckoning> {
  let now = Date.now()
  const { app, shop } = await shopOn(db, () => now, { DATA_DIR: dataDir })
  // A killed process' claims are due again after a while, longer each time.
  for (const later of [0, 0.5, 1, 2, 4, 8]) {
    now = Date.now() + later * hour
    for (const name of jobNames)
      for (let round = 0; (await jobTable[name](shop)) > 0; round++)
        if (round > 500) throw new Error(`the job ${name} finds no end`)
  }
  const findings = await audit(db, now)
  // No phone rings at night: a text message may still wait for the morning.
  now = loudAt(now)
  await jobTable.mails(shop)
  const wrong = [
    ...findings.filter(({ note }) => !note).map(({ says }) => says),
    ...(await missing(db, promises)),
    ...(await actsNotOnce(db, acts)),
    ...(await workNotOnce(db, work)),
    ...(await mailsNotOnce(db, dataDir)),
  ]
  const count = async (text: string) => Number((await db.query(text)).rows[0]?.count)
  const reckoning = {
    wrong,
    notes: findings.filter(({ note }) => note).map(({ says }) => says),
    orders: await count('select count(*) from customer_order'),
    opened: await count('select count(*) from customer_order where paid_at is not null'),
    mails: await count(`select count(*) from mail where status = 'sent'`),
    deeds: await count(`select count(*) from deed where call = 'order-refund-create'`),
    steps: work.size,
  }
  await app.close()
  return reckoning
}

/** Orders acknowledged but missing, and payments with neither an order nor a refund. */
async function missing(db: Pool, { placed, opened, charged }: Promises): Promise<string[]> {
  const { rows } = await db.query<{ id: string; status: string }>(
    'select id, status from customer_order',
  )
  const status = new Map(rows.map(order => [order.id, order.status]))
  const { rows: paid } = await db.query<{ ref: string }>(
    `select provider_ref as ref from payment_attempt a join customer_order o on o.id = a.order_id
      where a.status = 'paid' and (o.status = 'opened'
        or exists (select from refund r where r.attempt_id = a.id and r.status <> 'withdrawn'))`,
  )
  const accounted = new Set(paid.map(({ ref }) => ref))
  return [
    ...[...placed].filter(id => !status.has(id)).map(id => `order ${id} was lost`),
    ...[...opened]
      .filter(id => status.get(id) !== 'opened')
      .map(id => `order ${id} was paid and is ${status.get(id)}`),
    ...[...charged].filter(ref => !accounted.has(ref)).map(ref => `the money of ${ref} was lost`),
  ]
}

/** Each mail marked as sent is in the outbox once, and no other mail is there. */
async function mailsNotOnce(db: Pool, dataDir: string): Promise<string[]> {
  const files = (await readdir(join(dataDir, 'outbox'))).filter(name => name.endsWith('.eml'))
  const { rows } = await db.query<{ id: string; status: string }>(
    'select id, status from mail where tries > 0',
  )
  return rows.flatMap(({ id, status }) => {
    const found = files.filter(name => name.includes(id)).length
    if (status === 'sent' && found !== 1) return [`mail ${id} was sent ${found} times`]
    if (status === 'queued' || status === 'sending') return [`mail ${id} is still ${status}`]
    return []
  })
}
