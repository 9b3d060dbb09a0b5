import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage } from '#shop/language.ts'
import { type RefusalCode, refusalStatus, refuse } from '#shop/refusal/refusal.ts'
import { languageOf, wrapped } from './calls/envelope.ts'
import { isDatabaseAway } from './db/connection/away.ts'
import { notFound } from './pages/requested-page.ts'
import type { RunningShop } from './running-shop.ts'

/** What is broken is logged under the id that its answer carries (§8). */
export function errorAnswer(shop: RunningShop) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const code = codeOf(error)
    const lang = languageOf(request)
    if (code === 'unavailable') shop.log(error, 'the database does not answer')
    if (code !== 'server-error')
      return reply.code(refusalStatus[code]).send(wrapped(refuse(code), lang))
    const id = randomUUID()
    shop.log(error, `${request.method} ${request.url.split('?')[0]} failed as ${id}`)
    return reply.code(500).send(wrapped(refuse(code, { id }), lang))
  }
}

/** A path that cannot be decoded, such as "/%", is answered as any unknown path (§2). */
export function unreadable({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply) {
  return url.startsWith('/api/') ? invalid(reply) : reply.redirect(notFound)
}

export function invalid(reply: FastifyReply) {
  return reply.code(400).send(wrapped(refuse('invalid-input'), defaultLanguage))
}

function codeOf(error: FastifyError): RefusalCode {
  if (error.statusCode === 413) return 'body-too-large'
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.statusCode && error.statusCode < 500) return 'invalid-input'
  return isDatabaseAway(error) ? 'unavailable' : 'server-error'
}
