import { escapeIdentifier, type PoolClient } from 'pg'
import { longestMilliseconds } from '../database.ts'
import {
  addChecksums,
  applyFile,
  lockMigrations,
  makeMigrationTable,
  readApplied,
} from '../migrating/applied-migrations.ts'
import type { MigrationFile } from '../migrating/migration-files.ts'
import { readShopTables, type ShopTable } from './shop-tables.ts'

/** Tables that hold rows before any customer comes: a migration fills the first, an open shop the second. */
const holdsNothing = (table: ShopTable) =>
  table.columns.includes('only_one') || table.name === 'job_run'

const mostNamed = 5

/**
 * Makes the tables as those migrations made them, in a database without a row of a shop, and empties
 * the few that migrations fill. Answers the tables, or why it cannot be.
 */
export async function makeEmptyTables(
  tx: PoolClient,
  files: readonly MigrationFile[],
): Promise<readonly ShopTable[] | string> {
  await lockMigrations(tx)
  const applied = (await readApplied(tx)).map(({ name }) => name)
  const rows = await tablesWithRows(tx)
  if (rows.length > 0) return `the database is not empty: rows are in ${firstFew(rows)}`
  const wanted = new Set(files.map(({ name }) => name))
  const later = applied.filter(name => !wanted.has(name))
  if (later.length > 0)
    return `the backup is older than the tables that were made in this database: it does not know ${later.join(', ')}`
  await makeMigrationTable(tx)
  for (const file of files.filter(({ name }) => !applied.includes(name))) await applyFile(tx, file)
  await addChecksums(tx, files)
  const tables = await readShopTables(tx)
  await tx.query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`)
  for (const table of tables.toReversed()) {
    await switchTriggers(tx, table, 'disable')
    await tx.query(`delete from ${quoted(table)}`)
  }
  return tables
}

/** Lets the triggers work again, applies what the backup did not know, and counts the rows for plans. */
export async function finishTables(
  tx: PoolClient,
  tables: readonly ShopTable[],
  later: readonly MigrationFile[],
): Promise<void> {
  for (const table of tables) await switchTriggers(tx, table, 'enable')
  for (const file of later) await applyFile(tx, file)
  for (const table of await readShopTables(tx)) await tx.query(`analyze ${quoted(table)}`)
}

function firstFew(names: readonly string[]): string {
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ')
}

export async function limitFilling(tx: PoolClient): Promise<void> {
  await tx.query(`set local statement_timeout = ${longestMilliseconds}`)
  await tx.query('set local idle_in_transaction_session_timeout = 0')
}

async function tablesWithRows(tx: PoolClient): Promise<string[]> {
  const tables: string[] = []
  for (const table of await readShopTables(tx)) {
    if (holdsNothing(table)) continue
    const { rowCount } = await tx.query(`select from ${quoted(table)} limit 1`)
    if (rowCount) tables.push(table.name)
  }
  return tables
}

/** Counts that triggers keep are in the backup: they would be counted twice. */
async function switchTriggers(
  tx: PoolClient,
  table: ShopTable,
  how: 'enable' | 'disable',
): Promise<void> {
  await tx.query(`alter table ${quoted(table)} ${how} trigger user`)
}

const quoted = ({ name }: ShopTable) => escapeIdentifier(name)
