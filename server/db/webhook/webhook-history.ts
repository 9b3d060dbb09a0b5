import type { Db } from '../database.ts'
import type { ShopEvent } from '../shop/shop-events.ts'

export type ListedMessage = ShopEvent & {
  /** null: no endpoint wants it. */
  readonly endpointId: string | null
  readonly status: 'due' | 'sending' | 'taken' | 'given-up' | null
  readonly tries: number | null
  readonly answer: string | null
  readonly nextTryAt: Date | null
}

/** The latest events with what became of them; `only`: a type, or an event's or endpoint's id. */
export async function latestMessages(
  db: Db,
  only: string | null,
  most: number,
): Promise<ListedMessage[]> {
  const { rows } = await db.query<ListedMessage>(
    `select e.id, e.number, e.type, e.data, e.happened_at as "happenedAt",
        m.endpoint_id as "endpointId", m.status, m.tries, m.answer, m.next_try_at as "nextTryAt"
      from shop_event e left join webhook_message m on m.event_id = e.id
      where $1::text is null or $1 in (e.type, e.id, m.endpoint_id)
      order by e.number desc, m.endpoint_id limit $2`,
    [only, most],
  )
  return rows
}

/** Makes an event's messages due again: of one endpoint, or of all that want it. Answers how many. */
export async function sendAgain(
  db: Db,
  eventId: string,
  endpointId: string | null,
  now: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into webhook_message (endpoint_id, event_id, number, next_try_at)
      select w.id, e.id, e.number, $3 from webhook_endpoint w cross join shop_event e
      where e.id = $1 and ($2::text is null or w.id = $2)
        and ($2::text is not null or w.types = '{}' or e.type = any(w.types))
      on conflict (endpoint_id, event_id) do update
        set status = 'due', tries = 0, next_try_at = $3, taken_at = null`,
    [eventId, endpointId, new Date(now)],
  )
  return rowCount ?? 0
}
