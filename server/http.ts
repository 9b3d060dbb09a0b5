import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import type { Catalogue } from '#shop/catalogue.ts'
import { defaultLanguage } from '#shop/language.ts'
import { type RefusalCode, refusalStatus, refuse } from '#shop/refusal.ts'
import { shareOut } from './address-shares.ts'
import { regionRoutes } from './addresses/region-routes.ts'
import { languageOf, wrapped } from './calls/envelope.ts'
import { networkOf } from './calls/network.ts'
import { isTrustedProxy } from './config/address-list.ts'
import {
  boundConnections,
  connectionLimits,
  endConnections,
  hasTwoHosts,
  outliveLostConnections,
  refuseConnection,
  refuseWhileClosing,
} from './connections.ts'
import { socialRoutes } from './customers/social-routes.ts'
import { isDatabaseAway } from './db/away.ts'
import { deskRoutes } from './door/desk-call.ts'
import { deskEventsRoute } from './door/desk-events-route.ts'
import { keepDeskApart } from './door/desk-host.ts'
import { deskPicturesRoute } from './door/desk-pictures-route.ts'
import { deskPreviewRoute } from './door/desk-preview-route.ts'
import { callAsNobody, hookRoutes } from './door/hook-call.ts'
import { openApiRoute } from './door/openapi-route.ts'
import { sharedCounts } from './door/shared-counts.ts'
import { healthRoutes } from './health.ts'
import { limitRoutes } from './http-limits.ts'
import { calendarRoute } from './orders/calendar-route.ts'
import { sandboxAnalytics } from './outside/analytics/sandbox-analytics.ts'
import { sandboxMail } from './outside/mail/sandbox-mail.ts'
import { sandboxEpay } from './outside/payments/sandbox-epay.ts'
import { sandboxStripe } from './outside/payments/sandbox-stripe.ts'
import { sandboxViva } from './outside/payments/sandbox-viva.ts'
import { fetchWithin } from './outside/within.ts'
import { deskPage } from './pages/desk-page.ts'
import { iconRoutes } from './pages/icon-routes.ts'
import { manifestRoute } from './pages/manifest.ts'
import { sendNotice, wantsPage } from './pages/notice.ts'
import { openingPage } from './pages/opening-page.ts'
import { type Pages, pageRoutes } from './pages/pages.ts'
import { pictureRoutes } from './pages/picture-routes.ts'
import { notFound } from './pages/requested-page.ts'
import { searchEngineRoutes } from './pages/search-engines.ts'
import { epayRoutes } from './payments/epay-routes.ts'
import { paymentWebhooks, webhookUrl } from './payments/webhooks.ts'
import { payLinkRoutes } from './placing/pay-link-routes.ts'
import type { RunningShop } from './running-shop.ts'

/** The shop uses no feature of the device, and neither may a frame in its pages. */
const nothingOfTheDevice = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'browsing-topics',
]
  .map(feature => `${feature}=()`)
  .join(', ')

/** Bytes that a call's body may have. */
const bodyLimit = 64 * 1024

export type HttpOptions = Pick<FastifyServerOptions, 'loggerInstance' | 'serverFactory'> & {
  /** The test provider sends the shop its webhooks, as the real one does. */
  readonly sandboxTells?: boolean
  /** Counts, traces and times what this server answers. */
  readonly watch?: (app: FastifyInstance) => void
}

