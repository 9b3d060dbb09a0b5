import type { DeliveryDayAnswer } from '#server/answers.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { daysSaid } from '#shop/words/said-lists.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useConfig } from '../../config.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { isOpen } from './choice.ts'

/** Tells that the kitchen is full on every day that is open for orders. */
export function NoDays({ reload }: { reload: () => void }) {
  const { dateTime } = useWords()
  const { phone } = useConfig()
  return (
    <Notice
      kind="warning"
      title={dateTime.noDays}
      action={<Button onClick={reload}>{dateTime.retry}</Button>}
    >
      {dateTime.noDaysText(phone)}
    </Notice>
  )
}

/** Tells that a plan has no days: there are none at all, or those of the place are too few for it. */
export function NoPlanDays({
  days,
  reload,
}: {
  days: readonly DeliveryDayAnswer[]
  reload: () => void
}) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const open = days.filter(isOpen).map(({ date }) => weekdayOf(date))
  if (open.length === 0) return <NoDays reload={reload} />
  const weekdays = [...new Set(open)].sort((one, other) => one - other)
  return (
    <Notice
      kind="warning"
      title={dateTime.noPlan}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/plans/weekly">{dateTime.otherPlan}</ButtonLink>
          <ButtonLink to="/plans" variant="secondary">
            {dateTime.once}
          </ButtonLink>
        </div>
      }
    >
      {dateTime.noPlanText(daysSaid(weekdays, lang))}
    </Notice>
  )
}
