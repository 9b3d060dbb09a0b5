import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'

/** Leaves out deliveries that need nothing and hold nothing (§4). */
export function shownDeliveries(menus: readonly ScheduleMenuAnswer[]): ScheduleMenuAnswer[] {
  return menus.filter(({ state }) => state.name !== 'hidden')
}

export function isComplete({ state }: Pick<ScheduleMenuAnswer, 'state'>): boolean {
  return state.name === 'complete' || state.name === 'complete-with-extra'
}

/** Deliveries with items that the kitchen no longer has: they must change before checkout. */
export function toChange({ errors }: Pick<CartAnswer, 'errors'>): ReadonlySet<string> {
  const gone = errors.filter(({ slug }) => slug === 'item-unavailable')
  return new Set(gone.flatMap(({ scheduleMenuId }) => scheduleMenuId ?? []))
}

/** The next incomplete delivery after this one, else the first before it; null: there is none. */
export function nextIncomplete(
  deliveries: readonly ScheduleMenuAnswer[],
  id: string,
): ScheduleMenuAnswer | null {
  const at = deliveries.findIndex(delivery => delivery.id === id)
  const inTurn = [...deliveries.slice(at + 1), ...deliveries.slice(0, Math.max(at, 0))]
  return inTurn.find(delivery => !isComplete(delivery)) ?? null
}

/** The last day that a delivery covers. */
export function lastDay({ date, days }: Pick<ScheduleMenuAnswer, 'date' | 'days'>): string {
  const last = new Date(`${date}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + days - 1)
  return last.toISOString().slice(0, 10)
}

/** The week of the plan that a delivery belongs to, from 1. */
export function weekOf(index: number, deliveries: number, weeks: number): number {
  return Math.floor((index * weeks) / deliveries) + 1
}
