import type { DeliveryDayAnswer } from '#server/answers.ts'
import { formatHours, formatTime } from '#shop/format.ts'
import { athensDate, orderCutOff } from '#shop/schedule/schedule.ts'
import { dayAndTime, nearDay } from '../../order/moment.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Tiles } from '../../ui/tiles.tsx'
import type { Choice } from './choice.ts'

/** The windows of the chosen day, and the cut-off of the chosen one. */
export function WindowChoice({
  day,
  choice,
  hideLegend = false,
  onChoose,
}: {
  day: DeliveryDayAnswer
  choice: Choice
  hideLegend?: boolean
  onChoose: (timePeriodId: string) => void
}) {
  const { dateTime } = useWords()
  const period = day.timePeriods.find(({ id }) => id === choice.timePeriodId)
  return (
    <div>
      <Tiles
        legend={dateTime.window}
        hideLegend={hideLegend}
        name="window"
        stacked={day.timePeriods.length > 2}
        tiles={day.timePeriods.map(({ id, name, from, to, available, full }) => ({
          value: id,
          label: name,
          text: formatHours(from, to),
          disabled: !available,
          note: available ? undefined : full ? dateTime.full : dateTime.windowPast,
        }))}
        value={choice.timePeriodId}
        onChoose={onChoose}
      />
      {period && <CutOff instant={orderCutOff(day.date, period)} />}
    </div>
  )
}

/** Until when one can order, in plain words where that is today or tomorrow. */
function CutOff({ instant }: { instant: number }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const near = nearDay(athensDate(instant), Date.now())
  return (
    <p className="mt-4 text-sm">
      <strong className="font-semibold">
        {near
          ? dateTime.orderBy[near](formatTime(instant, lang))
          : dateTime.cutOff(dayAndTime(instant, lang))}
      </strong>{' '}
      <span className="text-muted">{dateTime.cutOffWhy}</span>
    </p>
  )
}
