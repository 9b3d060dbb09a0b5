import { addDays, athensDate, athensInstant, closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'

/** The day that is asked for; without one, today until its last window ends, then the next open day. */
export function dayAtHand(
  call: Shop,
  wanted: string | undefined,
): { readonly date: string; readonly today: string; readonly next: string } {
  const today = athensDate(call.now)
  const next = openDayAfter(today, call)
  return { date: wanted ?? (isUnderWay(today, call) ? today : next), today, next }
}

type Shop = Pick<StaffCall, 'catalogue' | 'now'>

function openDayAfter(today: string, { catalogue }: Shop): string {
  const { holidays } = catalogue
  for (let ahead = 1; ahead <= 60; ahead++)
    if (closedBecause(addDays(today, ahead), holidays) === null) return addDays(today, ahead)
  return addDays(today, 1)
}

function isUnderWay(date: string, { catalogue, now }: Shop): boolean {
  if (closedBecause(date, catalogue.holidays) !== null) return false
  return catalogue.timePeriods.some(({ to }) => now < athensInstant(date, to))
}
