import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { MealPicture } from '../ui/picture.tsx'
import type { Day } from './day.ts'
import { activeChoices, type MenuFilter, noFilter } from './filter.ts'
import { MealCard } from './meal-card.tsx'
import type { MenuMeal, MenuNames } from './menu-meal.ts'
import type { Change } from './use-menu-filter.ts'

type NothingProps = {
  filter: MenuFilter
  choose: (change: Change) => void
  suggested: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
}

/** No dish fits: says why, takes back what stands in the way, and suggests others. */
export default function NothingFits({ filter, choose, suggested, names, day }: NothingProps) {
  const { menu } = useWords()
  const { filters } = menu
  const others = activeChoices({ ...filter, q: '' }) > 0
  return (
    <div className="pt-6">
      <div className="flex flex-col items-center rounded-card bg-sand px-5 py-7 text-center">
        <div aria-hidden="true" className="flex -space-x-4">
          {suggested.map(({ slug }) => (
            <MealPicture
              key={slug}
              slug={slug}
              alt=""
              sizes="4.5rem"
              className="size-18 rounded-full border-4 border-sand object-cover"
            />
          ))}
        </div>
        <h2 className="mt-4 text-xl">{filters.none}</h2>
        <p className="mt-1.5 max-w-md text-muted">
          {filter.q ? filters.noneOf(filter.q) : filters.noneText}
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {filter.q && (
            <Button
              variant={others ? 'secondary' : 'primary'}
              onClick={() => choose(now => ({ ...now, q: '' }))}
            >
              {filters.clearSearch}
            </Button>
          )}
          {others && (
            <Button onClick={() => choose(({ sort }) => ({ ...noFilter, sort }))}>
              {filters.clear}
            </Button>
          )}
        </div>
      </div>
      {suggested.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-xl">{filters.suggested}</h2>
          <div className="shelf">
            <ul>
              {suggested.map(meal => (
                <li key={meal.slug}>
                  <MealCard meal={meal} names={names} day={day} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  )
}
