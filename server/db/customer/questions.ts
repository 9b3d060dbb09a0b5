import type { Db } from '../database.ts'

/** No mail asks the customer of this link again how it was. */
export async function askNoMore(db: Db, track: string): Promise<void> {
  await db.query({
    name: 'ask-no-more',
    text: `update customer c set is_asked = false
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.track = $1 and c.id = o.customer_id and c.is_asked`,
    values: [track],
  })
}
