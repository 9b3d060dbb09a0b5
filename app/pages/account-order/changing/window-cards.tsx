import type { DeliveryDayAnswer } from '#server/answers.ts'
import { formatHours } from '#shop/format.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { useWords } from '../../../text/words.ts'

/** The windows of a day; a window that is not available says why. */
export function WindowCards({
  timePeriods,
  value,
  onChoose,
}: Pick<DeliveryDayAnswer, 'timePeriods'> & {
  value: string
  onChoose: (timePeriodId: string) => void
}) {
  const { dateTime, orderChange } = useWords()
  const noteOf = ({ available, full }: DeliveryDayAnswer['timePeriods'][number]) => {
    if (available) return undefined
    return full ? orderChange.moveDialog.full : dateTime.windowPast
  }
  return (
    <ChoiceCards
      legend={dateTime.window}
      name="window"
      columns="pair"
      options={timePeriods.map(period => ({
        value: period.id,
        label: period.name,
        text: formatHours(period.from, period.to),
        disabled: !period.available,
        note: noteOf(period),
      }))}
      value={value}
      onChange={onChoose}
    />
  )
}
