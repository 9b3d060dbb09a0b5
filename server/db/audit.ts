import type { Pool } from 'pg'
import { transaction } from './database.ts'

export type Check = {
  readonly name: string
  /** Something that people have to do or should know, not a fault of the books. */
  readonly note?: true
  /** Answers one text a row for each thing that is not as it should be; $1 is now. */
  readonly sql: string
}

export type Finding = {
  readonly check: string
  readonly note: boolean
  /** The check and what is against it, such as "the kitchen has taken what orders hold: …". */
  readonly says: string
}

/** Runs checks on one picture of the database, while the shop may be open. */
export async function runChecks(
  db: Pool,
  checks: readonly Check[],
  now: number,
): Promise<Finding[]> {
  return transaction(db, async tx => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const findings: Finding[] = []
    for (const { name: check, note = false, sql } of checks) {
      // Each knows the time, whether it asks for it or not.
      const { rows } = await tx.query<{ text: string }>({
        text: `with clock as (select $1::timestamptz as now) ${sql}`,
        values: [new Date(now)],
      })
      for (const { text } of rows) findings.push({ check, note, says: `${check}: ${text}` })
    }
    return findings
  })
}
