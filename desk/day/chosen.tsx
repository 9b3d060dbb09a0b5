import { Link, useSearchParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { addDays } from '#shop/schedule.ts'
import type { DayList } from '#shop/staff-room/day-lists.ts'
import { useLanguage } from '../../app/text/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './listed.ts'

/** The day, the window and the list. All three are in the address, so that a bookmark opens them again. */
export function Chosen({
  date,
  today,
  list,
  lists,
  timePeriodId,
  windows,
}: {
  date: string
  today: string
  list: DayList
  lists: readonly DayList[]
  timePeriodId: string | undefined
  windows: Day['windows']
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const [search, setSearch] = useSearchParams()
  const withOther = (more: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(more))
      if (value) next.set(name, value)
      else next.delete(name)
    return `?${next}`
  }
  const tomorrow = addDays(today, 1)
  return (
    <div className="mb-8 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label={words.days} className="contents">
          <Choice to={withOther({ date: '' })} isNow={date === today}>
            {words.today}
          </Choice>
          <Choice to={withOther({ date: tomorrow })} isNow={date === tomorrow}>
            {words.tomorrow}
          </Choice>
        </nav>
        <label className="flex items-center gap-2">
          <span className="sr-only">{words.date}</span>
          <input
            type="date"
            value={date}
            onChange={event =>
              event.target.value && setSearch(withOther({ date: event.target.value }))
            }
            className="h-11 rounded-field border border-edge bg-card px-3 tabular-nums hover:border-ink"
          />
        </label>
        <span className="text-muted">{formatDate(date, lang, 'long')}</span>
      </div>
      {windows.length > 0 && (
        <nav aria-label={words.windows} className="flex flex-wrap gap-2">
          <Choice to={withOther({ window: '' })} isNow={!timePeriodId}>
            {words.allHours}
          </Choice>
          {windows.map(({ id, from, to, deliveries }) => (
            <Choice key={id} to={withOther({ window: id })} isNow={timePeriodId === id}>
              {formatHours(from, to)}
              <span className="font-normal text-muted"> · {words.deliveries(deliveries)}</span>
            </Choice>
          ))}
        </nav>
      )}
      {lists.length > 1 && (
        <nav
          aria-label={words.which}
          className="-mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
        >
          {lists.map(one => (
            <Link
              key={one}
              to={withOther({ list: one })}
              aria-current={one === list ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-3 border-transparent px-4 text-lg text-muted hover:text-ink focus-visible:rounded-field aria-[current]:border-basil aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.lists[one]}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

function Choice({
  to,
  isNow,
  children,
}: {
  to: string
  isNow: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      to={to}
      aria-current={isNow ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 whitespace-pre hover:border-basil focus-visible:rounded-full aria-[current]:border-basil aria-[current]:bg-basil-soft aria-[current]:font-semibold"
    >
      {children}
    </Link>
  )
}
