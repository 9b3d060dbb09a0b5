import type { Json } from '#shop/merge/merge.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { holidayNames } from '#shop/schedule/holiday.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { daysName } from './days-name.ts'
import type { useOpenHolidays } from './open-holidays.tsx'

type View = Output<'calendar-one'>
type Change = { readonly piece: string; readonly seen: Json; readonly value: Json }

/** What was changed here and is in no draft yet, each with a way back. */
export function Changes({
  view,
  pieces,
  leave,
}: {
  view: View
  pieces: readonly Change[]
  leave: (piece: string) => void
}) {
  const { calendar } = useWords()
  const lang = useLanguage()
  return (
    <ul className="mb-4 space-y-2">
      {pieces.map(piece => {
        const days = daysName(closureOf(piece), lang)
        const says = piece.value === null ? calendar.opens(days) : calendar.closes(days)
        const sold = soldOf(view, closureOf(piece))
        return (
          <li key={piece.piece} className="flex flex-wrap items-center gap-x-4">
            <span>
              {says}
              {piece.value !== null && sold > 0 && (
                <span className="block text-sm text-warning">{calendar.soldHere(sold)}</span>
              )}
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={calendar.undoOf(says)}
              onClick={() => leave(piece.piece)}
            >
              {calendar.undo}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Public holidays that open, and those that close again, with a way back. */
export function HolidayChanges({ opened, closed, leave }: ReturnType<typeof useOpenHolidays>) {
  const { calendar } = useWords()
  const lang = useLanguage()
  if (opened.length + closed.length === 0) return null
  const says = [
    ...opened.map(id => calendar.opens(holidayNames[id][lang])),
    ...closed.map(id => calendar.closes(holidayNames[id][lang])),
  ].join(' · ')
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4">
      {says}
      <Button size="sm" variant="quiet" aria-label={calendar.undoOf(says)} onClick={leave}>
        {calendar.undo}
      </Button>
    </p>
  )
}

/** Of a change that takes days away, the days as they were. */
export function closureOf({ seen, value }: { seen: Json; value: Json }): Closure {
  return pieceValue<'closed-day'>(value ?? seen)
}

/** What is delivered already is not touched. */
function soldOf({ sold, today }: View, { from, to = from }: Closure): number {
  return sold
    .filter(({ date }) => date >= today && date >= from && date < addDays(to, 1))
    .reduce((sum, { count }) => sum + count, 0)
}
