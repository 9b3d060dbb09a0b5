import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientThatBacksOff } from './connection/backing-off.ts'

export type Db = pg.Pool | pg.PoolClient

// Sums and versions stay far below 2^53; a calendar date stays a text, in no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

/** Milliseconds that a statement may wait for a lock, may take, and may stay without an answer. */
export type Limits = { readonly lock: number; readonly statement: number; readonly answer: number }

/** A customer waits: one locked row or a silent database must not keep all connections. */
const callLimits: Limits = { lock: 2500, statement: 8000, answer: 10_000 }
/** Jobs and commands go through many rows, and no customer waits for them. */
export const jobLimits: Limits = { lock: 10_000, statement: 120_000, answer: 130_000 }
/** What the job queue's own connections are told after they were made. */
export const queueSettings = `set lock_timeout = ${jobLimits.lock}; set statement_timeout = ${jobLimits.statement}`
/** Somebody of the shop waits, and a table may be read whole; a customer's row is never waited for. */
const reportLimits: Limits = { lock: 1000, statement: 5000, answer: 7000 }
/** The audit and the migrations read or write whole tables. */
export const longestMilliseconds = 2 * 60 * 60_000
/** Milliseconds after which the database ends a transaction whose process says nothing more. */
const idleInTransaction = 60_000

/**
 * Every statement of a call finds its rows by a key, and planning it anew costs more than running it. A
 * plan is kept, so a plan that was made for a small table must not read the whole table.
 */
const byKey = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }
/** A report reads a period, small or large: the database plans each by what is asked, and changes nothing. */
const byPeriod = {
  plan_cache_mode: 'force_custom_plan',
  default_transaction_read_only: 'on',
  // As for a disk without an arm: a month is found by index, where whole tables were read.
  random_page_cost: '1.1',
}

/** Given to each connection after it was made: within the connecting, a pooler would refuse most of them. */
function settings(
  { lock, statement }: Pick<Limits, 'lock' | 'statement'>,
  planned: object,
): string {
  return Object.entries({
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    ...planned,
    jit: 'off',
    // The locks of a computer that is gone are free after a minute.
    tcp_keepalives_idle: 30,
    tcp_keepalives_interval: 10,
    tcp_keepalives_count: 3,
  })
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')
}

/** A pool whose idle connections may break without ending the process. */
export function openDatabase(
  connection: pg.PoolConfig,
  log: (error: unknown) => void,
  limits: Limits = callLimits,
): pg.Pool {
  return opened(connection, log, { limits, planned: byKey })
}

/** A small pool that only reads: what the shop's people add up takes no connection from a customer. */
export function openReports(connection: pg.PoolConfig, log: (error: unknown) => void): pg.Pool {
  const named = { max: 3, application_name: 'gastra reports', ...connection }
  return opened(named, log, { limits: reportLimits, planned: byPeriod })
}

/** How a pool connects, for one more connection. Its password is named, since a pool hides it from copies. */
export function connectionOf(pool: pg.Pool): pg.ClientConfig {
  const {
    max: _max,
    Client: _Client,
    ...connection
  } = pool.options as pg.PoolConfig & { Client?: unknown }
  return { ...connection, password: pool.options.password }
}

function opened(
  connection: pg.PoolConfig,
  log: (error: unknown) => void,
  { limits, planned }: { limits: Limits; planned: object },
): pg.Pool {
  const pool = new pg.Pool({
    // More connections would only take turns on the processor: what waits here costs less.
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: limits.answer,
    application_name: 'gastra',
    Client: clientThatBacksOff(settings(limits, planned)),
    ...connection,
  })
  pool.on('error', log)
  return withFreshPlans(pool)
}

/**
 * A statement whose kept plan a migration of another process made wrong runs again on another
 * connection: it did nothing yet, and the pool drops a connection that failed.
 */
function withFreshPlans(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>
  const again = async (...given: unknown[]) => {
    for (let tries = 0; ; tries++)
      try {
        return await query(...given)
      } catch (error) {
        if (tries > pool.options.max || !isPlanStale(error)) throw error
      }
  }
  return Object.assign(pool, { query: again as typeof pool.query })
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
      if (isPlanStale(error) && tries <= db.options.max) continue
      if (tries >= mostTries || !isGivenUp(error)) throw error
      // The transaction that was let through comes first: else both meet again.
      await pause(pauseMilliseconds * tries)
    }
}

/** Two waited for each other (40P01), or one saw what the other changed (40001). */
function isGivenUp(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

/** A migration changed what the plan of a connection answers. */
function isPlanStale(error: unknown): boolean {
  return codeOf(error) === '0A000' && /cached plan/.test(String(error))
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
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
    // A silent connection would keep the call waiting a second time.
    if (isSilent(error) || isPlanStale(error)) breaks(error as Error)
    else await tx.query('rollback').catch(breaks)
    throw error
  } finally {
    tx.off('error', breaks)
    tx.release(broken)
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
