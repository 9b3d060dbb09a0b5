export type TimePeriodAnswer = { id: string; code: string; from: string; to: string }

export type DeliveryDayAnswer = {
  date: string
  /** own: the shop rests, and `closedReason` says why. */
  closed: 'weekend' | 'holiday' | 'own' | null
  closedReason: string | null
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

export type DeliveryPairAnswer = {
  dates: [string, string]
  covers: [number, number]
  deliveries: { date: string; days: number }[]
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

/** `why`: it cannot move there; `missing`: its meals that are not on that day's menu. */
export type MoveDayAnswer = DeliveryDayAnswer & {
  free: boolean
  why: 'closed' | 'too-late' | 'out-of-order' | 'meals' | 'full' | null
  missing: string[]
}

/** One or two first dates for a paused plan, and the deliveries that follow. */
export type ResumeChoiceAnswer = {
  dates: string[]
  deliveries: {
    id: string
    date: string
    days: number
    missing: string[]
    /** `by`: the meal that would replace a missing one; null: none is alike. */
    swaps: { itemId: string; name: string; by: { itemId: string; name: string } | null }[]
  }[]
  timePeriods: DeliveryDayAnswer['timePeriods']
}
