import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { CallName, Fields } from '#shop/calls.ts'
import { isLanguage, type Language } from '#shop/language.ts'
import { legalEntity } from '../config/legal-entity.ts'
import type { RunningShop } from '../running-shop.ts'
import { policyFor } from './content-policy.ts'
import { type Asked, withPageHead } from './head.ts'
import { isPersonal } from './public-paths.ts'

/** How a page asks for its data while it is rendered: a shared call, in process. */
type PageCall = (
  shop: RunningShop,
  lang: Language,
  name: CallName,
  input: Fields,
) => Promise<unknown>

/** The built pages, from disk or, in development, from Vite. */
export type Pages = {
  readonly build: () => Promise<ServerBuild>
  /** null while Vite serves the files itself. */
  readonly clientFolder: string | null
  readonly keep: boolean
}

type Kept = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly etag: string
  readonly body: Readonly<Record<Encoding, Buffer>>
}
type Encoding = 'br' | 'gzip' | 'identity'

const mostKept = 600
const longest = 60 * 60 * 24 * 365

/**
 * A page is rendered once for all visitors and kept by path, language, catalogue and build; the
 * browser loads what belongs to the customer.
 */
export async function pageRoutes(
  app: FastifyInstance,
  shop: RunningShop,
  pages: Pages,
  call: PageCall,
): Promise<void> {
  const kept = new Map<string, Promise<Kept>>()

  if (pages.clientFolder)
    await app.register(staticFiles, {
      root: pages.clientFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/')
        response.header(
          'cache-control',
          hashed ? `public, max-age=${longest}, immutable` : 'public, max-age=3600',
        )
      },
    })

  app.get('/*', async (request, reply) => {
    // A browser would read such a path as another site's address.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect('/')
    const url = new URL(request.url, shop.config.publicUrl)
    const lang = languageOf(request, url)
    if (isLanguage(url.searchParams.get('lang'))) rememberLanguage(reply, lang)
    // A link in a mail carries a secret, so no request of this page may name its address.
    if (['reset', 'verify', 'confirm', 'leave'].some(name => url.searchParams.has(name)))
      reply.header('referrer-policy', 'no-referrer')
    const page = pages.keep ? await keptPage(url, lang) : await renderPage(url, lang)
    return send(request, reply, page)
  })

  async function keptPage(url: URL, lang: Language): Promise<Kept> {
    const routes = url.searchParams.get('_routes') ?? ''
    const key = `${shop.catalogue().version} ${lang} ${url.pathname} ${routes}`
    const known = kept.get(key)
    if (known) return known
    const page = renderPage(url, lang)
    kept.set(key, page)
    // A page that failed or redirects is not kept.
    page.then(
      ({ status }) => status !== 200 && kept.delete(key),
      () => kept.delete(key),
    )
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
    return page
  }

  async function renderPage(url: URL, lang: Language): Promise<Kept> {
    const build = await pages.build()
    const context = new RouterContextProvider()
    const entry = build.entry.module as unknown as {
      pageContext: Parameters<typeof context.set>[0]
    }
    context.set(entry.pageContext, {
      lang,
      config: publicConfig(shop),
      call: (name: CallName, input: Fields) => call(shop, lang, name, input),
    })
    const handle = createRequestHandler(
      build,
      shop.config.production ? 'production' : 'development',
    )
    const response = await handle(new Request(withoutPersonal(url)), context)
    return keepable(response, { path: url.pathname, lang, built: pages.keep }, shop)
  }
}

/** A page depends on its path; of the search only the router's own fields reach it. */
function withoutPersonal(url: URL): URL {
  const plain = new URL(url.pathname, url.origin)
  const routes = url.searchParams.get('_routes')
  if (routes) plain.searchParams.set('_routes', routes)
  return plain
}

async function keepable(response: Response, asked: Asked, shop: RunningShop): Promise<Kept> {
  const { path, built } = asked
  const type = response.headers.get('content-type') ?? ''
  const isHtml = type.startsWith('text/html')
  const answered = await response.text()
  const text = isHtml ? withPageHead(answered, asked, shop) : answered
  const identity = Buffer.from(text)
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  }
  for (const name of ['location', 'x-remix-response', 'x-remix-status', 'link'])
    if (response.headers.has(name)) headers[name] = response.headers.get(name) ?? ''
  if (isPersonal(path)) headers['x-robots-tag'] = 'noindex'
  // Vite talks to the page over a socket of its own.
  if (isHtml && built)
    headers['content-security-policy'] = policyFor(identity.toString(), shop.config)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ])
  const etag = createHash('sha1').update(identity).digest('base64url')
  return { status: response.status, headers, etag, body: { br, gzip: gz, identity } }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Kept) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.code(page.status).headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.body[encoding])
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function languageOf(request: FastifyRequest, url: URL): Language {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  return isLanguage(request.cookies.lang) ? request.cookies.lang : 'el'
}

function rememberLanguage(reply: FastifyReply, lang: Language): void {
  reply.header('set-cookie', `lang=${lang}; Path=/; SameSite=Lax; Max-Age=${longest}`)
}

function publicConfig({ config, imagesVersion }: RunningShop) {
  const { legalName, vat, gemi, address } = legalEntity
  return {
    apiBase: '/api',
    account: config.api.account,
    repository: config.api.repository,
    business: config.api.business,
    apiKey: config.api.key,
    app: config.api.app,
    requestTimeout: config.api.timeoutMs,
    filesUrl: config.filesUrl,
    publicUrl: config.publicUrl,
    imagesVersion,
    phone: legalEntity.phone,
    email: legalEntity.email,
    owner: { legalName, vat, gemi, address },
    analytics: config.analytics && {
      id: config.analytics.id,
      scriptUrl: config.analytics.scriptUrl,
    },
    feed: config.feed !== null,
  }
}
