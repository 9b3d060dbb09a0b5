import type { Text } from './language.ts'

/** A place where orders are handed over (reading, Words). */
export type SpotKind = 'delivery' | 'takeaway' | 'company'

export type Spot = {
  readonly id: string
  readonly slug: string
  readonly kind: SpotKind
  readonly name: Text
  /** Where a takeaway counter or an office stands; null for a delivery area. */
  readonly address: SpotAddress | null
}

export type SpotAddress = {
  readonly street: Text
  readonly number: string
  readonly municipality: Text
  readonly postcode: string
  readonly lat: number
  readonly lng: number
}

/** A way to pay as a spot offers it. */
export type SpotPaymentType = {
  readonly id: string
  readonly spotId: string
  readonly code: string
  readonly name: Text
  readonly description: Text
  readonly provider: 'viva' | 'epay'
}
