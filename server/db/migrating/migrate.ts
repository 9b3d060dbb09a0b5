import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { codeOf, longestMilliseconds } from '../database.ts'
import {
  type AppliedMigration,
  addChecksums,
  applyFile,
  changedAmong,
  lockMigrations,
  makeMigrationTable,
  readApplied,
  unknownAmong,
} from './applied-migrations.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

/** Milliseconds that a migration waits for others, holding up those behind it, and then rests. */
const lockMilliseconds = 2000
const restMilliseconds = 1000
/** Minutes until the start is given up because others do not let go. */
const patience = 10

/**
 * Brings the tables up to date: each SQL file once and in a transaction of its own, in the order of
 * the names, in one process at a time. Throws, before it changes anything, where the database was
 * made by a newer shop, or where a file is no longer what was applied.
 */
export async function migrate(db: Pool, say: (line: string) => void = () => {}): Promise<void> {
  const files = await readMigrations()
  const applied = await readApplied(db)
  refuseNewer(applied, files)
  refuseChanged(applied, files)
  const names = new Set(applied.map(({ name }) => name))
  for (const file of files.filter(({ name }) => !names.has(name)))
    await patiently(db, file.name, tx => applyOnce(tx, file), say)
  if (applied.some(({ checksum }) => checksum === null))
    await patiently(db, 'the checksums of the migrations', tx => addChecksums(tx, files), say)
}

function refuseNewer(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): void {
  const unknown = unknownAmong(applied, files)
  if (unknown.length === 0) return
  const message = `This database was made by a newer Gastra: it has ${unknown.join(', ')}.`
  throw new Error(`${message} Start that version, or one that is newer still.`)
}

function refuseChanged(
  applied: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): void {
  const changed = changedAmong(applied, files)
  if (changed.length === 0) return
  throw new Error(
    `${changed.join(', ')} in server/db/migrations was changed after it was applied to this database. Put it back as it was; what should be different is a new migration.`,
  )
}

async function applyOnce(tx: PoolClient, file: MigrationFile): Promise<void> {
  const { rowCount } = await tx.query('select from migration where name = $1', [file.name])
  if (!rowCount) await applyFile(tx, file)
}

/** Runs a step until nobody is in its way any more. */
async function patiently(
  db: Pool,
  what: string,
  step: (tx: PoolClient) => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  for (const until = performance.now() + patience * 60_000; ; ) {
    const holders = await tried(db, step)
    if (!holders) return
    if (performance.now() > until)
      throw new Error(`${what} waited ${patience} minutes for ${holders}. End that first.`)
    say(`${what} waits for ${holders}`)
    await pause(restMilliseconds)
  }
}

/** Tries a step in a transaction; answers whom it waited for in vain, or null. */
async function tried(db: Pool, step: (tx: PoolClient) => Promise<void>): Promise<string | null> {
  const tx = await db.connect()
  const held = heldBy(db, tx)
  let broken: Error | undefined
  try {
    await tx.query('begin')
    await tx.query(`set local lock_timeout = ${lockMilliseconds}`)
    await tx.query(`set local statement_timeout = ${longestMilliseconds}`)
    await lockMigrations(tx)
    await makeMigrationTable(tx)
    await step(tx)
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
