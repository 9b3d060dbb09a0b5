import { transaction } from '../db/database.ts'
import { lockHandedOver, markDelivered } from '../db/delivering.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 100

/**
 * What was planned for a window that has ended in Athens counts as delivered, and its order with the
 * last of them (reading: Orders and payment). Answers how many orders it looked at.
 */
export async function deliverOrders(shop: RunningShop): Promise<number> {
  const now = shop.now()
  return transaction(shop.db, async tx => {
    const ids = await lockHandedOver(tx, { now, limit: batch })
    if (ids.length > 0) await markDelivered(tx, ids, now)
    return ids.length
  })
}
