import type { Language } from '#shop/language.ts'
import { refusalText } from '#shop/refusal-text.ts'
import type { ErrorCode } from './call.ts'

/** What an answer that is not ok says: the server's words, or ours where there was no answer. */
export function answerText(
  answer: { readonly code: ErrorCode | 'ok'; readonly message: string },
  lang: Language,
): string {
  if (answer.message || answer.code === 'ok') return answer.message
  return (refusalText[answer.code] ?? refusalText['server-error'])[lang]
}
