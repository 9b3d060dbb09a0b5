import { useLocation } from 'react-router'
import { useOnceAlive } from '../hydrated.ts'
import { useNavigate } from '../ui/link.tsx'

/**
 * One of several dialogs, by its name in the URL's search and with a value such as the id of what it
 * is about. Opening pushes an entry of the browser's history, going back closes (§2).
 */
export function useHistoryDialog<Name extends string>(names: readonly Name[]) {
  const { search, openedFor, push, leave } = useDialogEntry()
  const open = useOnceAlive(dialogIn(search, names), null)
  return {
    open,
    value: open && new URLSearchParams(search).get(open),
    openDialog: (name: Name, value = '1') =>
      push(name, { search: withDialog(search, names, name, value) }),
    closeDialog: () =>
      leave(openedFor === open ? null : { search: withDialog(search, names, null) }),
  }
}

/** A dialog about what only this page knows: it stands in the history's entry, not in the URL, so no link opens it. */
export function usePageDialog(name: string) {
  const { search, openedFor, push, leave } = useDialogEntry()
  return {
    isOpen: openedFor === name,
    /** `replace`: in the place of another dialog. */
    openDialog: ({ replace = false } = {}) => push(name, { search, replace }),
    closeDialog: () => leave(null),
  }
}

/** The entry of the history where the page is, and the dialog that it was pushed for. */
function useDialogEntry() {
  const { search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  return {
    search,
    openedFor: state?.dialog as unknown,
    push(name: string, { search, replace = false }: { search: string; replace?: boolean }): void {
      if (opensOnce(name)) navigate({ search, hash }, { replace, ...entryOf(name) })
    },
    /** `instead`: what the entry becomes; null goes back to the entry before. */
    leave(instead: { search: string } | null): void {
      if (!closesOnce(key)) return
      if (instead) navigate({ ...instead, hash }, { replace: true, preventScrollReset: true })
      else navigate(-1)
    },
  }
}

/** How an entry of the history is pushed for a dialog; also what a link to one needs. */
export function entryOf(name: string) {
  return { state: { dialog: name }, preventScrollReset: true }
}

/** The search without any of these dialogs, then with the wanted one. */
export function withDialog<Name extends string>(
  search: string,
  names: readonly Name[],
  wanted: Name | null,
  value = '1',
): `?${string}` | '' {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  if (wanted) params.set(wanted, value)
  return params.size > 0 ? `?${params}` : ''
}

export function dialogIn<Name extends string>(search: string, names: readonly Name[]): Name | null {
  const params = new URLSearchParams(search)
  return names.find(name => params.has(name)) ?? null
}

/** Milliseconds in which a second press on the same dialog does not close or open it again (§9). */
const debounce = 300

let last = { entry: '', at: Number.NEGATIVE_INFINITY }
let opened = { name: '', at: Number.NEGATIVE_INFINITY }

/** Whether this press is the first to open the dialog: a double press pushes one entry. `now` in milliseconds. */
export function opensOnce(name: string, now = performance.now()): boolean {
  if (name === opened.name && now - opened.at < debounce) return false
  opened = { name, at: now }
  return true
}

/**
 * Whether this is the first press that closes the dialog at this entry of the history: a second one,
 * while the dialog leaves, would go back out of the page. `now` in milliseconds.
 */
export function closesOnce(entry: string, now = performance.now()): boolean {
  if (entry === last.entry && now - last.at < debounce) return false
  last = { entry, at: now }
  opened = { name: '', at: now }
  return true
}
