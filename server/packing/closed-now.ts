import { createHash } from 'node:crypto'
import { type BagFood, foodOf } from '#shop/production/frozen-list.ts'

type Closing = { readonly food: string }

/**
 * Whether a bag is closed. One whose food or wish changed after its last closing is open again (spec 14.41).
 */
export function isClosedNow(last: Closing | null | undefined, bag: BagFood): boolean {
  return last ? last.food === foodMark(bag) : false
}

export function closedNow(
  closed: readonly (Closing & { readonly delivery: string })[],
  bags: readonly (BagFood & { readonly delivery: string })[],
): ReadonlySet<string> {
  const last = new Map(closed.map(one => [one.delivery, one]))
  const those = bags.filter(bag => isClosedNow(last.get(bag.delivery), bag))
  return new Set(those.map(({ delivery }) => delivery))
}

/** Differs where other food or another wish is in the bag. The audit makes the same mark in SQL. */
export function foodMark(bag: BagFood): string {
  return createHash('sha256').update(foodOf(bag)).digest('base64url').slice(0, 22)
}
