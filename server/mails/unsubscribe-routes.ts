import type { FastifyInstance } from 'fastify'
import { tokenHashOf } from '../calls/token.ts'
import { askNoMore } from '../db/customer/questions.ts'
import { removeRegionInterest } from '../db/customer/region-interests.ts'
import type { RunningShop } from '../running-shop.ts'

type Ends = (shop: RunningShop, token: string) => Promise<unknown>

/** Mails that one press ends, by the path of their address, with what ends them. */
const ends = {
  'region-interest': ({ db }, token) => removeRegionInterest(db, tokenHashOf(token)),
  'meal-question': async ({ db }, token) => uuid.test(token) && askNoMore(db, token),
} as const satisfies Record<string, Ends>
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const pathOf = (of: string) => `/api/${of}/unsubscribe`
/** Mail programs post one short field, which is ignored; bytes. */
const bodyLimit = 4 * 1024
const rateLimit = { max: 60, timeWindow: 60_000 }

type Posted = { Querystring: { token?: unknown } }

/** For the mail program's own "unsubscribe" button (RFC 8058). */
export function unsubscribeUrl(publicUrl: string, of: keyof typeof ends, token: string): string {
  return `${publicUrl}${pathOf(of)}?token=${encodeURIComponent(token)}`
}

/** One POST, without a cookie. The answer does not tell whether the token was known. */
export function unsubscribeRoutes(shop: RunningShop) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) =>
      done(null),
    )
    const config = shop.config.rateLimit ? { rateLimit } : {}
    for (const [of, end] of Object.entries<Ends>(ends))
      app.post<Posted>(pathOf(of), { bodyLimit, config }, async ({ query }, reply) => {
        const { token } = query
        if (typeof token === 'string' && token.length <= 200) await end(shop, token)
        return reply.header('cache-control', 'no-store').code(200).send({ code: 'ok' })
      })
  }
}
