import { lazy, Suspense } from 'react'
import { daysOf, mostDocumentDays } from '#shop/books/period.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ChoosePeriod } from './choose-period.tsx'
import { moneyParts, useChosen } from './chosen.ts'
import { Takings } from './takings.tsx'

const Documents = lazy(() => import('./documents.tsx'))
const Refunds = lazy(() => import('./refunds.tsx'))

/** What came in, what went back and the documents of both, of the period that the address names. */
export default function MoneyHere() {
  const { money } = useWords()
  const { asked, chosen, choose, show } = useChosen()
  const { part, period } = chosen
  return (
    <>
      <Title>{money.title}</Title>
      <fieldset className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
        <legend className="sr-only">{money.part}</legend>
        {moneyParts.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => show(each)}
            className="-mb-px min-h-12 border-b-3 border-transparent px-3 text-lg hover:text-basil max-sm:px-1.5 max-sm:text-base aria-pressed:border-basil aria-pressed:font-semibold aria-pressed:text-basil sm:px-4"
          >
            {money.parts[each]}
          </button>
        ))}
      </fieldset>
      {part !== 'refunds' && <ChoosePeriod asked={asked} choose={choose} />}
      <Suspense fallback={<Waiting />}>
        {part === 'refunds' ? (
          <Refunds />
        ) : period === null ? (
          <Notice kind="warning">{money.wrong}</Notice>
        ) : part === 'takings' ? (
          <Takings period={period} />
        ) : daysOf(period) > mostDocumentDays ? (
          <Notice kind="info">{money.tooLong(mostDocumentDays)}</Notice>
        ) : (
          <Documents period={period} />
        )}
      </Suspense>
    </>
  )
}
