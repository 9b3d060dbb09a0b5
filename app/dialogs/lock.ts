import { useEffect, useState } from 'react'

/** Milliseconds in which the browser cannot fill a field by itself (§9). */
const lockTime = 800

/**
 * Keeps the browser from filling fields that the customer has not seen yet: they are read-only for a
 * moment, or until one of them gets the focus (§4), which typing and pasting need anyway.
 */
export function useLock(): { readOnly: boolean; onFocus: () => void } {
  const [readOnly, setReadOnly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setReadOnly(false), lockTime)
    return () => clearTimeout(timer)
  }, [])
  return { readOnly, onFocus: () => setReadOnly(false) }
}
