import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { formatDate, formatDay, formatNumber } from '#shop/format.ts'
import { formatEuros, formatMoney } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { BackToAll } from './back-to-all.tsx'
import { Acts } from './company-acts.tsx'
import { addressOf, type Company } from './company-texts.ts'
import { Members } from './members.tsx'
import { Months } from './months.tsx'

/** One office: its terms, what its company owes, and its people. */
export default function CompanyPage() {
  const { companies } = useWords()
  const lang = useLanguage()
  const { id = '' } = useParams()
  const answer = useAnswer('company-one', { companyId: id })
  return (
    <div className="max-w-4xl">
      <BackToAll />
      <Answered answer={answer}>
        {company => (
          <>
            <Title
              end={
                company.closedAt && (
                  <span className="rounded-full bg-sand px-3 py-0.5 text-sm font-semibold text-muted">
                    {companies.closedOn(formatDay(company.closedAt, lang))}
                  </span>
                )
              }
            >
              {company.name[lang]}
            </Title>
            <Terms company={company} />
            {!company.closedAt && <Acts company={company} />}
            <Months company={company} />
            <Members company={company} />
            <Elsewhere company={company} />
          </>
        )}
      </Answered>
    </div>
  )
}

function Terms({ company }: { company: Company }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const { allowance, nextAllowance, emailDomains, terms, onAccount, slug } = company
  const lines = (['daily', 'weekly'] as const).flatMap(kind => {
    const term = terms[kind]
    if (!term) return []
    const percent = formatNumber(term.percentOff, lang)
    return [companies.term(companies.kinds[kind], percent, formatMoney(term.minTotal))]
  })
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2 sm:p-7">
      <Fact title={companies.allowance} isWide>
        <span className="font-serif text-xl font-semibold">
          {allowance > 0 ? companies.aDay(formatEuros(allowance)) : companies.nothingADay}
        </span>
        {nextAllowance && (
          <span className="block text-warning">
            {companies.later(
              formatEuros(nextAllowance.allowance),
              formatDate(nextAllowance.from, lang, 'long'),
            )}
          </span>
        )}
      </Fact>
      <Fact title={companies.address}>{addressOf(company, lang)}</Fact>
      <Fact title={companies.domains}>
        {emailDomains.length > 0 ? emailDomains.join(', ') : companies.anybody}
      </Fact>
      <Fact title={companies.terms}>{lines.length > 0 ? lines.join('. ') : companies.noTerms}</Fact>
      <Fact title={companies.account}>{onAccount ? companies.yes : companies.no}</Fact>
      {!company.closedAt && (
        <Fact title={companies.page}>
          <a href={`/business/${slug}`} className="font-semibold text-basil underline">
            /business/{slug}
          </a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  title,
  isWide = false,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  )
}

function Elsewhere({ company: { id, others } }: { company: Company }) {
  const { companies } = useWords()
  const { roles } = useMe()
  const lang = useLanguage()
  return (
    <section className="mt-10 space-y-3">
      {others.length > 0 && (
        <>
          <h2 className="text-xl">{companies.others}</h2>
          <ul className="space-y-1">
            {others.map(other => (
              <li key={other.id}>
                <Link to={`/companies/${other.id}`} className="font-semibold text-basil underline">
                  {other.name[lang]}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayCall(roles, 'deed-collection') && (
        <p>
          <Link
            to={`/deeds?subject=${encodeURIComponent(`company ${id}`)}`}
            className="text-basil underline"
          >
            {companies.history}
          </Link>
        </p>
      )}
    </section>
  )
}
