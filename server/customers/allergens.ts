import { consentVersion } from '#shop/customer/allergen-profile.ts'
import { inLawOrder } from '#shop/food/allergens.ts'
import type { AllergenProfile } from '#shop/food/avoided.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { AllergenProfileAnswer } from '../answers/customer.ts'
import type { CustomerCall } from '../calls/hook.ts'
import {
  allergenProfile,
  dropAllergenProfile,
  type KeptProfile,
  keepAllergenProfile,
} from '../db/customer/allergen-profiles.ts'

type Answer = { readonly profile: AllergenProfileAnswer | null }

/** What the customer lets the shop keep of what they must not eat. */
export async function customerAllergensOne({ db, customer }: CustomerCall): Promise<Answer> {
  return answer(await allergenProfile(db, customer.id))
}

/** The form holds the consent; its instant and the version of its text are kept (GDPR art. 9). */
export async function customerAllergensUpdate(
  { db, customer, now }: CustomerCall,
  { allergens, traces }: AllergenProfile,
): Promise<Answer | Refusal> {
  const profile = { allergens: inLawOrder(allergens), traces, consentVersion }
  const stored = await keepAllergenProfile(db, customer.id, profile, new Date(now))
  return stored ? answer(stored) : refuse('user-not-allowed')
}

/** Withdraws the consent: nothing of it stays. */
export async function customerAllergensDelete({ db, customer }: CustomerCall): Promise<Answer> {
  await dropAllergenProfile(db, customer.id)
  return answer(null)
}

function answer(stored: KeptProfile | null): Answer {
  if (!stored) return { profile: null }
  const { allergens, traces, consentedAt, consentVersion: version } = stored
  return {
    profile: {
      allergens: [...allergens],
      traces,
      consentedAt: consentedAt.toISOString(),
      consentVersion: version,
    },
  }
}
