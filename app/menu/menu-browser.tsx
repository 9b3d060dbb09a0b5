import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useLate } from '../late.ts'
import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { CategoryNav } from './category-nav.tsx'
import type { Day } from './day.ts'
import { activeChoices, type MenuFilter, noFilter, type SectionCode } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import type { MenuMeal, MenuNames } from './menu-meal.ts'
import { MenuSection } from './menu-section.tsx'
import { SearchBox } from './search-box.tsx'
import { useShown } from './shown.ts'
import { SortSelect } from './sort-select.tsx'
import { type Change, useMenuFilter } from './use-menu-filter.ts'

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
  const { sections, count } = useShown({ meals, names, day, filter: shownFilter })
  const { results, choose } = useChoosing(setFilter, shownFilter)
  const codes = useMemo(() => sections.map(({ code }) => code), [sections])
  const chosen = activeChoices({ ...filter, q: '' })
  const panel = { filter, setFilter: choose, names }
  return (
    <>
      <div className="mt-4 flex gap-3 md:mt-6">
        <div className="flex max-w-xl flex-1">
          <SearchBox q={filter.q} onSearch={q => choose(now => ({ ...now, q }))} />
        </div>
        <div className="ms-auto max-lg:hidden">
          <SortSelect sort={filter.sort} onChange={sort => choose(now => ({ ...now, sort }))} />
        </div>
      </div>
      <div
        className={`sticky z-20 mt-2 flex flex-col border-b border-line bg-page shadow-[0_0_0_100vmax_var(--page)] [clip-path:inset(0_-100vmax)] md:mt-4 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-8 top-2 sm:top-0 md:top-16`}
      >
        {bar}
        <div className="flex min-w-0 items-center gap-2">
          <CategoryNav sections={codes} />
          <Button
            variant="secondary"
            size="sm"
            className="ms-auto shrink-0 max-sm:min-w-11 max-sm:px-3 lg:hidden"
            aria-haspopup="dialog"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={openSheet}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">{filters.open}</span>
            {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
          </Button>
        </div>
      </div>
      <div className="mt-3 gap-10 lg:mt-5 lg:flex">
        <aside
          aria-label={filters.title}
          className="sticky top-36 max-h-[calc(100dvh-9.5rem)] w-66 shrink-0 self-start overflow-y-auto overscroll-contain pt-1 pb-8 ps-1 -ms-1 [scrollbar-width:thin] max-lg:hidden"
        >
          <Filters {...panel} />
        </aside>
        {/* Focused controls are scrolled to below the bar, not behind it. */}
        <div
          ref={results}
          className="min-w-0 flex-1 scroll-mt-28 lg:scroll-mt-16 [&_:is(a,button,select)]:scroll-mt-32 lg:[&_:is(a,button,select)]:scroll-mt-20"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className={activeChoices(filter) > 0 ? 'text-muted' : 'sr-only'}>
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
              note={notes?.[code]}
            />
          ))}
          {count === 0 && <NothingFits clear={() => choose(() => noFilter)} />}
        </div>
      </div>
      {FilterSheet && (
        <FilterSheet {...panel} open={sheetOpen} onClose={closeSheet} count={count} />
      )}
    </>
  )
})

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
