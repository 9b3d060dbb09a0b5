import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** From this part of its time on a process is busy with calls. */
const busy = 0.75
const pauseMilliseconds = 200

/**
 * Between two batches of what can wait some seconds, mails and fiscal documents: where this process
 * has its hands full, whoever is shopping comes first. Never for long, so that nothing waits for ever.
 */
export function givingWay(
  utilization: () => number = utilizationSince(),
  rest: (milliseconds: number) => Promise<unknown> = pause,
): () => Promise<void> {
  return async () => {
    if (utilization() > busy) await rest(pauseMilliseconds)
  }
}

/** What part of its time the process was busy since it was last asked. */
function utilizationSince(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
