import { type CsvCell, csv, euroCell } from '#shop/csv.ts'
import type { Words } from '../text/el/index.ts'
import type { Statement } from './company-texts.ts'

type Sums = Statement['total']

/** The month by person and by day, and what came in, for a Greek spreadsheet. */
export function statementCsv(statement: Statement, words: Words['companies']): string {
  const { employees, days, total, payments, paid } = statement
  return csv([
    [words.person, words.deliveries, words.part, words.beyond, words.total],
    ...employees.map(({ name, ...sums }) => line(name ?? words.gone, sums)),
    line(words.total, total),
    [],
    [words.day, words.deliveries, words.part, words.beyond, words.total],
    ...days.map(({ date, ...sums }) => line(date, sums)),
    [],
    [words.payments, '', '', '', euroCell(paid)],
    ...payments.map(({ paidOn, amount }): CsvCell[] => {
      return [paidOn, '', '', '', euroCell(amount)]
    }),
  ])
}

function line(name: string, { deliveries, allowance, account, total }: Omit<Sums, 'employees'>) {
  const money = [allowance, account, total].map(euroCell)
  return [name, deliveries, ...money] satisfies CsvCell[]
}
