import type { Bag } from './chosen.ts'

/** In the order in which vans drive; what is in no route comes last, in its own order. */
export function byRoute<Routed extends Pick<Bag, 'from' | 'route'>>(
  bags: readonly Routed[],
): Routed[] {
  return bags.toSorted(
    (one, other) =>
      one.from.localeCompare(other.from) ||
      (one.route?.van ?? Number.MAX_SAFE_INTEGER) - (other.route?.van ?? Number.MAX_SAFE_INTEGER) ||
      (one.route?.stop ?? 0) - (other.route?.stop ?? 0),
  )
}
