import type { CalorieResult } from '#shop/food/calories.ts'
import { formatNumber } from '#shop/format.ts'
import { planFit } from '#shop/plan/plan-fit.ts'
import { Button } from '#ui/button.tsx'
import {
  keepPreferences,
  limits,
  type Preferences,
  usePreferences,
} from '../../fill/preferences.ts'
import { shareOf } from '../../fill/target.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useNavigate } from '../../ui/link.tsx'
import { ArtPicture } from '../../ui/picture.tsx'
import type { Sold } from './sold.ts'

/** The plan and portion that fit; only a press on its button keeps the target, on this device. */
export function PlanCard({ result, sold }: { result: CalorieResult; sold: Sold }) {
  const { calculator } = useWords()
  const lang = useLanguage()
  const navigate = useNavigate()
  const preferences = usePreferences()
  const meal = Math.round((result.target * shareOf['main-meal']) / 1000) * 10
  const fit = planFit(meal, sold.portions)
  const goal = fit && sold.goals.find(({ code }) => code === fit.dietCode)
  const portion = fit && sold.portions.find(each => each.portion === fit.portion)
  if (!goal || !portion) return null
  const number = (value: number) => formatNumber(value, lang)
  const most = limits.kcal[1]

  function take() {
    keepPreferences(preferencesWith(preferences, result))
    toast('success', calculator.kept)
    void navigate(`/plans/weekly?goal=${goal?.code}`)
  }

  return (
    <section
      aria-labelledby="fit"
      className="overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      <ArtPicture
        group="goals"
        name={goal.code}
        widths={[320, 480, 640]}
        width={640}
        height={640}
        alt=""
        sizes="(min-width: 75rem) 28rem, 92vw"
        className="aspect-[5/2] w-full object-cover"
      />
      <div className="p-5 sm:p-7">
        <h2 id="fit" className="text-xl">
          {calculator.fitTitle(goal.name)}
        </h2>
        <p className="mt-1 font-semibold text-basil">{calculator.portion(portion.name)}</p>
        <p className="mt-3 text-muted">
          {calculator.fitWhy(shareOf['main-meal'], number(meal), number(portion.kcal))}
        </p>
        <div className="mt-5 grid gap-3">
          <Button onClick={take}>{calculator.take}</Button>
          <ButtonLink variant="secondary" to={`/plans?goal=${goal.code}`}>
            {calculator.single}
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-muted">
          {result.target > most && `${calculator.mostTaken(number(most))} `}
          {calculator.takeHint}
        </p>
      </div>
    </section>
  )
}

/** Puts the target, cut to their limits, into the preferences of "fill it for me". */
export function preferencesWith(
  preferences: Preferences,
  { target, macros }: Pick<CalorieResult, 'target' | 'macros'>,
): Preferences {
  return {
    ...preferences,
    kcal: Math.min(target, limits.kcal[1]),
    protein: Math.min(macros.protein.grams, limits.protein[1]),
  }
}
