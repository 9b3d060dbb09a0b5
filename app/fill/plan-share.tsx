import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../text/words.ts'
import type { FillForm } from './fill-form.ts'
import { requiredOf } from './problem.ts'
import { aDayOf, shareOf, shareOfDay, targetFor } from './target.ts'

/** Says how much of a day the plan's meals cover, and what they should bring. */
export function PlanShare({
  delivery,
  values,
}: {
  delivery: ScheduleMenuAnswer
  /** null while what is typed is invalid. */
  values: FillForm | null
}) {
  const { fill } = useWords()
  const lang = useLanguage()
  const pieces = aDayOf(requiredOf(delivery), delivery.days)
  const breakfast = pieces.breakfast > 0 ? shareOf.breakfast : null
  const need = values && { kcal: Number(values.kcal), protein: Number(values.protein) }
  const target = need && targetFor(need, pieces)
  return (
    <div role="status" className="rounded-field bg-basil-soft px-4 py-3 text-sm">
      <p>{fill.share(Math.round(shareOfDay(pieces)), shareOf['main-meal'], breakfast)}</p>
      {target && (
        <p className="mt-1.5 font-medium">
          {fill.aim(formatNumber(target.kcal, lang), formatNumber(target.protein, lang))}
        </p>
      )}
    </div>
  )
}
