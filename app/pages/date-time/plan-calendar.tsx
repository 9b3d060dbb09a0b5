import type { DeliveryPairAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { mondayOf } from './pairs.ts'

/** Every delivery of the plan and the days that it covers; screen readers get a list. */
export function PlanCalendar({ pair }: { pair: DeliveryPairAnswer }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const moved = movedDates(pair)
  const leftOut = weeksLeftOut(pair)
  return (
    <div>
      <ol className="sr-only">
        {pair.deliveries.map(({ date, days }) => (
          <li key={date}>{dateTime.weekly.delivery(formatDate(date, lang, 'long'), days)}</li>
        ))}
      </ol>
      <div aria-hidden="true">
        <div className="grid grid-cols-7 text-center text-sm text-muted">
          {dateTime.weekdays.split('|').map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="mt-2 grid gap-y-1">
          {planWeeks(pair.deliveries).map((week, index) => (
            <div key={week[0]?.date} className="grid grid-cols-7">
              {week.map((day, at) => (
                <Day
                  key={day.date}
                  day={day}
                  showMonth={(index === 0 && at === 0) || isFirst(day)}
                />
              ))}
            </div>
          ))}
        </div>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span className="flex items-center gap-2">
            <span className="size-4 rounded-full bg-basil" />
            {dateTime.weekly.legendDelivery}
          </span>
          <span className="flex items-center gap-2">
            <span className="h-4 w-6 rounded-full bg-basil-soft" />
            {dateTime.weekly.legendCovered}
          </span>
        </p>
      </div>
      {moved.length > 0 && (
        <p className="mt-3 text-sm text-terracotta">
          {dateTime.weekly.moved(moved.map(date => formatDate(date, lang, 'short')).join(' · '))}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="mt-3 text-sm text-terracotta">
          {dateTime.weekly.leftOut(
            leftOut.map(date => formatDate(date, lang, 'short')),
            formatDate(pair.deliveries.at(-1)?.date ?? '', lang, 'long'),
          )}
        </p>
      )}
    </div>
  )
}

function Day({ day: { date, kind }, showMonth }: { day: PlanDay; showMonth: boolean }) {
  const lang = useLanguage()
  return (
    <span className={`flex h-11 flex-col items-center justify-center tabular-nums ${band[kind]}`}>
      <span
        className={`flex flex-col items-center justify-center leading-none ${kind === 'delivery' ? 'size-11 rounded-full bg-basil font-semibold text-on-basil' : ''}`}
      >
        {Number(date.slice(8))}
        {showMonth && <span className="mt-0.5 text-xs">{formatDate(date, lang, 'month')}</span>}
      </span>
    </span>
  )
}

/** Draws a delivery and the days that it covers as one band. */
const band = {
  delivery: 'rounded-s-full bg-basil-soft',
  covered: 'bg-basil-soft',
  free: 'text-muted',
}

function isFirst({ date }: PlanDay): boolean {
  return date.endsWith('-01')
}

/** A day of the plan's calendar; covered: its meals came with an earlier delivery. */
type PlanDay = { readonly date: string; readonly kind: 'delivery' | 'covered' | 'free' }

type Deliveries = DeliveryPairAnswer['deliveries']

/** Whole weeks, Monday to Sunday, from the first delivery to the last day that one covers. */
export function planWeeks(deliveries: Deliveries): PlanDay[][] {
  const [first] = deliveries
  const last = deliveries.at(-1)
  if (!first || !last) return []
  const kinds = new Map<string, PlanDay['kind']>()
  for (const { date, days } of deliveries)
    for (let day = 0; day < days; day++)
      kinds.set(addDays(date, day), day === 0 ? 'delivery' : 'covered')
  const lastDay = addDays(last.date, last.days - 1)
  const weeks: PlanDay[][] = []
  for (let monday = mondayOf(first.date); monday <= lastDay; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index)
        return { date, kind: kinds.get(date) ?? 'free' }
      }),
    )
  return weeks
}

/** Deliveries of later weeks that a holiday has moved from the first week's days. */
export function movedDates({ dates, deliveries }: DeliveryPairAnswer): string[] {
  const [first = ''] = dates
  return deliveries.flatMap(({ date }, index) => {
    const place = index % dates.length
    const monday = mondayOf(deliveries[index - place]?.date ?? date)
    const isAsInFirst = daysAfter(mondayOf(first), dates[place] ?? '') === daysAfter(monday, date)
    return isAsInFirst ? [] : [date]
  })
}

/** The Mondays of weeks between its deliveries in which none comes, for a holiday. */
export function weeksLeftOut({ dates, deliveries }: DeliveryPairAnswer): string[] {
  const mondays = deliveries
    .filter((_, index) => index % dates.length === 0)
    .map(({ date }) => mondayOf(date))
  const [first = ''] = mondays
  const last = mondays.at(-1) ?? first
  const left: string[] = []
  for (let monday = first; monday < last; monday = addDays(monday, 7))
    if (!mondays.includes(monday)) left.push(monday)
  return left
}

function daysAfter(monday: string, date: string): number {
  return (Date.parse(date) - Date.parse(monday)) / (24 * 60 * 60 * 1000)
}
