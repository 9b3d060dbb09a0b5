import { type CSSProperties, memo, Suspense } from 'react'
import { useWords } from '../text/words.ts'
import type { Day } from './day.ts'
import { MealCard } from './meal-card.tsx'
import type { MenuMeal, MenuNames } from './menu-meal.ts'
import type { SectionShelves, ShelfMeals } from './shelves.ts'

type SharedProps = { names: MenuNames; day: Day | null; tellsAllergens: boolean }

type SectionProps = SharedProps & {
  section: SectionShelves
  first: boolean
  /** How many of the section the delivery holds and needs; '' keeps its place until that is known. */
  note?: string | undefined
}

/** Extras and snacks are small dishes: two stand side by side on a phone. */
const small: readonly string[] = ['snack', 'extras-protein', 'extras-sides']

export const MenuSection = memo(function MenuSection(props: SectionProps) {
  const { section, first, note, ...shared } = props
  const { code, shelves } = section
  const { menu } = useWords()
  const hasDip = shelves.some(({ meals }) => meals.some(meal => meal.hasDip))
  return (
    <section
      id={code}
      aria-labelledby={`${code}-title`}
      data-small={small.includes(code) || undefined}
      className="scroll-mt-29 pt-3 pb-4 md:pb-8 lg:scroll-mt-32"
    >
      <h2 id={`${code}-title`} tabIndex={-1} className="text-xl outline-none md:text-3xl">
        {menu.sections[code]}
      </h2>
      {shelves.length === 1 && (
        <p className="mt-1 text-sm text-muted md:text-base">{menu.sectionTexts[code]}</p>
      )}
      {note !== undefined && <p className="mt-2 min-h-12 font-medium sm:min-h-6">{note}</p>}
      {shelves.map((shelf, index) => (
        <MenuShelf
          key={shelf.code}
          shelf={shelf}
          id={`${code}-${shelf.code}`}
          first={first && index === 0}
          {...shared}
        />
      ))}
      {hasDip && <p className="text-sm text-muted">* {menu.withoutDip}</p>}
    </section>
  )
})

type ShelfProps = SharedProps & { shelf: ShelfMeals; id: string; first: boolean }

/**
 * Each shelf hydrates on its own, so that a phone can answer a press between two of them. Nothing in
 * it suspends.
 */
const MenuShelf = memo(function MenuShelf(props: ShelfProps) {
  return (
    <Suspense>
      <Shelf {...props} />
    </Suspense>
  )
})

function Shelf({ shelf: { code, meals }, id, first, ...shared }: ShelfProps) {
  const { menu } = useWords()
  const many = { '--meals': meals.length } as CSSProperties
  const reason = code === 'all' ? null : menu.shelves[code]
  return (
    <div data-shelf style={many} className="shelf">
      {reason && (
        <div className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
          <h3 id={id} className="text-lg md:text-xl">
            {reason.title}
          </h3>
          <p className="text-sm text-muted">{reason.text}</p>
        </div>
      )}
      <ul aria-labelledby={reason ? id : undefined}>
        {meals.map((meal: MenuMeal, index) => (
          <li key={meal.slug}>
            <MealCard
              meal={meal}
              level={reason ? 4 : 3}
              priority={first && index === 0}
              eager={first && index < 3}
              {...shared}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
