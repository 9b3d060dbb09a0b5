import { type FormEvent, type ReactNode, useId } from 'react'
import { formatMoney } from '#shop/money.ts'
import { useCart } from '../../cart/cart.ts'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Goal } from './goals.ts'
import type { WeeklyChoice } from './offers.ts'
import { PlanSummary } from './plan-summary.tsx'
import { Questions } from './questions.tsx'
import { type Quote, quoteFor } from './quote.ts'
import type { useWeeklyChoice } from './weekly-choice.ts'

type Choosing = ReturnType<typeof useWeeklyChoice>

/** The questions beside the price; on a phone the total stays in sight below. */
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
  const { offers, choice, offer, nearest, choose } = choosing
  const title = useId()
  const quote = offer && quoteFor(choice, offer, offers.single[choice.dietCode])
  const action = (
    <Button
      type="submit"
      size="lg"
      busy={busy}
      disabled={!offer && !nearest}
      className="w-full max-md:min-h-12 max-md:w-auto max-md:px-6 max-md:text-base"
    >
      {quote ? plans.continue : plans.weekly.takeNearest}
    </Button>
  )

  // One button takes the nearest plan and then goes on, so that the focus stays on it.
  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (offer) onStart(choice)
    else if (nearest) choose(nearest)
  }

  return (
    <form onSubmit={send} className="mt-7 md:mt-9">
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Questions goals={goals} offers={offers} choice={choice} choose={choose} />
        <section
          aria-labelledby={title}
          className="self-start rounded-card border border-line bg-card p-5 shadow-card sm:p-8 md:sticky md:top-24"
        >
          <h2 id={title} className="mb-1 text-2xl">
            {plans.weekly.summary}
          </h2>
          {quote ? <PlanSummary choice={choice} quote={quote} /> : <NotFound nearest={nearest} />}
          <div className="mt-6 max-md:hidden">{action}</div>
        </section>
      </div>
      <p aria-live="polite" className="sr-only">
        {quote ? plans.weekly.totalNow(formatMoney(quote.total)) : plans.weekly.notFound}
      </p>
      <TotalBar quote={quote}>{action}</TotalBar>
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

/** The total on a phone, above the cart's own bar if there is one. */
function TotalBar({ quote, children }: { quote: Quote | null; children: ReactNode }) {
  const { weekly } = useWords().plans
  const hasCart = useCart().status === 'ready'
  return (
    <div
      className={`sticky z-10 -mx-5 mt-6 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-page/95 px-5 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8 md:hidden ${hasCart ? 'bottom-[calc(4.5625rem+env(safe-area-inset-bottom))]' : 'bottom-0 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]'}`}
    >
      {quote ? (
        <p className="min-w-0 leading-tight">
          <span className="block font-serif text-xl font-semibold tabular-nums">
            {formatMoney(quote.total)}
          </span>
          <span className="text-sm text-muted tabular-nums">
            {weekly.perMeal(formatMoney(quote.meal))}
          </span>
        </p>
      ) : (
        <p className="min-w-0 text-[0.9375rem] leading-snug font-semibold">{weekly.notFound}</p>
      )}
      {children}
    </div>
  )
}
