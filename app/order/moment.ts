import { formatDate } from '#shop/format.ts'
import { type Language, locales } from '#shop/language.ts'
import { athens, athensDate } from '#shop/schedule.ts'

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
