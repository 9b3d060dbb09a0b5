/** Runs a limited number at a time and queues the next; null where the queue is full. */
export function turns({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let free = running

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (free > 0) free--
    else if (queue.length >= waiting) return null
    else await new Promise<void>(resolve => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
