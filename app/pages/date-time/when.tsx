import { useId } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWords } from '../../text/words.ts'
import { onDay } from './choice.ts'
import { DayStrip } from './day-strip.tsx'
import { NoDays } from './no-days.tsx'
import { PlanDays } from './plan-days.tsx'
import type { When as WhenState } from './use-when.ts'
import { WindowChoice } from './window-choice.tsx'
import { WishedDays } from './wished-days.tsx'

/** Day and window beneath the place, for a cart that has none yet. */
export function When({
  cart,
  when,
  counter = false,
}: {
  cart: CartAnswer
  when: WhenState
  counter?: boolean
}) {
  const { dateTime } = useWords()
  const title = useId()
  if (!when.asks) return null
  return (
    <section aria-labelledby={title} className="border-t border-line pt-6">
      <h2 id={title} className="mb-4 text-xl">
        {counter ? dateTime.titleTakeaway : dateTime.title}
      </h2>
      <Days cart={cart} when={when} />
    </section>
  )
}

function Days({ cart, when }: { cart: CartAnswer; when: WhenState }) {
  const { dateTime } = useWords()
  const { status, days, choice, load } = when
  if (status === 'failed')
    return (
      <Notice kind="error" action={<Button onClick={load}>{dateTime.retry}</Button>}>
        {dateTime.failed}
      </Notice>
    )
  if (!days) return <Skeleton className="h-64 rounded-card" />
  if (when.weekly) return <PlanDays cart={cart} when={when} />
  const day = days.find(({ date }) => date === choice?.date)
  if (!choice || !day) return <NoDays reload={load} />
  return (
    <div className="grid gap-4">
      <div>
        <DayStrip
          days={days}
          chosen={choice.date}
          onChoose={other => when.setDay(onDay(other, choice.timePeriodId))}
        />
        <WishedDays wished={when.wished} day={day} />
      </div>
      <WindowChoice
        day={day}
        choice={choice}
        hideLegend
        onChoose={timePeriodId => when.setDay({ ...choice, timePeriodId })}
      />
    </div>
  )
}
