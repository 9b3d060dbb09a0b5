import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language } from '#shop/language.ts'
import { isRefusal } from '#shop/refusal.ts'
import { refusalMessage } from '#shop/refusal-text.ts'

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
  const { lang } = request.cookies
  return askedLanguage(request) ?? (isLanguage(lang) ? lang : defaultLanguage)
}

export function askedLanguage(request: FastifyRequest): Language | null {
  const { lang } = request.query as { lang?: unknown }
  const header = request.headers.lang
  if (isLanguage(lang)) return lang
  return isLanguage(header) ? header : null
}
