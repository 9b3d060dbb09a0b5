import type { FastifyInstance } from 'fastify'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import type { No } from '../calls/desk-hook.ts'
import { languageOf } from '../calls/envelope.ts'
import { staffOf } from '../db/staff/staff-sessions.ts'
import { hashesOf } from '../people/desk-cookie.ts'
import { deskLines } from '../people/desk-events.ts'
import type { RunningShop } from '../running-shop.ts'
import { sendRefused } from './desk-refused.ts'
import { isFromAnotherSite } from './forgery.ts'
import { tooManyFrom } from './rate-limits.ts'

/**
 * What changed, as server-sent events: names only, and the page asks for what it shows. Read by
 * `fetch`, since an EventSource cannot send the tab's half of the session.
 */
export function deskEventsRoute(app: FastifyInstance, shop: RunningShop): void {
  const tooMany = tooManyFrom(app, shop, 'desk')
  const lines = deskLines(shop.db, shop.log)
  // Before the server waits for its answers to end: these do not end by themselves.
  app.addHook('preClose', async () => lines.endAll())

  app.get('/api/desk/events', async (request, reply) => {
    reply.header('cache-control', 'no-store, no-transform')
    const no = (refusal: No) => sendRefused(reply, refusal, languageOf(request))
    const tooOften = (seconds: number) => {
      reply.header('retry-after', seconds)
      return no(refuse('too-many-requests'))
    }
    if (isFromAnotherSite(request, shop.config, shop.config.deskUrl))
      return no(refuse('user-not-allowed'))
    const wait = await tooMany.calls(request)
    if (wait !== null) return tooOften(wait)
    const hashes = hashesOf(request)
    const person = async () => (hashes ? await staffOf(shop.db, hashes, shop.now()) : null)
    const staff = await person()
    if (!staff) return no(refuseAtDesk('staff-logged-out'))
    if (lines.isFull(staff.staff.id)) return tooOften(60)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Used again by nothing, or a shop that closes would wait for it.
      connection: 'close',
      // nginx would collect the answer otherwise.
      'x-accel-buffering': 'no',
    })
    lines.add({
      staffId: staff.staff.id,
      answer: reply.raw,
      isStillIn: async () => (await person()) !== null,
    })
  })
}
