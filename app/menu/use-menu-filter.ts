import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useOnceAlive } from '../hydrated.ts'
import { useNavigate } from '../ui/link.tsx'
import { paramsNow } from '../ui/params-now.ts'
import { filterFrom, type MenuFilter, withFilter } from './filter.ts'

/** Makes another filter of the one that is wished now. */
export type Change = (filter: MenuFilter) => MenuFilter

/**
 * The menu's filter and whether its sheet is open, kept in the URL's search. The kept page is
 * drawn without either. Going back closes the sheet and takes back what was chosen in it.
 */
export function useMenuFilter() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const search = useOnceAlive(params.toString(), '')
  const filter = useMemo(() => filterFrom(new URLSearchParams(search)), [search])
  const isBack = useNavigationType() === 'POP'
  // What was chosen last, until the page shows it: whoever chooses faster builds on that.
  const wished = useRef<MenuFilter | null>(null)
  useEffect(() => {
    const shown = wished.current && withFilter(params, wished.current).toString() === search
    if (shown || isBack) wished.current = null
  }, [search, params, isBack])

  function setFilter(change: Change): void {
    wished.current = change(wished.current ?? filter)
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
    // Only an entry with nothing chosen in it may be left by going back.
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
