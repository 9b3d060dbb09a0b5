import { createHash } from 'node:crypto'
import { access, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keysOf } from '#shop/keys.ts'
import { errorCode } from '../error-code.ts'
import { demoFolder } from '../folders.ts'

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
