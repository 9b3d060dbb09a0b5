import type { Language } from '#shop/language.ts'
import type { Output } from '../../call.ts'

export type SocialValues = Output<'repository-values'>
export type Platform = 'google' | 'facebook'

/** What the provider's window answered: a credential for the shop, and what the page can read in it. */
export type Brought = {
  readonly credential: string
  readonly nonce?: string
  readonly username?: string
  readonly name?: string
}

/**
 * Why there is no answer: the window did not open, the provider's script did not load or took so long
 * that the browser wants another press, or the visitor closed the window.
 */
export type NotBrought = 'popup-blocked' | 'script-blocked' | 'press-again' | 'closed'

export type Attempt = {
  readonly values: SocialValues
  readonly lang: Language
  /** Ends the waiting. */
  readonly signal: AbortSignal
  /** Called when the window seems closed; an answer may still come. */
  readonly seemsClosed: () => void
}

/** The language of the providers' own pages (§9). */
export const locales: Readonly<Record<Language, 'el_GR' | 'en_US'>> = { el: 'el_GR', en: 'en_US' }
