import { useWords } from '../text/words.ts'
import { Cents } from './cents.tsx'
import { type Both, type Row, summed } from './steps.ts'
import { useWay } from './way.ts'

/** The period in two small tables: by VAT rate and by way to pay. */
export function Sums({ rows }: { rows: readonly Row[] }) {
  const { money } = useWords()
  const wayOf = useWay()
  const byRate = summed(rows, ({ vatRate }) => String(vatRate)).toSorted(
    ([one], [other]) => Number(one) - Number(other),
  )
  const byWay = summed(rows, ({ method }) => method).toSorted(
    ([, one], [, other]) => other.taken.gross - one.taken.gross,
  )
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Table
        title={money.byRate}
        first={money.rate}
        of={byRate.map(([rate, of]) => [`${rate}%`, of])}
      />
      <Table
        title={money.byWay}
        first={money.way}
        of={byWay.map(([way, of]) => [wayOf(way), of])}
      />
    </div>
  )
}

function Table({
  title,
  first,
  of,
}: {
  title: string
  first: string
  of: readonly (readonly [name: string, both: Both])[]
}) {
  const { money } = useWords()
  const heads = [
    [first, 'text-start!'],
    [money.net, 'max-sm:hidden'],
    [money.vat, ''],
    [money.taken, ''],
    [money.back, ''],
  ] as const
  const head =
    'border-b border-line px-1.5 py-2.5 text-end text-sm sm:px-2 font-medium text-muted first:ps-4 last:pe-4'
  const cell = 'px-1.5 py-2.5 text-end first:ps-4 last:pe-4 sm:px-2'
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl">{title}</h2>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <table className="w-full max-sm:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map(([name, looks]) => (
                <th key={name} scope="col" className={`${head} ${looks}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.map(([name, { taken, back }]) => (
              <tr key={name} className="border-line not-last:border-b">
                <th scope="row" className={`${cell} text-start! font-medium`}>
                  {name}
                </th>
                <td className={`${cell} text-muted max-sm:hidden`}>
                  <Cents of={taken.net} />
                </td>
                <td className={`${cell} text-muted`}>
                  <Cents of={taken.vat} />
                </td>
                <td className={`${cell} font-semibold`}>
                  <Cents of={taken.gross} />
                </td>
                <td className={cell}>{back.gross > 0 ? <Cents of={back.gross} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
