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

type Row = {
  readonly key: string
  readonly name: string
  readonly sums: Statement['total']
}

export function Sums({
  title,
  first,
  rows,
}: {
  title: string
  first: string
  rows: readonly Row[]
}) {
  const { companies } = useWords()
  const heads = [companies.deliveries, companies.part, companies.beyond, companies.total]
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <div className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6 print:border-0 print:p-0 print:shadow-none">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-3 pe-3 text-start font-medium">
                {first}
              </th>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={`${figure} ${hiding(at)} font-medium`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-3 pe-3 text-start font-normal">
                  {name}
                </th>
                <td className={figure}>{sums.deliveries}</td>
                <td className={`${figure} ${hiding(1)}`}>
                  <Euro value={sums.allowance} />
                </td>
                <td className={`${figure} ${hiding(2)}`}>
                  <Euro value={sums.account} />
                </td>
                <td className={`${figure} font-semibold`}>
                  <Euro value={sums.total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const figure = 'py-3 ps-3 text-end tabular-nums'

/** What a phone has no room for. */
function hiding(column: number): string {
  return column === 1 || column === 2 ? 'max-sm:hidden print:table-cell' : ''
}
