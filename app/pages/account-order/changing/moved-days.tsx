import type { DeliveryDayAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../../../text/words.ts'
import { DayGrid } from '../../date-time/day-grid.tsx'
import { DaysWaiting } from './days-waiting.tsx'
import { type MoveDay, type useMoveDays, withinReach } from './move-days.ts'

/** Takes the place of the days while they load, or after loading failed. */
export function Trouble({
  status,
  isEmpty,
  load,
}: Pick<ReturnType<typeof useMoveDays>, 'status' | 'load'> & { isEmpty: boolean }) {
  const { orderChange } = useWords()
  if (status === 'failed')
    return (
      <Notice kind="error" action={<Button onClick={load}>{orderChange.retry}</Button>}>
        {orderChange.resumeDialog.none}
      </Notice>
    )
  return status === 'loading' && isEmpty ? (
    <DaysWaiting loading={orderChange.moveDialog.loading} />
  ) : null
}

type DaysProps = {
  days: readonly MoveDay[]
  chosen: string
  onChoose: (day: DeliveryDayAnswer) => void
}

export function Days({ days, chosen, onChoose }: DaysProps) {
  const { orderChange } = useWords()
  const words = orderChange.moveDialog
  const why = ({ date }: DeliveryDayAnswer) => {
    const day = days.find(each => each.date === date)
    if (day?.why === 'meals')
      return { long: words.lacks(day.missing.join(', ')), short: words.lacksShort }
    return day?.why === 'out-of-order' ? { long: words.outOfOrder, short: undefined } : null
  }
  return (
    <div>
      <DayGrid days={withinReach(days)} chosen={chosen} onChoose={onChoose} why={why} />
      {days.some(day => day.why === 'meals') && (
        <p className="mt-1 text-sm text-muted">{words.lacksNote}</p>
      )}
    </div>
  )
}
