import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { codeOf, longestMilliseconds } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Milliseconds that a migration waits for others, holding up those behind it, and then rests. */
const lockMilliseconds = 2000
const restMilliseconds = 1000
/** Minutes until the start is given up because others do not let go. */
const patience = 10

/**
 * Brings the tables up to date: each SQL file once and in a transaction of its own, in the order of
 * the names, in one process at a time. Throws, before it changes anything, where the database was
 * made by a newer shop.
 */
export async function migrate(db: Pool, say: (line: string) => void = () => {}): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const applied = await appliedTo(db)
  refuseNewer(applied, files)
  for (const name of files.filter(file => !applied.includes(file)))
    for (const until = performance.now() + patience * 60_000; ; ) {
      const holders = await apply(db, name)
      if (!holders) break
      if (performance.now() > until)
        throw new Error(`${name} waited ${patience} minutes for ${holders}. End that first.`)
      say(`${name} waits for ${holders}`)
      await pause(restMilliseconds)
    }
}

async function appliedTo(db: Pool): Promise<readonly string[]> {
  const { rows: known } = await db.query<{ isThere: boolean }>(
    `select to_regclass('migration') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) return []
  const { rows } = await db.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

function refuseNewer(applied: readonly string[], files: readonly string[]): void {
  const unknown = applied.filter(name => !files.includes(name))
  if (unknown.length === 0) return
  const message = `This database was made by a newer Gastra: it has ${unknown.join(', ')}.`
  throw new Error(`${message} Start that version, or one that is newer still.`)
}

/** Applies one file where it is not applied yet; answers whom it waited for in vain, or null. */
async function apply(db: Pool, name: string): Promise<string | null> {
  const tx = await db.connect()
  const held = heldBy(db, tx)
  let broken: Error | undefined
  try {
    await tx.query('begin')
    await tx.query(`set local lock_timeout = ${lockMilliseconds}`)
    await tx.query(`set local statement_timeout = ${longestMilliseconds}`)
    await tx.query(`select pg_advisory_xact_lock(hashtext('gastra migrations'))`)
    await tx.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rowCount } = await tx.query('select from migration where name = $1', [name])
    if (!rowCount) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const patient = { text, query_timeout: longestMilliseconds }
      await tx.query(patient)
      await tx.query('insert into migration (name) values ($1)', [name])
    }
    await tx.query('commit')
    return null
  } catch (error) {
    await tx.query('rollback').catch(failure => {
      broken = failure
    })
    // 55P03: the lock did not come in time.
    if (codeOf(error) !== '55P03') throw error
    return held.names() ?? 'another transaction'
  } finally {
    held.stop()
    tx.release(broken)
  }
}

/** Looks, while a transaction waits, at who holds what it waits for. */
function heldBy(db: Pool, tx: PoolClient) {
  const { processID } = tx as PoolClient & { processID: number }
  let names: string | null = null
  const look = setInterval(async () => {
    names = (await holdersOf(db, processID).catch(() => null)) ?? names
  }, lockMilliseconds / 3)
  return { names: () => names, stop: () => clearInterval(look) }
}

async function holdersOf(db: Pool, processID: number): Promise<string | null> {
  const { rows } = await db.query<{ names: string | null }>(
    `select string_agg(format('process %s (%s: %s)', pid, application_name,
        regexp_replace(left(query, 80), '\\s+', ' ', 'g')), ', ') as names
      from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
    [processID],
  )
  return rows[0]?.names ?? null
}
