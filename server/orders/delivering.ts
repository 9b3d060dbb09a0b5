import { transaction } from '../db/database.ts'
import { lockHandedOver, markDelivered } from '../db/delivering.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 100

/**
 * Marks deliveries as delivered whose window has ended in Athens, and an order with its last one
 * (reading: Orders and payment). Answers how many orders it looked at.
 */
export async function deliverOrders(shop: RunningShop): Promise<number> {
  const now = shop.now()
  return transaction(shop.db, async tx => {
    const ids = await lockHandedOver(tx, { now, limit: batch })
    if (ids.length > 0) await markDelivered(tx, ids, now)
    return ids.length
  })
}
