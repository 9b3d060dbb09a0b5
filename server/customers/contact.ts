import type { ContactForm, PartnershipForm } from '#shop/contact.ts'
import { invalidInput, type Refusal } from '#shop/refusal/refusal.ts'
import { phoneNumber } from '../addresses/suggestions.ts'
import type { ReceivedAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { addContactMessage, addPartnershipRequest } from '../db/message/contacts.ts'

export async function contactCreate(
  call: Call,
  form: ContactForm,
): Promise<ReceivedAnswer | Refusal> {
  const phone = phoneNumber(form.phone ?? '')
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const received = receipt(call)
  await addContactMessage(call.db, { ...form, ...received, phone })
  return { id: received.id }
}

export async function partnershipCreate(
  call: Call,
  form: PartnershipForm,
): Promise<ReceivedAnswer | Refusal> {
  const phone = phoneNumber(form.phone ?? '')
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const received = receipt(call)
  const message = form.message ?? ''
  await addPartnershipRequest(call.db, { ...form, ...received, phone, message })
  return { id: received.id }
}

function receipt({ lang, now }: Call) {
  return { id: randomId(), lang, now: new Date(now) }
}
