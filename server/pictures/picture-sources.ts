import { createHash } from 'node:crypto'
import { access, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keysOf } from '#shop/keys.ts'
import type { PictureGroup } from '#shop/publishing/picture.ts'
import { errorCode } from '../error-code.ts'
import { demoFolder } from '../folders.ts'

export type Sizes = {
  /** In pixels. */
  readonly widths: readonly number[]
  /** Best first. */
  readonly formats: readonly Format[]
  /** Sent where no width is asked for; absent: the largest. */
  readonly usual?: number
  /** Wider ones are made without AVIF. */
  readonly avifUpTo?: number
}

/**
 * 7.23 knows a dish's picture as 800 wide; its page shows it wider on a screen with two pixels for one. AVIF
 * of that width took as long as all other sizes together, and saved a tenth of the bytes.
 */
const ofDishes: Sizes = {
  widths: [240, 320, 480, 640, 800, 1280],
  formats: ['avif', 'webp', 'jpg'],
  usual: 800,
  avifUpTo: 800,
}

/** The sizes of each group's pictures. */
export const pictureGroups: Readonly<Record<PictureGroup, Sizes>> = {
  meals: ofDishes,
  'close-ups': ofDishes,
  'not-found': { widths: [240, 320, 480, 640, 800], formats: ['avif', 'webp', 'jpg'] },
  hero: { widths: [640, 800, 960, 1280, 1600], formats: ['avif', 'webp', 'jpg'] },
  goals: { widths: [160, 320, 480], formats: ['avif', 'webp', 'jpg'] },
  categories: { widths: [96, 192, 400], formats: ['webp', 'png'] },
}

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

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

export const demoPictures = fileURLToPath(new URL('pictures', demoFolder))

export const sourceNames = ['source.jpg', 'source.png']

/** The fingerprint of the picture that the demo put there last. */
export const placedByDemo = 'placed-by-demo.txt'

/** A release took the second picture away: the demo puts none there again. */
export const takenAway = 'taken-away.txt'

export type Picture = { group: PictureGroup; name: string; folder: string; source: Buffer }

/** hero.jpg and not-found.jpg are in no group's folder. */
export async function demoSources(
  demo: string,
): Promise<{ group: PictureGroup; source: string }[]> {
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

export async function picturesIn(dataDir: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const group of keysOf(pictureGroups))
    for (const folder of await filesOf(join(dataDir, 'pictures', group))) {
      const source = await sourceIn(folder)
      if (source) pictures.push({ group, name: basename(folder), folder, source })
    }
  return pictures
}

/** Times and sizes of all sources as one text: it differs once any process has put a picture in. */
export async function putInUntil(dataDir: string): Promise<string> {
  const folders = await Promise.all(
    keysOf(pictureGroups).map(group => filesOf(join(dataDir, 'pictures', group))),
  )
  const files = folders.flat().flatMap(folder => sourceNames.map(name => join(folder, name)))
  const seen = await Promise.all(files.map(file => stat(file).catch(() => null)))
  return seen.map(one => (one ? `${one.mtimeMs} ${one.size}` : '')).join()
}

/** The slugs of the dishes that have a second picture. */
export async function closeUpsIn(dataDir: string): Promise<ReadonlySet<string>> {
  const slugs: string[] = []
  for (const folder of await filesOf(join(dataDir, 'pictures', 'close-ups')))
    if (await sourceIn(folder)) slugs.push(basename(folder))
  return new Set(slugs)
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

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort().map(name => join(folder, name))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

export function printOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('hex')
}
