import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { useShop } from '../shop.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'
import { usePageMargins } from './page-margins.ts'

/**
 * A list on screen and on paper, where it begins with its name, day and window. The margin of each page
 * repeats them, and says when the list was made.
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
  const { day: words } = useWords()
  const shop = useShop()
  const lang = useLanguage()
  const window = day.windows.find(({ id }) => id === timePeriodId)
  const hours = window ? formatHours(window.from, window.to) : words.allDay
  const title = `${words.lists[list]} · ${formatDate(day.date, lang, 'long')} · ${hours}`
  const made = words.made(formatDateTime(day.madeAt, lang))
  usePageMargins(`${shop} · ${title}`, `${words.madeFor(day.stamp)} · ${made}`)
  return (
    <>
      <p aria-hidden="true" className="mb-4 hidden font-serif text-xl font-semibold print:block">
        {title}
      </p>
      {children}
    </>
  )
}
