import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Db = pg.Pool | pg.PoolClient

// Sums and versions stay far below 2^53; a calendar date stays a text, in no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

/** A pool whose idle connections may break without ending the process. */
export function openDatabase(connection: pg.PoolConfig, log: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    // More connections would only take turns on the processor: what waits here costs less.
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'gastra',
    // Every statement finds its rows by a key, and planning it anew costs more than running it. A
    // plan is kept, so a plan that was made for a small table must not read the whole table.
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
    ...connection,
  })
  pool.on('error', log)
  return pool
}

/** How often a transaction is run that the database gives up for the sake of others. */
const mostTries = 3
const pauseMilliseconds = 20

/**
 * Runs in one transaction; anything thrown rolls it back. A transaction that the database gives up,
 * since two wait for each other, is run again as a whole: `run` does nothing beside its statements.
 */
export async function transaction<T>(
  db: pg.Pool,
  run: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await runOnce(db, run)
    } catch (error) {
      if (tries === mostTries || !isGivenUp(error)) throw error
      // The transaction that was let through comes first: else both meet again.
      await pause(pauseMilliseconds * tries)
    }
}

/** Two waited for each other (40P01), or one saw what the other changed (40001). */
function isGivenUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === '40P01' || code === '40001'
}

async function runOnce<T>(db: pg.Pool, run: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  // A connection that breaks while nothing listens would end the process.
  tx.on('error', breaks)
  try {
    await tx.query('begin')
    const result = await run(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch(breaks)
    throw error
  } finally {
    tx.off('error', breaks)
    tx.release(broken)
  }
}

const folder = new URL('./migrations/', import.meta.url)

/** Brings the tables up to date: each SQL file once, in the order of the names, one at a time. */
export async function migrate(db: pg.Pool): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  await transaction(db, async tx => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('gastra migrations'))`)
    await tx.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await tx.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map(({ name }) => name))
    for (const name of files) {
      if (applied.has(name)) continue
      await tx.query(await readFile(new URL(name, folder), 'utf8'))
      await tx.query('insert into migration (name) values ($1)', [name])
    }
  })
}
