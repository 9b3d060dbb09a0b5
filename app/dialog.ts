import { useLocation, useNavigate } from 'react-router'
import { closesOnce } from './close-once.ts'
import { useOnceAlive } from './hydrated.ts'

/** The dialogs over every page (§2), by the name that opens them in the URL's search. */
export const dialogNames = [
  'login',
  'forgot',
  'reset',
  'verify',
  'order',
  'rules',
  'settings',
  'cookies',
] as const
export type DialogName = (typeof dialogNames)[number]

/** Opening pushes an entry of the browser's history; going back closes. */
export function useDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  const open = useOnceAlive(dialogIn(location.search), null)

  function openDialog(name: DialogName, value = '1'): void {
    const search = withDialog(location.search, name, value)
    navigate({ search, hash: location.hash }, { state: pushedHere, preventScrollReset: true })
  }

  function closeDialog(): void {
    if (!closesOnce(location.key)) return
    if (location.state?.dialog) navigate(-1)
    else
      navigate(
        { search: withDialog(location.search, null), hash: location.hash },
        { replace: true, preventScrollReset: true },
      )
  }

  return { open, openDialog, closeDialog }
}

/** Opens a dialog from a part of the page that need not follow where the browser is. */
export function useOpenDialog(): (name: DialogName) => void {
  const navigate = useNavigate()
  return name => {
    const { search, hash } = window.location
    navigate(
      { search: withDialog(search, name), hash },
      { state: pushedHere, preventScrollReset: true },
    )
  }
}

/** What a link needs that opens a dialog, also before the page is alive. */
export function toDialog(name: DialogName) {
  return { to: withDialog('', name), state: pushedHere, preventScrollReset: true }
}

/** The search without any dialog, then with the one that is wanted. */
export function withDialog(search: string, name: DialogName | null, value = '1'): string {
  const params = new URLSearchParams(search)
  for (const other of dialogNames) params.delete(other)
  if (name) params.set(name, value)
  return params.size > 0 ? `?${params}` : ''
}

function dialogIn(search: string): DialogName | null {
  const params = new URLSearchParams(search)
  return dialogNames.find(name => params.has(name)) ?? null
}

const pushedHere = { dialog: true }
