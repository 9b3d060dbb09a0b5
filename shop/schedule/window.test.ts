import { expect, test } from 'vitest'
import { usualCutOffs } from '../shop-data/cut-offs.ts'
import { windowOf } from './window.ts'

const hours = { id: 'w', from: '12:00', to: '15:00' }
const lunch = { el: 'Μεσημέρι', en: 'Lunch' }

test('13.52 a window is called by its own name, else by the word of its code', () => {
  expect(windowOf({ ...hours, name: lunch }, usualCutOffs)).toEqual({
    ...{ ...hours, ...usualCutOffs },
    ...{ code: 'own', name: lunch },
  })
  const named = windowOf({ ...hours, code: 'morning', name: lunch }, usualCutOffs)
  expect([named.code, named.name.en]).toEqual(['morning', 'Lunch'])
  const coded = windowOf({ ...hours, code: 'afternoon' }, usualCutOffs)
  expect([coded.code, coded.name.el]).toEqual(['afternoon', 'Απόγευμα'])
})
