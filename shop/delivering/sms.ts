import { addDays, athensDate, athensInstant } from '../schedule/schedule.ts'

/** Athens wall time: no phone is rung before the first, nor from the second on (spec 20.20). */
const loudFrom = '08:00'
const quietFrom = '22:00'

/** The first instant from `now` on at which a phone may ring; epoch milliseconds. */
export function loudAt(now: number): number {
  const today = athensDate(now)
  const morning = athensInstant(today, loudFrom)
  if (now < morning) return morning
  return now < athensInstant(today, quietFrom) ? now : athensInstant(addDays(today, 1), loudFrom)
}

/** Whether a number in E.164 takes text messages: in Greece the fixed lines, which begin with 2, do not. */
export function takesTexts(phone: string): boolean {
  return /^\+(?!302)\d{8,15}$/.test(phone)
}
