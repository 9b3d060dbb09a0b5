import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { iconFolder, readIfThere } from '../pictures/pictures.ts'
import type { RunningShop } from '../running-shop.ts'

const names = [
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'apple-touch-icon.png',
  'favicon-48.png',
]
const week = 'public, max-age=604800'

/** The shop's mark for home screens, and the picture of a shared link. */
export function iconRoutes(app: FastifyInstance, { config: { dataDir } }: RunningShop): void {
  const kept = new Map<string, Promise<Buffer>>()

  async function send(reply: FastifyReply, name: string, type: string): Promise<Buffer> {
    const reading = kept.get(name) ?? iconOf(dataDir, name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    const picture = await reading
    // Only now: an error must not be cached for a week.
    reply.header('cache-control', week).type(type)
    // Mails show the mark, in programs that are pages of other hosts.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return picture
  }

  for (const name of names)
    app.get(`/icons/${name}`, (_request, reply) => send(reply, name, 'image/png'))
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon-48.png', 301))
  app.get('/icons/share.jpg', (_request, reply) => send(reply, 'share.jpg', 'image/jpeg'))
}

/** In the first moments of a first start none is made, and this one is drawn here. */
async function iconOf(dataDir: string, name: string): Promise<Buffer> {
  const made = await readIfThere(join(dataDir, 'pictures', iconFolder, name))
  if (made) return made
  const { drawIcon } = await import('../pictures/icons.ts')
  return drawIcon(name, dataDir)
}
