import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { Link, type PageUrl } from '../../ui/link.tsx'
import { isComplete, lastDay, weekOf } from './deliveries.ts'
import { DeliveryProgress } from './delivery-progress.tsx'

type StripProps = {
  deliveries: readonly ScheduleMenuAnswer[]
  changing: ReadonlySet<string>
  chosen: string
  weeks: number
  linkTo: (id: string) => PageUrl
}

/** A card for every delivery of the plan with its state; a press shows the delivery. */
export function DeliveryStrip({ deliveries, changing, chosen, weeks, linkTo }: StripProps) {
  const { weekly } = useWords()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (card) list.current?.scrollTo({ left: card.offsetLeft - 20 })
  }, [chosen])

  return (
    <nav aria-label={weekly.deliveries} className="delivery-strip mt-1 sm:mt-3 md:mt-8">
      <ul
        ref={list}
        className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:gap-2.5 sm:py-1.5 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0"
      >
        {deliveries.map((delivery, index) => (
          <li key={delivery.id} className="w-42 shrink-0 sm:w-60 lg:w-auto">
            <DeliveryCard
              delivery={delivery}
              changes={changing.has(delivery.id)}
              current={delivery.id === chosen}
              week={weeks > 1 ? weekOf(index, deliveries.length, weeks) : null}
              to={linkTo(delivery.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CardProps = {
  delivery: ScheduleMenuAnswer
  changes: boolean
  current: boolean
  week: number | null
  to: PageUrl
}

function DeliveryCard({ delivery, changes, current, week, to }: CardProps) {
  const { weekly } = useWords()
  const lang = useLanguage()
  const { date, days, state } = delivery
  const done = isComplete(delivery) && !changes
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      prefetch="none"
      aria-current={current ? 'true' : undefined}
      className={`flex h-full min-h-13 flex-col rounded-card border bg-card px-3 py-2 sm:min-h-34 sm:p-4 transition-[border-color,box-shadow] duration-200 focus-visible:rounded-card ${current ? 'border-basil shadow-card ring-2 ring-basil' : 'border-line hover:border-basil'}`}
    >
      {week !== null && (
        <span className="text-sm text-muted max-sm:sr-only">{weekly.week(week)}</span>
      )}
      <span className="flex items-center justify-between gap-2 font-serif text-sm leading-5 font-semibold sm:text-lg sm:leading-snug">
        {formatDate(date, lang, 'short')}
        {done ? (
          <CircleCheck size={20} aria-hidden="true" className="drawn shrink-0 text-success" />
        ) : (
          <span
            aria-hidden="true"
            className="font-sans text-xs font-medium text-muted tabular-nums sm:hidden"
          >
            {weekly.progress(state.held, state.required)}
          </span>
        )}
      </span>
      <span className="mb-2 text-sm text-muted max-sm:sr-only">
        {weekly.covers(days, formatDate(lastDay(delivery), lang, 'short'))}
      </span>
      <span className="mt-auto block sm:pt-1">
        <DeliveryProgress menu={delivery} changes={changes} />
      </span>
    </Link>
  )
}

/** Keeps the strip's place until the cart is loaded. */
export function StripSkeleton() {
  return (
    <div className="mt-1 flex sm:mt-3 gap-2 overflow-hidden py-1 sm:gap-2.5 sm:py-1.5 md:mt-8 lg:grid lg:grid-cols-4">
      <Skeleton className="h-13 w-42 shrink-0 sm:h-34 sm:w-60 rounded-card lg:w-auto" />
      <Skeleton className="h-13 w-42 shrink-0 sm:h-34 sm:w-60 rounded-card lg:w-auto" />
    </div>
  )
}
