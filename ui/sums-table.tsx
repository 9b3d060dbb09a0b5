import { useId } from 'react'
import { Euro } from './money.tsx'

type Props = {
  readonly title: string
  /** What the rows are by; then deliveries, the company's part, what is beyond it, and the total. */
  readonly heads: readonly [string, string, string, string, string]
  readonly rows: readonly Row[]
}

type Row = { readonly key: string; readonly name: string; readonly sums: Sums }
type Sums = {
  readonly deliveries: number
  readonly allowance: number
  readonly account: number
  readonly total: number
}

/** What a company's orders came to, by employee or by day. */
export function SumsTable({ title, heads: [first, ...figures], rows }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6 print:border-0 print:p-0 print:shadow-none">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-start text-sm text-muted">
              <th scope="col" className="py-3 pe-3 text-start font-medium">
                {first}
              </th>
              {figures.map((head, at) => (
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
