import type { FastifyReply } from 'fastify'
import type { Language } from '#shop/language.ts'
import { deskRefusalStatus, isDeskCode } from '#shop/people/refusal.ts'
import { deskRefusalMessage } from '#shop/people/refusal-message.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import type { No } from '../calls/desk-hook.ts'

/** Sends a "no" of the shop or of the staff room, with its status and its text. */
export function sendRefused(reply: FastifyReply, { refused, data }: No, lang: Language) {
  const status = isDeskCode(refused) ? deskRefusalStatus[refused] : refusalStatus[refused]
  const message = deskRefusalMessage({ refused, data }, lang)
  return reply.code(status).send({ code: refused, data: data ?? null, message })
}
