import { Negotiator } from '@fastify/accept-negotiator'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'
import { isLanguage, type Language, offeredLanguage } from '#shop/language.ts'
import { isKnownTag } from '../entity-tag.ts'
import type { HttpLimits } from '../http-limits.ts'
import type { RunningShop } from '../running-shop.ts'
import { pageKept, pageRendered } from '../watching/watched.ts'
import type { DeskPages } from './desk-page.ts'
import { type Encoding, type Page, pageMemory } from './page-memory.ts'
import { type PageCall, renderer } from './rendering.ts'
import { type PageRequest, pageReader } from './requested-page.ts'

/** The built pages, from disk or, in development, from Vite. */
export type Pages = {
  readonly build: () => Promise<ServerBuild>
  /** null while Vite serves the files itself. */
  readonly clientFolder: string | null
  readonly keep: boolean
  /** The staff room; null where it was not built. */
  readonly desk?: DeskPages | null
}

type Parts = {
  readonly shop: RunningShop
  readonly pages: Pages
  readonly call: PageCall
  readonly limits: HttpLimits
}

const longest = 60 * 60 * 24 * 365
/** Addresses whose page is remembered, so that reading them costs nothing the next time. */
const mostRead = 2000
const longestRead = 200

/** In links of mails. No request of such a page may name its address. */
const secrets = ['reset', 'verify', 'email', 'confirm', 'leave']

/** What an address says; `lang`: the language that it chooses. */
type Read = {
  readonly asked: PageRequest
  readonly lang: Language | null
  readonly isSecret: boolean
}

type Reading = {
  readonly read: (typed: string) => Read
  readonly render: ReturnType<typeof renderer>
}

const encodings = new Negotiator<'br' | 'gzip'>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** A page is rendered once for all visitors and kept; the browser loads what belongs to the customer. */
export async function pageRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { shop, pages, call, limits } = parts
  if (pages.clientFolder) await app.register(staticFiles, filesIn(pages.clientFolder))
  // A file of an older build is gone. Led home, the service worker would keep that page in its place.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  const memory = pageMemory()
  const ofBuild = pages.keep ? reading(await pages.build()) : null

  app.get('/*', (request, reply) => {
    if (ofBuild) return answer(ofBuild, request, reply)
    return pages.build().then(build => answer(reading(build), request, reply))
  })

  /** Waits for nothing where the page is kept: a promise costs as much as finding it. */
  function answer({ read, render }: Reading, request: FastifyRequest, reply: FastifyReply) {
    const { asked, lang: chosen, isSecret } = read(request.url)
    const { languages } = shop.catalogue()
    const lang = offeredLanguage(languages, chosen ?? rememberedLanguage(request))
    if (chosen) rememberLanguage(reply, lang)
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    if ('leadsTo' in asked)
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(asked.leadsTo, asked.status)
    if (!pages.keep) return render(asked, lang).then(page => send(request, reply, page))
    const key = `${shop.catalogue().version} ${shop.imagesVersion} ${lang} ${asked.url}`
    const known = memory.known(key)
    reply.watched = known ? pageKept : pageRendered
    if (known instanceof Promise) return known.then(page => send(request, reply, page))
    if (known) return send(request, reply, known)
    return sendNew(request, reply, key, () => render(asked, lang))
  }

  async function sendNew(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<Page>,
  ) {
    if (await limits.refuses('renderings', request, reply)) return reply
    return send(request, reply, await memory.keep(key, render))
  }

  function reading(build: ServerBuild): Reading {
    const askedPage = pageReader(build)
    const remembered = new LRUCache<string, Read>({ max: mostRead })
    return {
      read(typed: string): Read {
        const page = remembered.get(typed)
        if (page) return page
        // Two slashes would read as another site's address.
        const url = new URL(typed.replace(/^[/\\]+/, '/'), shop.config.publicUrl)
        const lang = url.searchParams.get('lang')
        const read = {
          asked: askedPage(url),
          lang: isLanguage(lang) ? lang : null,
          isSecret: secrets.some(name => url.searchParams.has(name)),
        }
        if (typed.length <= longestRead) remembered.set(typed, read)
        return read
      },
      render: renderer(build, { shop, call, built: pages.keep }),
    }
  }
}

function filesIn(root: string) {
  return {
    root,
    wildcard: false,
    preCompressed: true,
    index: false as const,
    cacheControl: false,
    setHeaders: (response: { header(name: string, value: string): void }, path: string) => {
      const hashed = path.includes('/assets/')
      response.header(
        'cache-control',
        hashed ? `public, max-age=${longest}, immutable` : 'public, max-age=3600',
      )
    },
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding: Encoding = encodings.negotiate(accepted) ?? 'identity'
  const etag = `"${page.etag}-${encoding}"`
  reply.code(page.status).headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', etag)
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.body[encoding])
}

function rememberedLanguage({ cookies }: FastifyRequest): Language | null {
  return isLanguage(cookies.lang) ? cookies.lang : null
}

function rememberLanguage(reply: FastifyReply, lang: Language): void {
  reply.setCookie('lang', lang, { path: '/', sameSite: 'lax', maxAge: longest })
}
