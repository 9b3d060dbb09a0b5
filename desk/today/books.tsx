import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Need, Orders } from './need.tsx'

type Books = Output<'books-one'>

/** Orders that a finding shows at once. */
const mostOrders = 5

/** What the last check of the books found wrong, a row for each check. */
export function Findings({ findings }: { findings: Books['findings'] }) {
  const { today: words } = useWords()
  const faults = findings.filter(({ note }) => !note)
  return [...Map.groupBy(faults, ({ check }) => check)].map(([check, found]) => (
    <Need key={check} says={words.finding(found.length)} more={<span lang="en">{check}</span>}>
      <Orders numbers={ordersIn(found.map(({ says }) => says)).slice(0, mostOrders)} />
    </Need>
  ))
}

/** When the books were last looked through, and the button that does it now. */
export function BooksLine({ books, check }: { books: Books; check: () => void }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  const { checkedAt, isRunning, findings } = books
  const isFine = findings.every(({ note }) => note)
  return (
    <section aria-label={words.books} className="mt-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="text-muted">
          {isRunning
            ? words.checking
            : checkedAt === null
              ? words.notChecked
              : words.checked(formatDateTime(checkedAt, lang), isFine)}
        </p>
        <Button size="sm" variant="secondary" busy={isRunning} onClick={check}>
          {words.check}
        </Button>
      </div>
    </section>
  )
}

/** The orders that findings name. */
function ordersIn(says: readonly string[]): number[] {
  const numbers = says.flatMap(text =>
    [...text.matchAll(/order (\d{4,9})/g)].map(([, n]) => Number(n)),
  )
  return [...new Set(numbers)]
}
