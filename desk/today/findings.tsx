import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Need, Orders } from './need.tsx'

const mostOrders = 5

/** What the last check of the books found wrong, a row for each check. */
export default function Findings({ findings }: { findings: Output<'books-one'>['findings'] }) {
  const { books, today } = useWords()
  const texts: Partial<Record<string, string>> = books.found
  const faults = findings.filter(({ note }) => !note)
  return [...Map.groupBy(faults, ({ check }) => check)].map(([check, rows]) => (
    <Need key={check} says={texts[check] ?? check} more={today.finding(rows.length)}>
      <Orders numbers={ordersIn(rows).slice(0, mostOrders)} />
    </Need>
  ))
}

function ordersIn(rows: readonly { readonly order: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ order }) => order ?? []))]
}
