import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/database.ts'

/** A database of its own without a table, for at most so many connections; `close` drops it. */
export async function emptyDatabase(max = 4): Promise<{ db: Pool; close(): Promise<void> }> {
  const postgres = inject('postgres')
  const database = `gastra_${randomBytes(6).toString('hex')}`
  const admin = openDatabase({ ...postgres, max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  const db = openDatabase({ ...postgres, database, max }, () => {})
  return {
    db,
    async close() {
      await db.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}
