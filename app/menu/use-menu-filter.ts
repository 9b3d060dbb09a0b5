import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useHydrated, useOnceAlive } from '../hydrated.ts'
import { useNavigate } from '../ui/link.tsx'
import { paramsNow } from '../ui/params-now.ts'
import { filterFrom, type MenuFilter, withFilter } from './filter.ts'

/** Shows the dishes that were kept back at first (app/settings/starting-script.ts). */
function showFiltered(): void {
  document.documentElement.removeAttribute('data-filtered')
}

/** Derives a new filter from the one that is chosen now. */
export type Change = (filter: MenuFilter) => MenuFilter

/** Shows them once the page is alive and `isCurrent`: the dishes are those of the filter. */
export function useSettled(isCurrent: boolean): void {
  const settled = useHydrated() && isCurrent
  useEffect(() => {
    if (settled) showFiltered()
  }, [settled])
}

/**
 * The menu's filter and whether its sheet is open, both kept in the URL's search. The page that the
 * server keeps is drawn without them. Going back closes the sheet and undoes its choices.
 */
export function useMenuFilter() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const search = useOnceAlive(params.toString(), '')
  const filter = useMemo(() => filterFrom(new URLSearchParams(search)), [search])
  const isBack = useNavigationType() === 'POP'
  // The filter chosen last, until the page shows it: a quick next choice builds on it.
  const wished = useRef<MenuFilter | null>(null)
  useEffect(() => {
    const shown = wished.current && withFilter(params, wished.current).toString() === search
    if (shown || isBack) wished.current = null
  }, [search, params, isBack])

  function setFilter(change: Change): void {
    // The address holds the other choices, also before the page is alive and `filter` has them.
    wished.current = change(wished.current ?? filterFrom(paramsNow()))
    const usr = window.history.state?.usr
    const next = withFilter(paramsNow(), wished.current)
    setParams(next, { replace: true, preventScrollReset: true, state: usr })
  }

  function openSheet(): void {
    const before = paramsNow()
    const next = new URLSearchParams(before)
    next.set('filters', '1')
    setParams(next, { preventScrollReset: true, state: { before: before.toString() } })
  }

  function closeSheet(): void {
    const next = new URLSearchParams(params)
    next.delete('filters')
    // Going back would undo choices, so only a sheet without changes is closed that way.
    if (state?.before === next.toString()) navigate(-1)
    else setParams(next, { replace: true, preventScrollReset: true })
  }

  return {
    filter,
    setFilter,
    sheetOpen: new URLSearchParams(search).has('filters'),
    openSheet,
    closeSheet,
  }
}
