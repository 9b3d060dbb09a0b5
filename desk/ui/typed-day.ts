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
