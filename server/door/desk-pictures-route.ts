import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mayCallFrom } from '#shop/people/device.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import type { StaffPerson } from '#shop/people/staff.ts'
import { mostZoom } from '#shop/publishing/picture.ts'
import { invalidInput, refuse } from '#shop/refusal/refusal.ts'
import type { No } from '../calls/desk-hook.ts'
import { languageOf } from '../calls/envelope.ts'
import { staffOf } from '../db/staff/staff-sessions.ts'
import { hashesOf } from '../people/desk-cookie.ts'
import { keepForRevert, pictureFile, putIn } from '../releases/pictures.ts'
import type { RunningShop } from '../running-shop.ts'
import { sendRefused } from './desk-refused.ts'
import { isFromAnotherSite } from './forgery.ts'
import { tooManyFrom } from './rate-limits.ts'

/** Bytes of a photo; what comes beyond is not read. */
const bodyLimit = 15_000_000
/** Photos that are worked on at once: each takes a process of up to 300 MB. */
const mostAtOnce = 2

const share = z.coerce.number().check(z.gte(0), z.lte(1))
const asked = z.object({
  x: z._default(share, 0.5),
  y: z._default(share, 0.5),
  zoom: z._default(z.coerce.number().check(z.gte(1), z.lte(mostZoom)), 1),
})

type Params = { Params: { piece: string } }

/** Photos come as they are, not in JSON. Who sends one is known before a byte of it is read. */
export async function deskPicturesRoute(app: FastifyInstance, shop: RunningShop): Promise<void> {
  const tooMany = tooManyFrom(app, shop, 'desk')
  const people = new WeakMap<FastifyRequest, StaffPerson>()
  let working = 0

  await app.register(async inner => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    inner.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === 413)
        return no(request, reply.header('connection', 'close'), refuseAtDesk('picture-too-large'))
      throw error
    })
    inner.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const refused = await refusalOf(request, reply)
      if (refused) return no(request, reply, refused)
    })

    inner.post<Params>('/api/desk/pictures/:piece', { bodyLimit }, async (request, reply) => {
      const cut = z.safeParse(asked, request.query)
      const photo = request.body
      if (!cut.success) return no(request, reply, invalidInput())
      if (!Buffer.isBuffer(photo)) return no(request, reply, refuseAtDesk('picture-format'))
      if (working >= mostAtOnce) return no(request, reply, refuse('too-many-requests'))
      working += 1
      try {
        const { id = '' } = people.get(request) ?? {}
        const { piece } = request.params
        const outcome = await putIn(shop, id, { piece, cut: cut.data, photo })
        if ('refused' in outcome) return no(request, reply, outcome)
        return reply.send({ code: 'ok', data: outcome, message: '' })
      } finally {
        working -= 1
      }
    })

    inner.post<Params>('/api/desk/pictures/:piece/kept', async (request, reply) => {
      const { id = '' } = people.get(request) ?? {}
      const outcome = await keepForRevert(shop, id, request.params.piece)
      if ('refused' in outcome) return no(request, reply, outcome)
      return reply.send({ code: 'ok', data: outcome, message: '' })
    })

    inner.get<Params>('/api/desk/pictures/:piece', async (request, reply) => {
      const file = await pictureFile(shop, request.params.piece)
      if (!file) return no(request, reply, refuseAtDesk('piece-not-found'))
      const isPng = file[0] === 0x89
      return reply.type(isPng ? 'image/png' : 'image/jpeg').send(file)
    })
  })

  async function refusalOf(request: FastifyRequest, reply: FastifyReply) {
    if (isFromAnotherSite(request, shop.config, shop.config.deskUrl))
      return refuse('user-not-allowed')
    const wait = await tooMany.calls(request)
    if (wait !== null) {
      reply.header('retry-after', wait)
      return refuse('too-many-requests')
    }
    const hashes = hashesOf(request)
    const session = hashes && (await staffOf(shop.db, hashes, shop.now()))
    if (!session) return refuseAtDesk('staff-logged-out')
    if (!mayCallFrom(session.device, session.staff.roles, 'draft-write'))
      return refuseAtDesk('role-not-allowed')
    people.set(request, session.staff)
    return null
  }
}

function no(request: FastifyRequest, reply: FastifyReply, refusal: No) {
  return sendRefused(reply, refusal, languageOf(request))
}