/** The whole shop over HTTP. `pages` null: the calls alone. */
export async function httpServer(
  shop: RunningShop,
  pages: Pages | null,
  { sandboxTells = false, watch, ...options }: HttpOptions = {},
): Promise<FastifyInstance> {
  const isProxy = (address: string, hop = 0) =>
    isTrustedProxy(shop.config.trustedProxies, address, hop)
  const isLogged = ['info', 'debug'].includes(shop.config.logLevel)
  const app = fastify({
    bodyLimit,
    // A client can claim any address; only what the shop's own proxies say is believed.
    trustProxy: isProxy,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // While it closes, the shop refuses in its own wrapper.
    return503OnClosing: false,
    requestTimeout: connectionLimits.request,
    http: {
      headersTimeout: connectionLimits.headers,
      connectionsCheckingInterval: connectionLimits.checkedEvery,
    },
    clientErrorHandler: refuseConnection,
    logController: new LogController({ disableRequestLogging: !isLogged }),
    // A logger for each request serves its lines, of which there are none then.
    ...(!isLogged && { childLoggerFactory: (logger: FastifyBaseLogger) => logger }),
    frameworkErrors: (_error, request, reply) => unreadable(request, reply as never),
    ...options,
  }) as unknown as FastifyInstance
  app.decorateReply('watched', '')
  watch?.(app)
  await app.register(cookie)
  const counts = sharedCounts(shop)
  app.addHook('onClose', async () => counts.stop())
  await app.register(rateLimit, {
    global: false,
    store: counts.Store,
    keyGenerator: ({ ip }) => networkOf(ip, 64),
  })
  app.server.maxConnections = connectionLimits.open
  boundConnections(app.server, connectionLimits.ofAddress, isProxy)
  endConnections(app, connectionLimits.closing)
  outliveLostConnections(app.server, error => shop.log(error, 'a connection could not be taken'))
  refuseWhileClosing(app)
  if (shop.config.rateLimit) shareOut(app, shop)
  const isHttps = shop.config.publicUrl.startsWith('https:')
  const ofPages = pageHeaders(isHttps)
  const ofData = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw)) invalid(reply.header('connection', 'close'))
    else {
      // What no browser shows as a page needs no headers for pages.
      reply.headers(/^\/api\/(content|share)\//.test(request.url) ? ofData : ofPages)
      done()
    }
  })
  keepDeskApart(app, shop.config)
  const limits = limitRoutes(app, shop)
  const json = app.getDefaultJsonParser('error', 'error')
  // Some clients name the type of a body where a call takes none.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : json(request, String(body), done),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    const lang = languageOf(request)
    if (code === 'unavailable') shop.log(error, 'the database does not answer')
    if (code !== 'server-error')
      return reply.code(refusalStatus[code]).send(wrapped(refuse(code), lang))
    const id = randomUUID()
    shop.log(error, `${request.method} ${request.url.split('?')[0]} failed as ${id}`)
    return reply.code(500).send(wrapped(refuse(code, { id }), lang))
  })
  hookRoutes(app, shop)
  deskRoutes(app, shop)
  deskEventsRoute(app, shop)
  await deskPicturesRoute(app, shop)
  await deskPreviewRoute(app, { shop, pages, call: callAsNobody })
  openApiRoute(app, shop.config)
  await app.register(paymentWebhooks(shop))
  await app.register(regionRoutes(shop))
  app.all('/api/*', (request, reply) =>
    reply.code(404).send(wrapped(refuse('hook-not-found'), languageOf(request))),
  )
  healthRoutes(app, shop, pages)
  await app.register(
    pictureRoutes({ dataDir: shop.config.dataDir, version: () => shop.imagesVersion }),
  )
  const clock = () => new Date(shop.now())
  if (shop.config.sandbox) {
    const { legacyUrl: here } = shop.config.viva
    const twin = { db: shop.db, config: shop.config, clock, fetch: fetchWithin(here, () => app) }
    const tells = (name: 'viva' | 'stripe') => (sandboxTells ? webhookUrl(here, name) : null)
    await app.register(sandboxViva({ ...twin, webhookUrl: tells('viva') }))
    await app.register(sandboxStripe({ ...twin, webhookUrl: tells('stripe') }))
  }
  await app.register(sandboxEpay({ db: shop.db, config: shop.config, clock }))
  await app.register(epayRoutes(shop))
  await app.register(socialRoutes(shop))
  await app.register(sandboxAnalytics(shop.config.analytics, shop.now))
  await app.register(sandboxMail({ db: shop.db, config: shop.config }))
  searchEngineRoutes(app, shop)
  manifestRoute(app, shop)
  iconRoutes(app, shop)
  calendarRoute(app, shop)
  payLinkRoutes(app, shop)
  if (pages?.desk) await deskPage(app, shop, pages.desk)
  if (pages) openingPage(app, shop.catalogue)
  if (pages) await pageRoutes(app, { shop, pages, call: callAsNobody, limits })
  app.setNotFoundHandler((request, reply) => takesNothing(request, reply, shop.catalogue()))
  return app
}

/** Asked for once: they are the same for every page, and each page brings its own content policy. */
function pageHeaders(isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': nothingOfTheDevice }
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader() {},
  }
  const tell = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps,
  })
  tell({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** A path that cannot be decoded, such as "/%", is answered as any unknown path (§2). */
function unreadable({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply) {
  return url.startsWith('/api/') ? invalid(reply) : reply.redirect(notFound)
}

function invalid(reply: FastifyReply) {
  return reply.code(400).send(wrapped(refuse('invalid-input'), defaultLanguage))
}

/** What no route takes: mostly something sent to an address that can only be read. */
function takesNothing(request: FastifyRequest, reply: FastifyReply, catalogue: Catalogue) {
  if (wantsPage(request)) return sendNotice(request, reply, 'hook-not-found', catalogue)
  return reply.code(404).send(wrapped(refuse('hook-not-found'), languageOf(request)))
}

function codeOf(error: FastifyError): RefusalCode {
  if (error.statusCode === 413) return 'body-too-large'
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.statusCode && error.statusCode < 500) return 'invalid-input'
  return isDatabaseAway(error) ? 'unavailable' : 'server-error'
}
