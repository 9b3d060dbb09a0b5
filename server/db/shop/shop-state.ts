import type { Db } from '../database.ts'

/** How the shop stands beside its calls: what waits, since when, and what the kitchen has left. */
export type ShopState = {
  readonly mailsWaiting: number
  /** In the last 24 hours. */
  readonly mailsFailed: number
  readonly refundsDue: number
  readonly refundsByHand: number
  readonly documentsDue: number
  readonly ordersUnpaid: number
  readonly eventsUntold: number
  readonly webhooksWaiting: number
  readonly webhooksPaused: number
  /** Seconds that the oldest has waited beyond its time; 0 where nothing waits. */
  readonly mailsAge: number
  readonly refundsAge: number
  readonly documentsAge: number
  readonly eventsAge: number
  /** Seconds since each job ran last. */
  readonly jobs: readonly { readonly name: string; readonly age: number }[]
  /** Of each coming day with orders: deliveries that it or its fullest window still takes, and portions of its scarcest dish. */
  readonly kitchen: readonly {
    readonly day: number
    readonly deliveries: number | null
    readonly portions: number | null
  }[]
}

const age = (since: string) =>
  `coalesce(greatest(extract(epoch from $1 - min(${since})), 0), 0)::float8`

/** One statement, by the indexes of what waits. `today` in Athens, as 2026-11-23. */
export async function readShopState(db: Db, now: number, today: string): Promise<ShopState> {
  const { rows } = await db.query<ShopState>({
    name: 'standing',
    text: `select
        m.waiting as "mailsWaiting", m.age as "mailsAge",
        (select count(*)::integer from shop_event where type = 'mail.failed'
          and happened_at > $1::timestamptz - interval '1 day') as "mailsFailed",
        r.due as "refundsDue", r.age as "refundsAge", 
        (select count(*)::integer from refund where status = 'by-hand') as "refundsByHand",
        d.due as "documentsDue", d.age as "documentsAge",
        (select count(*)::integer from customer_order where status = 'not-paid') as "ordersUnpaid",
        e.untold as "eventsUntold", e.age as "eventsAge",
        (select count(*)::integer from webhook_message
          where status in ('due', 'sending')) as "webhooksWaiting",
        (select count(*)::integer from webhook_endpoint
          where paused_at is not null) as "webhooksPaused",
        (select coalesce(jsonb_agg(jsonb_build_object('name', name,
          'age', greatest(extract(epoch from $1 - ran_at), 0)::float8)), '[]') from job_run) as jobs,
        (select coalesce(jsonb_agg(to_jsonb(k) order by day), '[]') from (
          select date - $2::date as day,
            min(most - taken) filter (where kind in ('day', 'window')) as deliveries,
            min(most - taken) filter (where kind = 'meal') as portions
          from kitchen_load where date > $2::date and date <= $2::date + 7 group by date) k) as kitchen
      from
        (select count(*)::integer as waiting, ${age('next_try_at')} as age from mail
          where status in ('queued', 'sending')) m,
        (select count(*)::integer as due, ${age('due_at')} as age
          from refund where status in ('due', 'sending')) r,
        (select count(*)::integer as due, ${age('created_at')} as age from fiscal_document
          where status in ('due', 'sending')) d,
        (select count(*)::integer as untold, ${age('happened_at')} as age from shop_event
          where told_at is null) e`,
    values: [new Date(now), today],
  })
  const [standing] = rows
  if (!standing) throw new Error('the shop does not say how it stands')
  return standing
}
