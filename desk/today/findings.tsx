import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Need, Orders } from './need.tsx'

/** Orders that a finding shows at once. */
const mostOrders = 5

/** What the last check of the books found wrong, a row for each check. */
export default function Findings({ findings }: { findings: Output<'books-one'>['findings'] }) {
  const { books, today } = useWords()
  const texts: Partial<Record<string, string>> = books.found
  const faults = findings.filter(({ note }) => !note)
  return [...Map.groupBy(faults, ({ check }) => check)].map(([check, found]) => (
    <Need key={check} says={texts[check] ?? check} more={today.finding(found.length)}>
      <Orders numbers={ordersIn(found.map(({ says }) => says)).slice(0, mostOrders)} />
    </Need>
  ))
}

/** The orders that findings name. */
function ordersIn(says: readonly string[]): number[] {
  const numbers = says.flatMap(text =>
    [...text.matchAll(/order (\d{4,9})/g)].map(([, n]) => Number(n)),
  )
  return [...new Set(numbers)]
}
