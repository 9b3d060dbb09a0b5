import { useSyncExternalStore } from 'react'
import type { PublicConfig } from '../config.ts'
import { setCookie } from '../cookie.ts'
import { newListeners } from '../listeners.ts'

/** What may be done with a visit beyond what the shop needs; new ones go to the end. */
const purposes = ['analytics', 'social'] as const
export type Purpose = (typeof purposes)[number]
/** Only what was asked: who refused statistics has said nothing of a feed that came later. */
export type Consent = Readonly<Partial<Record<Purpose, boolean>>>

const version = 1
const months = 6
/** Seconds: whoever refused is not asked more often than whoever accepted. */
const lasting = months * 30 * 24 * 60 * 60

/** What this shop asks for, as it is configured. */
export function purposesAsked({ analytics, feed }: PublicConfig): Purpose[] {
  const wanted = { analytics: analytics !== null, social: feed }
  return purposes.filter(purpose => wanted[purpose])
}

/** One answer to all that is asked. */
export function allOf(asked: readonly Purpose[], choice: boolean): Consent {
  return Object.fromEntries(asked.map(purpose => [purpose, choice]))
}

/** What the visitor chose; null: nothing yet, or too long ago. */
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

/** Keeps the choice with its date and what was asked: that it was made can be shown. */
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
  const known = useSyncExternalStore(
    listeners.add,
    () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[0] ?? '',
    () => '',
  )
  return readConsent(known)
}

/** Not asked is another thing than refused. */
const digits: Readonly<Record<string, string>> = { true: '1', false: '0', undefined: '-' }

const listeners = newListeners()
