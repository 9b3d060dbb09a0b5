import type { User } from '#shop/customer.ts'
import type { Language } from '#shop/language.ts'

export type SessionAnswer = { token: string; user: User }

/** Where a customer is logged in; `agent` in words ("Chrome · Android"), `current`: by this very call. */
export type CustomerSessionAnswer = {
  id: string
  createdAt: string
  seenAt: string
  agent: string
  current: boolean
}

/** What customers told of themselves; the name and e-mail are the session's. */
export type CustomerAnswer = User & {
  emailVerified: boolean
  /** E.164, or empty. */
  phone: string
  /** Of the mails. */
  lang: Language
  /** Wants news by mail. */
  news: boolean
  /** false for who only ever came by Google or Facebook. */
  hasPassword: boolean
  createdAt: string
}
