import { useEffect, useState } from 'react'

/** So many milliseconds nothing fills a field by itself (§9). */
const lockTime = 800

/**
 * Keeps fields from being filled before somebody has seen them: read-only at first, or until one of
 * them has the focus (§4). Typing, pasting and a password manager asked by hand all begin there.
 */
export function useLock(): { readOnly: boolean; onFocus: () => void } {
  const [readOnly, setReadOnly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setReadOnly(false), lockTime)
    return () => clearTimeout(timer)
  }, [])
  return { readOnly, onFocus: () => setReadOnly(false) }
}
