import { LRUCache } from 'lru-cache'

type Pace = {
  /** Refusals that an address gets at once, and how many a second after those. */
  readonly atOnce: number
  readonly perSecond: number
  /** Milliseconds that a refusal waits at most. */
  readonly longest: number
}

const mostRemembered = 5000

/**
 * How long the next refusal of an address waits, in milliseconds. A person hears at once that it was too much; a
 * program that asks on as fast as it is refused would otherwise be answered some thousand times a
 * second, which costs the others more than what was refused.
 */
export function refusalPace({ atOnce, perSecond, longest }: Pace, clock: () => number) {
  const owed = new LRUCache<string, { readonly count: number; readonly at: number }>({
    max: mostRemembered,
  })

  return (who: string): number => {
    const at = clock()
    const before = owed.get(who)
    const gone = before ? ((at - before.at) / 1000) * perSecond : 0
    const count = Math.max(0, (before?.count ?? 0) - gone) + 1
    owed.set(who, { count, at })
    return Math.min(longest, (Math.max(0, count - atOnce) / perSecond) * 1000)
  }
}
