import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Loader, useLate } from '../../../late.ts'
import type { DialogProps } from './changing.ts'
import { isAllowed, type OpenDialog, type OrderDialogName, useOrderDialog } from './order-dialog.ts'

const loaders: Record<OrderDialogName, Loader<ComponentType<DialogProps>>> = {
  cancel: () => import('./cancel-dialog.tsx'),
  meals: () => import('../meals/meals-dialog.tsx'),
  move: () => import('./move-dialog.tsx'),
  pause: () => import('./pause-dialog.tsx'),
  resume: () => import('./resume-dialog.tsx'),
  undo: () => import('./undo-dialog.tsx'),
}

/** Milliseconds until a closing dialog has given the focus back. */
const closing = 600

/** The dialogs of an order's page, each loaded when it first opens; every opening starts anew. */
export function OrderDialogs(props: Omit<DialogProps, 'open' | 'close' | 'of'>) {
  const { asked, close } = useOrderDialog()
  const wanted = asked && isAllowed(props.order, asked) ? asked : null
  const { last, opening } = useLast(wanted)
  useKeptFocus(wanted !== null)
  const Dialog = useLate(last && loaders[last.name], wanted !== null, close)
  if (!last || !Dialog) return null
  return <Dialog key={opening} {...props} open={wanted !== null} close={close} of={last.of} />
}

/** Keeps what a dialog shows while it closes. */
function useLast(wanted: OpenDialog | null): { last: OpenDialog | null; opening: number } {
  const [last, setLast] = useState({ last: wanted, isOpen: wanted !== null, opening: 0 })
  const isOpen = wanted !== null
  if (isOpen !== last.isOpen)
    setLast({
      last: wanted ?? last.last,
      isOpen,
      opening: last.opening + (isOpen ? 1 : 0),
    })
  return last
}

/** Focuses the heading when the button that opened the dialog is gone. */
function useKeptFocus(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!closed) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(orderPlace)?.focus({ preventScroll: true })
    }, closing)
    return () => clearTimeout(timer)
  }, [isOpen])
}

/** The id of the page's heading. */
export const orderPlace = 'order'
