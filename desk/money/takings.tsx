import { daysOf, type Period } from '#shop/books/period.ts'
import { formatDate } from '#shop/format.ts'
import { formatMoney } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Bars } from './bars.tsx'
import { Differences } from './differences.tsx'
import { Figure } from './figure.tsx'
import type { TakingsAnswer } from './steps.ts'
import { Sums } from './sums.tsx'
import { TakingList } from './taking-list.tsx'

/** Longer periods are shown by month. */
const mostSingleDays = 62

/** What was taken in a period and what stands beside it: first the figures, then how they came about. */
export function Takings({ period }: { period: Period }) {
  const answer = useAnswer('takings-one', period, { every: 120_000 })
  return (
    <Answered answer={answer}>
      {takings => <TakingsSheet key={period.from} {...{ takings, period }} />}
    </Answered>
  )
}

function TakingsSheet({ takings, period }: { takings: TakingsAnswer; period: Period }) {
  const { money } = useWords()
  const lang = useLanguage()
  const { taken, back, company, prepaid, rows } = takings
  const byMonth = daysOf(period) > mostSingleDays
  return (
    <div className="space-y-8">
      <dl className="grid overflow-hidden rounded-card border border-line bg-card shadow-card sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          title={money.taken}
          cents={taken.gross}
          note={money.ofVat(formatMoney(taken.vat))}
        />
        <Figure title={money.back} cents={back.gross} note={money.ofVat(formatMoney(back.vat))} />
        <Figure title={money.company} cents={company} note={money.companyNote} />
        <Figure
          title={money.prepaid}
          cents={prepaid}
          note={money.prepaidNote(formatDate(period.to, lang, 'short'))}
        />
      </dl>
      <Differences told={takings} />
      {rows.length === 0 ? (
        <Notice kind="info" title={money.nothing}>
          {money.nothingText}
        </Notice>
      ) : (
        <>
          <Bars rows={rows} period={period} byMonth={byMonth} />
          <Sums rows={rows} />
          <section>
            <h2 className="mb-3 text-xl">{money.table}</h2>
            <TakingList rows={rows} byMonth={byMonth} />
          </section>
        </>
      )}
    </div>
  )
}
