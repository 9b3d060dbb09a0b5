import type { FastifyReply } from 'fastify'
import type { Language } from '#shop/language.ts'
import { refusalStatus } from '#shop/refusal.ts'
import { refusalMessage } from '#shop/refusal-text.ts'
import { type DeskRefusal, deskRefusalStatus, isDeskCode } from '#shop/staff-room/refusal.ts'
import { deskRefusalText } from '#shop/staff-room/refusal-text.ts'
import type { No } from '../staff/desk-hook.ts'

/** Sends a "no" of the shop or of the staff room, with its status and its text. */
export function sendRefused(reply: FastifyReply, no: No, lang: Language) {
  const { status, message } = said(no, lang)
  return reply.code(status).send({ code: no.refused, data: no.data ?? null, message })
}

function said(no: No, lang: Language) {
  if (isOfDesk(no))
    return { status: deskRefusalStatus[no.refused], message: deskRefusalText[no.refused][lang] }
  return { status: refusalStatus[no.refused], message: refusalMessage(no, lang) }
}

function isOfDesk(no: No): no is DeskRefusal {
  return isDeskCode(no.refused)
}
