import type { Text } from './language.ts'
import type { Cents } from './money.ts'
import type { PlanType } from './plan.ts'

/** A place where orders are handed over (reading, Words). */
export type SpotKind = 'delivery' | 'takeaway' | 'company'

export type Spot = {
  readonly id: string
  readonly slug: string
  readonly kind: SpotKind
  readonly name: Text
  /** Where a takeaway counter or an office stands; null for a delivery area. */
  readonly address: SpotAddress | null
  /** An office's company. */
  readonly company?: Company
}

/** What a company agreed on with the shop. */
export type Company = {
  readonly welcome: Text
  /** Whose mailboxes are its employees'; without any, everybody may join and it pays for nobody. */
  readonly emailDomains: readonly string[]
  /** What it bears at most for an employee and a delivery day; 0: nothing. */
  readonly allowance: Cents
  /** The windows in which the office takes deliveries; empty: all. */
  readonly timePeriodIds: readonly string[]
  /** Its own prices and minimum by the type of plan; absent: the shop's. */
  readonly terms: Partial<
    Readonly<Record<PlanType, { readonly percentOff: number; readonly minTotal: Cents }>>
  >
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
  /** account: nobody is asked to pay, the company is billed. */
  readonly provider: 'viva' | 'epay' | 'account'
}
