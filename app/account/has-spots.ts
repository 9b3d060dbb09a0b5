import { useEffect, useState } from 'react'
import { call } from '../call.ts'

/** Whether a logged-in customer belongs to an office; null until the server has answered (§6). */
export function useHasSpots(customerId: string): boolean | null {
  const [loaded, setLoaded] = useState<{ customerId: string; has: boolean } | null>(null)
  useEffect(() => {
    let here = true
    void call('customer-spot-collection', {}).then(answer => {
      if (here && answer.code === 'ok') setLoaded({ customerId, has: answer.data.spots.length > 0 })
    })
    return () => {
      here = false
    }
  }, [customerId])
  return loaded?.customerId === customerId ? loaded.has : null
}
