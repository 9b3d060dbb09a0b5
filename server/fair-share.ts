type Share = { inHand: number; readonly waiting: Set<Place> }

type Place = {
  readonly begin: () => void
  /** Set while the place is held: ends the holding after a while. */
  held: NodeJS.Timeout | null
}

type Bounds = {
  /** How much of one address is in hand at a time, and how much of it may wait. */
  readonly atOnce: number
  readonly waiting: number
  /** Milliseconds after which a place is free although its work goes on. */
  readonly heldFor: number
}

/**
 * Shares one process out among addresses: each has a few places, and what finds none waits in the
 * order in which it came, behind its own address alone. A place becomes free in a later turn of the event loop, so
 * that work which is done at once takes turns as well. Work that takes long waits for somebody
 * else, such as a provider, and keeps nobody from the process: it loses its place.
 */
export function fairShare({ atOnce, waiting, heldFor }: Bounds) {
  const shares = new Map<string, Share>()

  function hold(place: Place, who: string, share: Share): void {
    share.inHand++
    place.held = setTimeout(() => leave(place, who, share), heldFor).unref()
    place.begin()
  }

  function leave(place: Place, who: string, share: Share): void {
    if (place.held) {
      clearTimeout(place.held)
      place.held = null
      setImmediate(free, who, share)
    } else share.waiting.delete(place)
  }

  function free(who: string, share: Share): void {
    share.inHand--
    const [next] = share.waiting
    if (next) {
      share.waiting.delete(next)
      hold(next, who, share)
    } else if (share.inHand === 0) shares.delete(who)
  }

  return {
    /** Calls `begin` once `who` has a place. Answers how to leave, at any time, also twice; null: too many wait. */
    take(who: string, begin: () => void): (() => void) | null {
      const share = shares.get(who) ?? { inHand: 0, waiting: new Set() }
      const isFull = share.inHand >= atOnce
      if (isFull && share.waiting.size >= waiting) return null
      shares.set(who, share)
      const place: Place = { begin, held: null }
      if (isFull) share.waiting.add(place)
      else hold(place, who, share)
      return () => leave(place, who, share)
    },
    /** How many addresses have something in hand or waiting. */
    get size() {
      return shares.size
    },
  }
}
