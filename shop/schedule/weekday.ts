export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
/** As files and the staff room's calls name it. */
export type Weekday = (typeof weekdayNames)[number]

/** 1 Monday to 7 Sunday. Apart from schedule.ts, which is too large for the menu’s script. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1 - weekdayOf(date))
  return day.toISOString().slice(0, 10)
}

/** The names of weekdays, 1 Monday to 7 Sunday. */
export function namesOfWeekdays(days: readonly number[]): Weekday[] {
  return days.flatMap(day => weekdayNames[day - 1] ?? [])
}
