import pg from 'pg'
import type { Db } from '../db/database.ts'
import { readCatalogue, readCatalogueVersion } from '../db/meal/catalogue.ts'
import { soundRows } from './sound-rows.ts'

export type SoundRows = ReturnType<typeof soundRows>

const remembered = new WeakMap<pg.Pool, SoundRows>()

/**
 * The catalogue's rows as the database has them at this moment, and what is wrong with the others. Each
 * reading asks for the version first, whichever node wrote it, and reads the rows where they changed.
 * `pool`: the one that a transaction belongs to. All who read share the rows, so none changes them.
 */
export async function readSoundRows(db: Db, pool = db): Promise<SoundRows> {
  const known = pool instanceof pg.Pool ? remembered.get(pool) : undefined
  if (known && known.rows.version === (await readCatalogueVersion(db))) return known
  const read = soundRows(await readCatalogue(db))
  // What a transaction reads may be its own and never be committed: it is not kept.
  if (db instanceof pg.Pool) remembered.set(db, read)
  return read
}
