import type { FastifyInstance } from 'fastify'
import { networkOf } from './calls/network.ts'
import { fairShare } from './fair-share.ts'
import { refuseTooMany } from './http-limits.ts'
import { refusalPace } from './refusal-pace.ts'
import type { RunningShop } from './running-shop.ts'

/**
 * What one address may keep busy: a browser asks some six things at once, and each takes a few
 * milliseconds, so an office of hundreds behind one address does not notice its four places.
 */
export const addressShare = { atOnce: 4, waiting: 250, heldFor: 500 }
const refusals = { atOnce: 20, perSecond: 20, longest: 5000 }

/** Asked from one address for all its customers; the test provider by the shop, with the customer's call in hand. */
const freely = ['/api/payments/', '/health/', '/sandbox/']

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back the place of this request's address; null: it has none. */
    leavePlace: (() => void) | null
  }
}

/** Lets one address that asks as fast as it can wait behind itself, and not the others behind it. */
export function shareOut(
  app: FastifyInstance,
  { catalogue }: Pick<RunningShop, 'catalogue'>,
  places = addressShare,
  paced = refusals,
): void {
  const share = fairShare(places)
  const pace = refusalPace(paced, Date.now)
  app.decorateRequest('leavePlace', null)

  app.addHook('onRequest', (request, reply, done) => {
    if (freely.some(start => request.url.startsWith(start))) return done()
    const place = share.take(networkOf(request.ip, 64), done)
    if (place) request.leavePlace = place
    else refuseTooMany(request, reply, catalogue(), 1)
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    request.leavePlace?.()
    const wait = reply.statusCode === 429 ? pace(networkOf(request.ip, 64)) : 0
    if (wait > 0) setTimeout(done, wait)
    else done()
  })
}
