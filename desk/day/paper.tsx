import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/staff-room/day-list.ts'
import { useLanguage } from '../../app/text/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'

/**
 * A list on screen, and on paper: there it is a table with one cell, because each page repeats the head
 * of a table: list, day, window, and when it was made.
 */
export function Paper({
  day,
  list,
  timePeriodId,
  children,
}: {
  day: Day
  list: DayList
  timePeriodId: string | undefined
  children: ReactNode
}) {
  const { day: words, frame } = useWords()
  const lang = useLanguage()
  const window = day.windows.find(({ id }) => id === timePeriodId)
  const hours = window ? formatHours(window.from, window.to) : words.allDay
  return (
    <div className="paper">
      <div className="paper-head" aria-hidden="true">
        <div className="flex justify-between gap-6 border-b-2 border-current pb-1">
          <p className="font-serif text-xl font-semibold">
            {words.lists[list]} · {formatDate(day.date, lang, 'long')} · {hours}
          </p>
          <p className="text-end text-xs">
            {frame.shop} · {words.madeFor(day.stamp)}
            <br />
            {words.made(formatDateTime(day.madeAt, lang))}
          </p>
        </div>
      </div>
      <div className="paper-body">{children}</div>
    </div>
  )
}
