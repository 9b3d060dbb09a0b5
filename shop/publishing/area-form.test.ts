import { expect, test } from 'vitest'
import { areaForm, areaOfForm, type WrittenArea } from './area-form.ts'

const choices = {
  weekdays: ['monday', 'tuesday', 'friday'],
  windows: [{ id: 'lunch' }, { id: 'evening' }],
}
const kalamaria: WrittenArea = {
  id: 'kalamaria',
  name: { el: 'Καλαμαριά', en: 'Kalamaria' },
  postcodes: ['55131', '55132'],
  served: false,
  center: { lat: 40.582, lng: 22.95 },
  tile: { row: 1, column: 2 },
  weekdays: ['friday'],
  fee: 3.5,
}
const made = (more: object, known: WrittenArea | null = kalamaria) =>
  areaOfForm({ ...areaForm(known, choices), ...more }, 'kalamaria', known, choices)

test('13.45 an area that nobody changed stays as it was, with what its form does not show', () => {
  expect(made({})).toEqual(kalamaria)
})

test('13.45 what is empty, and a list that holds all, are as for the whole shop', () => {
  const { weekdays: _, fee: __, ...plain } = kalamaria
  expect(made({ fee: '', weekdays: choices.weekdays })).toEqual(plain)
  expect(made({ windows: ['evening'], minTotal: '25,50', freeFromMainMeals: '8' })).toMatchObject({
    ...{ windows: ['evening'], minTotal: 25.5, freeFromMainMeals: 8 },
  })
})

test.each([
  [{ el: ' ' }, 'el'],
  [{ postcodes: '' }, 'postcodes'],
  [{ postcodes: '5513' }, 'postcodes'],
  [{ postcodes: '55131 55131' }, 'postcodes'],
  [{ lat: '91' }, 'lat'],
  [{ lng: 'x' }, 'lng'],
  [{ weekdays: [] }, 'weekdays'],
  [{ windows: [] }, 'windows'],
  [{ fee: '3,555' }, 'fee'],
  [{ freeFromMainMeals: '0' }, 'freeFromMainMeals'],
  [{ groupEl: 'Ομάδα' }, 'groupEn'],
])('13.45 %o is wrong at %s, and nothing is made of it', (more, field) => {
  expect(made(more)).toEqual({ wrong: new Set([field]) })
})

test('13.45 a new area needs a name, postcodes and a middle', () => {
  expect(made({}, null)).toEqual({ wrong: new Set(['el', 'en', 'postcodes', 'lat', 'lng']) })
})
