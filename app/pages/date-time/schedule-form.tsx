import { type FormEvent, useState } from 'react'
import type { CartAnswer, DeliveryDayAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { NextAct } from '../../ui/next-act.tsx'
import { type Choice, firstChoice, onDay } from './choice.ts'
import { DayGrid } from './day-grid.tsx'
import type { Wished } from './days.ts'
import { NoDays } from './no-days.tsx'
import { Dropped, useSchedule } from './saving.tsx'
import { WindowChoice } from './window-choice.tsx'
import { WishedDays } from './wished-days.tsx'

/** The day and the window of a single order; `reload` loads the days again if one was lost. */
export function ScheduleForm({
  cart,
  days,
  wished,
  reload,
}: {
  cart: CartAnswer
  days: readonly DeliveryDayAnswer[]
  wished: Wished | null
  reload: () => void
}) {
  const { dateTime } = useWords()
  const { save, busy, dropped, forget } = useSchedule(cart, reload)
  const [choice, setChoice] = useState(() => firstChoice(days, cart, wished))
  const day = days.find(({ date }) => date === choice?.date)
  const period = day?.timePeriods.find(({ id }) => id === choice?.timePeriodId)
  if (!choice || !day || !period) return <NoDays reload={reload} />

  function choose(next: Choice | null) {
    setChoice(next)
    forget()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (choice && !busy) void save([choice.date], choice.timePeriodId)
  }

  return (
    <form onSubmit={send} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="rounded-card border border-line bg-card p-3 shadow-card sm:p-8">
        <DayGrid
          days={days}
          chosen={choice.date}
          onChoose={other => choose(onDay(other, choice.timePeriodId))}
        />
        <WishedDays wished={wished} day={day} />
      </div>
      <div className="self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8 md:sticky md:top-24">
        <WindowChoice
          day={day}
          choice={choice}
          onChoose={timePeriodId => choose({ ...choice, timePeriodId })}
        />
        <Chosen date={day.date} from={period.from} to={period.to} />
        {dropped.length > 0 ? (
          <Dropped names={dropped} planType="daily" />
        ) : (
          <NextAct className="mt-5">
            <Button type="submit" size="lg" busy={busy} className="w-full">
              {dateTime.continue}
            </Button>
          </NextAct>
        )}
      </div>
    </form>
  )
}

function Chosen({ date, from, to }: { date: string; from: string; to: string }) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-sm text-muted">{dateTime.chosen}</p>
      <p aria-live="polite" className="font-serif text-xl leading-snug font-semibold">
        {formatDate(date, lang, 'long')},{' '}
        <span className="whitespace-nowrap">{formatHours(from, to)}</span>
      </p>
    </div>
  )
}
