import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { aDay, type DeliveryFigures } from './figures.ts'

type FiguresProps = {
  figures: DeliveryFigures
  days: number
  /** What the plan's meals should bring a day, in kcal and grams. */
  target: { readonly kcal: number; readonly protein: number }
  changeTarget: () => void
}

/** A delivery's energy and macronutrients a day, compared with the target. */
export function DeliveryFiguresBox({ figures, days, target, changeTarget }: FiguresProps) {
  const { weekly } = useWords()
  const lang = useLanguage()
  const day = aDay(figures, days)
  const number = (value: number) => formatNumber(Math.round(value), lang)
  // Folded on small screens, to keep the menu near.
  const [unfolded] = useState(() => matchMedia('(min-width: 56.25rem)').matches)
  const grams = [
    [weekly.protein, day.protein],
    [weekly.carbs, day.carbs],
    [weekly.fat, day.fat],
  ] as const
  return (
    <details open={unfolded} className="group rounded-card md:bg-sand md:p-5">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-field md:flex-wrap md:items-baseline md:gap-y-1 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base max-md:font-sans max-md:tracking-normal md:w-full md:text-lg">
          {weekly.figures}
        </h3>
        <span className="ms-auto shrink-0 md:ms-0">
          <span className="font-semibold tabular-nums md:font-serif md:text-3xl">
            {number(day.calories)}
          </span>{' '}
          {weekly.kcal}
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180 md:hidden"
        />
      </summary>
      <p className="mt-1.5 text-sm text-muted">
        {weekly.figuresText(number(figures.calories), days)}
      </p>
      <dl className="mt-4 space-y-1 border-t border-edge/40 pt-3">
        {grams.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{weekly.grams(number(value))}</dd>
          </div>
        ))}
      </dl>
      {day.dip > 0 && <p className="mt-3 text-sm text-muted">{weekly.dip(number(day.dip))}</p>}
      <p className="mt-3 text-sm text-muted">
        {weekly.target(number(target.kcal), number(target.protein))}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={changeTarget}
        className="-mb-2 inline-flex min-h-11 items-center font-medium text-basil underline underline-offset-4 hover:no-underline"
      >
        {weekly.changeTarget}
      </button>
    </details>
  )
}
