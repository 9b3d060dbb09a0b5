import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Catalogue } from '#shop/catalogue.ts'
import { tokenHashOf } from '../calls/token.ts'
import type { RunningShop } from '../running-shop.ts'

/** Seconds that a browser is let in without following the link again. */
const aMonth = 30 * 24 * 60 * 60

/** Whether this browser may see the shop and order: any one in an open shop, before that one with the pass. */
export function isLetIn({ cookies }: FastifyRequest, { pass }: Pick<Catalogue, 'pass'>): boolean {
  return !pass || isPass(cookies.visit ?? '', pass)
}

/** The link by which the owner and the owner's guests look around and order before the shop opens. */
export function visitLink({ publicUrl }: { readonly publicUrl: string }, pass: string): string {
  return `${publicUrl}/visit/${pass}`
}

export function visitRoute(app: FastifyInstance, { config, catalogue }: RunningShop): void {
  app.get<{ Params: { pass: string } }>('/visit/:pass', (request, reply) => {
    const { pass } = catalogue()
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (pass && isPass(request.params.pass, pass))
      reply.setCookie('visit', pass, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
        maxAge: aMonth,
      })
    return reply.redirect('/', 303)
  })
}

function isPass(given: string, pass: string): boolean {
  return timingSafeEqual(tokenHashOf(given), tokenHashOf(pass))
}
