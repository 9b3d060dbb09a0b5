import type { CompanyReportAnswer, CompanySumsAnswer } from '#server/answers.ts'
import type { Words } from '../../text/words.ts'

/** The month by employee for Greek spreadsheets: semicolons, decimal commas, UTF-8 with a BOM. */
export function csvOf(
  { employees, total }: CompanyReportAnswer,
  company: Words['company'],
): string {
  const { employee, deliveries, allowance, account } = company
  const lines = [
    [employee, deliveries, allowance, account, company.total].map(quoted).join(';'),
    ...employees.map(({ name, ...sums }) => line(name ?? company.gone, sums)),
    line(company.total, total),
  ]
  return `\uFEFF${lines.join('\r\n')}`
}

function line(name: string, { deliveries, allowance, account, total }: CompanySumsAnswer): string {
  const money = [allowance, account, total].map(euros => euros.toFixed(2).replace('.', ','))
  return [quoted(name), deliveries, ...money].join(';')
}

/** Quotes a text so that no spreadsheet takes it for a formula. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
