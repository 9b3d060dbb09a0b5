import { transaction } from '../db/database.ts'
import { lockHandedOver, markDelivered } from '../db/delivering.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 100

/** Marks deliveries whose window has ended as delivered, and an order with its last. Answers how many orders it saw. */
export async function deliverOrders(shop: RunningShop): Promise<number> {
  const now = shop.now()
  return transaction(shop.db, async tx => {
    const ids = await lockHandedOver(tx, { now, limit: batch })
    if (ids.length > 0) await markDelivered(tx, ids, now)
    return ids.length
  })
}
