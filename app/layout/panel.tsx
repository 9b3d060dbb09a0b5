import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A small panel under the header, opened, closed and focused by the browser. `below`: the header is fixed. */
export function Panel({
  id,
  below,
  children,
}: {
  id: string
  below: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  // Closes when the page changes. A panel that was opened before the scripts ran stays open.
  useEffect(() => {
    if (openedAt.current !== key && ref.current?.matches(':popover-open')) ref.current.hidePopover()
    openedAt.current = key
  }, [key])
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={`${below ? 'fixed top-[4.25rem]' : 'absolute top-[6.75rem]'} bottom-auto start-auto end-[max(1rem,calc((100vw-var(--side)-var(--content))/2+2rem))] m-0 w-[min(20rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-2 text-ink shadow-raised open:motion-safe:animate-[drop_180ms_ease-out]`}
    >
      {children}
    </div>
  )
}

export const panelEntry =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-4 text-start font-medium hover:bg-basil-soft focus-visible:rounded-field'

/** The circle with a customer's initials, which opens the panel of the account. */
export const avatarLooks =
  'grid size-11 place-items-center rounded-full bg-forest text-sm font-semibold tracking-wide text-on-forest'
