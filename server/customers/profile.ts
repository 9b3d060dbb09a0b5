import type { ProfileForm } from '#shop/profile.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import { phoneNumber } from '../addresses/suggestions.ts'
import type { CustomerAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { changeProfile, type Profile, profileOf } from '../db/profiles.ts'
import { customerOf } from '../db/sessions.ts'

/** What the customer told of themselves (§3). */
export async function customerOne(call: Call): Promise<CustomerAnswer | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  const profile = customer && (await profileOf(call.db, customer.id))
  return profile ? answered(profile) : refuse('user-not-allowed')
}

/** Changes what is told; the rest stays. */
export async function customerUpdate(
  call: Call,
  input: { [Field in keyof ProfileForm]?: ProfileForm[Field] | undefined },
): Promise<CustomerAnswer | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  if (!customer) return refuse('user-not-allowed')
  const { name, lang, news } = input
  const phone = input.phone === undefined ? undefined : phoneNumber(input.phone)
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const profile = await changeProfile(call.db, customer.id, { name, phone, lang, news }, call.now)
  return profile ? answered(profile) : refuse('user-not-allowed')
}

function answered({ createdAt, ...told }: Profile): CustomerAnswer {
  return { ...told, createdAt: new Date(createdAt).toISOString() }
}
