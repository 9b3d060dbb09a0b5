import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { noteFolderState } from '../db/meal/folder-states.ts'
import { placeLivePictures } from '../pictures/placed-live.ts'
import { sourcePictures } from '../pictures/source-pictures.ts'
import { stateName, writeStateName } from './common-state.ts'
import { markFiles } from './marks.ts'
import { markState } from './published-marks.ts'
import { readStored } from './store.ts'
import { folderTexts } from './write.ts'
import { writtenFolder } from './written.ts'

type Exported = {
  readonly dishes: number
  readonly pictures: number
  /** Rows that no folder can hold. */
  readonly faults: readonly string[]
}

/** Writes a running shop as a folder, which must be empty or not there; it throws otherwise. */
export async function exportFolder(
  db: Pool,
  { folder, dataDir, now }: { folder: string; dataDir: string; now: Date },
): Promise<Exported> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0)
    throw new Error(`${folder} is not empty; an export would mix with what is there.`)
  const { shop, faults } = await readStored(db)
  for (const [file, text] of [...folderTexts(shop), ...markFiles(shop.marks)]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const files = { ...writtenFolder(shop), ...markState(shop.marks) }
  await noteFolderState(db, { name: stateName(files), files, now })
  await writeStateName(folder, stateName(files))
  // A machine may not have copied the pictures of releases yet.
  await placeLivePictures(db, dataDir)
  const pictures = await sourcePictures(dataDir)
  for (const { file, path } of pictures) {
    const to = join(folder, 'pictures', file)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(path, to)
  }
  return { dishes: shop.dishes.size, pictures: pictures.length, faults }
}
