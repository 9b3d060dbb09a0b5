import { join } from 'node:path'
import sharp from 'sharp'
import {
  heroOf,
  iconFolder,
  iconsMadeFrom,
  logo,
  madeFrom,
  readIfThere,
  replace,
} from './pictures.ts'

const paper = '#fbf6ec'

/** Pixels, and the share of them that the mark takes: a maskable icon may lose its edge. */
const icons: Readonly<Record<string, { size: number; mark: number; ground: string | null }>> = {
  'icon-192.png': { size: 192, mark: 0.84, ground: null },
  'icon-512.png': { size: 512, mark: 0.84, ground: null },
  'maskable-512.png': { size: 512, mark: 0.6, ground: paper },
  'apple-touch-icon.png': { size: 180, mark: 0.72, ground: paper },
  'favicon-48.png': { size: 48, mark: 1, ground: null },
}

/** Draws all icons, so that the shop itself need not load what draws. */
export async function makeIcons(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pictures', iconFolder)
  for (const name of Object.keys(icons))
    await replace(join(folder, name), await drawIcon(name, dataDir))
  if (await readIfThere(heroOf(dataDir)))
    await replace(join(folder, 'share.jpg'), await drawIcon('share.jpg', dataDir))
  await replace(join(folder, madeFrom), await iconsMadeFrom(dataDir))
}

/** One of the icons, or the picture of a shared link. */
export function drawIcon(name: string, dataDir: string): Promise<Buffer> {
  const icon = icons[name]
  return icon ? iconOf(icon) : sharePicture(dataDir)
}

async function iconOf({ size, mark, ground }: (typeof icons)[string]): Promise<Buffer> {
  const width = Math.round(size * mark)
  const drawn = await sharp(logo, { density: 600 }).resize(width, width).png().toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** 1200 × 630, a size that every network shows whole. */
async function sharePicture(dataDir: string): Promise<Buffer> {
  const hero = await readIfThere(heroOf(dataDir))
  if (!hero) throw new Error('the home page has no picture')
  const mark = await sharp(logo, { density: 600 }).resize(200, 200).png().toBuffer()
  return sharp(hero)
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: mark, left: 72, top: 215 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
