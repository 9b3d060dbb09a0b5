import { keysOf } from '../keys.ts'
import type { Language, Text } from '../language.ts'

/** The public holidays of Greece, in the order of the year. */
export const holidayNames = {
  'new-year': { el: 'Πρωτοχρονιά', en: 'New Year’s Day' },
  epiphany: { el: 'Θεοφάνεια', en: 'Epiphany' },
  'clean-monday': { el: 'Καθαρά Δευτέρα', en: 'Clean Monday' },
  'independence-day': { el: 'Ευαγγελισμός, 25η Μαρτίου', en: 'Independence Day' },
  'good-friday': { el: 'Μεγάλη Παρασκευή', en: 'Good Friday' },
  easter: { el: 'Πάσχα', en: 'Easter Sunday' },
  'easter-monday': { el: 'Δευτέρα του Πάσχα', en: 'Easter Monday' },
  'labour-day': { el: 'Πρωτομαγιά', en: 'Labour Day' },
  pentecost: { el: 'Πεντηκοστή', en: 'Pentecost' },
  'whit-monday': { el: 'Αγίου Πνεύματος', en: 'Whit Monday' },
  assumption: { el: 'Δεκαπενταύγουστος', en: 'Assumption of Mary' },
  'ohi-day': { el: '28η Οκτωβρίου', en: 'Ohi Day' },
  christmas: { el: 'Χριστούγεννα', en: 'Christmas Day' },
  'boxing-day': { el: 'Δεύτερη μέρα των Χριστουγέννων', en: 'Second day of Christmas' },
} as const satisfies Readonly<Record<string, Text>>

export type HolidayId = keyof typeof holidayNames
export const holidayIds = keysOf(holidayNames)

/** The public holidays of a date; null: nobody knows those of its year. */
export type HolidaysOn = (date: string) => readonly HolidayId[] | null

export function holidaysCalled(lang: Language): Record<HolidayId, string> {
  const named = holidayIds.map((id): [string, string] => [id, holidayNames[id][lang]])
  return Object.fromEntries(named) as Record<HolidayId, string>
}
