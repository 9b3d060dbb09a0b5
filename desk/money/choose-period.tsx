import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { monthOf, neighbourPeriod, type Period, upTo } from '#shop/books/period.ts'
import { keysOf } from '#shop/keys.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { useWords } from '../text/words.ts'
import { DayInput } from '../ui/day-field.tsx'
import { today } from './chosen.ts'

const pill =
  'inline-flex min-h-11 items-center justify-center rounded-full border border-edge bg-card px-4 leading-tight hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil'

/** The usual periods at hand, the one before and after by an arrow, any other by its days. */
export function ChoosePeriod({
  asked,
  choose,
}: {
  asked: Period
  choose: (next: Partial<Period>) => void
}) {
  const { money } = useWords()
  const now = today()
  const near = nearTo(now)
  const later = neighbourPeriod(asked, 1)
  return (
    <fieldset className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
      <legend className="sr-only">{money.period}</legend>
      {keysOf(near).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={near[name].from === asked.from && near[name].to === asked.to}
          onClick={() => choose(near[name])}
          className={pill}
        >
          {money.periods[name]}
        </button>
      ))}
      <span className="flex items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[auto_1fr_auto]">
        <button
          type="button"
          aria-label={money.earlier}
          onClick={() => choose(neighbourPeriod(asked, -1))}
          className={`${pill} w-11 px-0!`}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <span className="flex items-center gap-2 max-sm:grid">
          {(['from', 'to'] as const).map(end => (
            <DayInput
              key={end}
              label={money[end]}
              value={asked[end]}
              onChange={date => choose({ [end]: date })}
            />
          ))}
        </span>
        <button
          type="button"
          aria-label={money.later}
          disabled={later.from > now}
          onClick={() => choose(upTo(later, now))}
          className={`${pill} w-11 px-0! disabled:opacity-40`}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </span>
    </fieldset>
  )
}

function nearTo(now: string) {
  const month = monthOf(now)
  return {
    today: { from: now, to: now },
    month: upTo(month, now),
    before: monthOf(addDays(month.from, -1)),
    year: { from: `${now.slice(0, 4)}-01-01`, to: now },
  }
}
