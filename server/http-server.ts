import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import { isTrustedProxy } from './config/address-list.ts'
import { connectionLimits } from './connections.ts'
import { invalid, unreadable } from './error-answer.ts'
import { hasTwoHosts, refuseConnection } from './refused-connections.ts'
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

/** A server with the limits of its connections, and no routes yet. */
export function newServer(
  shop: RunningShop,
  options: Pick<FastifyServerOptions, 'loggerInstance' | 'serverFactory'>,
): FastifyInstance {
  const isLogged = ['info', 'debug'].includes(shop.config.logLevel)
  return fastify({
    bodyLimit,
    // A client can claim any address; only what the shop's own proxies say is believed.
    trustProxy: isProxyOf(shop),
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
}

/** Whether an address is one of the shop's own proxies; `hop` counts from the shop outwards. */
export function isProxyOf({ config }: RunningShop) {
  return (address: string, hop = 0) => isTrustedProxy(config.trustedProxies, address, hop)
}

/** The headers of every answer: those of pages, or the fewer ones of data. */
export function setHeaders(app: FastifyInstance, isHttps: boolean): void {
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
}

/** Some clients name the type of a body where a call takes none. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : json(request, String(body), done),
  )
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
