import { createHash } from 'node:crypto'
import { access, readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keysOf } from '#shop/keys.ts'
import { errorCode } from '../error-code.ts'
import { demoFolder } from '../folders.ts'
import { replace } from '../whole-files.ts'

/** The sizes of each group's pictures: widths in pixels, formats best first. */
export const pictureGroups = {
  meals: { widths: [240, 320, 480, 640, 800], formats: ['avif', 'webp', 'jpg'] },
  'not-found': { widths: [240, 320, 480, 640, 800], formats: ['avif', 'webp', 'jpg'] },
  hero: { widths: [640, 800, 960, 1280, 1600], formats: ['avif', 'webp', 'jpg'] },
  goals: { widths: [160, 320, 480], formats: ['avif', 'webp', 'jpg'] },
  categories: { widths: [96, 192, 400], formats: ['webp', 'png'] },
} as const satisfies Record<string, { widths: readonly number[]; formats: readonly Format[] }>

type PictureGroup = keyof typeof pictureGroups
export type Format = 'avif' | 'webp' | 'jpg' | 'png'

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

export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

const none = Buffer.alloc(0)
/** Raised when the same source shall become other pictures. */
const recipe = 2
const demoPictures = fileURLToPath(new URL('pictures', demoFolder))
/** In `pictures/`, the home screens' icons and the picture of a shared link. */
export const iconFolder = 'icons'
export const madeFrom = 'made-from.txt'
const sourceNames = ['source.jpg', 'source.png']
/** The fingerprint of the picture that the demo put there last. */
const placedByDemo = 'placed-by-demo.txt'

export type Picture = { group: PictureGroup; name: string; folder: string; source: Buffer }

/** hero.jpg and not-found.jpg are in no group's folder. */
async function demoSources(demo: string): Promise<{ group: PictureGroup; source: string }[]> {
  const groups = keysOf(pictureGroups)
  const sources = await Promise.all(
    groups.map(async group => {
      const folder = await filesOf(join(demo, group))
      const files = folder.length > 0 ? folder : [join(demo, `${group}.jpg`)]
      return files.filter(file => /\.(jpg|png)$/.test(file)).map(source => ({ group, source }))
    }),
  )
  return sources.flat()
}

async function picturesIn(dataDir: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const group of keysOf(pictureGroups))
    for (const folder of await filesOf(join(dataDir, 'pictures', group))) {
      const source = await sourceIn(folder)
      if (source) pictures.push({ group, name: basename(folder), folder, source })
    }
  return pictures
}

/** Of two, the one that the demo did not place: somebody put theirs beside it. */
async function sourceIn(folder: string): Promise<Buffer | null> {
  const sources = (
    await Promise.all(sourceNames.map(name => readIfThere(join(folder, name))))
  ).filter(source => source !== null)
  if (sources.length < 2) return sources[0] ?? null
  const placed = String(await readIfThere(join(folder, placedByDemo)))
  return sources.find(source => printOf(source) !== placed) ?? null
}

export function heroOf(dataDir: string): string {
  return join(dataDir, 'pictures/hero/hero/source.jpg')
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort().map(name => join(folder, name))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function printOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('hex')
}

/** Changes with the source, and with `recipe`. */
export function digest(source: Buffer): string {
  return createHash('sha256').update(`${recipe} `).update(source).digest('hex')
}
