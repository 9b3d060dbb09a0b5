import { useSyncExternalStore } from 'react'

/** `before`, with which the kept page was rendered, during hydration; `value` after it. */
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

/** False in the kept page and during hydration, true after it. */
export function useHydrated(): boolean {
  return useOnceAlive<boolean>(true, false)
}

function never(): () => void {
  return () => {}
}
