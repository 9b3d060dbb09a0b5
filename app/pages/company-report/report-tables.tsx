import { type ReactNode, useId } from 'react'
import type { CompanyReportAnswer, CompanySumsAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Euro } from '#ui/money.tsx'
import { useLanguage, useWords } from '../../text/words.ts'

/** The month's sums, then by employee and by day. */
export function ReportTables({ report }: { report: CompanyReportAnswer }) {
  const { company } = useWords()
  const lang = useLanguage()
  const { total, employees, days } = report
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
        first={company.employee}
        rows={employees.map((sums, index) => ({
          key: String(index),
          name: sums.name ?? company.gone,
          sums,
        }))}
      />
      <SumsTable
        title={company.byDay}
        first={company.day}
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

type Row = { readonly key: string; readonly name: string; readonly sums: CompanySumsAnswer }

function SumsTable({ title, first, rows }: { title: string; first: string; rows: readonly Row[] }) {
  const { company } = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-start text-sm text-muted">
              <th scope="col" className="py-3 pe-3 text-start font-medium">
                {first}
              </th>
              <th scope="col" className={`${figure} font-medium`}>
                {company.deliveries}
              </th>
              <th scope="col" className={`${figure} font-medium max-sm:hidden`}>
                {company.allowance}
              </th>
              <th scope="col" className={`${figure} font-medium max-sm:hidden`}>
                {company.account}
              </th>
              <th scope="col" className={`${figure} font-medium`}>
                {company.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-3 pe-3 text-start font-normal">
                  {name}
                </th>
                <td className={figure}>{sums.deliveries}</td>
                <td className={`${figure} max-sm:hidden`}>
                  <Euro value={sums.allowance} />
                </td>
                <td className={`${figure} max-sm:hidden`}>
                  <Euro value={sums.account} />
                </td>
                <td className={`${figure} font-semibold`}>
                  <Euro value={sums.total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const figure = 'py-3 ps-3 text-end tabular-nums'
