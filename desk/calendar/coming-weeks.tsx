import { Link } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'

type Day = Output<'calendar-one'>['days'][number]

/** What is sold of each window and of the dishes nearest to their limit, drawn. */
export function ComingWeeks({
  days,
  limited,
}: {
  days: readonly Day[]
  /** Dates with limits of their own. */
  limited: readonly string[]
}) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const search = releaseId && `?release=${releaseId}`
  return (
    <section>
      <h2 className="mb-3 text-xl">{calendar.soon}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {days.map(({ date, most, windows, dishes }) => (
          <li key={date} className="grid gap-x-8 gap-y-3 p-4 sm:px-5 lg:grid-cols-[9rem_1fr_1fr]">
            <p className="font-medium">
              <Link
                to={`/calendar/${date}${search}`}
                aria-label={calendar.limitsOf(formatDate(date, lang, 'short'))}
                className="link inline-flex min-h-6 items-center"
              >
                {formatDate(date, lang, 'short')}
              </Link>
              {limited.includes(date) && (
                <span className="block text-sm font-normal text-muted">{calendar.limited}</span>
              )}
            </p>
            <ul className="min-w-0 space-y-2">
              {most !== null && (
                <Bar
                  name={calendar.wholeDay}
                  taken={windows.reduce((sum, { taken }) => sum + taken, 0)}
                  most={most}
                />
              )}
              {windows.map(({ from, to, ...load }) => (
                <Bar key={from} name={formatHours(from, to)} {...load} />
              ))}
            </ul>
            {dishes.length > 0 && (
              <ul aria-label={calendar.dishes} className="min-w-0 space-y-2">
                {dishes.map(({ name, ...load }) => (
                  <Bar key={name.el} name={name[lang]} {...load} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bar({ name, taken, most }: { name: string; taken: number; most: number }) {
  const { calendar } = useWords()
  const share = most > 0 ? Math.min(1, taken / most) : 1
  return (
    <li className="text-sm">
      <span className="flex justify-between gap-4">
        <span className="min-w-0 truncate">{name}</span>
        <span className="shrink-0 text-muted tabular-nums">{calendar.of(taken, most)}</span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-basil-soft">
        <span
          className={`block h-1.5 rounded-full ${share >= 0.9 ? 'bg-terracotta' : 'bg-basil'}`}
          style={{ width: `${100 * share}%` }}
        />
      </span>
    </li>
  )
}
