import { join } from 'node:path'
import sharp from 'sharp'
import { replace } from '../whole-files.ts'
import { readIfThere } from './picture-sources.ts'
import { heroOf, iconFolder, iconsMadeFrom, madeFrom, markOf } from './pictures.ts'

const paper = '#fbf6ec'
const nothing = { r: 0, g: 0, b: 0, alpha: 0 }

/** Pixels, and the share of them that the mark takes: a maskable icon may lose its edge. */
type Icon = { readonly size: number; readonly share: number; readonly ground: string | null }

const icons: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192, share: 0.84, ground: null },
  'icon-512.png': { size: 512, share: 0.84, ground: null },
  'maskable-512.png': { size: 512, share: 0.6, ground: paper },
  'apple-touch-icon.png': { size: 180, share: 0.72, ground: paper },
  'favicon-48.png': { size: 48, share: 1, ground: null },
}

/** Draws all icons from the mark that was put down, so that the shop itself need not load what draws. */
export async function makeIcons(dataDir: string): Promise<void> {
  const mark = await readIfThere(markOf(dataDir))
  if (!mark) return
  const folder = join(dataDir, 'pictures', iconFolder)
  for (const name of Object.keys(icons))
    await replace(join(folder, name), await drawIcon(name, mark, dataDir))
  if (await readIfThere(heroOf(dataDir)))
    await replace(join(folder, 'share.jpg'), await drawIcon('share.jpg', mark, dataDir))
  await replace(join(folder, madeFrom), await iconsMadeFrom(dataDir))
}

export function drawIcon(name: string, mark: Buffer, dataDir: string): Promise<Buffer> {
  const icon = icons[name]
  return icon ? iconOf(icon, mark) : sharePicture(mark, dataDir)
}

async function iconOf({ size, share, ground }: Icon, mark: Buffer): Promise<Buffer> {
  const whole = await drawnAt(mark, size)
  // One that fills its square brings a ground of its own, up to the edge.
  const { isOpaque } = await sharp(whole).stats()
  const drawn = isOpaque ? whole : await drawnAt(mark, Math.round(size * share))
  const background = ground ?? nothing
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** In a square of so many pixels, whole, and sharp whatever size its file says. */
async function drawnAt(mark: Buffer, side: number): Promise<Buffer> {
  const { format, width, height } = await sharp(mark).metadata()
  const density = Math.min(Math.max((72 * 1024) / Math.max(width, height), 1), 100_000)
  return sharp(mark, format === 'svg' ? { density } : {})
    .resize(side, side, { fit: 'contain', background: nothing })
    .png()
    .toBuffer()
}

/** 1200 × 630, a size that every network shows whole. */
async function sharePicture(mark: Buffer, dataDir: string): Promise<Buffer> {
  const hero = await readIfThere(heroOf(dataDir))
  if (!hero) throw new Error('the home page has no picture')
  const drawn = await drawnAt(mark, 200)
  return sharp(hero)
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: drawn, left: 72, top: 215 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
