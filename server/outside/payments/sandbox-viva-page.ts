import type { Language } from '#shop/language.ts'
import type { SandboxOrder } from '../../db/sandbox/viva.ts'
import { approvedPage, choicePage, overPage } from './sandbox-page.ts'

export function languageOf({ requestLang }: Pick<SandboxOrder, 'requestLang'>): Language {
  return requestLang.toLowerCase().startsWith('en') ? 'en' : 'el'
}

export function payPage(order: SandboxOrder): string {
  const { code, amount, customerTrns: description } = order
  return choicePage(languageOf(order), { path: `/sandbox/pay/${code}`, amount, description })
}

export function latePage(order: SandboxOrder): string {
  return approvedPage(languageOf(order))
}

/** An order that cannot be paid any more; a link leads back. */
export function settledPage(order: SandboxOrder, back: string): string {
  const over = order.state === 3 ? 'paid' : order.state === 2 ? 'cancelled' : 'expired'
  return overPage(languageOf(order), over, back)
}
