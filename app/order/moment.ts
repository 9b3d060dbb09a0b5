import { formatDate } from '#shop/format.ts'
import { type Language, locales } from '#shop/language.ts'
import { addDays, athens, athensDate } from '#shop/schedule/schedule.ts'

/** Whether a calendar date is the Athens day of `now` (epoch milliseconds) or the one after it. */
export function nearDay(date: string, now: number): 'today' | 'tomorrow' | null {
  const today = athensDate(now)
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : null
}

/** An instant (epoch milliseconds) in Athens time (§9): "Tuesday 24 November, 09:00". */
export function dayAndTime(instant: number, lang: Language): string {
  const time = new Intl.DateTimeFormat(locales[lang], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: athens,
  })
  return `${formatDate(athensDate(instant), lang, 'long')}, ${time.format(instant)}`
}
