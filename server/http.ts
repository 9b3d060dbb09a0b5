import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Catalogue } from '#shop/catalogue.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import { shareOut } from './address-shares.ts'
import { languageOf, wrapped } from './calls/envelope.ts'
import { networkOf } from './calls/network.ts'
import {
  boundConnections,
  connectionLimits,
  endConnections,
  outliveLostConnections,
} from './connections.ts'
import { socialRoutes } from './customers/social-routes.ts'
import { deskRoutes } from './door/desk-call.ts'
import { deskEventsRoute } from './door/desk-events-route.ts'
import { keepDeskApart } from './door/desk-host.ts'
import { deskPicturesRoute } from './door/desk-pictures-route.ts'
import { deskPreviewRoute } from './door/desk-preview-route.ts'
import { callAsNobody, hookRoutes } from './door/hook-call.ts'
import { openApiRoute } from './door/openapi-route.ts'
import { sharedCounts } from './door/shared-counts.ts'
import { errorAnswer } from './error-answer.ts'
import { healthRoutes } from './health.ts'
import { limitRoutes } from './http-limits.ts'
import { acceptEmptyBodies, isProxyOf, newServer, setHeaders } from './http-server.ts'
import { unsubscribeRoutes } from './mails/unsubscribe-routes.ts'
import { visitRoute } from './opening/visit.ts'
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
import { searchEngineRoutes } from './pages/search-engines.ts'
import { epayRoutes } from './payments/epay-routes.ts'
import { paymentWebhooks, webhookUrl } from './payments/webhooks.ts'
import { payLinkRoutes } from './placing/pay-link-routes.ts'
import { refuseWhileClosing } from './refused-connections.ts'
import type { RunningShop } from './running-shop.ts'

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
  const app = newServer(shop, options)
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
  boundConnections(app.server, connectionLimits.ofAddress, isProxyOf(shop))
  endConnections(app, connectionLimits.closing)
  outliveLostConnections(app.server, error => shop.log(error, 'a connection could not be taken'))
  refuseWhileClosing(app)
  if (shop.config.rateLimit) shareOut(app, shop)
  setHeaders(app, shop.config.publicUrl.startsWith('https:'))
  keepDeskApart(app, shop.config)
  const limits = limitRoutes(app, shop)
  acceptEmptyBodies(app)
  app.setErrorHandler(errorAnswer(shop))
  hookRoutes(app, shop)
  deskRoutes(app, shop)
  deskEventsRoute(app, shop)
  await deskPicturesRoute(app, shop)
  await deskPreviewRoute(app, { shop, pages, call: callAsNobody })
  openApiRoute(app, shop.config)
  await app.register(paymentWebhooks(shop))
  await app.register(unsubscribeRoutes(shop))
  app.all('/api/*', (request, reply) =>
    reply.code(404).send(wrapped(refuse('hook-not-found'), languageOf(request))),
  )
  healthRoutes(app, shop, pages)
  await app.register(
    pictureRoutes({ dataDir: shop.config.dataDir, version: () => shop.imagesVersion }),
  )
  await openPaymentTwins(app, shop, sandboxTells)
  await app.register(epayRoutes(shop))
  await app.register(socialRoutes(shop))
  await app.register(sandboxAnalytics(shop.config.analytics, shop.now))
  await app.register(sandboxMail({ db: shop.db, config: shop.config }))
  searchEngineRoutes(app, shop)
  manifestRoute(app, shop)
  iconRoutes(app, shop)
  calendarRoute(app, shop)
  payLinkRoutes(app, shop)
  visitRoute(app, shop)
  if (pages?.desk) await deskPage(app, shop, pages.desk)
  if (pages) openingPage(app, shop)
  if (pages) await pageRoutes(app, { shop, pages, call: callAsNobody, limits })
  app.setNotFoundHandler((request, reply) => takesNothing(request, reply, shop.catalogue()))
  return app
}

async function openPaymentTwins(
  app: FastifyInstance,
  shop: RunningShop,
  tellsShop: boolean,
): Promise<void> {
  const clock = () => new Date(shop.now())
  if (shop.config.sandbox && shop.config.viva) {
    const { legacyUrl: here } = shop.config.viva
    const twin = { db: shop.db, config: shop.config, clock, fetch: fetchWithin(here, () => app) }
    const tells = (name: 'viva' | 'stripe') => (tellsShop ? webhookUrl(here, name) : null)
    await app.register(sandboxViva({ ...twin, webhookUrl: tells('viva') }))
    await app.register(sandboxStripe({ ...twin, webhookUrl: tells('stripe') }))
  }
  await app.register(sandboxEpay({ db: shop.db, config: shop.config, clock }))
}

/** What no route takes: mostly something sent to an address that can only be read. */
function takesNothing(request: FastifyRequest, reply: FastifyReply, catalogue: Catalogue) {
  if (wantsPage(request)) return sendNotice(request, reply, 'hook-not-found', catalogue)
  return reply.code(404).send(wrapped(refuse('hook-not-found'), languageOf(request)))
}
