import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replace } from '../whole-files.ts'
import { isThere } from './picture-sources.ts'

/** Square, as the home page shows them; widths in pixels, formats best first. */
export const feedPictures = { widths: [240, 480], formats: ['webp', 'jpg'] } as const

const readable = new Set(['jpeg', 'png', 'webp', 'heif'])
const mostPixels = 40_000_000
/** Milliseconds, since another process may still show a post that this one no longer shows. */
const keptLonger = 24 * 60 * 60 * 1000

export function hasPicture(dataDir: string, id: string): Promise<boolean> {
  return isThere(join(folderOf(dataDir, id), last))
}

/** Makes a post's picture in every size. Throws where `fetched` is no picture. */
export async function makePicture(dataDir: string, id: string, fetched: Buffer): Promise<void> {
  // Only a shop that shows a feed needs what draws.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  const { format } = await sharp(fetched, options).metadata()
  if (!readable.has(format)) throw new Error(`a picture of the feed is ${format}`)
  const largest = Math.max(...feedPictures.widths)
  const square = await sharp(fetched, options)
    .rotate()
    .resize(largest, largest, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const width of feedPictures.widths)
    for (const format of feedPictures.formats) {
      const sized = sharp(square).resize(width)
      const encoded =
        format === 'webp' ? sized.webp({ quality: 76 }) : sized.jpeg({ quality: 78, mozjpeg: true })
      await replace(join(folderOf(dataDir, id), `${width}.${format}`), await encoded.toBuffer())
    }
}

export async function forgetPictures(
  dataDir: string,
  shown: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const folder = join(dataDir, 'pictures', 'feed')
  for (const id of await readdir(folder).catch(() => [])) {
    if (shown.has(id)) continue
    const { mtimeMs } = await stat(join(folder, id))
    if (now - mtimeMs > keptLonger) await rm(join(folder, id), { recursive: true, force: true })
  }
}

const last = '480.jpg'

function folderOf(dataDir: string, id: string): string {
  return join(dataDir, 'pictures', 'feed', id)
}
