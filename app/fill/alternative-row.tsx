import type { Alternative } from '#shop/day-fill/alternatives.ts'
import { Button } from '#ui/button.tsx'
import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { MealPicture } from '../ui/picture.tsx'
import { signed, signedMoney } from './signed.ts'

type RowProps = {
  meal: MenuMeal
  alternative: Alternative
  names: MenuNames
  busy: boolean
  choose: () => void
}

export function AlternativeRow({ meal, alternative, names, busy, choose }: RowProps) {
  const { fill, menu } = useWords()
  const build = meal.builds.find(({ id }) => id === alternative.buildId)
  if (!build) return null
  return (
    <li className="flex gap-3 rounded-card border border-line bg-card p-3">
      <MealPicture
        slug={meal.slug}
        alt=""
        sizes="6rem"
        className="h-22 w-24 shrink-0 rounded-field object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{meal.name}</p>
        <p className="text-sm text-muted">
          {names.portions[build.portion]} · {Math.round(build.kcal)} {menu.kcal} ·{' '}
          {Math.round(build.protein)} g {menu.protein}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Change alternative={alternative} />
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            aria-label={fill.chooseOf(meal.name)}
            onClick={choose}
            className="ms-auto"
          >
            {fill.choose}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The difference in kcal, protein and price. */
function Change({ alternative }: { alternative: Alternative }) {
  const { fill } = useWords()
  const lang = useLanguage()
  const { kcal, protein, price } = alternative.change
  const changes = [
    Math.round(kcal) !== 0 && fill.changeKcal(signed(kcal, lang)),
    Math.round(protein) !== 0 && fill.changeProtein(signed(protein, lang)),
    price !== 0 && signedMoney(price),
  ].filter(change => change !== false)
  return (
    <p className="text-sm font-medium text-basil tabular-nums">
      {changes.length > 0 ? changes.join(', ') : fill.sameFigures}
    </p>
  )
}
