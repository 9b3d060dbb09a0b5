import type { Db } from './database.ts'

type DatabaseState = {
  /** As PostgreSQL counts: 180004 is 18.4. */
  readonly version: number
  /** Epoch milliseconds by the database's clock. */
  readonly now: number
  readonly isStandby: boolean
  readonly bytes: number
}

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await db.query<DatabaseState>(
    `select current_setting('server_version_num')::integer as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      pg_is_in_recovery() as "isStandby", pg_database_size(current_database()) as bytes`,
  )
  const [state] = rows
  if (!state) throw new Error('the database told nothing of itself')
  return state
}
