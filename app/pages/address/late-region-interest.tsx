import { useState } from 'react'
import { useLate } from '../../late.ts'

const load = () => import('./region-interest.tsx')

/** Offers a mail when the shop serves the area; left out if its code cannot be fetched. */
export function LateRegionInterest(props: { near: string; closed?: boolean }) {
  const [missed, setMissed] = useState(false)
  const RegionInterest = useLate(load, !missed, () => setMissed(true))
  return RegionInterest && <RegionInterest {...props} />
}
