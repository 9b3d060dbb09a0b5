import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useConfig } from '../../config.ts'
import { useHydrated } from '../../hydrated.ts'
import { loadPageWords, useLanguage } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DishLink } from '../../ui/dish-link.tsx'
import { MealPicture } from '../../ui/picture.tsx'
import { SectionTitle } from '../../ui/section.tsx'
import type { Week } from './week.ts'

const wordsIn = await loadPageWords({
  el: () => import('../../text/el/sample-week.ts'),
  en: () => import('../../text/en/sample-week.ts'),
})

/** What a week holds and costs; a press shows another one. */
export function SampleWeek({ weeks }: { weeks: readonly Week[] }) {
  const { sampleWeek: words } = wordsIn(useLanguage())
  const { deliveries } = useConfig().sale
  const alive = useHydrated()
  const [pressed, setPressed] = useState(0)
  const at = pressed % weeks.length
  const week = weeks[at]
  if (!week) return null
  return (
    <section className="mx-auto w-full max-w-(--content) px-5 pt-6 sm:px-8 md:pt-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <SectionTitle text={words.text(deliveries)}>{words.title}</SectionTitle>
        {weeks.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => setPressed(at + 1)}
            // A press before the page is alive would be lost.
            className={`max-md:mb-5 max-md:w-full ${alive ? '' : 'invisible'}`}
          >
            <RefreshCw size={18} aria-hidden="true" />
            {words.other}
          </Button>
        )}
      </div>
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-4 [scrollbar-width:thin] sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-5 md:gap-4 md:overflow-visible md:px-0 md:pb-0">
        {week.dishes.map(dish => (
          <WeekDish key={dish.slug} {...dish} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-basil-soft px-5 py-4 sm:px-8">
        <div role="status">
          <p className="sr-only">{words.shown(at + 1, weeks.length)}</p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            {words.total}{' '}
            <strong className="font-serif text-3xl font-semibold tabular-nums">{week.total}</strong>
          </p>
          <p className="min-h-6 text-sm">
            {week.saved && `${words.saved(week.saved)} `}
            {words.swap}
          </p>
        </div>
        <ButtonLink to="/plans/weekly" variant="secondary" className="max-sm:w-full">
          {words.start}
        </ButtonLink>
      </div>
    </section>
  )
}

function WeekDish({ slug, name, price }: Week['dishes'][number]) {
  return (
    <li className="group relative flex w-40 shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-card shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil md:w-auto">
      <MealPicture
        slug={slug}
        alt=""
        sizes="(min-width: 56.25rem) 18vw, 10rem"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-1 flex-col px-3 py-2.5">
        <h3 className="text-base leading-snug">
          <DishLink slug={slug} className="outline-none after:absolute after:inset-0">
            {name}
          </DishLink>
        </h3>
        <p className="mt-auto pt-1 font-semibold text-terracotta tabular-nums">{price}</p>
      </div>
    </li>
  )
}
