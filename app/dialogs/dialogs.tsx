import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type DialogName, dialogNames, useDialog } from '../dialog/dialog.ts'
import type { DialogProps } from '../dialog/overlay.tsx'
import { useUser } from '../session/session.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'

const loaders: Record<DialogName, () => Promise<{ default: ComponentType<DialogProps> }>> = {
  login: () => import('./login-dialog.tsx'),
  forgot: () => import('./forgot-dialog.tsx'),
  reset: () => import('./reset-dialog.tsx'),
  verify: () => import('./verify-email.ts'),
  order: () => import('./order-drawer.tsx'),
  rules: () => import('./rules-dialog.tsx'),
  cookies: () => import('./cookies-dialog.tsx'),
  settings: () => import('../settings/settings-drawer.tsx'),
}

/** Fetches a dialog's code ahead, when the pointer or the focus comes to the button that opens it. */
export function prefetchDialog(name: DialogName): void {
  loaders[name]().catch(() => {})
}

/** The dialogs over every page; each is loaded when it first opens (§2). */
export function Dialogs() {
  const { open: wanted, closeDialog } = useDialog()
  const user = useUser()
  // A customer who is logged in may still have the address in an old tab or a bookmark.
  const needless = wanted === 'login' && user !== null
  const open = needless ? null : wanted
  const { layout } = useWords()
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, ComponentType<DialogProps>>>>({})

  const isLoaded = !open || open in loaded
  const giveUp = useEffectEvent(() => {
    toast('error', layout.transport['network-error'])
    closeDialog()
  })

  useEffect(() => {
    if (!open || isLoaded) return
    loaders[open]().then(
      module => setLoaded(before => ({ ...before, [open]: module.default })),
      () => giveUp(),
    )
  }, [open, isLoaded])

  const cleanAddress = useEffectEvent(closeDialog)
  useEffect(() => {
    if (needless) cleanAddress()
  }, [needless])

  return dialogNames.map(name => {
    const Overlay = loaded[name]
    return Overlay && <Overlay key={name} open={open === name} close={closeDialog} />
  })
}
