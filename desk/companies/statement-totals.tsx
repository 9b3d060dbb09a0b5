import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import type { Statement } from './company-texts.ts'

export function Totals({ statement: { total, paid, rest } }: { statement: Statement }) {
  const { companies } = useWords()
  const facts = [
    [companies.owes, total.total],
    [companies.paid, paid],
    [companies.rest, rest],
  ] as const
  return (
    <dl className="whole grid gap-4 rounded-card bg-basil-soft p-5 sm:grid-cols-3 sm:p-6">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-serif text-xl font-semibold">
            <Euro value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
