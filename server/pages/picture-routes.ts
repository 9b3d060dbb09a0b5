import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isKnownTag } from '../entity-tag.ts'
import { feedPictures } from '../pictures/feed-pictures.ts'
import { type Format, pictureGroups, readIfThere, type Sizes } from '../pictures/picture-sources.ts'

type Group = keyof typeof pictureGroups | 'feed'
const groups: Readonly<Record<Group, Sizes>> = { ...pictureGroups, feed: feedPictures }

const type = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
/** Bytes of the pictures that are kept in memory; the least used go first. */
const mostKept = 64 * 1024 * 1024
const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
const minute = 'public, max-age=60'

/** The meals' pictures at the addresses of the specification (§7), and the shop's other ones. */
export function pictureRoutes({ dataDir, keptBytes = mostKept, version = () => '' }: Store) {
  const picturesOf = pictureStore({ dataDir, keptBytes, version })

  async function send(
    request: Ask,
    reply: FastifyReply,
    group: Group | null,
    name: string | undefined,
  ): Promise<FastifyReply> {
    const pictures = group && name ? await picturesOf(group, name, request) : null
    const picture = pictures ?? (await picturesOf('not-found', 'not-found', request))
    reply.header('vary', 'Accept').code(pictures ? 200 : 404)
    // Pages may come from another host than the files (§7).
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (!picture) return reply.send()
    const lasting = pictures && picture.final
    reply.header('cache-control', lasting ? lastsFor(request.query.v) : minute)
    reply.header('etag', picture.etag).type(picture.type)
    if (pictures && isKnownTag(request.headers['if-none-match'], picture.etag))
      return reply.code(304).send()
    return reply.send(picture.body)
  }

  /** Another node may name a version that this one has not got yet: the picture may be the one before. */
  function lastsFor(asked: string | undefined): string {
    if (!asked) return hour
    return asked === version() ? year : minute
  }

  return async (app: FastifyInstance) => {
    app.get<{ Params: { slug: string }; Querystring: Size }>(
      '/products/images/:slug/1.jpg',
      (request, reply) => send(request, reply, 'meals', request.params.slug),
    )
    app.get<{ Params: { slug: string }; Querystring: Size }>(
      '/products/images/:slug/2.jpg',
      (request, reply) => send(request, reply, 'close-ups', request.params.slug),
    )
    app.get<{ Params: { group: string; file: string }; Querystring: Size }>(
      '/pictures/:group/:file',
      (request, reply) => {
        const { group, file } = request.params
        return send(request, reply, isGroup(group) ? group : null, /^(.+)\.jpg$/.exec(file)?.[1])
      },
    )
  }
}

/** `version`: changes with the pictures, so that none is kept that is shown no more. */
type Store = { dataDir: string; keptBytes?: number; version?: () => string }
type Size = { w?: string; v?: string }
type Ask = FastifyRequest<{ Querystring: Size }>
type Served = { body: Buffer; type: string; etag: string; final: boolean }

function pictureStore({ dataDir, keptBytes, version }: Required<Store>) {
  const kept = new LRUCache<string, Served>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length || 1,
  })

  async function read(file: string, format: Format): Promise<Served | null> {
    const picture = kept.get(`${version()} ${file}`)
    if (picture) return picture
    const body = await readIfThere(join(dataDir, 'pictures', file))
    if (!body) return null
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    return { body, type: type[format], etag, final: true }
  }

  return async (group: Group, name: string, ask: Ask): Promise<Served | null> => {
    if (!/^[a-z0-9-]{1,80}$/.test(name)) return null
    const { formats } = groups[group]
    const width = nearest(groups[group], ask.query.w)
    const accepted = formats.filter(
      (format, index) => index === formats.length - 1 || accepts(ask.headers.accept, type[format]),
    )
    for (const format of accepted) {
      const file = `${group}/${name}/${width}.${format}`
      const before = version()
      const picture = await read(file, format)
      if (picture && before === version()) kept.set(`${before} ${file}`, picture)
      if (picture) return picture
    }
    const fallback = formats.at(-1)
    const source = fallback && (await read(`${group}/${name}/source.${fallback}`, fallback))
    return source ? { ...source, final: false } : null
  }
}

function isGroup(group: string): group is Group {
  return Object.hasOwn(groups, group)
}

function nearest({ widths, usual }: Sizes, asked: unknown): number {
  const wanted = /^\d{1,5}$/.test(String(asked)) ? Number(asked) : 0
  const least = wanted || usual || Number.POSITIVE_INFINITY
  return widths.find(width => width >= least) ?? Math.max(...widths)
}

function accepts(accept: string | undefined, wanted: string): boolean {
  return (accept ?? '').split(',').some(range => {
    const [name, ...params] = range.split(';').map(part => part.trim())
    return name === wanted && !params.some(param => /^q=0(\.0*)?$/.test(param))
  })
}
