import type { Text } from './language.ts'
import type { Cents } from './money.ts'
import type { PaymentProviderName } from './payment-provider.ts'
import type { PlanType } from './plan.ts'

export type SpotKind = 'delivery' | 'takeaway' | 'company'

export type Spot = {
  readonly id: string
  readonly slug: string
  readonly kind: SpotKind
  readonly name: Text
  /** null for a delivery area. */
  readonly address: SpotAddress | null
  /** When a counter is open, and how one finds it. */
  readonly hours?: Text | undefined
  readonly directions?: Text | undefined
  readonly company?: Company
}

export type Company = {
  readonly welcome: Text
  /** Of its employees' e-mail; without any, every customer may join and the company pays nothing. */
  readonly emailDomains: readonly string[]
  /** The most that it pays for an employee and a day. */
  readonly allowance: Cents
  /** What it pays instead for deliveries from a day on. */
  readonly nextAllowance?: { readonly from: string; readonly allowance: Cents }
  /** The windows in which the office takes deliveries; empty: all. */
  readonly timePeriodIds: readonly string[]
  /** Its own prices and minimum by plan type; absent: the shop's. */
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
  /** account: the company is billed. */
  readonly provider: PaymentProviderName | 'account'
}
