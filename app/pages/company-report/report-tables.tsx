import type { ReactNode } from 'react'
import type { CompanyReportAnswer, CompanySumsAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Euro } from '#ui/money.tsx'
import { SumsTable } from '#ui/sums-table.tsx'
import { useLanguage, useWords } from '../../text/words.ts'

export function ReportTables({ report }: { report: CompanyReportAnswer }) {
  const { company } = useWords()
  const lang = useLanguage()
  const { total, employees, days } = report
  const figures = [company.deliveries, company.allowance, company.account, company.total] as const
  if (days.length === 0)
    return (
      <p className="mt-6 rounded-card border border-line bg-card p-8 text-center text-muted">
        {company.nothing}
      </p>
    )
  return (
    <>
      <Totals total={total} />
      <SumsTable
        title={company.byEmployee}
        heads={[company.employee, ...figures]}
        rows={employees.map((sums, index) => ({
          key: String(index),
          name: sums.name ?? company.gone,
          sums,
        }))}
      />
      <SumsTable
        title={company.byDay}
        heads={[company.day, ...figures]}
        rows={days.map(sums => ({
          key: sums.date,
          name: formatDate(sums.date, lang, 'short'),
          sums,
        }))}
      />
    </>
  )
}

function Totals({ total }: { total: CompanySumsAnswer }) {
  const { company } = useWords()
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 rounded-card bg-basil-soft p-5 sm:grid-cols-4 sm:p-6">
      <div className="col-span-2 sm:col-span-1">
        <dt className="text-sm text-muted">{company.total}</dt>
        <dd className="font-serif text-3xl font-semibold">
          <Euro value={total.total} />
        </dd>
      </div>
      <Fact name={company.allowance} value={<Euro value={total.allowance} />} />
      <Fact name={company.account} value={<Euro value={total.account} />} />
      <Fact name={company.employees} value={total.employees} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
