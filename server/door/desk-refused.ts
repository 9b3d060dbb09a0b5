import type { FastifyReply } from 'fastify'
import { isKeyOf } from '#shop/keys.ts'
import type { Language } from '#shop/language.ts'
import { type DeskRefusal, deskRefusalStatus, isDeskCode } from '#shop/people/refusal.ts'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import { type FieldError, refusalStatus } from '#shop/refusal/refusal.ts'
import { refusalMessage } from '#shop/refusal/refusal-message.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import type { No } from '../calls/desk-hook.ts'

/** Sends a "no" of the shop or of the staff room, with its status and its text. */
export function sendRefused(reply: FastifyReply, no: No, lang: Language) {
  const { status, message } = said(no, lang)
  return reply.code(status).send({ code: no.refused, data: no.data ?? null, message })
}

function said(no: No, lang: Language) {
  if (isOfDesk(no))
    return { status: deskRefusalStatus[no.refused], message: deskRefusalText[no.refused][lang] }
  return {
    status: refusalStatus[no.refused],
    message: wrongFields(no, lang) || refusalMessage(no, lang),
  }
}

/** Texts that mean nothing away from their field. */
const nameless: readonly string[] = ['invalid-field', 'required-field']

/** What is wrong with each field: not every form of the staff room has a place for it. */
function wrongFields({ refused, data }: No, lang: Language): string {
  if (refused !== 'invalid-input') return ''
  const { errors = [] } = (data ?? {}) as { readonly errors?: readonly FieldError[] }
  const texts = errors.flatMap(({ slug }) =>
    isKeyOf(refusalText, slug) && !nameless.includes(slug) ? [refusalText[slug][lang]] : [],
  )
  return [...new Set(texts)].join(' · ')
}

function isOfDesk(no: No): no is DeskRefusal {
  return isDeskCode(no.refused)
}
