import { expect, test } from 'vitest'
import { day as words } from '../text/el/day.ts'
import type { Day } from './chosen.ts'
import { csvOf } from './csv-of.ts'

const soup = { el: 'Φακές', en: 'Lentils' }
const bag: Day['bags'][number] = {
  ...{
    bag: 7,
    number: 1042,
    from: '09:00',
    to: '13:00',
    due: null,
    pieces: 3,
    route: null,
    phoneEnd: '4821',
  },
  spot: { id: 'attica', kind: 'delivery', name: { el: 'Αττική', en: 'Attica' } },
  name: 'Άννα "η ψηλή"; Ρήγα',
  notes: '=HYPERLINK("http://evil.example")',
  items: [{ name: soup, portion: 'brave', amount: 3 }],
  door: {
    ...{ street: 'Ερμού', number: '12', municipality: 'Αθήνα', postcode: '10563' },
    ...{ floor: '-1', bell: '@Ρήγα', phone: '+306944123456', deliveryNotes: '+1 κουδούνι' },
    ...{ lat: 37, lng: 23, unverified: true },
  },
}
const day = {
  date: '2026-11-24',
  portions: { brave: { el: 'Γενναία', en: 'Brave' } },
  cook: [{ mealId: 'M01', name: soup, total: 3, portions: [{ portion: 'brave', amount: 3 }] }],
  ingredients: [{ name: { el: 'Λάδι', en: 'Oil' }, grams: 1250, raw: 1300 }],
  bags: [bag],
} as unknown as Day
const lines = (list: Parameters<typeof csvOf>[1]) => csvOf(day, list, words, 'el').split('\r\n')

test('14.13 each list is a file for a Greek spreadsheet, which runs nothing of it', () => {
  expect(lines('cook')).toEqual([
    '\uFEFF"Πιάτο";"Μερίδα";"Τεμάχια"',
    '"Φακές";"Γενναία";3',
    '',
    '"Υλικό";"";"Γραμμάρια σερβιρισμένα";"Γραμμάρια ωμά"',
    '"Λάδι";"";1250;1300',
  ])
  expect(lines('pack')[1]).toBe(
    '7;1042;"09:00 – 13:00";"Άννα ""η ψηλή""; Ρήγα";"Φακές";"Γενναία";3;"\'=HYPERLINK(""http://evil.example"")"',
  )
  const [head = '', stop = ''] = lines('bring')
  expect(head.split(';')).toHaveLength(11)
  expect(stop).toContain(
    '"Ερμού 12, 105 63 Αθήνα";"ανεπιβεβαίωτη";"\'-1";"\'@Ρήγα";"+306944123456"',
  )
  expect(lines('fetch')[1]).toContain('"Αττική";"4821";3')
})
