/**
 * 1 Monday to 7 Sunday, of a date such as "2026-11-23". Apart from schedule.ts, which is too large for
 * a menu that only asks which dishes are on that day.
 */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1 - weekdayOf(date))
  return day.toISOString().slice(0, 10)
}
