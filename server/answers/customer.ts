import type { User } from '#shop/customer.ts'
import type { Language } from '#shop/language.ts'

export type SessionAnswer = { token: string; user: User }

/** `isNew` false: the latest link was sent at `sentAt`, and the next can be asked for at `nextAt`. */
export type PasswordRequestAnswer = { isNew: boolean; sentAt: string; nextAt: string }

/** `agent` in words ("Chrome · Android"); `current`: the session of this call. */
export type CustomerSessionAnswer = {
  id: string
  createdAt: string
  seenAt: string
  agent: string
  current: boolean
}

export type CustomerAnswer = User & {
  emailVerified: boolean
  /** E.164, or empty. */
  phone: string
  lang: Language
  news: boolean
  /** false where the customer has only logged in by Google or Facebook. */
  hasPassword: boolean
  createdAt: string
  /** The e-mail that the customer wants and has not proved yet. */
  newEmail: { email: string; expiresAt: string } | null
}
