import { formatDate } from '#shop/format.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

type Days = { readonly today: string; readonly next: string; readonly date: string }

/** The days at hand, large enough for gloves. */
export function NearDays({ days, choose }: { days: Days; choose: (date: string) => void }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { today, next, date } = days
  const tomorrow = addDays(today, 1)
  const all = [...new Set([today, tomorrow, next, date])].sort()
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
      <legend className="sr-only">{words.date}</legend>
      {all.map(day => (
        <button
          key={day}
          type="button"
          aria-pressed={day === date}
          onClick={() => choose(day)}
          className="min-h-14 rounded-full border border-edge bg-card px-6 text-lg hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil"
        >
          {day === today
            ? words.today
            : day === tomorrow
              ? words.tomorrow
              : formatDate(day, lang, 'short')}
        </button>
      ))}
    </fieldset>
  )
}
