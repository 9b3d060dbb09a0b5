import type { Paid } from '#shop/books/prepaid.ts'
import type { Moved, NotedEntry } from '#shop/books/takings.ts'
import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'
import { onItsDay, standing } from '../delivery-states.ts'
import { doorAttempt } from '../payment/door.ts'

/** What orders took and what went back: the money of $1 and $2. What no order could take is neither. */
const moved = (which: (id: string, at: string) => string) => `with moved as (
    select a.id, a.settled_at as at, a.method, false as "isRefund",
      coalesce(a.charged_cents, a.amount_cents) as amount, a.order_id, a.id as attempt_id
    from payment_attempt a
    where a.status = 'paid' and not a.refund_due and ${which('a.id', 'a.settled_at')}
    union all
    select r.id, r.done_at, a.method, true, r.amount_cents, r.order_id, a.id
    from refund r join payment_attempt a on a.id = r.attempt_id
    where r.status = 'done' and not a.refund_due and ${which('r.id', 'r.done_at')}
  )`
const day = `(m.at at time zone 'Europe/Athens')::date`

type MoneyBetween = {
  readonly told: readonly NotedEntry[]
  /** Payment attempts and refunds whose documents did not tell them, or not their amount. */
  readonly others: readonly string[]
}

/**
 * What orders took and gave back between two instants, the first included: nearly all is told by
 * documents, so the database adds it up by day, way to pay and VAT rate.
 */
export async function moneyBetween(db: Db, from: Date, to: Date): Promise<MoneyBetween> {
  const between = (of: string) => `${of} >= $1 and ${of} < $2`
  // Money and its document have one instant. A document with another one is not looked for in so many:
  // its money is among the others.
  const { rows } = await db.query<NotedEntry & { others: string[] | null }>(
    `${moved((_, at) => between(at))}
      select to_char(${day}, 'YYYY-MM-DD') as date, m.method, m."isRefund",
        s.vat_rate as "vatRate", sum(s.net_cents)::integer as net, sum(s.vat_cents)::integer as vat,
        coalesce(sum(s.amount_cents) filter (where s.position = 1), 0)::integer as documented,
        array_agg(m.id) filter (where s.vat_rate is null) as others
      from moved m left join fiscal_sum s
        on s.moved_id = m.id and s.amount_cents = m.amount and ${between('s.created_at')}
      group by ${day}, m.method, m."isRefund", s.vat_rate`,
    [from, to],
  )
  return {
    told: rows.flatMap(({ others, ...told }) => (others ? [] : [told])),
    others: rows.flatMap(({ others }) => others ?? []),
  }
}

/** Payment attempts and refunds one by one, with what is known of their VAT. */
export async function moneyOf(db: Db, ids: readonly string[]): Promise<Moved[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<Moved>(
    `${moved(id => `${id} = any($1)`)}
      select o.number as "order", to_char(${day}, 'YYYY-MM-DD') as date, m.method, m."isRefund",
        m.amount, d.amount_cents as documented, d.content -> 'lines' as lines,
        case when m."isRefund" and d.content is null then (
          select p.content from fiscal_document p where p.attempt_id = m.attempt_id
        ) end as original,
        case when d.content is null then (
          select coalesce(jsonb_agg(jsonb_build_object('price', i.unit_price,
            'amount', i.amount, 'vatRate', i.vat_rate) order by d.position, i.position), '[]')
          from order_delivery d join order_item i on i.delivery_id = d.id
          where d.order_id = m.order_id
        ) end as items
      from moved m join customer_order o on o.id = m.order_id
        left join lateral (
          select amount_cents, content from fiscal_document where attempt_id = m.id
          union all
          select amount_cents, content from fiscal_document where refund_id = m.id
        ) d on true`,
    [ids],
  )
  return rows
}

/** What companies bear of the orders that were opened between two instants, as these stand now. */
export async function borneByCompanies(db: Db, from: Date, to: Date): Promise<Cents> {
  const { rows } = await db.query<{ cents: Cents }>(
    `select coalesce(sum(company_cents), 0)::integer as cents from customer_order
      where paid_at >= $1 and paid_at < $2 and company_cents > 0
        and status in ('opened', 'delivered')`,
    [from, to],
  )
  return rows[0]?.cents ?? 0
}

/** Orders that were paid before `until`, the end of a day, and have food to come after that day. */
export async function prepaidOn(db: Db, date: string, until: Date): Promise<Paid[]> {
  const { rows } = await db.query<Paid>(
    `with days as (
        select d.order_id as id from order_delivery d
          where d.date > $1 and d.status in (${onItsDay})
        union
        select d.order_id from order_delivery d where d.status = 'paused'
      ), owed as materialized (
        select o.id, o.grandtotal - o.company_cents as paid from days join customer_order o using (id)
        where o.paid_at < $2 and o.status in ('opened', 'delivered')
          and not exists (select from ${doorAttempt})
      )
      select owed.paid, food.whole, food.rest
      from owed cross join lateral (
        select coalesce(sum(i.unit_price * i.amount), 0)::integer as whole,
          coalesce(sum(i.unit_price * i.amount)
            filter (where d.date > $1 or d.status = 'paused'), 0)::integer as rest
        from order_delivery d join order_item i on i.delivery_id = d.id
        where d.order_id = owed.id and d.status in (${standing})
      ) food`,
    [date, until],
  )
  return rows
}
