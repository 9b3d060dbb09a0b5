export type TimePeriodAnswer = { id: string; code: string; from: string; to: string }

export type DeliveryDayAnswer = {
  date: string
  closed: 'weekend' | 'holiday' | null
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

export type DeliveryPairAnswer = {
  dates: [string, string]
  covers: [number, number]
  /** Every delivery of the plan that follows from the pair. */
  deliveries: { date: string; days: number }[]
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

/** A day that a delivery may move to, or why not; `missing`: its meals that are not on that day's menu. */
export type MoveDayAnswer = DeliveryDayAnswer & {
  free: boolean
  why: 'closed' | 'too-late' | 'out-of-order' | 'meals' | 'full' | null
  missing: string[]
}

/** First dates (one, or two) with which a paused plan may go on, and what then comes when. */
export type ResumeChoiceAnswer = {
  dates: string[]
  deliveries: {
    id: string
    date: string
    days: number
    missing: string[]
    /** What would come in place of each that is missing; null: nothing alike does. */
    swaps: { itemId: string; name: string; by: { itemId: string; name: string } | null }[]
  }[]
  timePeriods: DeliveryDayAnswer['timePeriods']
}
