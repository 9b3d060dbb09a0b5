import { isDate } from '#shop/schedule/schedule.ts'

/** "24/11/2026", as both languages of the room write a day; '' stays empty. */
export function plainDay(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** What plainDay writes, "24.11.2026" and "2026-11-24"; undefined: no day of any calendar. */
export function dayIn(typed: string): string | undefined {
  const text = typed.trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? turned(text)
  if (!year || !month || !day) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

function turned(text: string): readonly (string | undefined)[] {
  const [all, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return [all, year, month, day]
}

/** "9", "930", "9:30", "09.30" and "21:30" as "09:30"; undefined: no time of a day. */
export function timeIn(typed: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(typed.trim()) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}
