import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnownTag } from '../entity-tag.ts'
import { asSvg, bytesOf, iconOf, logoOf } from '../pictures/mark.ts'
import { readIfThere } from '../pictures/picture-sources.ts'
import { hasIcons, iconFolder } from '../pictures/pictures.ts'
import type { RunningShop } from '../running-shop.ts'

const names = [
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'apple-touch-icon.png',
  'favicon-48.png',
]
const week = 'public, max-age=604800'
const minute = 'public, max-age=60'
/** Pages name the logo without a version: whoever knows it sees it at once, and asks beside that. */
const soon = 'public, max-age=300, stale-while-revalidate=604800'
/** Opened by itself it is a document of this host: nothing in it may run or load. */
const drawingAlone = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The shop's logo, its mark for home screens, and the picture of a shared link. */
export function iconRoutes(app: FastifyInstance, shop: RunningShop): void {
  const { dataDir } = shop.config
  let icons = new Map<string, Promise<Sent>>()
  let keptFor = ''

  /** Made anew where the catalogue or the pictures are others. */
  function keep(name: string, make: () => Promise<Sent>): Promise<Sent> {
    const version = `${shop.catalogue().version} ${shop.imagesVersion}`
    if (version !== keptFor) icons = new Map()
    keptFor = version
    const icon = icons.get(name)
    if (icon) return icon
    const here = icons
    const making = make()
    icons.set(name, making)
    const forget = () => here.delete(name)
    making.then(({ lasts }) => lasts === minute && forget(), forget)
    return making
  }

  async function icon(name: string, type: string): Promise<Sent> {
    const folder = join(dataDir, 'pictures', iconFolder)
    const made = await readIfThere(join(folder, name))
    if (made) return sent(made, type, (await hasIcons(dataDir)) ? week : minute)
    // In the first moments of a first start none is made, and this one is drawn here.
    const { drawIcon } = await import('../pictures/icons.ts')
    return sent(await drawIcon(name, bytesOf(iconOf(shop.catalogue())), dataDir), type, week)
  }

  const route = (path: string, make: () => Promise<Sent>) =>
    app.get(path, async (request, reply) => send(request, reply, await keep(path, make)))

  route('/logo-mark.svg', async () => sent(asSvg(logoOf(shop.catalogue())), svg, soon))
  route('/icons/mark.svg', async () => sent(asSvg(iconOf(shop.catalogue())), svg, soon))
  for (const name of names) route(`/icons/${name}`, () => icon(name, 'image/png'))
  route('/icons/share.jpg', () => icon('share.jpg', 'image/jpeg'))
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon-48.png', 301))
}

const svg = 'image/svg+xml'
type Sent = { body: Buffer; type: string; lasts: string; etag: string }

function sent(content: Buffer | string, type: string, lasts: string): Sent {
  const body = Buffer.from(content)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  return { body, type, lasts, etag }
}

function send(request: FastifyRequest, reply: FastifyReply, { body, type, lasts, etag }: Sent) {
  reply.header('cache-control', lasts).header('etag', etag).type(type)
  // Mails show the mark, in programs that are pages of other hosts.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (type === svg) reply.header('content-security-policy', drawingAlone)
  return isKnownTag(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.send(body)
}
