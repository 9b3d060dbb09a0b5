import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '../hydrated.ts'
import { filterFrom, type MenuFilter, withFilter } from './filter.ts'

/**
 * The menu's filter and whether its sheet is open, kept in the URL's search. The kept page is
 * drawn without either. Going back closes the sheet and takes back what was chosen in it.
 */
export function useMenuFilter() {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? params.toString() : ''
  const filter = useMemo(() => filterFrom(new URLSearchParams(search)), [search])

  function setFilter(next: MenuFilter): void {
    setParams(withFilter(params, next), { replace: true, preventScrollReset: true, state })
  }

  function openSheet(): void {
    const next = new URLSearchParams(params)
    next.set('filters', '1')
    setParams(next, { preventScrollReset: true, state: { before: params.toString() } })
  }

  function closeSheet(): void {
    const next = new URLSearchParams(params)
    next.delete('filters')
    // Only an entry with nothing chosen in it may be left by going back.
    if (state?.before === next.toString()) navigate(-1)
    else setParams(next, { replace: true, preventScrollReset: true })
  }

  return { filter, setFilter, sheetOpen: hydrated && params.has('filters'), openSheet, closeSheet }
}
