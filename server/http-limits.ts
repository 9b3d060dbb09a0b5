import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#shop/catalogue.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import { languageOf, wrapped } from './calls/envelope.ts'
import { networkOf } from './calls/network.ts'
import { sendNotice, wantsPage } from './pages/notice.ts'
import type { RunningShop } from './running-shop.ts'

const minute = 60_000

/**
 * A minute and address, beside the calls' own limits: pages and their data, pages that are not in
 * memory yet, pictures, answers of the share variant, everything else. An address is an IPv4 one or
 * the 64 bits that an IPv6 one begins with, since its owner has all of them. An office of some hundred
 * people behind one address stays far below, and its pages are rendered once for all of them.
 */
export const httpLimits = {
  pages: 3000,
  renderings: 120,
  pictures: 12_000,
  shared: 3000,
  documents: 1200,
} as const

type Limit = keyof typeof httpLimits

/** By how its address begins; null: no limit, or one of its own. Any other route is a document. */
const limitOf: readonly (readonly [start: string, limit: Limit | null])[] = [
  ['/api/content/', null],
  ['/api/share/', 'shared'],
  ['/api/payments/', null],
  ['/health/', null],
  ['/sandbox/', null],
  // Files that are compressed already and never change.
  ['/assets/', null],
  ['/desk/assets/', null],
  ['/desk', 'pages'],
  ['/pictures/', 'pictures'],
  ['/products/images/', 'pictures'],
  ['/*', 'pages'],
]

export type HttpLimits = {
  /** Counts the request; where it is one too many, answers it and says true. */
  refuses(limit: Limit, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** Limits every route that is no call, across all nodes as shared-counts.ts says. */
export function limitRoutes(
  app: FastifyInstance,
  { config, catalogue }: Pick<RunningShop, 'config' | 'catalogue'>,
): HttpLimits {
  if (!config.rateLimit) return { refuses: async () => false }
  const counters = Object.fromEntries(
    Object.entries(httpLimits).map(([limit, max]) => [
      limit,
      app.createRateLimit({
        max,
        timeWindow: minute,
        keyGenerator: ({ ip }) => `${limit} ${networkOf(ip, 64)}`,
      }),
    ]),
  )

  async function refuses(limit: Limit, request: FastifyRequest, reply: FastifyReply) {
    const counted = await counters[limit]?.(request)
    if (!counted || counted.isAllowed || !counted.isExceeded) return false
    refuseTooMany(request, reply, catalogue(), counted.ttlInSeconds)
    return true
  }

  app.addHook('onRequest', async (request, reply) => {
    const limit = limitFor(request.routeOptions.url ?? '/*')
    if (limit && (await refuses(limit, request, reply))) return reply
  })
  return { refuses }
}

/** To a person in words on a page, to a program in the wrapper. */
export function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  catalogue: Catalogue,
  seconds: number,
): void {
  reply.header('retry-after', seconds).header('cache-control', 'no-store')
  if (wantsPage(request)) sendNotice(request, reply, 'too-many-requests', catalogue, seconds)
  else reply.code(429).send(wrapped(refuse('too-many-requests'), languageOf(request)))
}

function limitFor(url: string): Limit | null {
  const limit = limitOf.find(([start]) => url.startsWith(start))
  return limit ? limit[1] : 'documents'
}
