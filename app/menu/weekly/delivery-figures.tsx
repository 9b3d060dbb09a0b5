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
  const grams = [
    [weekly.protein, day.protein],
    [weekly.carbs, day.carbs],
    [weekly.fat, day.fat],
  ] as const
  return (
    <section aria-label={weekly.figures} className="rounded-card bg-sand p-5">
      <h3 className="text-lg">{weekly.figures}</h3>
      <p className="mt-2 leading-none">
        <span className="font-serif text-3xl font-semibold tabular-nums">
          {number(day.calories)}
        </span>{' '}
        {weekly.kcal}
      </p>
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
    </section>
  )
}
