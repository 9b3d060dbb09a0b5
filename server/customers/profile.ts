import type { ProfileForm } from '#shop/customer/profile.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { phoneNumber } from '../addresses/suggestions.ts'
import type { CustomerAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { changeProfile, type Profile, profileOf } from '../db/customer/profiles.ts'

export async function customerOne(call: CustomerCall): Promise<CustomerAnswer | Refusal> {
  const profile = await profileOf(call.db, call.customer.id, call.now)
  return profile ? answered(profile) : refuse('user-not-allowed')
}

export async function customerUpdate(
  call: CustomerCall,
  input: { [Field in keyof ProfileForm]?: ProfileForm[Field] | undefined },
): Promise<CustomerAnswer | Refusal> {
  const { name, lang, news } = input
  const phone = input.phone === undefined ? undefined : phoneNumber(input.phone)
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const fields = { name, phone, lang, news }
  const profile = await changeProfile(call.db, call.customer.id, fields, call.now)
  return profile ? answered(profile) : refuse('user-not-allowed')
}

function answered({ createdAt, newEmail, ...fields }: Profile): CustomerAnswer {
  return {
    ...fields,
    createdAt: new Date(createdAt).toISOString(),
    newEmail: newEmail && {
      email: newEmail.email,
      expiresAt: new Date(newEmail.expiresAt).toISOString(),
    },
  }
}
