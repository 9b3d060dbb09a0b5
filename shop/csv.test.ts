import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, csv } from './csv.ts'

test('lines for a Greek spreadsheet', () => {
  expect(
    csv([
      ['Όνομα', 'Τεμάχια', 'Ποσό'],
      ['Εύα "Ε"; Δήμου', 1.5, { cents: -1205 }],
      ['', null, 3],
    ]),
  ).toBe('\uFEFF"Όνομα";"Τεμάχια";"Ποσό"\r\n"Εύα ""Ε""; Δήμου";1,5;-12,05\r\n"";;3')
})

test('an instant is written by the clock of Athens, in winter and in summer', () => {
  const instants = ['2026-11-22T22:40:56.010Z', '2026-07-01T21:05:00Z'].map(at => ({ at }))
  expect(csv([instants])).toBe('\uFEFF2026-11-23 00:40;2026-07-02 00:05')
})

test.each(['=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '+3+', '-1', '+30 1-'])(
  '14.13 a text that begins with %j is no formula',
  begin => {
    expect(csv([[`${begin}cmd|'/C calc'!A0`]])).toBe(`\uFEFF"'${begin}cmd|'/C calc'!A0"`)
  },
)

test('a phone is left as it is', () => {
  expect(csv([['+30 694 123 4567', '6941234567']])).toBe('\uFEFF"+30 694 123 4567";"6941234567"')
})

test('14.13 no text begins a formula, in a program that parts cells at semicolons or at commas', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', ';', 'a', '1', '＝']
  const text = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map(all => all.join(''))
  fc.assert(
    fc.property(text, told => {
      const file = csv([[7, told, 'end']]).slice(1)
      const cell = file.slice('7;"'.length, -';"end"'.length - 1).replaceAll('""', '"')
      if (/^\+\d[\d ]*$/.test(cell)) return
      for (const part of [cell, ...cell.split(/[,;\t\r\n]/).slice(1)])
        if (!/^[\s"]*[+-]\d+\s*$/.test(part) || part === cell)
          expect(part).not.toMatch(/^[\s"]*[=+\-@＝]/)
    }),
    { numRuns: 3000 },
  )
})

test('numbers and amounts below zero stay numbers, and a floor in an address stays as it is', () => {
  const cells: CsvCell[] = [-3, -0.5, { cents: -1205 }, 'Ερμού 12, -1']
  expect(csv([cells])).toBe('\uFEFF-3;-0,5;-12,05;"Ερμού 12, -1"')
})
