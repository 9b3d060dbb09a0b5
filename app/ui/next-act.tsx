import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * The next act of the page: the button or link inside stands where it is written and, on a phone, in
 * the fixed bar beside the cart (app/layout/bar.css). A page shows one at a time. No ancestor may
 * clip or transform it.
 */
export function NextAct({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`next-act ${className}`}>{children}</div>
}

/** Keeps its place in the bar of a phone until the cart is loaded. */
export function NextActWaits() {
  return (
    <NextAct className="for-cart md:hidden">
      <Skeleton className="h-12 flex-1 rounded-full!" />
    </NextAct>
  )
}
