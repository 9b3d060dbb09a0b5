import type { ReactNode } from 'react'
import { type Cents, formatMoney } from '#shop/money.ts'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'
import type { WeeklyChoice } from './plan-prices.ts'
import type { Quote } from './quote.ts'

/** What the chosen plan costs, part by part, and what it saves. */
export function PlanSummary({ choice, quote }: { choice: WeeklyChoice; quote: Quote }) {
  const { plans, order } = useWords()
  const { fee, freeFromWeeklyMainMeals } = useConfig().delivery
  const { weekly } = plans
  const { mainMeals, weeks } = choice
  return (
    <>
      <p className="font-semibold">{weekly.name(weeks)}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl font-semibold text-terracotta tabular-nums">
          {formatMoney(quote.meal)}
        </span>
        <span className="text-muted">{weekly.aMeal}</span>
        {quote.single !== null && <InsteadOf price={quote.single} />}
      </p>
      <dl className="mt-5 grid gap-2 border-t border-line pt-5">
        <Row name={weekly.mains(mainMeals, formatMoney(quote.meal))}>
          <Money cents={quote.mainMeals} />
        </Row>
        {quote.breakfasts > 0 && (
          <Row name={weekly.breakfasts(quote.breakfasts, formatMoney(quote.breakfast))}>
            <Money cents={quote.allBreakfasts} />
          </Row>
        )}
        <Row name={weekly.deliveries(quote.deliveries)}>
          {quote.freeShipping ? (
            <Free cents={quote.fullShipping} />
          ) : (
            <Money cents={quote.shipping} />
          )}
        </Row>
        {weeks > 1 && (
          <Row name={weekly.aWeek}>
            <Money cents={quote.week} />
          </Row>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-serif text-xl leading-snug font-semibold">{weekly.total(weeks)}</dt>
          <dd className="font-serif text-xl font-semibold">
            <Money cents={quote.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">{order.paidOnce}</p>
      {quote.single !== null && <Saved amount={quote.saved} single={quote.single} />}
      <p className="mt-4 text-sm text-muted">
        {fee === 0
          ? ''
          : quote.freeShipping
            ? weekly.freeShippingWhy(freeFromWeeklyMainMeals)
            : weekly.freeShippingFrom(freeFromWeeklyMainMeals)}{' '}
        {weekly.premium}
      </p>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Money({ cents }: { cents: Cents }) {
  return <span className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</span>
}

function Saved({ amount, single }: { amount: Cents; single: Cents }) {
  const { weekly } = useWords().plans
  return (
    <p className="mt-4 rounded-field bg-basil-soft px-4 py-3 text-sm">
      <strong className="font-semibold">{weekly.saved(formatMoney(amount))}</strong>{' '}
      {weekly.savedWhy(formatMoney(single))}
    </p>
  )
}

function InsteadOf({ price }: { price: Cents }) {
  const { weekly } = useWords().plans
  return (
    <span className="text-muted">
      <span className="sr-only">{weekly.insteadOf(formatMoney(price))}</span>
      <s aria-hidden="true" className="tabular-nums">
        {formatMoney(price)}
      </s>
    </span>
  )
}

/** Free, with what it would have cost struck through (§4). */
function Free({ cents }: { cents: Cents }) {
  const { order } = useWords()
  const price = formatMoney(cents)
  return (
    <>
      <span className="sr-only">{order.freeWas(price)}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        <s className="me-2 text-muted tabular-nums">{price}</s>
        <span className="font-semibold text-success">{order.free}</span>
      </span>
    </>
  )
}
