import type { FastifyInstance } from 'fastify'
import { tokenHashOf } from '../calls/token.ts'
import { removeRegionInterest } from '../db/customer/region-interests.ts'
import type { RunningShop } from '../running-shop.ts'

const path = '/api/region-interest/unsubscribe'
/** Mail programs post one short field, which is ignored; bytes. */
const bodyLimit = 4 * 1024
const rateLimit = { max: 60, timeWindow: 60_000 }

type Posted = { Querystring: { token?: unknown } }

/** For the mail program's own "unsubscribe" button (RFC 8058). */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`
}

/** One POST, without a cookie. The answer does not tell whether the token was known. */
export function regionRoutes(shop: RunningShop) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) =>
      done(null),
    )
    const config = shop.config.rateLimit ? { rateLimit } : {}
    app.post<Posted>(path, { bodyLimit, config }, async ({ query }, reply) => {
      const { token } = query
      if (typeof token === 'string' && token.length <= 200)
        await removeRegionInterest(shop.db, tokenHashOf(token))
      return reply.header('cache-control', 'no-store').code(200).send({ code: 'ok' })
    })
  }
}
