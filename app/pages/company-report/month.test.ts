import { expect, test } from 'vitest'
import { company } from '../../text/en/company.ts'
import { csvOf } from './csv.ts'
import { monthAfter, monthName, thisMonth } from './month.ts'

test('months follow each other over the turn of a year, in Athens', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(thisMonth(new Date('2026-11-30T22:30:00Z'))).toBe('2026-12')
  expect(monthName('2026-11', 'en')).toBe('November 2026')
  expect(monthName('2026-11', 'el')).toMatch(/^Νοέμβρ\S+ 2026$/)
})

test('the CSV holds what the page shows, and no cell that a spreadsheet would run', () => {
  const sums = { employees: 1, deliveries: 2, allowance: 40, account: 5.5, total: 45.5 }
  const spot = { id: 'lefka', slug: 'lefka', kind: 'company' as const, name: 'Lefka' }
  const employees = [
    { name: '=SUM(A1:A9)', ...sums },
    { name: 'Εύα "Ε"; Δήμου', ...sums },
    { name: null, ...sums },
  ]
  const lines = csvOf({ month: '2026-11', spot, days: [], employees, total: sums }, company).split(
    '\r\n',
  )
  expect(lines[0]).toMatch(/^\uFEFF/)
  expect(lines[1]).toBe(`"'=SUM(A1:A9)";2;40,00;5,50;45,50`)
  expect(lines[2]).toBe(`"Εύα ""Ε""; Δήμου";2;40,00;5,50;45,50`)
  expect(lines.at(-1)).toMatch(/;2;40,00;5,50;45,50$/)
})

test.each(['=', '+', '-', '@', '\t', '\r'])('a name that begins with %j stays a text', sign => {
  const sums = { employees: 1, deliveries: 2, allowance: 40, account: 5.5, total: 45.5 }
  const spot = { id: 'lefka', slug: 'lefka', kind: 'company' as const, name: 'Lefka' }
  const employees = [{ name: `${sign}cmd|'/C calc'!A0`, ...sums }]
  const csv = csvOf({ month: '2026-11', spot, days: [], employees, total: sums }, company)
  expect(csv).toContain(`\r\n"'${sign}cmd|`)
})
