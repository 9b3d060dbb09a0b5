import { useSyncExternalStore } from 'react'

/**
 * What the kept page was drawn with while it comes alive, the value itself from then on. Only where
 * the two differ is anything drawn again.
 */
export function useOnceAlive<Value extends string | boolean | null>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
}

/** False in the kept page and while it comes alive, true from then on. */
export function useHydrated(): boolean {
  return useOnceAlive<boolean>(true, false)
}

function never(): () => void {
  return () => {}
}
