import { formatDate, formatHours } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { DayInput } from '../ui/day-field.tsx'
import type { Choose, Chosen, Day } from './chosen.ts'

const pill =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border border-edge bg-card px-4 leading-tight hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil'

/** The lists of somebody who has several. */
export function ChooseList({
  lists,
  list,
  choose,
}: {
  lists: readonly DayList[]
  list: DayList
  choose: Choose
}) {
  const { day: words } = useWords()
  if (lists.length < 2) return null
  return (
    <fieldset className="mb-5 flex flex-wrap border-b border-line sm:gap-x-1">
      <legend className="sr-only">{words.list}</legend>
      {lists.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === list}
          onClick={() => choose({ list: each })}
          className="-mb-px min-h-12 border-b-3 border-transparent px-1.5 hover:text-basil aria-pressed:border-basil aria-pressed:font-semibold aria-pressed:text-basil max-sm:grow max-sm:text-sm sm:px-4 sm:text-lg"
        >
          {words.lists[each]}
        </button>
      ))}
    </fieldset>
  )
}

/** Today and tomorrow at hand, any other day by its date; and a window of the day, or all of it. */
export function ChooseWhen({ day, chosen, choose }: { day: Day; chosen: Chosen; choose: Choose }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const tomorrow = addDays(day.today, 1)
  const near = [...new Set([day.today, tomorrow, day.next])]
  const all = day.windows.reduce((sum, { bags }) => sum + bags, 0)
  return (
    <div className="mb-6 flex flex-wrap gap-x-8 gap-y-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm text-muted">{words.date}</legend>
        {near.map(date => (
          <button
            key={date}
            type="button"
            aria-pressed={date === day.date}
            onClick={() => choose({ date })}
            className={pill}
          >
            {nameOf(date)}
          </button>
        ))}
        <DayInput label={words.otherDate} value={day.date} onChange={date => choose({ date })} />
      </fieldset>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm text-muted">{words.window}</legend>
        <Window id={undefined} label={words.allDay} count={all} />
        {day.windows.map(({ id, from, to, bags }) => (
          <Window key={id} id={id} label={formatHours(from, to)} count={bags} />
        ))}
      </fieldset>
    </div>
  )

  function nameOf(date: string): string {
    if (date === day.today) return words.today
    return date === tomorrow ? words.tomorrow : formatDate(date, lang, 'short')
  }

  function Window({ id, label, count }: { id: string | undefined; label: string; count: number }) {
    return (
      <button
        type="button"
        aria-pressed={chosen.timePeriodId === id}
        aria-label={`${label}, ${words.bags(count)}`}
        onClick={() => choose({ timePeriodId: id })}
        className={pill}
      >
        <span className="tabular-nums">{label}</span>
        <span className="text-sm tabular-nums opacity-80">· {count}</span>
      </button>
    )
  }
}
