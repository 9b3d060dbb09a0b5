import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { publicFolder } from '../folders.ts'
import { readIfThere } from '../pictures/pictures.ts'
import type { RunningShop } from '../running-shop.ts'

const logo = fileURLToPath(new URL('logo-mark.svg', publicFolder))
const paper = '#fbf6ec'
const week = 'public, max-age=604800'

/** Pixels, and the share of them that the mark takes: a maskable icon may lose its edge. */
const icons: Readonly<Record<string, { size: number; mark: number; ground: string | null }>> = {
  'icon-192.png': { size: 192, mark: 0.84, ground: null },
  'icon-512.png': { size: 512, mark: 0.84, ground: null },
  'maskable-512.png': { size: 512, mark: 0.6, ground: paper },
  'apple-touch-icon.png': { size: 180, mark: 0.72, ground: paper },
  'favicon-48.png': { size: 48, mark: 1, ground: null },
}

/** The shop's mark for home screens, and the picture of a shared link. */
export function iconRoutes(app: FastifyInstance, { config }: RunningShop): void {
  const made = new Map<string, Promise<Buffer>>()

  async function send(
    reply: FastifyReply,
    name: string,
    type: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const making = made.get(name) ?? make()
    made.set(name, making)
    making.catch(() => made.delete(name))
    const picture = await making
    // Only now: an error must not be cached for a week.
    reply.header('cache-control', week).type(type)
    // Mails show the mark, in programs that are pages of other hosts.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return picture
  }

  for (const [name, icon] of Object.entries(icons))
    app.get(`/icons/${name}`, (_request, reply) =>
      send(reply, name, 'image/png', () => iconOf(icon)),
    )
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon-48.png', 301))
  app.get('/icons/share.jpg', (_request, reply) =>
    send(reply, 'share', 'image/jpeg', () => sharePicture(config.dataDir)),
  )
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
  const hero = await readIfThere(join(dataDir, 'pictures/hero/hero/source.jpg'))
  if (!hero) throw new Error('the home page has no picture')
  const mark = await sharp(logo, { density: 600 }).resize(200, 200).png().toBuffer()
  return sharp(hero)
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: mark, left: 72, top: 215 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
