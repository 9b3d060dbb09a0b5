import type { DeliveryPairAnswer } from '#server/answers.ts'
import { locales } from '#shop/language.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Tiles } from '../../ui/tiles.tsx'
import { firstOf, isFull, mondayOf, pairInWeek, type WeekOption } from './pairs.ts'

/** The choice of the week in which the plan starts. */
export function WeekChoice({
  weeks,
  chosen,
  onChoose,
}: {
  weeks: readonly WeekOption[]
  chosen: DeliveryPairAnswer
  onChoose: (pair: DeliveryPairAnswer) => void
}) {
  const { weekly } = useWords().dateTime
  const lang = useLanguage()
  const range = new Intl.DateTimeFormat(locales[lang], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <Tiles
      legend={weekly.week}
      name="week"
      tiles={weeks.map(week => {
        const open = pairInWeek(week, chosen) !== null
        return {
          value: week.monday,
          label: range.formatRange(Date.parse(week.monday), Date.parse(endOf(week))),
          text: open ? undefined : isFull(week) ? weekly.weekFull : weekly.weekClosed,
          disabled: !open,
        }
      })}
      value={mondayOf(firstOf(chosen))}
      onChoose={monday => {
        const week = weeks.find(other => other.monday === monday)
        const pair = week && pairInWeek(week, chosen)
        if (pair) onChoose(pair)
      }}
    />
  )
}

/** Its Friday, or the day of its weekend on which a delivery can come. */
function endOf({ monday, pairs }: WeekOption): string {
  const days = pairs.flatMap(({ dates }) => dates.map(date => weekdayOf(date)))
  return addDays(monday, Math.max(5, ...days) - 1)
}
