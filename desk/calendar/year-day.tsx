import { formatDate } from '#shop/format.ts'
import { closureOn } from '#shop/publishing/closures.ts'
import type { HolidayId } from '#shop/schedule/holiday.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { holidayDates } from './open-holidays.tsx'

type View = Output<'calendar-one'>
export type DayProps = {
  readonly view: View
  readonly closures: readonly Closure[]
  /** Public holidays on which the shop delivers. */
  readonly open: readonly HolidayId[]
  readonly press: (date: string) => void
  /** The day on which the keyboard stands. */
  readonly stop: string
  readonly reach: (date: string) => void
}

const looks = {
  own: 'bg-terracotta-soft font-semibold',
  holiday: 'text-terracotta font-semibold',
  rest: 'text-muted',
  open: '',
}

/** `most`: the deliveries of the fullest day, by which those of this one are drawn. */
export function Day({
  date,
  isFirst,
  most,
  view,
  closures,
  open,
  stop,
  reach,
  press,
}: DayProps & { date: string; isFirst: boolean; most: number }) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const closure = closureOn(closures, date)
  const kind = kindOf(view, closure, date, open)
  const count = view.sold.find(one => one.date === date)?.count ?? 0
  const isDrafted = closure !== closureOn(view.closures, date)
  const isLimited = view.limited.includes(date)
  const says = [
    formatDate(date, lang, 'long'),
    kind === 'own' ? `${calendar.legend.own}: ${closure?.reason[lang]}` : '',
    kind === 'holiday' || kind === 'rest' ? calendar.legend[kind] : '',
    isDrafted ? calendar.legend.drafted : '',
    isLimited ? calendar.limited : '',
    count > 0 ? calendar.deliveries(count) : '',
  ]
  return (
    <button
      id={`day-${date}`}
      type="button"
      tabIndex={date === stop ? 0 : -1}
      aria-label={says.filter(Boolean).join(', ')}
      aria-current={date === view.today ? 'date' : undefined}
      title={says.slice(1).filter(Boolean).join(', ') || undefined}
      style={isFirst ? { gridColumnStart: weekdayOf(date) } : undefined}
      onFocus={() => reach(date)}
      onClick={() => press(date)}
      className={`relative grid h-11 place-items-center rounded-field border text-sm tabular-nums hover:border-basil ${looks[kind]} ${isDrafted ? 'border-dashed border-terracotta' : date === view.today ? 'border-ink' : 'border-transparent'}`}
    >
      {Number(date.slice(8))}
      {isLimited && (
        <span
          aria-hidden="true"
          className="absolute end-1.5 top-1.5 size-1.5 rounded-full bg-terracotta"
        />
      )}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute bottom-1 h-1 rounded-full bg-basil"
          style={{ width: `${20 + (60 * count) / most}%` }}
        />
      )}
    </button>
  )
}

export function kindOf(
  view: Pick<View, 'rest' | 'holidays'>,
  closure: Closure | null,
  date: string,
  open: readonly HolidayId[],
): keyof typeof looks {
  if (closure) return 'own'
  if (view.rest.includes(weekdayOf(date))) return 'rest'
  return holidayDates(view, open).includes(date) ? 'holiday' : 'open'
}
