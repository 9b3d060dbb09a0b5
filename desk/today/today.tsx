import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Euro } from '../../app/ui/money.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { ComingDays } from './coming-days.tsx'

type Today = Output<'today-one'>

/** What needs a person now, the most urgent first; below it the days to come. */
export default function TodayHere() {
  const answer = useAnswer('today-one', {})
  return <Answered answer={answer}>{today => <Shown today={today} />}</Answered>
}

function Shown({ today }: { today: Today }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  const { waiting, unpaid, letters, days, takings } = today
  const full = days.filter(({ windows, dishes }) => windows.length + dishes.length > 0)
  const isQuiet = waiting.length + letters + unpaid.count + full.length === 0
  return (
    <div className="mb-10 space-y-10">
      <section>
        <h2 className="mb-3 text-xl">{words.needs}</h2>
        {isQuiet ? (
          <p className="rounded-card border border-line bg-card p-5 text-lg">{words.nothing}</p>
        ) : (
          <ul className="rounded-card border border-line bg-card shadow-card">
            {waiting.map(({ what, count, since, orders }) => (
              <Need key={what} says={words.waiting[what](count)} since={since}>
                {orders.map(number => (
                  <Go key={number} to={`/orders/${number}`}>
                    {words.order(number)}
                  </Go>
                ))}
              </Need>
            ))}
            {letters > 0 && (
              <Need says={words.letters(letters)}>
                <Go to="/inbox">{words.answer}</Go>
              </Need>
            )}
            {full.map(({ date, windows, dishes }) => (
              <Need
                key={date}
                says={words.full(formatDate(date, lang, 'long'), windows.length, dishes.length)}
              >
                <Go to={`/day?date=${date}`}>{words.look}</Go>
              </Need>
            ))}
            {unpaid.count > 0 && <Need says={words.unpaid(unpaid.count)} since={unpaid.since} />}
          </ul>
        )}
      </section>
      {takings && (
        <section>
          <h2 className="mb-1 text-xl">{words.takings}</h2>
          <p className="font-serif text-3xl font-semibold">
            <Euro value={takings.taken} />
          </p>
          {takings.back > 0 && (
            <p className="text-muted">
              {words.back} <Euro value={takings.back} />
            </p>
          )}
        </section>
      )}
      <ComingDays days={days} />
    </div>
  )
}

function Need({
  says,
  since = null,
  children,
}: {
  says: string
  since?: string | null
  children?: ReactNode
}) {
  const { today: words } = useWords()
  const lang = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-4 not-last:border-b">
      <div>
        <p className="font-semibold">{says}</p>
        {since && <p className="text-sm text-muted">{words.since(formatDateTime(since, lang))}</p>}
      </div>
      <p className="flex flex-wrap gap-2">{children}</p>
    </li>
  )
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center rounded-field border border-edge bg-card px-4 font-medium hover:border-basil hover:bg-basil-soft focus-visible:rounded-field"
    >
      {children}
    </Link>
  )
}
