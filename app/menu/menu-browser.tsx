import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { CategoryNav } from './category-nav.tsx'
import { buildsIn, type Day, mostOf } from './day.ts'
import { DayBar } from './day-bar.tsx'
import { activeChoices, fits, noFilter, searcher, sectionCodes, sortedMeals } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import type { MenuBuild, MenuMeal, MenuNames } from './menu-meal.ts'
import { MenuSection } from './menu-section.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { useMenuFilter } from './use-menu-filter.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)

type BrowserProps = {
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
  cart: CartAnswer | null
}

/** The whole menu by its sections, with its filter and the day that is being filled. */
export function MenuBrowser({ meals, names, day, cart }: BrowserProps) {
  const { menu } = useWords()
  const { filters } = menu
  const { filter, setFilter, sheetOpen, openSheet, closeSheet } = useMenuFilter()
  const [sheetSeen, setSheetSeen] = useState(false)
  const { sections, count } = useShown({ meals, names, day, filter: useDeferredValue(filter) })
  const codes = useMemo(() => sections.map(({ code }) => code), [sections])
  const chosen = activeChoices({ ...filter, q: '' })
  const panel = { filter, setFilter, names }
  if (sheetOpen && !sheetSeen) setSheetSeen(true)
  return (
    <>
      <div className="mt-5 flex gap-3 md:mt-7">
        <div className="flex max-w-xl flex-1">
          <SearchBox q={filter.q} onSearch={q => setFilter({ ...filter, q })} />
        </div>
        <div className="ml-auto max-lg:hidden">
          <SortSelect sort={filter.sort} onChange={sort => setFilter({ ...filter, sort })} />
        </div>
        <Button
          variant="secondary"
          className="shrink-0 max-sm:px-4 lg:hidden"
          aria-haspopup="dialog"
          onPointerEnter={loadSheet}
          onFocus={loadSheet}
          onClick={openSheet}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {chosen > 0 ? filters.openWith(chosen) : filters.open}
        </Button>
      </div>
      <div className="sticky top-16 z-20 mt-4 flex flex-col border-b border-line bg-page shadow-[0_0_0_100vmax_var(--page)] [clip-path:inset(0_-100vmax)] md:mt-6 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-8">
        <DayBar cart={cart} />
        <CategoryNav sections={codes} />
      </div>
      <div className="mt-5 gap-10 lg:flex">
        <aside
          aria-label={filters.title}
          className="sticky top-36 max-h-[calc(100dvh-9.5rem)] w-66 shrink-0 self-start overflow-y-auto overscroll-contain pt-1 pb-8 pl-1 -ml-1 [scrollbar-width:thin] max-lg:hidden"
        >
          <Filters {...panel} />
        </aside>
        <div className="min-w-0 flex-1">
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="text-muted">
              {filters.results(count)}
            </p>
            <FilterChips {...panel} />
          </div>
          {sections.map(({ code, meals }, index) => (
            <MenuSection
              key={code}
              code={code}
              meals={meals}
              names={names}
              day={day}
              first={index === 0}
            />
          ))}
          {count === 0 && <NothingFits clear={() => setFilter(noFilter)} />}
        </div>
      </div>
      {sheetSeen && (
        <Suspense>
          <FilterSheet {...panel} open={sheetOpen} onClose={closeSheet} count={count} />
        </Suspense>
      )}
    </>
  )
}

function NothingFits({ clear }: { clear: () => void }) {
  const { filters } = useWords().menu
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h2 className="text-2xl">{filters.none}</h2>
      <p className="mt-2 text-muted">{filters.noneText}</p>
      <Button className="mt-6" onClick={clear}>
        {filters.clear}
      </Button>
    </div>
  )
}

type Shown = Pick<BrowserProps, 'meals' | 'names' | 'day'> & { filter: typeof noFilter }

/** The sections that have something to show; what that day does not offer stands at their end. */
function useShown({ meals, names, day, filter }: Shown) {
  const lang = useLanguage()
  const isSought = useMemo(() => searcher(names), [names])
  return useMemo(() => {
    const buildOf = (meal: MenuMeal) => buildsIn(day, meal)[0] as MenuBuild
    const isOn = (meal: MenuMeal) => !day || mostOf(day, meal, buildOf(meal)) > 0
    const fitting = meals.filter(meal => fits(meal, filter) && isSought(meal, filter.q))
    const ordered = sortedMeals(fitting, filter.sort, buildOf, lang)
    const sections = sectionCodes
      .map(code => {
        const own = ordered.filter(meal => meal.categories.includes(code))
        return { code, meals: [...own.filter(isOn), ...own.filter(meal => !isOn(meal))] }
      })
      .filter(section => section.meals.length > 0)
    return { sections, count: sections.reduce((sum, { meals }) => sum + meals.length, 0) }
  }, [meals, day, filter, isSought, lang])
}
