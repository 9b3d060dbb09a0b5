import type { FastifyInstance } from 'fastify'
import { refusalStatus, refuse } from '#shop/refusal.ts'
import { refusalMessage } from '#shop/refusal-text.ts'
import { deskRefusals } from '#shop/staff-room/refusal.ts'
import { languageOf } from '../calls/envelope.ts'
import { staffOf } from '../db/staff-room/staff-sessions.ts'
import type { RunningShop } from '../running-shop.ts'
import { hashesOf } from '../staff/desk-cookie.ts'
import { deskLines } from '../staff/desk-events.ts'
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
    const lang = languageOf(request)
    const no = (code: 'user-not-allowed' | 'too-many-requests', wait?: number) =>
      (wait ? reply.header('retry-after', wait) : reply)
        .code(refusalStatus[code])
        .send({ code, data: null, message: refusalMessage(refuse(code), lang) })
    if (isFromAnotherSite(request, shop.config, shop.config.deskUrl)) return no('user-not-allowed')
    const wait = await tooMany.calls(request)
    if (wait !== null) return no('too-many-requests', wait)
    const hashes = hashesOf(request)
    const person = async () => (hashes ? await staffOf(shop.db, hashes, shop.now()) : null)
    const found = await person()
    if (!found) {
      const { status, text } = deskRefusals['staff-logged-out']
      return reply.code(status).send({ code: 'staff-logged-out', data: null, message: text[lang] })
    }
    if (lines.isFull(found.staff.id)) return no('too-many-requests', 60)
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
      staffId: found.staff.id,
      answer: reply.raw,
      isStillIn: async () => (await person()) !== null,
    })
  })
}
