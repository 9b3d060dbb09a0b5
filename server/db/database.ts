import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OneGoSocket } from './one-go.ts'

export type Db = pg.Pool | pg.PoolClient

// Sums and versions stay far below 2^53; a calendar date stays a text, in no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

/** A pool whose idle connections may break without ending the process. */
export function openDatabase(connection: pg.PoolConfig, log: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    // More would only take turns with each other: what waits here costs less than what waits there.
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Statements that need not wait for each other's answers are sent together.
    pipeline: true,
    stream: () => new OneGoSocket(),
    application_name: 'gastra',
    // Every statement finds its rows by a key: planning each anew cost more than running it. A plan
    // is kept, so one that was made while a table was small must not read all of it.
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
    ...connection,
  })
  pool.on('error', log)
  return pool
}

/**
 * Runs in one transaction; anything thrown rolls it back. What the database itself gave up, two
 * waiting for each other, is run again as a whole, so `run` does nothing beside its statements.
 * `last`: statements that are sent together with the commit, so that the rows they lock are free
 * again at once. Where one fails nothing is saved.
 */
export function transaction<T>(
  db: pg.Pool,
  run: (tx: pg.PoolClient) => Promise<T>,
  last: (result: T) => readonly pg.QueryConfig[] = () => [],
): Promise<T> {
  return triedAgain(() => once(db, run, last))
}

/**
 * Runs statements that need nothing of each other's answers as one transaction, in one go: one way
 * there and back. Where one fails nothing is saved. Answers the rows of the first.
 */
export function transactionInOneGo<Row extends pg.QueryResultRow>(
  db: pg.Pool,
  statements: readonly pg.QueryConfig[],
): Promise<Row[]> {
  return triedAgain(() =>
    connected(db, async client => {
      const begun = client.query('begin')
      const sent = statements.map(statement => client.query<Row>(statement))
      const [, first] = await allOf([begun, ...sent, client.query('commit')])
      return first?.rows ?? []
    }),
  )
}

async function triedAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || !isGivenUp(error)) throw error
      // Whoever was let through comes first: else both meet again.
      await pause(pauseMilliseconds * tries)
    }
}

/** How often a transaction is run that the database gave up for the sake of others. */
const mostTries = 3
const pauseMilliseconds = 20

/** Two waited for each other, or saw what the other changed: run again, it would go through. */
function isGivenUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === '40P01' || code === '40001'
}

function once<T>(
  db: pg.Pool,
  run: (tx: pg.PoolClient) => Promise<T>,
  last: (result: T) => readonly pg.QueryConfig[],
): Promise<T> {
  return connected(db, async client => {
    // The first statement need not wait for its answer, and fails where it fails.
    const begun = client.query('begin')
    begun.catch(() => {})
    const result = await run(client)
    await begun
    const sent = last(result).map(statement => client.query(statement))
    await allOf([...sent, client.query('commit')])
    return result
  })
}

/** The answers of statements that were sent together; a commit after one that failed rolls back. */
async function allOf<Answer>(sent: readonly Promise<Answer>[]): Promise<Answer[]> {
  const ended = await Promise.allSettled(sent)
  return ended.map(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}

async function connected<T>(db: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  // A connection that breaks while nobody listens would end the process.
  client.on('error', breaks)
  try {
    return await run(client)
  } catch (error) {
    await client.query('rollback').catch(breaks)
    throw error
  } finally {
    client.off('error', breaks)
    client.release(broken)
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
