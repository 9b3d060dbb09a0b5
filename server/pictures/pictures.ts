import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { replace } from '../whole-files.ts'
import {
  demoPictures,
  demoSources,
  isThere,
  type Picture,
  picturesIn,
  placedByDemo,
  printOf,
  readIfThere,
  sourceNames,
  takenAway,
} from './picture-sources.ts'

/**
 * Copies the demo pictures, which is quick and enough to serve them in one size. A picture that
 * somebody else put there stays, whatever the demo's looks like.
 */
export async function placePictures(dataDir: string, demo = demoPictures): Promise<void> {
  for (const { group, source } of await demoSources(demo)) {
    const name = basename(source, extname(source))
    await placePicture(join(dataDir, 'pictures', group, name), source)
  }
}

async function placePicture(folder: string, source: string): Promise<void> {
  if (await isThere(join(folder, takenAway))) return
  const picture = await readFile(source)
  const placed = String(await readIfThere(join(folder, placedByDemo)))
  const file = join(folder, `source${extname(source)}`)
  for (const there of sourceNames.map(name => join(folder, name))) {
    const held = await readIfThere(there)
    if (!held) continue
    const isOurs = printOf(held) === placed || (there === file && held.equals(picture))
    if (!isOurs) return
  }
  if (placed === printOf(picture) && (await isThere(file))) return
  await replace(file, picture)
  await replace(join(folder, placedByDemo), printOf(picture))
}

/** The pictures whose sizes are missing, or were made from another source. */
export async function unsized(dataDir: string): Promise<Picture[]> {
  const changed: Picture[] = []
  for (const picture of await picturesIn(dataDir))
    if (String(await readIfThere(join(picture.folder, madeFrom))) !== digest(picture.source))
      changed.push(picture)
  return changed
}

/** Puts down what icons are drawn from, for the process that draws them. */
export async function placeMark(dataDir: string, mark: Buffer): Promise<void> {
  const file = markOf(dataDir)
  if (!(await readIfThere(file))?.equals(mark)) await replace(file, mark)
}

export function markOf(dataDir: string): string {
  return join(dataDir, 'pictures', iconFolder, 'drawn-from')
}

/** Whether the icons were made from the mark and the picture that the shop has now; without a mark there is nothing to draw. */
export async function hasIcons(dataDir: string): Promise<boolean> {
  if (!(await isThere(markOf(dataDir)))) return true
  const made = await readIfThere(join(dataDir, 'pictures', iconFolder, madeFrom))
  return String(made) === (await iconsMadeFrom(dataDir))
}

export async function iconsMadeFrom(dataDir: string): Promise<string> {
  const hero = await readIfThere(heroOf(dataDir))
  const mark = await readIfThere(markOf(dataDir))
  return digest(Buffer.concat([mark ?? none, hero ?? none]))
}

/** Changes when a picture changes, so that browsers may cache. */
export async function imagesVersion(dataDir: string): Promise<string> {
  const hash = createHash('sha256').update(digest((await readIfThere(markOf(dataDir))) ?? none))
  for (const { group, name, source } of await picturesIn(dataDir))
    hash.update(`${group}/${name}/${digest(source)};`)
  return hash.digest('base64url').slice(0, 10)
}

const none = Buffer.alloc(0)
/** Raised when the same source shall become other pictures. */
const recipe = 3
/** In `pictures/`, the home screens' icons and the picture of a shared link. */
export const iconFolder = 'icons'
export const madeFrom = 'made-from.txt'
export function heroOf(dataDir: string): string {
  return join(dataDir, 'pictures/hero/hero/source.jpg')
}

/** Changes with the source, and with `recipe`. */
export function digest(source: Buffer): string {
  return createHash('sha256').update(`${recipe} `).update(source).digest('hex')
}
