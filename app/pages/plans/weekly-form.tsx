import { type FormEvent, useId } from 'react'
import { formatMoney } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'
import { NextAct } from '../../ui/next-act.tsx'
import type { Goal } from './goals.ts'
import type { WeeklyChoice } from './plan-prices.ts'
import { PlanSummary } from './plan-summary.tsx'
import { Questions } from './questions.tsx'
import { quoteFor } from './quote.ts'
import type { useWeeklyChoice } from './weekly-choice.ts'

type Choosing = ReturnType<typeof useWeeklyChoice>

/** The questions beside the price; on a phone the button below says the total. */
export function WeeklyForm({
  goals,
  choosing,
  busy,
  onStart,
}: {
  goals: readonly Goal[]
  choosing: Choosing
  busy: boolean
  onStart: (choice: WeeklyChoice) => void
}) {
  const { plans } = useWords()
  const { delivery, leastMainMeals } = useConfig()
  const { offers, choice, offer, nearest, choose } = choosing
  const title = useId()
  const single = offers.single[choice.dietCode]
  const quote = offer && quoteFor(choice, offer, single, delivery, leastMainMeals)

  // One button takes the nearest plan and then goes on, so that the focus stays on it.
  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (offer) onStart(choice)
    else if (nearest) choose(nearest)
  }

  return (
    <form onSubmit={send} className="mt-4 md:mt-8">
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Questions goals={goals} offers={offers} choice={choice} choose={choose} />
        <section
          aria-labelledby={title}
          className="self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8 md:sticky md:top-24"
        >
          <h2 id={title} className="mb-1 text-xl">
            {plans.weekly.summary}
          </h2>
          {quote ? <PlanSummary choice={choice} quote={quote} /> : <NotFound nearest={nearest} />}
          <NextAct className="mt-6">
            <Button
              type="submit"
              size="lg"
              busy={busy}
              disabled={!offer && !nearest}
              className="w-full"
            >
              {quote ? plans.continue : plans.weekly.takeNearest}
              {quote && <span className="md:hidden">{formatMoney(quote.total)}</span>}
            </Button>
          </NextAct>
        </section>
      </div>
      <p aria-live="polite" className="sr-only">
        {quote ? plans.weekly.totalNow(formatMoney(quote.total)) : plans.weekly.notFound}
      </p>
    </form>
  )
}

/** Tells that no plan combination was found (§8), and the nearest one. */
function NotFound({ nearest }: { nearest: WeeklyChoice | null }) {
  const { weekly } = useWords().plans
  return (
    <div className="mt-4">
      <Notice kind="warning" title={weekly.notFound}>
        {nearest ? weekly.nearest(weekly.told(nearest)) : weekly.noneLeft}
      </Notice>
    </div>
  )
}
