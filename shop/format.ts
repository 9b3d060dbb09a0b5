import { type Language, locales } from './language.ts'

/** As in schedule.ts, which is too large for pages that only show dates. */
const athens = 'Europe/Athens'

const dateStyles = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  month: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function formatDate(date: string, lang: Language, style: keyof typeof dateStyles): string {
  const format = formatter(locales[lang], { ...dateStyles[style], timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/**
 * An ISO instant, in Athens time (§9): "24 Νοεμβρίου 2026 στις 09:00", or, where many stand below each
 * other, "24 Νοε 2026, 09:00".
 */
export function formatDateTime(
  iso: string,
  lang: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const format = formatter(locales[lang], {
    dateStyle,
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: athens,
  })
  return format.format(new Date(iso))
}

/** "24 Νοεμβρίου 2026": the day of an ISO instant in Athens. */
export function formatDay(iso: string, lang: Language): string {
  const format = formatter(locales[lang], { dateStyle: 'long', timeZone: athens })
  return format.format(new Date(iso))
}

/** "Τρίτη 24 Νοεμβρίου στις 09:00": an instant (epoch milliseconds), in Athens. */
export function formatMoment(instant: number, lang: Language): string {
  const format = formatter(locales[lang], {
    ...dateStyles.long,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: athens,
  })
  return format.format(new Date(instant))
}

/** "14:30": the hour of an instant (epoch milliseconds) in Athens. */
export function formatTime(instant: number, lang: Language): string {
  const format = formatter(locales[lang], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: athens,
  })
  return format.format(new Date(instant))
}

/** "1.234,5" in Greek, "1,234.5" in English. */
export function formatNumber(value: number, lang: Language, digits = 0): string {
  const key = lang + digits
  const formatter =
    numberFormatters.get(key) ??
    new Intl.NumberFormat(locales[lang], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  numberFormatters.set(key, formatter)
  return formatter.format(value)
}

export function formatHours(from: string, to: string): string {
  return `${from} – ${to}`
}

// To make one takes far longer than to use it.
const numberFormatters = new Map<string, Intl.NumberFormat>()
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}
