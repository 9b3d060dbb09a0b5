import type { Language } from '#shop/language.ts'
import type { ShopEvent } from '../db/shop/shop-events.ts'
import type { MailBlock } from './mail-document.ts'

export type StaffFacts = {
  readonly events: readonly ShopEvent[]
  readonly lang: Language
  /** Events that the mail only counts. */
  readonly more: number
}

/** What a mail to the shop's people tells. */
export type StaffNews = {
  readonly subject: string
  /** Unset: the subject. */
  readonly heading?: string
  readonly preheader: string
  readonly blocks: readonly MailBlock[]
  /** The page of the staff room that it is about, from `/desk` on. */
  readonly page: string
  /** Whom a reply reaches; unset: the shop itself. */
  readonly replyTo?: string
}
