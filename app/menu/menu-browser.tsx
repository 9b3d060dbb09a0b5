import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { Button } from '#ui/button.tsx'
import { useLate } from '../late.ts'
import { useWords } from '../text/words.ts'
import { untilThere } from '../until-there.ts'
import { CategoryNav } from './category-nav.tsx'
import { ColumnsToggle } from './columns-toggle.tsx'
import type { Day } from './day.ts'
import { activeChoices, type MenuFilter, type SectionCode } from './filter.ts'
import type { MenuMeal, MenuNames } from './menu-meal.ts'
import { MenuSection } from './menu-section.tsx'
import { SearchBox } from './search-box.tsx'
import { useMenuShelves } from './shelves.ts'
import { type Change, useMenuFilter, useSettled } from './use-menu-filter.ts'

/** What only a wide screen shows, or only who filters: its code comes after the rest. */
const Filters = lazy(() => untilThere(() => import('./filters.tsx')))
const FilterChips = lazy(() => untilThere(() => import('./filter-chips.tsx')))
const NothingFits = lazy(() => untilThere(() => import('./nothing-fits.tsx')))
const SortSelect = lazy(() => untilThere(() => import('./sort-select.tsx')))

const loadSheet = () => import('./filter-sheet.tsx')
/** Loads the sheet early, when a pointer or the focus comes near its button. */
const prefetch = () => void loadSheet().catch(() => {})

type BrowserProps = {
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
  /** Shows the delivery that is being filled, with the way on. */
  bar: ReactNode
  notes?: Partial<Record<SectionCode, string>>
}

/** The whole menu by sections, with its filter and the delivery that is being filled. */
export const MenuBrowser = memo(function MenuBrowser(props: BrowserProps) {
  const { meals, names, day, bar, notes } = props
  const { menu } = useWords()
  const { filters } = menu
  const { filter, setFilter, sheetOpen, openSheet, closeSheet } = useMenuFilter()
  const FilterSheet = useLate(loadSheet, sheetOpen, closeSheet)
  const shownFilter = useDeferredValue(filter)
  const shown = useMenuShelves({ meals, names, day, filter: shownFilter })
  const { sections, count } = shown
  const { results, choose } = useChoosing(setFilter, shownFilter)
  const codes = useMemo(() => sections.map(({ code }) => code), [sections])
  const chosen = activeChoices({ ...filter, q: '' })
  const isCurrent = shownFilter === filter
  const isFiltered = activeChoices(filter) > 0
  const panel = { filter, setFilter: choose, names, meals: shown.sought }
  return (
    <>
      <div className="mt-2 flex gap-2 md:mt-4 md:gap-3">
        <div className="flex max-w-xl flex-1">
          <SearchBox q={filter.q} onSearch={q => choose(now => ({ ...now, q }))} />
        </div>
        <ColumnsToggle />
        <div className="ms-auto max-lg:hidden">
          <Suspense>
            <SortSelect sort={filter.sort} onChange={sort => choose(now => ({ ...now, sort }))} />
          </Suspense>
        </div>
      </div>
      {/* On a wide screen one bar that stays in sight; on a phone only the tabs and the filter do. */}
      <div className="menu-bar contents lg:mt-2 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-8">
        {bar}
        <div className="menu-bar flex min-h-13.25 min-w-0 items-center gap-1.5">
          <CategoryNav sections={codes} />
          <Button
            variant="quiet"
            size="sm"
            className="ms-auto shrink-0 max-sm:min-w-11 max-sm:px-2 lg:hidden"
            aria-haspopup="dialog"
            onPointerEnter={prefetch}
            onPointerDown={prefetch}
            onFocus={prefetch}
            onClick={openSheet}
          >
            <SlidersHorizontal size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">{filters.open}</span>
            {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
          </Button>
        </div>
      </div>
      <div className="mt-2 gap-10 lg:mt-5 lg:flex">
        <aside
          aria-label={filters.title}
          className="sticky top-36 max-h-[calc(100dvh-9.5rem)] w-62 shrink-0 self-start overflow-y-auto overscroll-contain pt-1 pb-8 ps-1 -ms-1 [scrollbar-width:thin] max-lg:hidden"
        >
          <Suspense>
            <Filters {...panel} folded />
          </Suspense>
        </aside>
        {/* Focused controls are scrolled to below the bar, not behind it. */}
        <div
          ref={results}
          className="until-filtered min-w-0 flex-1 scroll-mt-30 lg:scroll-mt-34 [&_:is(a,button,select)]:scroll-mt-32 lg:[&_:is(a,button,select)]:scroll-mt-36"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className={isFiltered ? 'text-muted' : 'sr-only'}>
              {filters.results(count)}
            </p>
            {!isFiltered && <Unfiltered isCurrent={isCurrent} />}
            {isFiltered && (
              <Suspense>
                <FilterChips {...panel} isCurrent={isCurrent} />
              </Suspense>
            )}
          </div>
          {sections.map((section, index) => (
            <MenuSection
              key={section.code}
              section={section}
              names={names}
              day={day}
              first={index === 0}
              note={notes?.[section.code]}
              tellsAllergens={filter.withoutAllergens.length > 0}
            />
          ))}
          {count === 0 && (
            <Suspense>
              <NothingFits
                filter={filter}
                choose={choose}
                suggested={shown.suggested}
                names={names}
                day={day}
              />
            </Suspense>
          )}
        </div>
      </div>
      {FilterSheet && (
        <FilterSheet open={sheetOpen} onClose={closeSheet} count={count} {...panel} />
      )}
    </>
  )
})

/** Apart from the menu, which would be drawn a second time when the page comes alive. */
function Unfiltered({ isCurrent }: { isCurrent: boolean }) {
  useSettled(isCurrent)
  return null
}

/** After a choice in the filter, scrolls up to the first result. */
function useChoosing(setFilter: (change: Change) => void, shown: MenuFilter) {
  const results = useRef<HTMLDivElement>(null)
  const chosen = useRef(false)

  function choose(change: Change): void {
    chosen.current = true
    setFilter(change)
  }

  useEffect(() => {
    if (!chosen.current) return
    chosen.current = false
    const { top = 0 } = results.current?.getBoundingClientRect() ?? {}
    if (top < 0) results.current?.scrollIntoView({ behavior: 'instant' })
  }, [shown])

  return { results, choose }
}
