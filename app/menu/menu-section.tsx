import { type CSSProperties, memo, Suspense } from 'react'
import { useWords } from '../text/words.ts'
import type { Day } from './day.ts'
import type { SectionCode } from './filter.ts'
import { MealCard } from './meal-card.tsx'
import type { MenuMeal, MenuNames } from './menu-meal.ts'

type SectionProps = {
  code: SectionCode
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
  first: boolean
  /** How many of the section the delivery holds and needs. */
  note?: string
}

/**
 * Each section hydrates on its own, so that a phone can answer a press between two of them. Nothing
 * in it suspends.
 */
export const MenuSection = memo(function MenuSection(props: SectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
})

/** Sections out of sight are not laid out; until one was seen, its height is estimated. */
function Section({ code, meals, names, day, first, note }: SectionProps) {
  const { menu } = useWords()
  const rows = {
    '--rows1': meals.length,
    '--rows2': Math.ceil(meals.length / 2),
    '--rows3': Math.ceil(meals.length / 3),
  } as CSSProperties
  return (
    <section
      id={code}
      aria-labelledby={`${code}-title`}
      style={rows}
      className="-mx-5 scroll-mt-25 px-5 pt-4 pb-6 [contain-intrinsic-size:auto_calc(var(--rows1)*36rem)] [content-visibility:auto] sm:-mx-8 sm:px-8 sm:[contain-intrinsic-size:auto_calc(var(--rows2)*37rem)] md:pb-10 lg:-mx-6 lg:scroll-mt-12 lg:px-6 lg:[contain-intrinsic-size:auto_calc(var(--rows3)*34rem)]"
    >
      <h2 id={`${code}-title`} tabIndex={-1} className="text-[1.625rem] outline-none md:text-3xl">
        {menu.sections[code]}
      </h2>
      <p className="mt-1 text-muted">{menu.sectionTexts[code]}</p>
      {note && <p className="mt-2 font-medium">{note}</p>}
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6">
        {meals.map((meal, index) => (
          <li key={meal.slug}>
            <MealCard
              meal={meal}
              names={names}
              day={day}
              priority={first && index === 0}
              eager={first && index < 3}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
