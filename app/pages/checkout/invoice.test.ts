import { expect, test } from 'vitest'
import { isSame } from './invoice.ts'

const saved = {
  companyName: 'Ήλιος ΑΕ',
  profession: 'Εμπόριο',
  vatNumber: '094014201',
  taxOffice: 'ΚΕΦΟΔΕ Αττικής',
  address: 'Ερμού 12, 105 63 Αθήνα',
}

test('3.05 an invoice is saved again only when it says something else', () => {
  expect(isSame(saved, { ...saved, vatNumber: 'EL 094014201', companyName: ' Ήλιος ΑΕ ' })).toBe(
    true,
  )
  expect(isSame(saved, { ...saved, address: 'Ερμού 14' })).toBe(false)
  expect(isSame(null, saved)).toBe(false)
})
