import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartAnswer, DeliveryDayAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { takeCart } from '../../cart.ts'
import { formatDate, formatHours } from '../../format.ts'
import { nextPage } from '../../order/next-page.ts'
import { useRefused } from '../../order/refused.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Choice, firstChoice, onDay } from './choice.ts'
import { DayGrid } from './day-grid.tsx'
import { WindowChoice } from './window-choice.tsx'

/** The day and the window; `reload` asks for the days again when one was lost meanwhile. */
export function ScheduleForm({
  cart,
  days,
  reload,
}: {
  cart: CartAnswer
  days: readonly DeliveryDayAnswer[]
  reload: () => void
}) {
  const { dateTime } = useWords()
  const lang = useLanguage()
  const { save, busy, dropped, forget } = useSchedule(cart, reload)
  const [choice, setChoice] = useState(() => firstChoice(days, cart))
  const day = days.find(({ date }) => date === choice?.date)
  const period = day?.timePeriods.find(({ id }) => id === choice?.timePeriodId)
  if (!choice || !day || !period) return <Notice kind="warning">{dateTime.noDays}</Notice>

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
      </div>
      <div className="self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8 md:sticky md:top-24">
        <WindowChoice
          day={day}
          choice={choice}
          onChoose={timePeriodId => choose({ ...choice, timePeriodId })}
        />
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-sm text-muted">{dateTime.chosen}</p>
          <p aria-live="polite" className="font-serif text-xl leading-snug font-semibold">
            {formatDate(day.date, lang, 'long')},{' '}
            <span className="whitespace-nowrap">{formatHours(period.from, period.to)}</span>
          </p>
        </div>
        {dropped.length > 0 ? (
          <Dropped names={dropped} />
        ) : (
          <Button type="submit" size="lg" busy={busy} className="mt-5 w-full">
            {dateTime.continue}
          </Button>
        )}
      </div>
    </form>
  )
}

function Dropped({ names }: { names: readonly string[] }) {
  const { dateTime } = useWords()
  const navigate = useNavigate()
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <div ref={told} tabIndex={-1} className="mt-5 scroll-mb-28">
      <Notice
        kind="warning"
        title={dateTime.droppedTitle}
        action={<Button onClick={() => navigate('/menu')}>{dateTime.toMenu}</Button>}
      >
        {dateTime.droppedText(names.join(', '))}
      </Notice>
    </div>
  )
}

/** Saves the choice and leads on, unless meals were lost on the way: then the customer reads which. */
function useSchedule(cart: CartAnswer, reload: () => void) {
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const [dropped, setDropped] = useState<readonly string[]>([])

  async function save(dates: string[], timePeriodId: string): Promise<void> {
    setBusy(true)
    const answer = await call('cart-schedule-update', { cartId: cart.id, dates, timePeriodId })
    setBusy(false)
    if (answer.code !== 'ok') {
      refused(answer)
      if (answer.code === 'date-not-available') reload()
      return
    }
    const { dropped: lost, ...saved } = answer.data
    takeCart(saved)
    if (lost.length > 0) setDropped(lost)
    else navigate(nextPage(saved))
  }

  return { save, busy, dropped, forget: () => setDropped([]) }
}
