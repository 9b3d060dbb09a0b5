import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { ask, type Output } from '../call.ts'
import { useMe } from '../me.ts'
import { answerKey, useAnswer } from '../queries.ts'
import { loadScreenWords, useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { BooksLine } from './books.tsx'
import { ComingDays } from './coming-days.tsx'
import { DayLine } from './line.tsx'
import { Go, Need, Orders } from './need.tsx'

type Today = Output<'today-one'>

/** Most days there are none. */
const Findings = lazy(async () => {
  const [found] = await Promise.all([import('./findings.tsx'), loadScreenWords(['books'])])
  return found
})

/** What needs a person now, the most urgent first; below it the days to come, and then the children. */
export default function TodayHere({ children }: { children: ReactNode }) {
  const answer = useAnswer('today-one', {})
  // What stands below would be pushed down by the answer.
  if (answer.isPending) return <Waiting />
  return (
    <>
      <Answered answer={answer}>{today => <Shown today={today} />}</Answered>
      {children}
    </>
  )
}

function Shown({ today }: { today: Today }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { waiting, unpaid, letters, requests, line, days, takings } = today
  const full = days.filter(({ windows, dishes }) => windows.length + dishes.length > 0)
  const mayBooks = mayCall(roles, 'books-one')
  const books = useAnswer('books-one', {}, { enabled: mayBooks })
  const client = useQueryClient()
  const findings = books.data?.findings ?? []
  const faults = findings.filter(({ note }) => !note)
  const isQuiet =
    [waiting, requests, full, faults].every(({ length }) => length === 0) &&
    letters + unpaid.count === 0
  async function check() {
    const begun = await ask('books-one', { again: 'yes' })
    client.setQueryData(answerKey('books-one', {}, lang), begun)
    // A look takes a moment, and nobody tells that it is done.
    setTimeout(() => client.invalidateQueries({ queryKey: ['books-one'] }), 3_000)
  }
  return (
    <div className="mb-10 space-y-8">
      <DayLine line={line} />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section className="min-w-0">
          <h2 className="mb-3 text-xl">{words.needs}</h2>
          {isQuiet ? (
            <p className="rounded-card border border-line bg-card p-5 text-lg">{words.nothing}</p>
          ) : (
            <ul className="rounded-card border border-line bg-card shadow-card">
              {requests.map(request => (
                <Need
                  key={request.order}
                  says={words.asked(formatMoney(toCents(request.amount)), request.isOwn)}
                  more={!request.isOwn && request.staffName}
                  since={request.since}
                >
                  <Go to={`/orders/${request.order}`} isFirst={request.mayDecide}>
                    {request.mayDecide ? words.decide : words.order(request.order)}
                  </Go>
                </Need>
              ))}
              {waiting.map(({ what, count, since, orders }) => (
                <Need key={what} says={words.waiting[what](count)} since={since}>
                  {isOfDocuments(what) && mayCall(roles, 'document-collection') ? (
                    <Go to="/money?part=documents">{words.documents}</Go>
                  ) : what === 'mail-fails' ? (
                    <Go to="/mails">{words.mails}</Go>
                  ) : (
                    <Orders numbers={orders} />
                  )}
                </Need>
              ))}
              {faults.length > 0 && (
                <Suspense fallback={null}>
                  <Findings findings={findings} />
                </Suspense>
              )}
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
              {unpaid.count > 0 && (
                <Need
                  says={words.unpaid(unpaid.count)}
                  since={unpaid.since}
                  more={words.unpaidText}
                >
                  <Orders numbers={unpaid.orders} />
                </Need>
              )}
            </ul>
          )}
          {mayBooks && (
            <div className="mt-4 min-h-11 max-sm:min-h-24">
              {books.data && <BooksLine books={books.data} check={check} />}
            </div>
          )}
        </section>
        <div className="min-w-0 space-y-8">
          {takings && (
            <section>
              <h2 className="mb-1 text-xl">{words.takings}</h2>
              <p className="flex flex-wrap items-baseline gap-x-6">
                <Euro value={takings.taken} className="font-serif text-3xl font-semibold" />
                <Link to="/money" className="font-medium underline underline-offset-4">
                  {words.allMoney}
                </Link>
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
      </div>
    </div>
  )
}

function isOfDocuments(what: Today['waiting'][number]['what']): boolean {
  return what === 'document-fails' || what === 'document-due'
}
