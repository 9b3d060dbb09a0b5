import { type Kitchen, withOwn } from '#shop/capacity/capacity.ts'
import type { Db } from '../db/database.ts'
import { heldByCart } from '../db/load/capacity.ts'
import type { KitchenMemory } from './memory.ts'

/**
 * What the kitchen has left for a cart. A cart's own unpaid order must not stand in its way, so
 * what it holds is added, but read only where something is short.
 */
export async function kitchenFor(
  { db, kitchen }: { readonly db: Db; readonly kitchen: KitchenMemory },
  cartId: string,
  isShort: (kitchen: Kitchen) => boolean,
): Promise<Kitchen> {
  const current = kitchen.current()
  if (!isShort(current)) return current
  const held = await heldByCart(db, cartId)
  return held.length > 0 ? withOwn(current, held) : current
}
