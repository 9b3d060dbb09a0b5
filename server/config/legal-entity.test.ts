import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { phoneHoursOf } from '#shop/shop-data/legal-entity.ts'
import { legalEntity, legalEntityTrouble, legalTrouble, readLegalEntity } from './legal-entity.ts'

const folder = mkdtempSync(join(tmpdir(), 'gastra-legal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = {
  legalName: { el: 'ΜΑΓΕΙΡΕΙΟ ΑΕ', en: 'MAGEIREIO S.A.' },
  vat: '094014201',
  taxOffice: legalEntity.taxOffice,
  gemi: '122754201000',
  address: { el: 'Ερμού 1, 105 63 Αθήνα', en: 'Ermou 1, 105 63 Athens' },
  phone: '210 361 1111',
  email: 'hello@mageireio.gr',
  privacyEmail: 'privacy@mageireio.gr',
  policyDate: '2026-11-01',
}

function readOf(entity: unknown) {
  const file = join(folder, 'legal.json')
  writeFileSync(file, JSON.stringify(entity))
  return readLegalEntity(file)
}

test('a company’s own file names the company', () => {
  expect(readOf(own)).toEqual({ entity: own, trouble: null })
})

test('9.10 hours of the phone are read as they are written, or refused', () => {
  expect(phoneHoursOf('Mo-Fr 10:00-18:00')).toEqual({
    ...{ days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' },
  })
  expect(phoneHoursOf('Sa 09:00-13:30')).toEqual({ days: [6], from: '09:00', to: '13:30' })
  const wrong = [
    '10:00-18:00',
    'Fr-Mo 10:00-18:00',
    'Mo 18:00-10:00',
    'Mo 25:00-26:00',
    'Xx 1:00-2',
  ]
  for (const hours of wrong) {
    expect(phoneHoursOf(hours), hours).toBeNull()
    expect(readOf({ ...own, phoneHours: hours }).trouble).toContain('phoneHours')
  }
  expect(phoneHoursOf(undefined)).toBeNull()
})

test('the demo’s invented data are told, also where only some of them were replaced', () => {
  expect(legalEntityTrouble).toBeNull()
  expect(legalTrouble(legalEntity)).toContain(
    '; these are invented: legalName, vat, gemi, address, phone; these end in .example, where no mail arrives: email, privacyEmail. ',
  )
  expect(legalTrouble({ ...own, vat: legalEntity.vat })).toContain('yet; these are invented: vat. ')
  expect(legalTrouble(own)).toBeNull()
})

test('an address of .example is not called the demo’s: no mail reaches it, whoever’s it is', () => {
  const trouble = legalTrouble({ ...own, email: 'geia@boukia.example' })
  expect(trouble).toContain('yet; these end in .example, where no mail arrives: email. ')
  expect(trouble).not.toMatch(/demo’s|invented/)
})

test('a file that lacks something, or is none, is told by what is wrong with it', () => {
  const { gemi: _gemi, ...rest } = own
  expect(readOf({ ...rest, vat: '123456789', address: { el: 'Ερμού 1' } }).trouble).toBe(
    'names a file that lacks a right vat, gemi, address.en',
  )
  expect(readLegalEntity(join(folder, 'nowhere.json')).trouble).toContain('ENOENT')
})
