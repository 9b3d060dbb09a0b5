import type { Pool } from 'pg'
import { transaction } from './database.ts'

export type Check = {
  readonly name: string
  /** Work to do or something to know, not a fault in the books. */
  readonly note?: true
  /** Answers one row of text for each thing that is wrong; $1 is now. */
  readonly sql: string
}

export type Finding = {
  readonly check: string
  readonly note: boolean
  /** The check and what it found, such as "the kitchen has taken what orders hold: …". */
  readonly says: string
}

/** Runs checks on one snapshot of the database, also while the shop is open. */
export async function runChecks(
  db: Pool,
  checks: readonly Check[],
  now: number,
): Promise<Finding[]> {
  return transaction(db, async tx => {
    await tx.query('set transaction isolation level repeatable read, read only')
    // A check reads whole tables, which the pool's own settings (decision 018) make slow.
    await tx.query('set local enable_seqscan = on')
    await tx.query('set local plan_cache_mode = auto')
    const findings: Finding[] = []
    for (const { name: check, note = false, sql } of checks) {
      // Every check gets the time, also one that does not use it.
      const { rows } = await tx.query<{ text: string }>({
        text: `with clock as (select $1::timestamptz as now) ${sql}`,
        values: [new Date(now)],
      })
      for (const { text } of rows) findings.push({ check, note, says: `${check}: ${text}` })
    }
    return findings
  })
}
