import { useLocation, useNavigate } from 'react-router'
import { closesOnce } from '../close-once.ts'
import { useOnceAlive } from '../hydrated.ts'

/** What can be opened over the weekly menu, by its name in the URL's search. */
const names = ['fill', 'swap', 'copy'] as const
export type FillDialog = (typeof names)[number]

/** One open dialog in the URL's search: opening pushes an entry of the history, going back closes. */
export function useFillDialog() {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(useOnceAlive(search, ''))
  const open = names.find(name => params.has(name)) ?? null

  function show(name: FillDialog, value = '1'): void {
    const next = new URLSearchParams(search)
    for (const other of names) next.delete(other)
    next.set(name, value)
    navigate({ search: `?${next}` }, { state: { fillDialog: true }, preventScrollReset: true })
  }

  function close(): void {
    if (!closesOnce(key)) return
    if (state?.fillDialog) {
      navigate(-1)
      return
    }
    const next = new URLSearchParams(search)
    for (const name of names) next.delete(name)
    navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
  }

  return { open, value: open && (params.get(open) ?? ''), show, close }
}
