import { Link, useParams } from 'react-router'
import { formatDay } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { BackToAll } from './back-to-all.tsx'
import { Acts } from './company-acts.tsx'
import { Terms } from './company-terms.tsx'
import type { Company } from './company-texts.ts'
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
