import { useEffect, useState } from 'react'

/** False for one moment after mounting: a dialog that opens then moves at its first opening, too. */
export function useArrived(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return arrived
}
