import { useParams } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { SumsTable } from '#ui/sums-table.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { BackToOne } from './back-to-all.tsx'
import { addressOf, monthName, type Statement } from './company-texts.ts'
import { Acts } from './statement-acts.tsx'
import { Totals } from './statement-totals.tsx'
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
  const figures = [companies.deliveries, companies.part, companies.beyond, companies.total] as const
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
          <SumsTable
            title={companies.byPerson}
            heads={[companies.person, ...figures]}
            rows={employees.map((sums, at) => ({
              key: String(at),
              name: sums.name ?? companies.gone,
              sums,
            }))}
          />
          <SumsTable
            title={companies.byDay}
            heads={[companies.day, ...figures]}
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
