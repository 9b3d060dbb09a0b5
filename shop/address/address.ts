import type { SpotKind } from './spot.ts'

/** Where an order goes: a door, or a counter (§3). Unknown texts are empty. */
export type ShippingAddress = {
  readonly suggestionId: string | null
  readonly street: string
  readonly number: string
  readonly municipality: string
  readonly postcode: string
  readonly country: 'GR'
  readonly lat: number
  readonly lng: number
  readonly floor: string
  readonly bell: string
  /** E.164, such as +306944123456. */
  readonly phone: string
  readonly deliveryNotes: string
  readonly takeawayNotes: string
  /** No address service knows it, so the driver is told (spec: Address). */
  readonly unverified?: boolean
}

export type AddressError = {
  readonly field: 'number' | 'phone' | 'floor' | 'bell'
  readonly slug: 'address-incomplete' | 'missing-phone' | 'missing-floor' | 'missing-bell'
}

/** What a shipping address lacks (§5). At a counter only the phone can be missing, at an office nothing. */
export function addressErrors(
  address: Pick<ShippingAddress, 'street' | 'number' | 'phone' | 'floor' | 'bell'> | null,
  kind: SpotKind | null,
): AddressError[] {
  if (!address) return []
  const errors: AddressError[] = []
  if (kind === 'takeaway' && !address.phone) errors.push({ field: 'phone', slug: 'missing-phone' })
  if (kind !== 'delivery') return errors
  if (!address.street || !address.number)
    errors.push({ field: 'number', slug: 'address-incomplete' })
  if (!address.phone) errors.push({ field: 'phone', slug: 'missing-phone' })
  if (!address.floor) errors.push({ field: 'floor', slug: 'missing-floor' })
  if (!address.bell) errors.push({ field: 'bell', slug: 'missing-bell' })
  return errors
}

/** "Ερμού 12, 105 63 Αθήνα" (facts: number after the street, postcode in 3 + 2). */
export function addressLine(
  address: Pick<ShippingAddress, 'street' | 'number' | 'postcode' | 'municipality'>,
): string {
  const postcode = address.postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2')
  return [
    [address.street, address.number].filter(Boolean).join(' '),
    [postcode, address.municipality].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
}
