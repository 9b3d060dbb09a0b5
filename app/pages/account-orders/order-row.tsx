import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/circle-pause'
import type { OrderRowAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { Euro } from '#ui/money.tsx'
import { StatusPill } from '../../order/status-pill.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { MealPicture } from '../../ui/picture.tsx'

/** One order of the list; the whole card leads to it. */
export function OrderRow({ order: row }: { order: OrderRowAnswer }) {
  const { order } = useWords()
  return (
    <li className="relative rounded-card border border-line bg-card p-5 shadow-card transition-shadow duration-200 hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">
          <Link
            to={`/account/orders/${row.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {order.number(row.number)}
          </Link>
        </h2>
        <StatusPill status={row.status} />
      </div>
      <div className="mt-3">
        <When row={row} />
      </div>
      <p className="text-muted">
        {row.plan.name}
        <span className="block">
          {row.dates.length > 1 && `${order.deliveriesOf(row.dates.length)} · `}
          {order.pieces(row.amounts)}
        </span>
      </p>
      <div className="mt-3 flex items-center justify-between gap-4">
        <Dishes slugs={row.dishes} />
        <p className="ms-auto flex shrink-0 items-center gap-2 text-lg font-semibold">
          <Euro value={row.grandtotal} />
          <ChevronRight size={20} aria-hidden="true" className="text-muted" />
        </p>
      </div>
    </li>
  )
}

/** Three of the dishes; what the row says does not need them. */
function Dishes({ slugs }: { slugs: readonly string[] }) {
  return (
    <div className="flex gap-1.5 sm:gap-2">
      {slugs.map(slug => (
        <MealPicture
          key={slug}
          slug={slug}
          alt=""
          sizes="4.5rem"
          className="h-11 w-14 rounded-field object-cover sm:h-14 sm:w-18"
        />
      ))}
    </div>
  )
}

/** The next delivery's date; else how many are paused; else the first and the last date. */
function When({ row }: { row: OrderRowAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const hours = formatHours(row.timePeriod.from, row.timePeriod.to)
  const [first] = row.dates
  const last = row.dates.at(-1)
  if (row.nextDate)
    return (
      <p className="mb-1 flex items-start gap-2 font-medium text-ink">
        <CalendarClock size={18} aria-hidden="true" className="mt-1 shrink-0 text-basil" />
        <span>
          {row.dates.length > 1
            ? order.nextOn(formatDate(row.nextDate, lang, 'long'))
            : formatDate(row.nextDate, lang, 'long')}
          , <span className="whitespace-nowrap">{hours}</span>
        </span>
      </p>
    )
  if (row.status === 'opened' && row.paused > 0)
    return (
      <p className="mb-1 flex items-start gap-2 font-medium text-ink">
        <Pause size={18} aria-hidden="true" className="mt-1 shrink-0 text-warning" />
        {order.paused(row.paused)}
      </p>
    )
  if (!first || !last) return null
  return (
    <p className="text-ink">
      {last !== first
        ? `${formatDate(first, lang, 'short')} – ${formatDate(last, lang, 'short')}`
        : formatDate(first, lang, 'long')}
      , <span className="whitespace-nowrap">{hours}</span>
    </p>
  )
}
