import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Language, locales } from '#shop/language.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Day, type DayProps } from './year-day.tsx'

type Props = Pick<DayProps, 'view' | 'closures' | 'open' | 'press'> & {
  readonly year: number
  /** In December a phone shows the next year's first month beside the last one. */
  readonly hasJanuary: boolean
}

/** Days that an arrow moves by. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** Any one from a Monday to a Sunday. */
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-23', day))

const monthsOnPhone = 2

/** Twelve months whose days can be pressed; one stop of the keyboard, in which arrows move. */
export function Year(props: Props) {
  const { year, view } = props
  const { calendar } = useWords()
  const [isWhole, setWhole] = useState(false)
  const { months, stop, reach, move } = useStop(props, setWhole)
  const isThis = view.today.startsWith(String(year))
  // A phone begins with few months: from this one on, or from the year's first.
  const firstMonth = isThis ? Number(view.today.slice(5, 7)) - 1 : 0
  const isNear = (month: number) => month >= firstMonth && month < firstMonth + monthsOnPhone
  const classOf = (month: number) => {
    if (month === 12) return 'sm:hidden'
    return isWhole || isNear(month) || daysOf(year, month).includes(stop) ? '' : 'max-sm:hidden'
  }
  return (
    <>
      <Legend />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days in it are buttons */}
      <div
        onKeyDown={move}
        className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      >
        {Array.from({ length: months }, (_, month) => (
          <section key={month} className={classOf(month)}>
            <Month {...props} {...{ month, stop, reach }} />
          </section>
        ))}
      </div>
      {!isWhole && (
        <Button variant="secondary" className="mt-6 sm:hidden" onClick={() => setWhole(true)}>
          {calendar.allMonths}
        </Button>
      )}
    </>
  )
}

function useStop({ year, hasJanuary, view }: Props, setWhole: (isWhole: boolean) => void) {
  const isThis = view.today.startsWith(String(year))
  const [at, setAt] = useState(isThis ? view.today : `${year}-01-01`)
  const months = hasJanuary ? 13 : 12
  const first = daysOf(year, 0)[0] ?? ''
  const last = daysOf(year, months - 1).at(-1) ?? ''
  const stop = at >= first && at <= last ? at : first

  function move(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = addDays(stop, step)
    if (next < first || next > last) return
    const target = document.getElementById(`day-${next}`)
    const isFolded = target?.offsetParent === null
    if (isFolded && !next.startsWith(String(year))) return
    // A day in a month that is folded away takes no focus: the year unfolds first.
    flushSync(() => {
      if (isFolded) setWhole(true)
      setAt(next)
    })
    target?.focus()
  }

  return { months, stop, reach: setAt, move }
}

/** `month` counts from 0; 12 is the next year's first. */
function Month({ year, month, ...props }: DayProps & { year: number; month: number }) {
  const lang = useLanguage()
  const letter = new Intl.DateTimeFormat(locales[lang], { weekday: 'narrow', timeZone: 'UTC' })
  const days = daysOf(year, month)
  const most = Math.max(1, ...props.view.sold.map(({ count }) => count))
  return (
    <>
      <h2 className="mb-2 font-serif text-lg font-semibold first-letter:uppercase">
        {monthName(days[0] ?? '', lang)}
        {month === 12 && ` ${year + 1}`}
      </h2>
      <div className="grid grid-cols-7">
        {week.map(date => (
          <span key={date} aria-hidden="true" className="text-center text-xs text-muted">
            {letter.format(new Date(`${date}T00:00:00Z`))}
          </span>
        ))}
        {days.map((date, index) => (
          <Day key={date} {...props} {...{ date, most }} isFirst={index === 0} />
        ))}
      </div>
    </>
  )
}

function Legend() {
  const { calendar } = useWords()
  const { legend } = calendar
  const swatch = 'inline-block size-4 rounded-sm align-[-0.15rem] me-2'
  return (
    <p className="mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <span>
        <span className={`${swatch} bg-terracotta-soft`} />
        {legend.own}
      </span>
      <span>
        <span className={`${swatch} border border-dashed border-terracotta`} />
        {legend.drafted}
      </span>
      <span className="font-semibold text-terracotta">{legend.holiday}</span>
      <span className="text-muted">{legend.rest}</span>
      <span>
        <span className="me-2 inline-block size-1.5 rounded-full bg-terracotta align-middle" />
        {calendar.limited}
      </span>
      <span>
        <span className="me-2 inline-block h-1 w-5 rounded-full bg-basil align-middle" />
        {legend.sold}
      </span>
    </p>
  )
}

/** “Ιανουάριος”: beside its year, since alone it would be “Ιανουαρίου”. */
function monthName(date: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  } as const)
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

/** `month` counts from 0; 12 is the next year's first. */
function daysOf(year: number, month: number): string[] {
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Array.from({ length: count }, (_, day) => addDays(first, day))
}
