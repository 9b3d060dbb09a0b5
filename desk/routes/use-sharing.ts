import { useEffect, useRef, useState } from 'react'
import type { RoutePlan } from '#shop/route/problem.ts'
import type { Plan, Van } from './plan.ts'

/** Shares the stops out between the vans that are not locked; some seconds with hundreds of doors. */
export function useSharing(done: (vans: Van[], left: number) => void) {
  const worker = useRef<Worker>(null)
  const [isSharing, setSharing] = useState(false)
  useEffect(() => () => worker.current?.terminate(), [])
  function share(plan: Plan) {
    worker.current?.terminate()
    const next = new Worker(new URL('./share.worker.ts', import.meta.url), { type: 'module' })
    worker.current = next
    setSharing(true)
    next.onmessage = ({ data: { routes, left } }: MessageEvent<RoutePlan>) => {
      next.terminate()
      setSharing(false)
      const stopsOf = new Map(routes.map(({ van, stops }) => [van, stops]))
      const vans = plan.vans.map((van, at) => ({
        ...van,
        stops: van.isLocked ? (plan.ids[at] ?? []) : (stopsOf.get(`${van.key}`) ?? []),
      }))
      done(vans, left.length)
    }
    // The button may be pressed again.
    next.onerror = () => setSharing(false)
    next.postMessage({ ...plan.toShare(), driving: plan.driving })
  }
  return { isSharing, share }
}
