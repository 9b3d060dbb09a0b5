import { type FormEvent, useId, useState } from 'react'
import type { CartAnswer, DeliveryDayAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { freshDays } from '#shop/plan/plan-deliveries.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { NextAct } from '../../ui/next-act.tsx'
import { onDay } from './choice.ts'
import { NoDays, NoPlanDays } from './no-days.tsx'
import { PairChoice } from './pair-choice.tsx'
import { dayOfPair, firstOf, firstPair, mondayOf, startWeeks } from './pairs.ts'
import { PlanCalendar } from './plan-calendar.tsx'
import { Dropped, useSchedule } from './saving.tsx'
import { WeekChoice } from './week-choice.tsx'
import { WindowChoice } from './window-choice.tsx'

type Props = {
  cart: CartAnswer
  days: readonly DeliveryDayAnswer[]
  pairs: readonly DeliveryPairAnswer[]
  reload: () => void
}

/** First week, pair of days and window of a plan, beside the calendar that follows from them. */
export function PlanForm({ cart, days, pairs, reload }: Props) {
  const { save, busy, dropped, forget } = useSchedule(cart, reload)
  const [pair, setPair] = useState(() => firstPair(pairs, cart))
  const [wished, setWished] = useState(cart.timePeriod?.id)
  const choice = pair && onDay(dayOfPair(pair), wished)
  const period = pair?.timePeriods.find(({ id }) => id === choice?.timePeriodId)
  const weeks = startWeeks(days, pairs, cart.spotPlan.plan.config)
  const week = weeks.find(({ monday }) => pair && monday === mondayOf(firstOf(pair)))
  if (pairs.length === 0) return <NoPlanDays days={days} reload={reload} />
  if (!pair || !choice || !period || !week) return <NoDays reload={reload} />

  function choose(next: DeliveryPairAnswer) {
    setPair(next)
    forget()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (pair && choice && !busy) void save(pair.dates, choice.timePeriodId)
  }

  return (
    <form
      onSubmit={send}
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8"
    >
      <div className="grid gap-9 self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <WeekChoice weeks={weeks} chosen={pair} onChoose={choose} />
        <PairChoice
          options={week.pairs}
          chosen={pair}
          freshDays={freshDays(cart.spotPlan.plan.config)}
          onChoose={choose}
        />
        <WindowChoice
          day={dayOfPair(pair)}
          choice={choice}
          onChoose={timePeriodId => {
            setWished(timePeriodId)
            forget()
          }}
        />
      </div>
      <Summary {...{ pair, period, dropped, busy }} />
    </form>
  )
}

type SummaryProps = {
  pair: DeliveryPairAnswer
  period: DeliveryPairAnswer['timePeriods'][number]
  dropped: ReturnType<typeof useSchedule>['dropped']
  busy: boolean
}

function Summary({ pair, period, dropped, busy }: SummaryProps) {
  const { dateTime } = useWords()
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8 md:sticky md:top-24"
    >
      <Plan titleId={title} pair={pair} period={period} />
      {dropped.length > 0 ? (
        <Dropped names={dropped} planType="weekly" />
      ) : (
        <NextAct className="mt-6">
          <Button type="submit" size="lg" busy={busy} className="w-full">
            {dateTime.continue}
          </Button>
        </NextAct>
      )}
    </section>
  )
}

/** The deliveries that follow from the pair of days, and when in the day they come. */
function Plan({
  titleId,
  pair,
  period,
}: {
  titleId: string
  pair: DeliveryPairAnswer
  period: DeliveryPairAnswer['timePeriods'][number]
}) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  return (
    <>
      <h2 id={titleId} className="text-xl">
        {dateTime.weekly.calendar}
      </h2>
      <p aria-live="polite" className="mt-1 mb-5 text-muted">
        {dateTime.weekly.summary(
          pair.deliveries.length,
          formatDate(firstOf(pair), lang, 'long'),
          formatHours(period.from, period.to),
        )}
      </p>
      <PlanCalendar pair={pair} />
    </>
  )
}
