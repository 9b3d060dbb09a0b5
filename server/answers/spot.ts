import type { SpotKind } from '#shop/spot.ts'
import type { TimePeriodAnswer } from './delivery.ts'

export type SpotAnswer = { id: string; slug: string; kind: SpotKind; name: string }

export type SpotOneAnswer = SpotAnswer & { welcome: string; emailDomains: string[] }

export type CustomerSpotAnswer = SpotAnswer & {
  address: PlaceAnswer | null
  timePeriods: TimePeriodAnswer[]
  isManager: boolean
  onAccount: boolean
  /** The company pays once the customer's e-mail is confirmed. */
  waitsForEmail: boolean
  /** In euros for each employee and delivery day. */
  allowance: {
    perDay: number
    leftToday: number
    /** For the open days left in this week, else in the next. */
    leftInWeek: number
    /** The open days of the next two weeks. */
    days: { date: string; left: number }[]
  } | null
}

/** `line` is the whole address. */
export type PlaceAnswer = {
  street: string
  number: string
  postcode: string
  municipality: string
  line: string
}

export type RegionAnswer = { spot: SpotAnswer; municipality: string }
