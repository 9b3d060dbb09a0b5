import * as z from 'zod/mini'
import type { AddressAnswer, CartAnswer, SuggestionAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { localPhone } from '#shop/phone-number.ts'
import type { FieldError } from '#shop/refusal/refusal.ts'

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

const courier = {
  floor: told(40, 'missing-floor'),
  bell: told(60, 'missing-bell'),
  phone,
  deliveryNotes: z.string().check(z.trim(), z.maxLength(300, 'invalid-field')),
}

/** The delivery form (§5); a picked street without a number asks for one. */
export function deliveryForm(needsNumber: boolean) {
  return z.object({
    suggestionId: z.string().check(z.minLength(1, 'address-not-picked')),
    street: z.string(),
    number: needsNumber
      ? told(10, 'address-incomplete')
      : z.string().check(z.trim(), z.maxLength(10, 'invalid-field')),
    municipality: z.string(),
    postcode: z.string(),
    ...courier,
  })
}
export type DeliveryValues = z.infer<ReturnType<typeof deliveryForm>>

/** The same for a street that no service knows; the server checks municipality and postcode fully. */
export const typedForm = z.object({
  suggestionId: z.string(),
  street: told(100, 'street-missing'),
  number: told(10, 'number-missing'),
  municipality: told(60, 'municipality-not-picked'),
  postcode: z.string().check(z.trim(), z.regex(/^[1-9]\d{2} ?\d{2}$/, 'invalid-postcode')),
  ...courier,
})

/** What is sent: a suggestion, or the typed street, never both. */
export function placeIn(
  { suggestionId, street, municipality, postcode, ...details }: DeliveryValues,
  isTyped: boolean,
) {
  return isTyped ? { street, municipality, postcode, ...details } : { suggestionId, ...details }
}

export type DeliveryPlace = ReturnType<typeof placeIn>

export function valuesOf(address: AddressAnswer | null): DeliveryValues {
  const typed = address?.unverified ? address : null
  return {
    suggestionId: address?.suggestionId ?? '',
    street: typed?.street ?? '',
    number: address?.suggestionId || typed ? (address?.number ?? '') : '',
    municipality: typed?.municipality ?? '',
    postcode: typed?.postcode ?? '',
    floor: address?.floor ?? '',
    bell: address?.bell ?? '',
    phone: localPhone(address?.phone ?? ''),
    deliveryNotes: address?.deliveryNotes ?? '',
  }
}

/**
 * Street, number and postcode of an address that was typed in one line, such as
 * "Χελιδονιών 7Α, 152 31 Χαλάνδρι"; `area` is the rest.
 */
export function splitTyped(text: string) {
  const [code = '', ...digits] = /(?<!\d)([1-9]\d{2}) ?(\d{2})(?!\d)/.exec(text) ?? []
  const line = text.replace(code, ' ').replace(/\s+/g, ' ').trim()
  const [first = '', ...areas] = line.split(/\s*[,;]\s*/)
  const [, street = first, number = '', area = ''] =
    /^(.*\p{L}{2}.*?) (\d{1,4}\p{L}?(?:-\d{1,4})?)(?: (\D*))?$/u.exec(first) ?? []
  return { street, number, postcode: digits.join(''), area: [area, ...areas].join(' ').trim() }
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
