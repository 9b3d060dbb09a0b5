import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** `before`, with which the kept page was rendered, during hydration; `value` after it. */
export function useOnceAlive<Value extends string | boolean | null>(
  value: Value,
  before: Value,
): Value {
  return useHydrated() ? value : before
}

/**
 * False in the kept page and during hydration, true after it, and true at once in what is drawn later.
 * It turns in a transition: as the store's own answer it would draw the whole page again in one piece,
 * the longest time for which a phone does not react.
 */
export function useHydrated(): boolean {
  const [drawn] = useState(() => ({ toHydrate: false }))
  // React asks for the server's answer only where it hydrates. Both answers are one object: nothing is drawn again.
  useSyncExternalStore(
    never,
    () => drawn,
    () => {
      drawn.toHydrate = true
      return drawn
    },
  )
  const [alive, setAlive] = useState(!drawn.toHydrate)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return alive
}

function never(): () => void {
  return () => {}
}
