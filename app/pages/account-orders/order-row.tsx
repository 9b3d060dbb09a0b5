import ChevronRight from 'lucide-react/icons/chevron-right'
import type { OrderRowAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '../../format.ts'
import { StatusPill } from '../../order/status-pill.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { Euro } from '../../ui/money.tsx'

/** One order of the list; the whole card leads to it. */
export function OrderRow({ order: row }: { order: OrderRowAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const [date] = row.dates
  const last = row.dates.at(-1)
  return (
    <li className="relative rounded-card border border-line bg-card p-5 shadow-card transition-shadow duration-200 hover:shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">
          <Link
            to={`/account/orders/${row.id}`}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {order.number(row.number)}
          </Link>
        </h2>
        <StatusPill status={row.status} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-4">
        <div className="min-w-0 text-muted">
          {date && (
            <p className="text-ink">
              {last && last !== date
                ? `${formatDate(date, lang, 'short')} – ${formatDate(last, lang, 'short')}`
                : formatDate(date, lang, 'long')}
              , {formatHours(row.timePeriod.from, row.timePeriod.to)}
            </p>
          )}
          <p>{row.plan.name}</p>
          <p>
            {row.dates.length > 1 && `${order.deliveriesOf(row.dates.length)} · `}
            {order.pieces(row.amounts)}
          </p>
        </div>
        <p className="flex items-center gap-2 text-lg font-semibold">
          <Euro value={row.grandtotal} />
          <ChevronRight size={20} aria-hidden="true" className="text-muted" />
        </p>
      </div>
    </li>
  )
}
