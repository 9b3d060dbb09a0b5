import { type ComponentProps, useEffect, useState } from 'react'
import type FillDialog from '../../fill/fill-dialog.tsx'
import { useLate } from '../../late.ts'
import { deliveryPlace } from './use-deliveries.ts'

/** Milliseconds that a closing dialog takes to return the focus. */
const closing = 600

const loaders = {
  fill: () => import('../../fill/fill-dialog.tsx'),
  swap: () => import('../../fill/swap-dialog.tsx'),
  copy: () => import('../../fill/copy-dialog.tsx'),
}

export const overlayNames = ['fill', 'swap', 'copy'] as const
type OverlayName = (typeof overlayNames)[number]

type OverlaysProps = Omit<ComponentProps<typeof FillDialog>, 'open'> & {
  shown: OverlayName | null
  value: string | null
}

/** The dialogs of the weekly menu, loaded after three seconds or when a button of theirs is touched. */
export function Overlays({ shown, value, ...given }: OverlaysProps) {
  const { close } = given
  const Fill = useLate(loaders.fill, shown === 'fill', close)
  const Swap = useLate(loaders.swap, shown === 'swap', close)
  const Copy = useLate(loaders.copy, shown === 'copy', close)
  const seen = useSeen(shown)
  const buildId = useLast(shown === 'swap' ? value : null)
  useEffect(loadAhead, [])
  useEffect(() => {
    if (shown || !seen) return
    // The change may have removed the button that opened the dialog; the delivery takes the focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(deliveryPlace)?.focus({ preventScroll: true })
    }, closing)
    return () => clearTimeout(timer)
  }, [shown, seen])
  return (
    <>
      {Fill && <Fill {...given} open={shown === 'fill'} />}
      {Swap && <Swap {...given} open={shown === 'swap'} buildId={buildId ?? ''} />}
      {Copy && <Copy key={given.delivery.id} {...given} open={shown === 'copy'} />}
    </>
  )
}

/** Fetches the dialogs as soon as a finger or the focus touches a button that opens one. */
function loadAhead(): () => void {
  const load = () => {
    for (const each of Object.values(loaders)) each().catch(() => {})
  }
  const touched = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-haspopup=dialog]')) load()
  }
  const timer = setTimeout(load, 3000)
  for (const touch of touches) addEventListener(touch, touched, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const touch of touches) removeEventListener(touch, touched)
  }
}

const touches = ['pointerdown', 'focusin']

function useSeen(shown: OverlayName | null): boolean {
  const [seen, setSeen] = useState(false)
  if (shown && !seen) setSeen(true)
  return seen
}

/** Keeps the last value, because a dialog shows its content while it closes. */
function useLast(value: string | null): string | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
