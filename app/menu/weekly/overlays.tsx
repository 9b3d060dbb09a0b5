import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { FillDialog as DialogName } from '../../fill/search-dialog.ts'
import { deliveryPlace } from './use-deliveries.ts'

/** Milliseconds until a dialog that closes has given its focus back. */
const closing = 600

const loaders = {
  fill: () => import('../../fill/fill-dialog.tsx'),
  swap: () => import('../../fill/swap-dialog.tsx'),
  copy: () => import('../../fill/copy-dialog.tsx'),
}

const Fill = lazy(loaders.fill)
const Swap = lazy(loaders.swap)
const Copy = lazy(loaders.copy)

type OverlaysProps = Omit<ComponentProps<typeof Fill>, 'open'> & {
  shown: DialogName | null
  value: string | null
}

/** The dialogs of the weekly menu, each loaded when the page rests or it first opens. */
export function Overlays({ shown, value, ...given }: OverlaysProps) {
  const seen = useSeen(shown)
  const buildId = useLast(shown === 'swap' ? value : null)
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(loaders)) load().catch(() => {})
    }, 3000)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (shown || seen.length === 0) return
    // What opened it may be gone with what it changed: the focus must not be lost.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(deliveryPlace)?.focus({ preventScroll: true })
    }, closing)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Suspense>
      {seen.includes('fill') && <Fill {...given} open={shown === 'fill'} />}
      {seen.includes('swap') && <Swap {...given} open={shown === 'swap'} buildId={buildId ?? ''} />}
      {seen.includes('copy') && <Copy key={given.delivery.id} {...given} open={shown === 'copy'} />}
    </Suspense>
  )
}

function useSeen(shown: DialogName | null): readonly DialogName[] {
  const [seen, setSeen] = useState<readonly DialogName[]>([])
  if (shown && !seen.includes(shown)) setSeen([...seen, shown])
  return seen
}

/** A dialog that closes still shows what it was about. */
function useLast(value: string | null): string | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
