type Waiting = { readonly weight: () => number; readonly tell: (may: boolean) => void }

/**
 * Runs a limited number of works at a time and queues the others. The lightest runs next, the first
 * among equals. If the queue is full, the heaviest leaves it and its caller gets null.
 */
export function turns({ running, waiting }: { running: number; waiting: number }) {
  const queue: Waiting[] = []
  let free = running

  return async function inTurn<Result>(
    work: () => Promise<Result>,
    weight: () => number = () => 0,
  ): Promise<Result | null> {
    if (free > 0) free--
    else if (!(await waitWith(weight))) return null
    try {
      return await work()
    } finally {
      const next = takeBest((one, other) => one < other)
      if (next) next.tell(true)
      else free++
    }
  }

  async function waitWith(weight: () => number): Promise<boolean> {
    if (queue.length >= waiting) {
      const heaviest = takeBest((one, other) => one > other, weight())
      if (!heaviest) return false
      heaviest.tell(false)
    }
    return new Promise(tell => queue.push({ weight, tell }))
  }

  /** Takes the first of those whose weight is best, if it is better than `other`. */
  function takeBest(isBetter: (one: number, other: number) => boolean, other?: number) {
    let best = -1
    let bestWeight = other
    for (const [index, { weight }] of queue.entries()) {
      const share = weight()
      if (bestWeight !== undefined && !isBetter(share, bestWeight)) continue
      best = index
      bestWeight = share
    }
    return best < 0 ? undefined : queue.splice(best, 1)[0]
  }
}
