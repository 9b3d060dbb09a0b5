import { useSyncExternalStore } from 'react'
import type { PublicConfig } from '../config.ts'
import { setCookie } from '../cookie.ts'
import { newListeners } from '../listeners.ts'

/** Purposes that need the visitor's consent. The cookie keeps them by position: add new ones at the end. */
const purposes = ['analytics', 'social'] as const
export type Purpose = (typeof purposes)[number]
/** Holds only what the visitor was asked: refusing statistics says nothing about a later feed. */
export type Consent = Readonly<Partial<Record<Purpose, boolean>>>

const version = 1
const months = 6
/** Seconds; the same for a refusal as for a consent. */
const lasting = months * 30 * 24 * 60 * 60

/** The purposes that this shop asks for, by its configuration. */
export function purposesAsked({ analytics, feed }: PublicConfig): Purpose[] {
  const wanted = { analytics: analytics !== null, social: feed }
  return purposes.filter(purpose => wanted[purpose])
}

export function allOf(asked: readonly Purpose[], choice: boolean): Consent {
  return Object.fromEntries(asked.map(purpose => [purpose, choice]))
}

/** What the visitor chose; null: nothing yet, the choice has expired, or it is of an older version. */
export function readConsent(cookies = document.cookie): Consent | null {
  const value = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1] ?? ''
  const [, asked, , choices = ''] = /^(\d+)\.(\d+)\.([01-]{1,9})$/.exec(value) ?? []
  if (Number(asked) !== version) return null
  const chosen = purposes.map((purpose, index) => [purpose, choices[index]] as const)
  return Object.fromEntries(
    chosen.flatMap(([purpose, choice]) =>
      choice === '0' || choice === '1' ? [[purpose, choice === '1']] : [],
    ),
  )
}

/** Keeps the choice with its date and version, as proof that it was made. */
export function saveConsent(consent: Consent): void {
  const at = Math.floor(Date.now() / 1000)
  const choices = purposes.map(purpose => digits[String(consent[purpose])]).join('')
  setCookie('consent', `${version}.${at}.${choices}`, { maxAge: lasting })
  listeners.tell()
}

export function isGranted(purpose: Purpose): boolean {
  return readConsent()?.[purpose] ?? false
}

export function useConsent(): Consent | null {
  const cookie = useSyncExternalStore(
    listeners.add,
    () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[0] ?? '',
    () => '',
  )
  return readConsent(cookie)
}

/** A purpose that was not asked is not a refused one. */
const digits: Readonly<Record<string, string>> = { true: '1', false: '0', undefined: '-' }

const listeners = newListeners()
