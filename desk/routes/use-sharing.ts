import { useEffect, useRef, useState } from 'react'
import type { RoutePlan } from '#shop/route/problem.ts'
import type { Plan, Van } from './plan.ts'

/** Shares the stops out between the vans that are not locked; some seconds with hundreds of doors. */
export function useSharing({
  done,
  fail,
}: {
  done: (vans: Van[], left: number) => void
  fail: () => void
}) {
  const worker = useRef<Worker>(null)
  const [isSharing, setSharing] = useState(false)
  useEffect(() => () => worker.current?.terminate(), [])
  function end() {
    worker.current?.terminate()
    setSharing(false)
  }
  function share(plan: Plan) {
    end()
    const next = new Worker(new URL('./share.worker.ts', import.meta.url), { type: 'module' })
    worker.current = next
    setSharing(true)
    next.onmessage = ({ data: { routes, left } }: MessageEvent<RoutePlan>) => {
      end()
      done(plan.shared(routes), left.length)
    }
    next.onerror = () => {
      end()
      fail()
    }
    next.postMessage({ ...plan.toShare(), driving: plan.driving })
  }
  return { isSharing, share, end }
}
