import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

/** What is sold and left of the next ten days: a table whose rows are drawn. */
export function ComingDays({ days }: { days: Output<'today-one'>['days'] }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.coming}</h2>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <table className="w-full text-start">
          <caption className="sr-only">{words.coming}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.sold}</th>
              <th scope="col">{words.left}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, isClosed, sold, most }) => (
              <tr key={date} className="border-line not-last:border-b">
                <th
                  scope="row"
                  className="px-4 py-2 text-start font-medium max-sm:pe-2 whitespace-nowrap"
                >
                  <Link to={`/day?date=${date}`} className="underline-offset-4 hover:underline">
                    {formatDate(date, lang, 'short')}
                  </Link>
                </th>
                <td className="w-full px-2 py-2">
                  {most > 0 && (
                    <span aria-hidden="true" className="mb-1 block h-2 rounded-full bg-basil-soft">
                      <span
                        className="block h-2 rounded-full bg-basil"
                        style={{ width: `${Math.min(100, (100 * sold) / most)}%` }}
                      />
                    </span>
                  )}
                  <span className="text-sm whitespace-nowrap tabular-nums">
                    {isClosed && sold === 0 ? words.closed : words.deliveries(sold)}
                  </span>
                </td>
                <td className="px-4 py-2 text-end text-sm max-sm:ps-1 whitespace-nowrap text-muted tabular-nums">
                  {most > 0 && words.free(most - sold)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
