import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

/** Adds to what the shop gave back of an order; every later sum of it is that much less. */
export async function addGoodwill(tx: Db, orderId: string, cents: Cents): Promise<void> {
  await tx.query({
    name: 'goodwill-add',
    text: 'update customer_order set goodwill_cents = goodwill_cents + $2 where id = $1',
    values: [orderId, cents],
  })
}
