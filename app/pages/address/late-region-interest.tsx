import { useState } from 'react'
import { useLate } from '../../late.ts'

const load = () => import('./region-interest.tsx')

/** Asks whom to tell when the shop comes there; where its code cannot be fetched, the page stays. */
export function LateRegionInterest(props: { near: string; closed?: boolean }) {
  const [missed, setMissed] = useState(false)
  const RegionInterest = useLate(load, !missed, () => setMissed(true))
  return RegionInterest && <RegionInterest {...props} />
}
