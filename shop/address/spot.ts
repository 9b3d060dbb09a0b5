import type { BankTerms } from '../bank-transfer.ts'
import type { DoorTerms } from '../door-payment.ts'
import type { Text } from '../language.ts'
import type { Cents } from '../money.ts'
import type { WayOfPayment } from '../payment-provider.ts'
import type { PlanType } from '../plan/plan.ts'

export type SpotKind = 'delivery' | 'takeaway' | 'company'

export type Spot = {
  readonly id: string
  readonly slug: string
  readonly kind: SpotKind
  readonly name: Text
  /** null for a delivery area. */
  readonly address: SpotAddress | null
  readonly hours?: Text | undefined
  readonly directions?: Text | undefined
  readonly company?: Company
}

export type Company = {
  readonly welcome: Text
  /** Domains of its employees; without any, every customer may join and the company pays nothing. */
  readonly emailDomains: readonly string[]
  /** For an employee and a day. */
  readonly allowance: Cents
  /** The next allowance, for deliveries from a day on. */
  readonly nextAllowance?: { readonly from: string; readonly allowance: Cents }
  /** Empty: all. */
  readonly timePeriodIds: readonly string[]
  /** By plan type; absent: the shop's. */
  readonly terms: Partial<
    Readonly<Record<PlanType, { readonly percentOff: number; readonly minTotal: Cents }>>
  >
}

type SpotAddress = {
  readonly street: Text
  readonly number: string
  readonly municipality: Text
  readonly postcode: string
  readonly lat: number
  readonly lng: number
}

export type SpotPaymentType = {
  readonly id: string
  readonly spotId: string
  readonly code: string
  readonly name: Text
  readonly description: Text
  readonly provider: WayOfPayment
  /** Of payment at the door: what the owner allows of it. */
  readonly door?: DoorTerms | undefined
  /** Of a bank transfer: the account. */
  readonly bank?: BankTerms | undefined
}
