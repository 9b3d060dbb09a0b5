import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
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
type Findings = Output<'books-one'>['findings']

/** Most days there are none. */
const BookFindings = lazy(async () => {
  const [module] = await Promise.all([import('./findings.tsx'), loadScreenWords(['books'])])
  return module
})

const Curve = lazy(async () => {
  const [module] = await Promise.all([import('./curve.tsx'), loadScreenWords(['money'])])
  return module
})

/** What needs a person now, the most urgent first; then the day, the takings, and then the children. */
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
  const { roles } = useMe()
  const mayBooks = mayCall(roles, 'books-one')
  const { books, check } = useBooks(mayBooks)
  return (
    <div className="mb-10 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{words.needs}</h2>
        <Needs today={today} findings={books?.findings ?? []} />
        {mayBooks && (
          <div className="mt-4 min-h-11 max-sm:min-h-24">
            {books && <BooksLine books={books} check={check} />}
          </div>
        )}
      </section>
      <div className="min-w-0 space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <DayLine line={today.line} />
        <ComingDays days={today.days} />
      </div>
      {today.takings && (
        <TakingsOfToday takings={today.takings} until={today.days[0]?.date ?? ''} />
      )}
    </div>
  )
}

/** Reads the last check of the books, and begins a new one. */
function useBooks(enabled: boolean) {
  const lang = useLanguage()
  const client = useQueryClient()
  const { data: books } = useAnswer('books-one', {}, { enabled })
  async function check(): Promise<void> {
    const begun = await ask('books-one', { again: 'yes' })
    client.setQueryData(answerKey('books-one', {}, lang), begun)
    // A look takes a moment, and nobody tells that it is done.
    setTimeout(() => client.invalidateQueries({ queryKey: ['books-one'] }), 3_000)
  }
  return { books, check }
}

/** Orders beside one thing: more are found at the list of the day. */
const mostNamed = 6

function Needs({ today, findings }: { today: Today; findings: Findings }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { waiting, unpaid, letters, requests, short, days } = today
  const full = days.filter(({ windows, dishes }) => windows.length + dishes.length > 0)
  const faults = findings.filter(({ note }) => !note)
  const isQuiet =
    [waiting, requests, short, full, faults].every(({ length }) => length === 0) &&
    letters + unpaid.count === 0
  if (isQuiet)
    return <p className="rounded-card border border-line bg-card p-5 text-lg">{words.nothing}</p>
  return (
    <ul className="rounded-card border border-line bg-card shadow-card">
      {requests.map(request => (
        <AskedRefund key={request.order} request={request} />
      ))}
      {short.map(({ date, name, short, orders }) => (
        <Need
          key={`${date} ${name.el}`}
          says={words.short(short, name[lang], formatDate(date, lang, 'short'))}
          more={words.shortText}
        >
          <Go to={`/${mayCall(roles, 'kitchen-one') ? 'kitchen' : 'day'}?date=${date}`}>
            {words.look}
          </Go>
          {mayCall(roles, 'order-one') && <Orders numbers={orders.slice(0, mostNamed)} />}
        </Need>
      ))}
      {waiting.map(({ what, count, since, orders }) => (
        <Need key={what} says={words.waiting[what](count)} since={since}>
          <WayTo what={what} orders={orders} />
        </Need>
      ))}
      {faults.length > 0 && (
        <Suspense fallback={null}>
          <BookFindings findings={findings} />
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
        <Need says={words.unpaid(unpaid.count)} since={unpaid.since} more={words.unpaidText}>
          <Orders numbers={unpaid.orders} />
        </Need>
      )}
    </ul>
  )
}

function AskedRefund({ request }: { request: Today['requests'][number] }) {
  const { today: words } = useWords()
  const { order, amount, isOwn, staffName, since, mayDecide } = request
  return (
    <Need says={words.asked(formatEuros(amount), isOwn)} more={!isOwn && staffName} since={since}>
      <Go to={`/orders/${order}`} isFirst={mayDecide}>
        {mayDecide ? words.decide : words.order(order)}
      </Go>
    </Need>
  )
}

/** Where somebody does what waits: its screen, or each of the orders. */
function WayTo({ what, orders }: Pick<Today['waiting'][number], 'what' | 'orders'>) {
  const { today: words } = useWords()
  const { roles } = useMe()
  const isOfDocuments = what === 'document-fails' || what === 'document-due'
  if (isOfDocuments && mayCall(roles, 'document-collection'))
    return <Go to="/money?part=documents">{words.documents}</Go>
  if (what === 'mail-fails') return <Go to="/mails">{words.mails}</Go>
  return <Orders numbers={orders} />
}

function TakingsOfToday({
  takings,
  until,
}: {
  takings: NonNullable<Today['takings']>
  until: string
}) {
  const { today: words } = useWords()
  return (
    <section className="min-w-0">
      <h2 className="mb-1 text-xl">{words.takings}</h2>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-6">
        <Euro value={takings.taken} className="font-serif text-3xl font-semibold" />
        <Link to="/money" className="font-medium underline underline-offset-4">
          {words.allMoney}
        </Link>
        {takings.back > 0 && (
          <span className="text-muted">
            {words.back} <Euro value={takings.back} />
          </span>
        )}
      </p>
      <div className="min-h-72 sm:min-h-84">
        <Suspense fallback={<Skeleton className="h-72 sm:h-84" />}>
          <Curve until={until} />
        </Suspense>
      </div>
    </section>
  )
}
