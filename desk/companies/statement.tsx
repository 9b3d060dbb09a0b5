import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useMe } from '../me.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { BackToOne } from './back-to-all.tsx'
import { addressOf, monthName, type Statement } from './company-texts.ts'
import { NotePayment } from './note-payment.tsx'
import { statementCsv } from './statement-csv.ts'
import './statement.css'

/** What a company owes for a month and what it paid, on screen, on paper and as a file. */
export default function StatementPage() {
  const lang = useLanguage()
  const { id = '', month = '' } = useParams()
  const answer = useAnswer('company-statement-one', { companyId: id, month })
  return (
    <div className="max-w-3xl">
      <BackToOne id={id} name={answer.data?.company.name[lang] ?? ''} />
      <Answered answer={answer}>
        {statement => <Shown companyId={id} statement={statement} />}
      </Answered>
    </div>
  )
}

function Shown({ companyId, statement }: { companyId: string; statement: Statement }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const { company, month, madeAt, days, employees } = statement
  return (
    <>
      <Title>{companies.statementOf(company.name[lang], monthName(month, lang))}</Title>
      <p className="-mt-4 mb-6 text-muted">
        {addressOf(company, lang)}
        <span className="hidden print:block">
          {companies.made(formatDateTime(new Date(madeAt).toISOString(), lang))}
        </span>
      </p>
      <Acts companyId={companyId} statement={statement} />
      <Totals statement={statement} />
      {days.length === 0 ? (
        <p className="mt-6 text-muted">{companies.empty}</p>
      ) : (
        <>
          <Sums
            title={companies.byPerson}
            first={companies.person}
            rows={employees.map((sums, at) => ({
              key: String(at),
              name: sums.name ?? companies.gone,
              sums,
            }))}
          />
          <Sums
            title={companies.byDay}
            first={companies.day}
            rows={days.map(sums => ({
              key: sums.date,
              name: formatDate(sums.date, lang, 'short'),
              sums,
            }))}
          />
        </>
      )}
      <Payments statement={statement} />
    </>
  )
}

/** On paper, as a file, and what came in. */
function Acts({ companyId, statement }: { companyId: string; statement: Statement }) {
  const { companies } = useWords()
  const { roles } = useMe()
  const [isPaying, setPaying] = useState(false)
  const exporting = useAct('list-export')

  function save(): void {
    const text = statementCsv(statement, companies)
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
    const give = () => download(`${companyId}-${statement.month}.csv`, file)
    exporting.mutate({ list: 'statement', rows: statement.days.length }, { onSuccess: give })
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button size="sm" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {companies.print}
        </Button>
        <Button size="sm" variant="secondary" onClick={save}>
          <Download size={18} aria-hidden="true" />
          {companies.csv}
        </Button>
        {mayCall(roles, 'company-payment-create') && (
          <Button size="sm" variant="secondary" onClick={() => setPaying(true)}>
            {companies.notePayment}
          </Button>
        )}
      </div>
      <Refusal of={exporting.error} />
      {isPaying && <NotePayment statement={statement} close={() => setPaying(false)} />}
    </>
  )
}

function Totals({ statement: { total, paid, rest } }: { statement: Statement }) {
  const { companies } = useWords()
  const facts = [
    [companies.owes, total.total],
    [companies.paid, paid],
    [companies.rest, rest],
  ] as const
  return (
    <dl className="whole grid gap-4 rounded-card bg-basil-soft p-5 sm:grid-cols-3 sm:p-6">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-serif text-xl font-semibold">
            <Euro value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Row = {
  readonly key: string
  readonly name: string
  readonly sums: Statement['total']
}

function Sums({ title, first, rows }: { title: string; first: string; rows: readonly Row[] }) {
  const { companies } = useWords()
  const heads = [companies.deliveries, companies.part, companies.beyond, companies.total]
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <div className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6 print:border-0 print:p-0 print:shadow-none">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-3 pe-3 text-start font-medium">
                {first}
              </th>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={`${figure} ${hiding(at)} font-medium`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-3 pe-3 text-start font-normal">
                  {name}
                </th>
                <td className={figure}>{sums.deliveries}</td>
                <td className={`${figure} ${hiding(1)}`}>
                  <Euro value={sums.allowance} />
                </td>
                <td className={`${figure} ${hiding(2)}`}>
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

/** What a phone has no room for. */
function hiding(column: number): string {
  return column === 1 || column === 2 ? 'max-sm:hidden print:table-cell' : ''
}

function Payments({ statement: { payments } }: { statement: Statement }) {
  const { companies } = useWords()
  const lang = useLanguage()
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{companies.payments}</h2>
      {payments.length === 0 ? (
        <p className="text-muted">{companies.noPayments}</p>
      ) : (
        <ul className="rounded-card border border-line bg-card shadow-card">
          {payments.map(({ id, paidOn, amount }) => (
            <li
              key={id}
              className="flex justify-between gap-6 border-line px-5 py-3 not-last:border-b"
            >
              <span>{formatDate(paidOn, lang, 'long')}</span>
              <span className="font-semibold tabular-nums">
                <Euro value={amount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
