import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csvOf as reportCsv } from '../app/pages/company-report/csv.ts'
import { company as reportWords } from '../app/text/el/company.ts'
import { statementCsv } from '../desk/companies/statement-csv.ts'
import { csvOf as dayCsv } from '../desk/day/csv-of.ts'
import { companies } from '../desk/text/el/companies.ts'
import { day as dayWords } from '../desk/text/el/day.ts'

const sources = globSync('{app,desk,server,shop,ui}/**/*.{ts,tsx}').filter(
  file => !/\.test\.tsx?$/.test(file),
)
const naming = (what: RegExp) =>
  sources.filter(file => what.test(readFileSync(file, 'utf8'))).toSorted()

/** Who writes a CSV. A new one comes into this list with a test beside it. */
const writers = [
  'app/pages/company-report/csv.ts',
  'desk/companies/statement-csv.ts',
  'desk/day/csv-of.ts',
  'desk/ui/list/viewed.tsx',
  'server/books/documents.ts',
]

test('14.13 every file for a spreadsheet is written by the one function that knows formulas', () => {
  expect(naming(/import \{[^}]*\bcsv\b[^}]*\} from '(#shop|\.)\/csv\.ts'/)).toEqual(writers)
  expect(naming(/\.join\(['"][;,]['"]\)\)?\.join|\\uFEFF|﻿/)).toEqual(['shop/csv.ts'])
})

const evil = ['=', '+', '-', '@', '\t', '\r'].map(sign => `${sign}cmd|'/C calc'!A0`)
const cells = (file: string) => file.slice(1).split(/;|\r\n/)
const sums = { employees: 1, deliveries: 2, allowance: 40, account: -5.5, total: 34.5 }

/** A text cell is in quotes, so whatever stands outside of quotes and begins with a sign is a number. */
function expectInert(file: string): void {
  const starts = cells(file).filter(cell => /^"?[=+\-@\t\r]/.test(cell))
  expect(starts.filter(cell => !/^-\d+(,\d+)?$/.test(cell))).toEqual([])
}

test.each(evil)('14.13 no list, statement or report runs %j, and amounts stay numbers', text => {
  const employees = [{ name: text, ...sums }]
  const statement = {
    employees,
    days: [{ date: text, ...sums }],
    total: sums,
    payments: [],
    paid: -3,
  }
  const files = [
    statementCsv(statement as unknown as Parameters<typeof statementCsv>[0], companies),
    reportCsv(
      { employees, total: sums } as unknown as Parameters<typeof reportCsv>[0],
      reportWords,
    ),
    ...(['cook', 'pack', 'bring', 'fetch'] as const).map(list =>
      dayCsv(hostileDay(text), list, dayWords, 'el'),
    ),
  ]
  for (const file of files) expectInert(file)
  expect(files[0]).toContain(';40,00;-5,50;34,50')
})

function hostileDay(text: string): Parameters<typeof dayCsv>[0] {
  const name = { el: text, en: text }
  return {
    date: '2026-11-24',
    portions: { brave: name },
    cook: [{ mealId: 'M01', name, total: 3, portions: [{ portion: 'brave', amount: 3 }] }],
    ingredients: [{ name, grams: 1250, raw: 1300 }],
    bags: [
      {
        ...{ bag: 7, number: 1042, from: '09:00', to: '13:00', pieces: 3, phoneEnd: text },
        spot: { id: 'x', kind: 'company', name },
        name: text,
        notes: text,
        items: [{ name, portion: 'brave', amount: 3 }],
        door: {
          ...{ street: text, number: text, municipality: text, postcode: text, phone: text },
          ...{ floor: text, bell: text, deliveryNotes: text, lat: 37, lng: 23, unverified: false },
        },
      },
    ],
  } as unknown as Parameters<typeof dayCsv>[0]
}
