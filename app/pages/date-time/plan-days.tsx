import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { freshDays } from '#shop/plan/plan-deliveries.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { NoDays, NoPlanDays } from './no-days.tsx'
import { PairChoice } from './pair-choice.tsx'
import { dayOfPair, firstOf, mondayOf, startWeeks } from './pairs.ts'
import { PlanCalendar } from './plan-calendar.tsx'
import type { When } from './use-when.ts'
import { WeekChoice } from './week-choice.tsx'
import { WindowChoice } from './window-choice.tsx'

/** A plan's days in a sentence and a calendar; the choice of others unfolds. */
export function PlanDays({ cart, when }: { cart: CartAnswer; when: When }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const [unfolded, setUnfolded] = useState(false)
  const { days, pairs, pair, choice, load } = when
  const period = pair?.timePeriods.find(({ id }) => id === choice?.timePeriodId)
  if (days && pairs?.length === 0) return <NoPlanDays days={days} reload={load} />
  if (!days || !pairs || !pair || !choice || !period) return <NoDays reload={load} />
  const weeks = startWeeks(days, pairs, cart.spotPlan.plan.config)
  const week = weeks.find(({ monday }) => monday === mondayOf(firstOf(pair)))
  return (
    <div className="grid gap-6">
      <div className="max-w-md">
        <p aria-live="polite" className="mb-4 font-semibold">
          {dateTime.weekly.summary(
            pair.deliveries.length,
            formatDate(firstOf(pair), lang, 'long'),
            formatHours(period.from, period.to),
          )}
        </p>
        <PlanCalendar pair={pair} />
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={unfolded}
          className="mt-4"
          onClick={() => setUnfolded(!unfolded)}
        >
          {dateTime.weekly.otherDays}
        </Button>
      </div>
      {unfolded && week && (
        <div className="grid gap-7">
          <WeekChoice weeks={weeks} chosen={pair} onChoose={when.setPair} />
          <PairChoice
            options={week.pairs}
            chosen={pair}
            freshDays={freshDays(cart.spotPlan.plan.config)}
            onChoose={when.setPair}
          />
          <WindowChoice day={dayOfPair(pair)} choice={choice} onChoose={when.setWindow} />
        </div>
      )}
    </div>
  )
}
