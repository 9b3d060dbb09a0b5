import { formatDateTime } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import type { BagMarks, PrintedChange } from '#shop/staff-room/printed-list.ts'

const marks: Record<keyof BagMarks, string> = {
  dishes: 'άλλαξαν τα πιάτα',
  place: 'άλλαξε η διεύθυνση',
  hours: 'άλλαξε η ώρα',
  notes: 'άλλαξαν οι σημειώσεις',
}

export const day = {
  title: 'Η ημέρα',
  days: 'Ημέρα',
  today: 'Σήμερα',
  tomorrow: 'Αύριο',
  date: 'Άλλη ημερομηνία',
  windows: 'Ώρες',
  allDay: 'όλη η ημέρα',
  allHours: 'Όλες οι ώρες',
  which: 'Λίστα',
  lists: { cook: 'Κουζίνα', pack: 'Συσκευασία', bring: 'Διανομή', fetch: 'Παραλαβές' },
  deliveries: (count: number) => (count === 1 ? '1 παράδοση' : `${count} παραδόσεις`),
  madeAt: (iso: string, lang: Language) => `Όπως ίσχυε: ${formatDateTime(iso, lang)}`,
  print: 'Εκτύπωση',
  csv: 'CSV',
  nothing: (on: string) => `Τίποτα για ${on}`,
  nothingText: 'Μόλις πληρωθεί παραγγελία για αυτές τις ώρες, θα φανεί εδώ.',
  portionsIn: (total: number, dishes: number) =>
    `${total === 1 ? '1 μερίδα' : `${total} μερίδες`} σε ${dishes === 1 ? '1 πιάτο' : `${dishes} πιάτα`}`,
  portions: { regular: 'Regular', brave: 'Brave', hero: 'Hero', legendary: 'Legendary' },
  notes: 'Τι έγραψαν οι πελάτες',
  ingredients: 'Υλικά',
  asServed: 'Βάρη όπως σερβίρονται, από τις συνταγές, μαζί με τα ντιπ.',
  unknown: (count: number) =>
    `Για ${count === 1 ? 'ένα πιάτο' : `${count} πιάτα`} δεν υπάρχει συνταγή: τα υλικά τους λείπουν από τη λίστα.`,
  bag: (bag: number) => `Σακούλα ${bag}`,
  order: (number: number) => `Παραγγελία ${number}`,
  toDoor: 'Στην πόρτα',
  pieces: (count: number) => (count === 1 ? '1 τεμάχιο' : `${count} τεμάχια`),
  stops: (hours: string, count: number) =>
    `${hours} · ${count === 1 ? '1 στάση' : `${count} στάσεις`}`,
  floor: (floor: string) => `Όροφος ${floor || '–'}`,
  bell: (bell: string) => `κουδούνι ${bell || '–'}`,
  unverified: 'Η διεύθυνση δεν έχει επιβεβαιωθεί: τηλεφώνησε πριν ξεκινήσεις.',
  call: (name: string) => `Κλήση: ${name}`,
  way: 'Οδηγίες',
  noDoors: 'Καμία παράδοση σε πόρτα αυτές τις ώρες.',
  noCounters: 'Καμία παραλαβή από κατάστημα αυτές τις ώρες.',
  atCounter: (counter: string, count: number) =>
    `${counter} · ${count === 1 ? '1 παραλαβή' : `${count} παραλαβές`}`,
  phoneEnd: (digits: string) => `τηλ. …${digits}`,
  since: (hour: string) => `Το χαρτί των ${hour} δεν ισχύει πια`,
  change: ({ number, printed, bag, changed }: PrintedChange) => {
    if (bag === null) return `Σακούλα ${printed} (παραγγελία ${number}): ακυρώθηκε ή μετακινήθηκε.`
    if (printed === null) return `Παραγγελία ${number}: νέα, σακούλα ${bag}.`
    const moved = printed === bag ? [] : [`έγινε σακούλα ${bag}`]
    const what = [...moved, ...changed.map(mark => marks[mark])].join(', ')
    return `Σακούλα ${printed} (παραγγελία ${number}): ${what}.`
  },
  columns: {
    cook: ['Πιάτο', 'Μερίδα', 'Πλήθος'],
    pack: ['Σακούλα', 'Παραγγελία', 'Όνομα', 'Ώρες', 'Πιάτο', 'Μερίδα', 'Πλήθος', 'Σημειώσεις'],
    bring: [
      ...['Σακούλα', 'Παραγγελία', 'Όνομα', 'Ώρες', 'Οδός', 'Δήμος', 'ΤΚ', 'Όροφος', 'Κουδούνι'],
      ...['Τηλέφωνο', 'Τεμάχια', 'Για τον διανομέα', 'Σημειώσεις', 'Προσοχή'],
    ],
    fetch: [
      ...['Σακούλα', 'Παραγγελία', 'Όνομα', 'Ώρες', 'Κατάστημα', 'Τέλος τηλεφώνου', 'Τεμάχια'],
      'Σημειώσεις',
    ],
  } as Record<'cook' | 'pack' | 'bring' | 'fetch', readonly string[]>,
}
