import { useWords } from '../text/words.ts'
import type { MenuBuild } from './menu-meal.ts'

/** Energy and macronutrients of a portion. */
export function Figures({ build, hasDip }: { build: MenuBuild; hasDip: boolean }) {
  const { menu } = useWords()
  const grams = (value: number) => `${Math.round(value)} g`
  const figures = [
    [menu.kcal, Math.round(build.kcal)],
    [menu.protein, grams(build.protein)],
    [menu.carbs, grams(build.carbs)],
    [menu.fat, grams(build.fat)],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-4 divide-x divide-line border-y border-line py-2 md:py-2.5">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse px-1 text-center">
            <dt className="text-xs leading-tight text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {hasDip && <p className="mt-2 text-xs text-muted">{menu.withoutDip}</p>}
    </>
  )
}
