import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { copyOut, inSnapshot, serverVersion } from '../db/backup/copying.ts'
import { readNumbering, readShopTables, type ShopTable } from '../db/backup/shop-tables.ts'
import { readApplied } from '../db/migrating/applied-migrations.ts'
import { readMigrations } from '../db/migrating/migration-files.ts'
import { projectFolder } from '../folders.ts'
import { archivedPictures } from '../pictures/archived-pictures.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { type Contents, entryOfTable, format, type TableContents } from './contents.ts'
import { type Progress, progressOf } from './progress.ts'

type Backup = {
  readonly db: Pool
  readonly dataDir: string
  readonly file: string
  readonly now: number
  readonly say: (line: string) => void
  /** Ends it early, and leaves no file behind. */
  readonly stopping?: AbortSignal
}

/** Writes all that the shop remembers at one moment into one file, also while the shop is open. */
export async function backUp({ db, dataDir, file, now, say, stopping }: Backup): Promise<Contents> {
  const write =
    (tx: PoolClient, stillHeld: () => Promise<unknown>) => async (archive: ArchiveWriter) => {
      const migrations = await migrationsOf(tx)
      const tables: TableContents[] = []
      for (const table of await readShopTables(tx))
        tables.push(await addTable(tx, archive, table, progressOf(table.name, say)))
      const contents = {
        format,
        madeAt: new Date(now).toISOString(),
        program: await programVersion(),
        postgres: await serverVersion(tx),
        migrations,
        tables,
        pictures: await addPictures(archive, dataDir, progressOf('pictures', say)),
      } as const
      await stillHeld()
      archive.finish(contents)
      return contents
    }
  const whole: Contents[] = []
  return inSnapshot(db, async (tx, stillHeld) => {
    const contents = await writeArchive(file, write(tx, stillHeld), stopping)
    whole.push(contents)
    return contents
  }).catch(error => {
    const [contents] = whole
    if (!contents) throw error
    // Nothing is asked of the database after the file got its name: a connection may break then.
    return contents
  })
}

/** A restore asks for exactly these. An older database has not kept their checksums. */
async function migrationsOf(tx: PoolClient): Promise<Contents['migrations']> {
  const files = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  return (await readApplied(tx)).map(({ name, checksum }) => {
    const checksumOf = checksum ?? files.get(name)
    if (!checksumOf || !files.has(name))
      throw new Error(
        `This database was made by a newer Gastra: it has ${name}. Back it up with that version.`,
      )
    return { name, checksum: checksumOf }
  })
}

async function addTable(
  tx: PoolClient,
  archive: ArchiveWriter,
  table: ShopTable,
  progress: Progress,
): Promise<TableContents> {
  const { name, columns } = table
  const rows = copyOut(tx, name, columns)
  const { bytes, lines, checksum } = await archive.add(entryOfTable(name), rows, progress.more)
  // Read after the rows: a number that was given out meanwhile stays given out.
  const numbering = await readNumbering(tx, table)
  progress.end(lines, 'rows')
  return { name, columns: [...columns], rows: lines, numbering, bytes, checksum }
}

async function addPictures(
  archive: ArchiveWriter,
  dataDir: string,
  progress: Progress,
): Promise<Contents['pictures']> {
  const pictures: Contents['pictures'] = []
  for (const path of await archivedPictures(dataDir)) {
    const picture = createReadStream(join(dataDir, path))
    const { bytes, checksum } = await archive.add(path, picture, progress.more)
    pictures.push({ path, bytes, checksum })
  }
  progress.end(pictures.length, 'files')
  return pictures
}

async function programVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'))
  return version
}
