import type { CompanyReportAnswer, CompanySumsAnswer } from '#server/answers.ts'
import { type CsvCell, csv } from '#shop/csv.ts'
import type { Words } from '../../text/words.ts'

/** The month by employee, as a file for spreadsheets. */
export function csvOf(
  { employees, total }: CompanyReportAnswer,
  company: Words['company'],
): string {
  const { employee, deliveries, allowance, account } = company
  return csv([
    [employee, deliveries, allowance, account, company.total],
    ...employees.map(({ name, ...sums }) => line(name ?? company.gone, sums)),
    line(company.total, total),
  ])
}

function line(
  name: string,
  { deliveries, allowance, account, total }: CompanySumsAnswer,
): readonly CsvCell[] {
  const money = [allowance, account, total].map(euros => ({ cents: Math.round(euros * 100) }))
  return [name, deliveries, ...money]
}
