import { useSyncExternalStore } from 'react'

/** What may be done with a visit beyond what the shop needs; one more of them asks everybody anew. */
export const purposes = ['analytics'] as const
export type Purpose = (typeof purposes)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

const version = 1
const months = 6
/** Seconds: whoever refused is not asked more often than whoever accepted. */
const lasting = months * 30 * 24 * 60 * 60

/** What the visitor chose; null: nothing yet, or too long ago. */
export function readConsent(cookies = document.cookie): Consent | null {
  const value = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1] ?? ''
  const [, asked, , analytics] = /^(\d+)\.(\d+)\.([01])$/.exec(value) ?? []
  return Number(asked) === version ? { analytics: analytics === '1' } : null
}

/** Keeps the choice with its date and what was asked: that it was made can be shown. */
export function saveConsent({ analytics }: Consent): void {
  const at = Math.floor(Date.now() / 1000)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere
  document.cookie = `consent=${version}.${at}.${analytics ? 1 : 0}; Path=/; SameSite=Lax; Max-Age=${lasting}${secure}`
  for (const listener of listeners) listener()
}

export function isGranted(purpose: Purpose): boolean {
  return readConsent()?.[purpose] ?? false
}

export function useConsent(): Consent | null {
  const known = useSyncExternalStore(
    subscribe,
    () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[0] ?? '',
    () => '',
  )
  return readConsent(known)
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
