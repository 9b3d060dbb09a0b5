import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How the name of a file ends that is not whole yet. */
export const unfinished = '.new'

/** Writes another file and renames it, so that no reader gets half a file. */
export function replace(file: string, content: Buffer | string): Promise<void> {
  return put(file, aside => writeFile(aside, content))
}

/** Copies a file, which is there whole or not at all. */
export function copyWhole(from: string, to: string): Promise<void> {
  return put(to, aside => copyFile(from, aside))
}

async function put(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Not by the number of the process: in two containers on one folder both may be number 1.
  const aside = `${file}.${randomUUID()}${unfinished}`
  try {
    await write(aside)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Milliseconds after which nobody writes at a file any more, however slow the disk is. */
const longestWriting = 60 * 60_000

/** Removes what killed processes left half written, by age: of another node's process nobody can ask. */
export async function clearUnfinished(dataDir: string, now: number): Promise<void> {
  const pictures = await readdir(join(dataDir, 'pictures'), { recursive: true }).catch(() => [])
  const beside = await readdir(dataDir).catch(() => [])
  const all = [...beside, ...pictures.map(name => join('pictures', name))]
  for (const name of all.filter(each => each.endsWith(unfinished))) {
    const path = join(dataDir, name)
    const stats = await stat(path).catch(() => null)
    if (stats?.isFile() && now - stats.mtimeMs > longestWriting) await rm(path, { force: true })
  }
}
