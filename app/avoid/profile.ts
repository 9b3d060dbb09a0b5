import type { AllergenProfile } from '#shop/food/avoided.ts'
import { call } from '../call.ts'
import { currentUser } from '../session/session.ts'
import { profileKey } from './place.ts'

/** The customer's profile in this browser, so that a page can warn without asking for it first. */
type Kept = AllergenProfile & {
  /** The id of the customer whose it is. */
  readonly owner: string
}

/** What the customer who is logged in here must not eat; null: nobody said. */
export function storedProfile(): AllergenProfile | null {
  try {
    const { owner, allergens, traces } = JSON.parse(localStorage.getItem(profileKey) ?? '') as Kept
    return owner === currentUser()?.id && Array.isArray(allergens) ? { allergens, traces } : null
  } catch {
    return null
  }
}

export function storeProfile(profile: AllergenProfile | null): void {
  const owner = currentUser()?.id
  if (!profile || !owner) localStorage.removeItem(profileKey)
  else {
    const { allergens, traces } = profile
    localStorage.setItem(profileKey, JSON.stringify({ owner, allergens, traces } satisfies Kept))
  }
  dispatchEvent(new Event(profileKey))
}

/** Asks for it after a login, and where it may have changed on another device. */
export async function syncProfile(): Promise<AllergenProfile | null> {
  if (!currentUser()) {
    storeProfile(null)
    return null
  }
  const answer = await call('customer-allergens-one', {})
  if (answer.code !== 'ok') return storedProfile()
  storeProfile(answer.data.profile)
  return answer.data.profile
}
