import type { SpotKind } from '#shop/spot.ts'
import type { TimePeriodAnswer } from './delivery.ts'

export type SpotAnswer = { id: string; slug: string; kind: SpotKind; name: string }

/** What everybody may know of a company. */
export type SpotOneAnswer = SpotAnswer & { welcome: string; emailDomains: string[] }

/** An office that the caller belongs to. */
export type CustomerSpotAnswer = SpotAnswer & {
  address: PlaceAnswer | null
  /** The windows in which it takes deliveries. */
  timePeriods: TimePeriodAnswer[]
  /** The caller sees what the company owes. */
  isManager: boolean
  /** The company can be billed for all of an order. */
  onAccount: boolean
  /** Its money and prices count once the caller's e-mail is confirmed. */
  waitsForEmail: boolean
  /** What it bears for an employee and a delivery day, in euros; null: nothing. */
  allowance: {
    perDay: number
    leftToday: number
    /** Of the open days that are left of this week; where none is, of the next one. */
    leftInWeek: number
    /** The open days of two weeks from today. */
    days: { date: string; left: number }[]
  } | null
}

/** Where a counter or an office is; `line` is all of it. */
export type PlaceAnswer = {
  street: string
  number: string
  postcode: string
  municipality: string
  line: string
}

export type RegionAnswer = { spot: SpotAnswer; municipality: string }
