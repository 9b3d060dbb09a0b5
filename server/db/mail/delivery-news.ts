import type { Db } from '../database.ts'
import { doorPhone } from '../day/door-phone.ts'
import { ahead } from '../delivery-states.ts'

/** A delivery, and the phone of its customer. */
type Untold = {
  readonly delivery: string
  readonly orderId: string
  readonly phone: string
}

const untold = `select d.id as delivery, o.id as "orderId", ${doorPhone} as phone
  from order_delivery d join customer_order o on o.id = d.order_id
    join customer c on c.id = o.customer_id
  where o.status = 'opened' and d.date = $1`

/** Which of these deliveries of a day have no mail or text yet that says that they come soon. */
export async function notToldSoon(
  db: Db,
  date: string,
  deliveries: readonly string[],
): Promise<Untold[]> {
  const { rows } = await db.query<Untold>({
    name: 'deliveries-not-told-soon',
    text: `${untold} and d.id = any($2) and d.status in (${ahead})
      and not exists (select from mail where key = 'delivery-soon ' || d.id || ' ' || d.date)`,
    values: [date, deliveries],
  })
  return rows
}

/** The deliveries of a day whose bag nobody took and whose customer has no text about it yet. */
export async function notToldMissed(db: Db, date: string): Promise<Untold[]> {
  const { rows } = await db.query<Untold>({
    name: 'deliveries-not-told-missed',
    text: `${untold} and d.status = 'not-met'
      and not exists (select from mail where key = 'delivery-missed ' || d.id || ' sms')`,
    values: [date],
  })
  return rows
}
