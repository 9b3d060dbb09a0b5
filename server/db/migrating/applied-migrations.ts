import type { PoolClient } from 'pg'
import { type Db, longestMilliseconds } from '../database.ts'
import type { MigrationFile } from './migration-files.ts'

export type AppliedMigration = {
  readonly name: string
  /** null: it was applied before checksums were kept. */
  readonly checksum: string | null
}

export async function readApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows: known } = await db.query<{ isThere: boolean }>(
    `select to_regclass('migration') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) return []
  // By way of jsonb, since an older database has no such column.
  const { rows } = await db.query<AppliedMigration>(
    `select name, to_jsonb(m) ->> 'checksum' as checksum from migration m order by name`,
  )
  return rows
}

/** What was applied that this program does not know. */
export function unknownAmong(
  applied: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): string[] {
  const names = new Set(files.map(({ name }) => name))
  return applied.flatMap(({ name }) => (names.has(name) ? [] : [name]))
}

/** What was applied with another text than the file has now. */
export function changedAmong(
  applied: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): string[] {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]))
  return applied.flatMap(({ name, checksum }) =>
    checksum && checksums.has(name) && checksums.get(name) !== checksum ? [name] : [],
  )
}

/** One process at a time, until the transaction ends. */
export async function lockMigrations(tx: PoolClient): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('gastra migrations'))`)
}

/** Lets no migration begin until the transaction ends; others may do the same. */
export async function holdMigrations(tx: PoolClient): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtext('gastra migrations'))`)
}

/** The table of what was applied; databases of older versions lack the checksum. */
export async function makeMigrationTable(tx: PoolClient): Promise<void> {
  await tx.query(`create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now(), checksum text)`)
  const { rowCount } = await tx.query(`select from pg_attribute
    where attrelid = to_regclass('migration') and attname = 'checksum' and not attisdropped`)
  if (!rowCount) await tx.query('alter table migration add column checksum text')
}

export async function applyFile(
  tx: PoolClient,
  { name, text, checksum }: MigrationFile,
): Promise<void> {
  const patient = { text, query_timeout: longestMilliseconds }
  await tx.query(patient)
  await tx.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}

/** Keeps the checksums of what was applied before there were any, or by an older process. */
export async function addChecksums(tx: PoolClient, files: readonly MigrationFile[]): Promise<void> {
  await tx.query(
    `update migration m set checksum = f.checksum
      from unnest($1::text[], $2::text[]) f (name, checksum)
      where m.name = f.name and m.checksum is null`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  )
}
