import type { Language } from '#shop/language.ts'
import type { Output } from '../../call.ts'

export type SocialValues = Output<'repository-values'>
export type Platform = 'google' | 'facebook'

/** What the provider's window brought: a credential for the shop, with what the page could read of it. */
export type Brought = {
  readonly credential: string
  readonly nonce?: string
  readonly username?: string
  readonly name?: string
}

/**
 * Why nothing came: the window did not open, the provider's script did not load or took so long that
 * the browser wants another press, or the visitor closed the window.
 */
export type NotBrought = 'popup-blocked' | 'script-blocked' | 'press-again' | 'closed'

export type Attempt = {
  readonly values: SocialValues
  readonly lang: Language
  /** Ends the waiting. */
  readonly signal: AbortSignal
  /** The window seems closed; an answer may still come. */
  readonly seemsClosed: () => void
}

/** The language of the providers' own pages (§9). */
export const locales: Readonly<Record<Language, 'el_GR' | 'en_US'>> = { el: 'el_GR', en: 'en_US' }
