import type { Pool, PoolClient } from 'pg'
import { longestMilliseconds, transaction } from '../database.ts'

export type Check = {
  readonly name: string
  /** Work to do or something to know, not a fault in the books. */
  readonly note?: true
  /** Answers a row for each thing that is wrong: its `text`, and its order's number as `order`; $1 is now. */
  readonly sql: string
}

export type Finding = {
  readonly check: string
  readonly note: boolean
  /** The check and what it found, such as "the kitchen has taken what orders hold: …". */
  readonly says: string
  /** The number of the order that it is about; null: it is about no single one. */
  readonly order: number | null
}

/**
 * Runs checks on one snapshot of the database, also while the shop is open. Each check is a
 * transaction of its own, so that a migration waits for one check at most.
 */
export async function runChecks(
  db: Pool,
  checks: readonly Check[],
  now: number,
): Promise<Finding[]> {
  return transaction(db, async keeper => {
    await keeper.query(readOnly)
    // Its snapshot serves until the last check, and meanwhile it holds no table.
    await keeper.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await keeper.query<{ id: string }>('select pg_export_snapshot() as id')
    const findings: Finding[] = []
    for (const check of checks)
      findings.push(...(await transaction(db, tx => runCheck(tx, rows[0]?.id ?? '', check, now))))
    return findings
  })
}

const readOnly = 'set transaction isolation level repeatable read, read only'

async function runCheck(
  tx: PoolClient,
  snapshot: string,
  { name: check, note, sql }: Check,
  now: number,
): Promise<Finding[]> {
  await tx.query(readOnly)
  await tx.query(`set transaction snapshot '${snapshot}'`)
  // A check reads whole tables, which the pool's own settings (decision 018) make slow.
  await tx.query('set local enable_seqscan = on')
  await tx.query('set local plan_cache_mode = auto')
  await tx.query(`set local statement_timeout = ${longestMilliseconds}`)
  // Every check gets the time, also one that does not use it.
  const text = `with clock as (select $1::timestamptz as now) ${sql}`
  const patient = { text, values: [new Date(now)], query_timeout: longestMilliseconds }
  const { rows } = await tx.query<{ text: string; order?: number }>(patient)
  return rows.map(({ text: found, order = null }) => ({
    ...{ check, note: note ?? false, order },
    says: `${check}: ${found}`,
  }))
}
