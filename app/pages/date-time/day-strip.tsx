import { useEffect, useRef, useState } from 'react'
import type { DeliveryDayAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { nearDay } from '../../order/moment.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { isOpen } from './choice.ts'
import { DayGrid } from './day-grid.tsx'

type Choosing = { chosen: string; onChoose: (day: DeliveryDayAnswer) => void }

/** The next open days in one row; all of them once the customer asks, or where a later one is chosen. */
export function DayStrip({
  days,
  chosen,
  onChoose,
}: Choosing & { days: readonly DeliveryDayAnswer[] }) {
  const { dateTime } = useWords()
  const [all, setAll] = useState<'asked' | 'chosen' | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  // The pressed button goes with the strip: the grid takes the focus.
  useEffect(() => {
    if (all !== 'asked') return
    const days = [...(grid.current?.querySelectorAll('input') ?? [])]
    const day = days.find(({ checked }) => checked) ?? days.find(({ disabled }) => !disabled)
    day?.focus()
  }, [all])
  const open = days.filter(isOpen)
  const next = open.slice(0, 4)
  if (all || !next.some(({ date }) => date === chosen))
    return (
      <div ref={grid}>
        <DayGrid
          days={days}
          chosen={chosen}
          onChoose={day => {
            // The grid stays, also for one of the next four days: the focus is in it.
            setAll(before => before ?? 'chosen')
            onChoose(day)
          }}
        />
      </div>
    )
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{dateTime.day}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {next.map(day => (
          <NextDay key={day.date} day={day} checked={day.date === chosen} onChoose={onChoose} />
        ))}
        {open.length > next.length && (
          <button
            type="button"
            onClick={() => setAll('asked')}
            className="min-h-18 rounded-field px-1 text-sm leading-tight font-semibold text-basil hover:bg-basil-soft focus-visible:rounded-field"
          >
            {dateTime.otherDay}
          </button>
        )}
      </div>
    </fieldset>
  )
}

type NextProps = Pick<Choosing, 'onChoose'> & { day: DeliveryDayAnswer; checked: boolean }

function NextDay({ day, checked, onChoose }: NextProps) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const [weekday = ''] = formatDate(day.date, lang, 'short').split(/[\s,]+/)
  const near = nearDay(day.date, Date.now()) === 'tomorrow'
  return (
    <label
      className={`flex min-h-19 flex-col items-center justify-center gap-0.5 rounded-field border px-1 py-1.5 text-center leading-none transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${checked ? 'border-basil bg-basil text-on-basil shadow-card' : 'border-line bg-card hover:border-basil hover:bg-basil-soft'}`}
    >
      <input
        type="radio"
        name="day"
        value={day.date}
        checked={checked}
        onChange={() => onChoose(day)}
        className="sr-only"
      />
      <span className="sr-only">
        {formatDate(day.date, lang, 'long')}
        {near && `, ${dateTime.tomorrow}`}
      </span>
      <span aria-hidden="true" className="text-sm">
        {weekday}
      </span>
      <span aria-hidden="true" className="text-lg font-semibold tabular-nums">
        {Number(day.date.slice(8))}
      </span>
      <span aria-hidden="true" className="text-xs">
        {near ? dateTime.tomorrow : formatDate(day.date, lang, 'month')}
      </span>
    </label>
  )
}
