import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { needsSecondFactor, roleText, staffRoles } from './staff.ts'

test('10.02 there are nine roles, each with a name in every language', () => {
  expect(staffRoles).toEqual([
    'owner',
    'manager',
    'dietitian',
    'chef',
    'packer',
    'driver',
    'counter',
    'care',
    'accountant',
  ])
  for (const role of staffRoles)
    for (const lang of languages) expect(roleText[role][lang]).toMatch(/\S/)
})

test('10.07 owner, manager, care and accountant need a second factor, whatever else they are', () => {
  const needing = staffRoles.filter(role => needsSecondFactor([role]))
  expect(needing).toEqual(['owner', 'manager', 'care', 'accountant'])
  for (const role of staffRoles) expect(needsSecondFactor([role, 'care'])).toBe(true)
  expect(needsSecondFactor([])).toBe(false)
})
