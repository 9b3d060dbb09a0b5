import type { PoolClient } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Demand } from '#shop/kitchen.ts'
import { type Refusal, refuse } from '#shop/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { holdKitchen } from '../db/kitchen.ts'

/** Thrown inside a transaction, so that nothing of it is saved. */
export class KitchenIsShort extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('the kitchen is short')
    this.refusal = refusal
  }
}

/** Takes a change's demand, the last that its transaction does; throws `KitchenIsShort`. */
export async function hold(
  tx: PoolClient,
  demand: readonly Demand[],
  { catalogue }: Call,
): Promise<void> {
  const short = await holdKitchen(tx, demand, catalogue.kitchenLimit)
  if (short[0]) throw new KitchenIsShort(shortOf(short[0], catalogue))
}

/** The kitchen's "no", as for a cart. */
function shortOf({ kind, what }: Demand, catalogue: Catalogue): Refusal {
  if (kind === 'window') return refuse('schedule-menu-is-full')
  const slug = catalogue.meals.find(({ id }) => id === what)?.slug ?? what
  return refuse('meal-sold-out', { slug })
}

/** What of a demand the kitchen has no room for, as far as this process knows. */
export function shortIn(demand: readonly Demand[], { kitchen, catalogue }: Call): Refusal | null {
  const known = kitchen.current()
  const short = demand.find(({ date, kind, what, amount }) =>
    kind === 'window' ? known.isFull(date, what) : known.left(date, what) < amount,
  )
  return short ? shortOf(short, catalogue) : null
}
