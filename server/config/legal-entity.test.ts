import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
