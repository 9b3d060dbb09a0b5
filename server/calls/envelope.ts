import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language, offeredLanguage } from '#shop/language.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { refusalMessage } from '#shop/refusal/refusal-message.ts'

export function wrapped(result: unknown, lang: Language) {
  if (!isRefusal(result)) return { code: 'ok', data: result ?? null, message: '' }
  return {
    code: result.refused,
    data: result.data ?? null,
    message: refusalMessage(result, lang),
  }
}

/** The language of an answer: as asked, else from the cookie, else Greek. */
export function languageOf(request: FastifyRequest): Language {
  return wishedLanguage(request) ?? defaultLanguage
}

/** The same for a customer, among the languages of the shop. */
export function customerLanguage(request: FastifyRequest, offered: readonly Language[]): Language {
  return offeredLanguage(offered, wishedLanguage(request))
}

function wishedLanguage(request: FastifyRequest): Language | null {
  const { lang } = request.cookies
  return askedLanguage(request) ?? (isLanguage(lang) ? lang : null)
}

export function askedLanguage(request: FastifyRequest): Language | null {
  const { lang } = request.query as { lang?: unknown }
  const header = request.headers.lang
  if (isLanguage(lang)) return lang
  return isLanguage(header) ? header : null
}
