import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { copyIn } from '../db/backup/copying.ts'
import { finishTables, limitFilling, makeEmptyTables } from '../db/backup/restore-tables.ts'
import { type ShopTable, setNumbering } from '../db/backup/shop-tables.ts'
import { transaction } from '../db/database.ts'
import { changedAmong, unknownAmong } from '../db/migrating/applied-migrations.ts'
import { type MigrationFile, readMigrations } from '../db/migrating/migration-files.ts'
import { replace } from '../whole-files.ts'
import { type Archive, withArchive } from './archive-reader.ts'
import { type Contents, entryOfTable, type TableContents } from './contents.ts'
import { progressOf } from './progress.ts'

type Restore = {
  readonly db: Pool
  readonly dataDir: string
  readonly file: string
  readonly say: (line: string) => void
}

/** Fills an empty database from a backup in one transaction, and brings it to this version. Throws where it cannot. */
export async function restore({ db, dataDir, file, say }: Restore): Promise<Contents> {
  const files = await readMigrations()
  return withArchive(file, say, async archive => {
    const { contents } = archive
    const whole = `${file} of ${contents.madeAt}`
    const trouble = versionTrouble(contents, files)
    if (trouble) throw new Error(`${whole} cannot be restored: ${trouble}. Nothing was written.`)
    await transaction(db, async tx => {
      await fill(tx, archive, files, say)
      // Before the end: where the disk is full, the database stays empty, too.
      await placePictures(archive, dataDir, say)
    }).catch(cause => {
      throw new Error(`${whole} was not restored: ${cause.message}. Nothing was written.`, {
        cause,
      })
    })
    return contents
  })
}

/** Older is fine: it is restored as it was and then brought up to date. */
function versionTrouble(
  { program, migrations }: Contents,
  files: readonly MigrationFile[],
): string | null {
  const unknown = unknownAmong(migrations, files)
  if (unknown.length > 0)
    return `it was made by a newer Gastra (${program}), which has ${unknown.join(', ')}`
  const changed = changedAmong(migrations, files)
  if (changed.length > 0)
    return `${changed.join(', ')} in server/db/migrations is another file than the backup was made with`
  return null
}

async function fill(
  tx: PoolClient,
  archive: Archive,
  files: readonly MigrationFile[],
  say: Restore['say'],
): Promise<void> {
  const { migrations, tables: written } = archive.contents
  await limitFilling(tx)
  const then = new Set(migrations.map(({ name }) => name))
  const tables = await makeEmptyTables(
    tx,
    files.filter(({ name }) => then.has(name)),
  )
  if (typeof tables === 'string') throw new Error(tables)
  refuseOthers(tables, written)
  for (const { name } of tables)
    for (const table of written.filter(table => table.name === name))
      await fillTable(tx, archive, table, say)
  await finishTables(
    tx,
    tables,
    files.filter(({ name }) => !then.has(name)),
  )
}

function refuseOthers(tables: readonly ShopTable[], written: readonly TableContents[]): void {
  const columnsOf = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all.flatMap(({ name, columns }) => columns.map(column => `${name}.${column}`))
  const here = columnsOf(tables)
  const there = columnsOf(written)
  const differ = [
    ...here.filter(column => !there.includes(column)),
    ...there.filter(column => !here.includes(column)),
  ]
  if (differ.length > 0) throw new Error(`the tables differ: ${differ.join(', ')}`)
}

async function fillTable(
  tx: PoolClient,
  archive: Archive,
  { name, columns, rows, numbering, bytes }: TableContents,
  say: Restore['say'],
): Promise<void> {
  const progress = progressOf(name, say, bytes)
  const copy = async (from: Readable) => {
    const into = copyIn(tx, name, columns)
    await pipeline(from, into)
    if (into.rowCount !== rows) throw new Error(`${into.rowCount} rows instead of ${rows}`)
  }
  await archive.read(entryOfTable(name), copy, progress.more)
  for (const column of numbering) await setNumbering(tx, name, column)
  progress.end(rows, 'rows')
}

async function placePictures(
  { contents: { pictures }, read }: Archive,
  dataDir: string,
  say: Restore['say'],
): Promise<void> {
  const progress = progressOf('pictures', say)
  for (const { path } of pictures)
    await read(path, async from => replace(join(dataDir, path), await buffer(from)), progress.more)
  progress.end(pictures.length, 'files')
}
