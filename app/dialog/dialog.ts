import type { MouseEvent } from 'react'
import { useNavigate } from '../ui/link.tsx'
import { entryOf, opensOnce, useHistoryDialog, withDialog } from './history-dialog.ts'

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

export function useDialog() {
  return useHistoryDialog(dialogNames)
}

/** Opens a dialog without drawing the component anew whenever the browser's location changes. */
export function useOpenDialog(): (name: DialogName) => void {
  const navigate = useNavigate()
  return name => {
    if (!opensOnce(name)) return
    const { search, hash } = window.location
    navigate({ search: withDialog(search, dialogNames, name), hash }, entryOf(name))
  }
}

/** What a link to a dialog needs; it works before the page is alive, too. */
export function toDialog(name: DialogName, value?: string) {
  const onClick = (event: MouseEvent) => {
    if (!opensOnce(name)) event.preventDefault()
  }
  return { to: withDialog('', dialogNames, name, value), ...entryOf(name), onClick }
}
