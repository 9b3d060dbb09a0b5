import { expect, test } from 'vitest'
import { words } from '../text/en/index.ts'
import { linesOf } from './day-csv.ts'
import type { Bag, Day } from './listed.ts'

const dish = { el: 'Μουσακάς', en: 'Moussaka' }
const spot = { kind: 'delivery', name: { el: 'Αθήνα', en: 'Athens' } }
const door = {
  ...{ street: 'Ερμού', number: '12', municipality: 'Αθήνα', postcode: '105 63', floor: '2' },
  ...{ bell: '=1+1', phone: '+306944000000', deliveryNotes: '', lat: 38, lng: 23 },
  unverified: true,
}
const bag = {
  ...{ bag: 1, number: 1042, from: '09:00', to: '13:00', spot, name: 'Maria', notes: 'No; onions' },
  ...{ pieces: 2, items: [{ name: dish, portion: 'brave', amount: 2 }], door, phoneEnd: '0000' },
} as unknown as Bag
const counter = { ...bag, bag: 2, number: 1043, spot: { ...spot, kind: 'takeaway' }, door: null }
const cook = [{ mealId: 'M01', name: dish, total: 2, portions: [{ portion: 'brave', amount: 2 }] }]
const day = { bags: [bag, counter], cook } as unknown as Day
const lines = (list: Parameters<typeof linesOf>[0]) =>
  linesOf(list, day, { words: words.day, lang: 'en' }).slice(1).split('\r\n')

test('a list is a line a dish, a line of a bag, a door or a customer, under its names', () => {
  expect(lines('cook')).toEqual(['"Dish";"Portion";"Amount"', '"Moussaka";"Brave";2'])
  expect(lines('pack')).toHaveLength(3)
  expect(lines('pack')[1]).toBe('1;1042;"Maria";"09:00-13:00";"Moussaka";"Brave";2;"No; onions"')
  expect(lines('fetch').slice(1)).toEqual([
    '2;1043;"Maria";"09:00-13:00";"Athens";"0000";2;"No; onions"',
  ])
})

test('a door says that it was not verified, and no bell is taken for a formula', () => {
  const [, stop = '', more] = lines('bring')
  expect(stop).toContain(`"'=1+1"`)
  expect(stop).toContain(words.day.unverified)
  expect(more).toBeUndefined()
})

test('each line has as many cells as its list has names', () => {
  for (const list of ['cook', 'pack', 'bring', 'fetch'] as const) {
    const [, line = ''] = lines(list)
    expect(line.match(/"(?:[^"]|"")*"|[^;]+|(?<=;)(?=;)/g)).toHaveLength(
      words.day.columns[list].length,
    )
  }
})
