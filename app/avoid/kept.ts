import type { AllergenProfile } from '#shop/food/avoided.ts'
import { call } from '../call.ts'
import { currentUser } from '../session/session.ts'
import { keptKey } from './place.ts'

/** The customer's profile in this browser, so that a page can warn without asking for it first. */
type Kept = AllergenProfile & {
  /** The id of the customer whose it is. */
  readonly owner: string
}

/** What the customer who is logged in here must not eat; null: nobody said. */
export function keptProfile(): AllergenProfile | null {
  try {
    const { owner, allergens, traces } = JSON.parse(localStorage.getItem(keptKey) ?? '') as Kept
    return owner === currentUser()?.id && Array.isArray(allergens) ? { allergens, traces } : null
  } catch {
    return null
  }
}

export function keepProfile(profile: AllergenProfile | null): void {
  const owner = currentUser()?.id
  if (!profile || !owner) localStorage.removeItem(keptKey)
  else {
    const { allergens, traces } = profile
    localStorage.setItem(keptKey, JSON.stringify({ owner, allergens, traces } satisfies Kept))
  }
  dispatchEvent(new Event(keptKey))
}

/** Asks for it after a login, and where it may have changed on another device. */
export async function syncProfile(): Promise<AllergenProfile | null> {
  if (!currentUser()) {
    keepProfile(null)
    return null
  }
  const answer = await call('customer-allergens-one', {})
  if (answer.code !== 'ok') return keptProfile()
  keepProfile(answer.data.profile)
  return answer.data.profile
}
