import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { useShop } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { QrCode } from '../ui/qr-code.tsx'
import type { Day } from './chosen.ts'
import { usePageMargins } from './page-margins.ts'

/**
 * A list on screen and on paper, where it begins with its name, day and window. The margin of each page
 * repeats them, and says when the list was made; a code leads to what changed since.
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
      <div aria-hidden="true" className="mb-4 hidden items-start justify-between gap-6 print:flex">
        <p className="font-serif text-xl font-semibold">{title}</p>
        <QrCode
          text={addressOf(day, list, timePeriodId)}
          label={day.stamp}
          className="w-24 shrink-0"
        />
      </div>
      {children}
    </>
  )
}

/** Where a paper that is scanned leads: to what changed since it was printed. */
function addressOf(day: Day, list: DayList, timePeriodId: string | undefined): string {
  const { origin, pathname } = globalThis.location
  const asked = new URLSearchParams({ list, date: day.date, paper: day.stamp })
  if (timePeriodId) asked.set('window', timePeriodId)
  return `${origin}${pathname}?${asked}`
}
