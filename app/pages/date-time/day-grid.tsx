import type { DeliveryDayAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { useConfig } from '../../config.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { isFull, isOpen, restsAsUsual, restsIn, weeksOf } from './choice.ts'

type Why = { long: string; short: string | undefined }
type Choosing = {
  chosen: string | null
  onChoose: (day: DeliveryDayAnswer) => void
  /** The caller's own reason why a day is closed. */
  why?: (day: DeliveryDayAnswer) => Why | null
}

/** The days week by week as one group of radio buttons; closed days say why. */
export function DayGrid({ days, ...choosing }: Choosing & { days: readonly DeliveryDayAnswer[] }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const { opensHolidays } = useConfig()
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-xl font-semibold">{dateTime.day}</legend>
      <div aria-hidden="true" className="mt-4 mb-2 grid grid-cols-7 gap-1 sm:gap-2">
        {dateTime.weekdays.split('|').map(name => (
          <span key={name} className="text-center text-sm font-medium text-muted">
            {name}
          </span>
        ))}
      </div>
      <div className="grid gap-1 sm:gap-2">
        {weeksOf(days).map(week => (
          <div key={week.find(Boolean)?.date} className="grid grid-cols-7 gap-1 sm:gap-2">
            {week.map((day, index) =>
              day ? <Day key={day.date} day={day} {...choosing} /> : <span key={index} />,
            )}
          </div>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">
        {restsAsUsual(days, opensHolidays) ? dateTime.closedNote : dateTime.closedNoteOther}
      </p>
      {restsIn(days).map(({ from, to, reason }) => (
        <p key={from} className="mt-1 text-sm text-muted">
          {dateTime.restOn(
            [...new Set([from, to])].map(date => formatDate(date, lang, 'short')).join(' – '),
            reason,
          )}
        </p>
      ))}
    </fieldset>
  )
}

function Day({ day, chosen, onChoose, why }: Choosing & { day: DeliveryDayAnswer }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const open = isOpen(day)
  const checked = day.date === chosen
  const closed = why?.(day) ?? closedWords(day, dateTime)
  return (
    <label
      className={`relative flex h-16 flex-col items-center justify-center rounded-field border leading-none transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil sm:h-20 ${looks(open, checked)}`}
    >
      <input
        type="radio"
        name="day"
        value={day.date}
        checked={checked}
        disabled={!open}
        onChange={() => onChoose(day)}
        className="sr-only"
      />
      <span className="sr-only">
        {formatDate(day.date, lang, 'long')}
        {closed && `, ${closed.long}`}
      </span>
      <span aria-hidden="true" className="text-lg font-semibold tabular-nums sm:text-xl">
        {Number(day.date.slice(8))}
      </span>
      <span aria-hidden="true" className="mt-1.5 text-xs sm:text-sm">
        {closed?.short ?? formatDate(day.date, lang, 'month')}
      </span>
    </label>
  )
}

function looks(open: boolean, checked: boolean): string {
  if (checked) return 'border-basil bg-basil text-on-basil shadow-card'
  return open
    ? 'border-line bg-card hover:border-basil hover:bg-basil-soft'
    : 'cursor-not-allowed border-transparent text-muted'
}

/** Why a day is closed; null: it is open. A weekend needs no short word under its weekday. */
function closedWords(day: DeliveryDayAnswer, words: ReturnType<typeof useWords>['dateTime']) {
  if (day.closed === 'weekend') return { long: words.weekend, short: undefined }
  if (day.closed === 'closed-day') return { long: words.rest, short: undefined }
  if (day.closed === 'own')
    return { long: `${words.rest}: ${day.closedReason}`, short: words.restShort }
  if (day.closed === 'holiday') return { long: words.holiday, short: words.holidayShort }
  if (isFull(day)) return { long: words.full, short: words.fullShort }
  return isOpen(day) ? null : { long: words.past, short: words.pastShort }
}
