import { useSyncExternalStore } from 'react'
import type { User } from '#shop/customer/customer.ts'
import { newListeners } from '../listeners.ts'

/**
 * The customer who is logged in, from the readable cookie `user`; the token is in a cookie that scripts
 * cannot read (reading: Accounts). The server keeps pages for all visitors, so there it is null.
 */
export function useUser(): User | null {
  return useSyncExternalStore(listeners.add, currentUser, () => null)
}

/** Call after a login, a sign-up or a logout. */
export function sessionChanged(): void {
  listeners.tell()
  forgetWithoutSession()
}

/** Without a session the service worker drops the customer's answers that it keeps. */
export function forgetWithoutSession(): void {
  if (currentUser()) return
  // Missing in some browsers, and on pages without encryption.
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ sessionGone: true }))
}

const listeners = newListeners()
let known: { cookie: string; user: User | null } = { cookie: '', user: null }

export function currentUser(): User | null {
  const cookie = /(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  if (cookie !== known.cookie) known = { cookie, user: parsed(cookie) }
  return known.user
}

function parsed(cookie: string): User | null {
  try {
    return cookie ? (JSON.parse(decodeURIComponent(cookie)) as User) : null
  } catch {
    return null
  }
}
