import * as z from 'zod/mini'
import type { AddressAnswer, CartAnswer, SuggestionAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address.ts'
import type { FieldError } from '#shop/refusal.ts'
import { localPhone } from '../../order/phone.ts'

/** The suggestion that the customer picked. */
export type Picked = Pick<SuggestionAnswer, 'id' | 'precise'> & { readonly label: string }

const told = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, 'invalid-field'))

/** Refuses letters without a call; the server checks phone numbers fully. */
const phonePattern = /^[+\d][\d\s().-]{8,24}$/

const phone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'missing-phone'),
    z.regex(phonePattern, 'invalid-phone'),
    z.maxLength(25, 'invalid-phone'),
  )

/** What a customer tells who picks the order up. */
export const takeawayForm = z.object({
  phone,
  takeawayNotes: z.string().check(z.trim(), z.maxLength(300, 'invalid-field')),
})

/** The delivery form (§5); a picked street without a number asks for one. */
export function deliveryForm(needsNumber: boolean) {
  return z.object({
    suggestionId: z.string().check(z.minLength(1, 'address-not-picked')),
    number: needsNumber
      ? told(10, 'address-incomplete')
      : z.string().check(z.trim(), z.maxLength(10, 'invalid-field')),
    floor: told(40, 'missing-floor'),
    bell: told(60, 'missing-bell'),
    phone,
    deliveryNotes: z.string().check(z.trim(), z.maxLength(300, 'invalid-field')),
  })
}
export type DeliveryValues = z.infer<ReturnType<typeof deliveryForm>>

/** The form's values from a saved address. */
export function valuesOf(address: AddressAnswer | null): DeliveryValues {
  return {
    suggestionId: address?.suggestionId ?? '',
    number: address?.suggestionId ? address.number : '',
    floor: address?.floor ?? '',
    bell: address?.bell ?? '',
    phone: localPhone(address?.phone ?? ''),
    deliveryNotes: address?.deliveryNotes ?? '',
  }
}

/** The address as if it had just been picked; without a number the form asks for one. */
export function pickedOf(address: AddressAnswer | null): Picked | null {
  if (!address?.suggestionId) return null
  return { id: address.suggestionId, label: addressLine(address), precise: address.number !== '' }
}

export function labelOf({ main, secondary }: SuggestionAnswer): string {
  return [main, secondary].filter(Boolean).join(', ')
}

/** What the cart's address still lacks, each error at the field that mends it. */
export function stillMissing({ errors, shippingAddress }: CartAnswer): FieldError[] {
  return errors.flatMap(({ field, slug }) => {
    if (!field) return []
    const noStreet = slug === 'address-incomplete' && shippingAddress?.street === ''
    return [{ field: noStreet ? 'suggestionId' : field, slug }]
  })
}
