import type { Cents } from '#shop/money.ts'
import type { Moved, Paid } from '#shop/staff-room/takings.ts'
import type { Db } from '../database.ts'

const dayOf = (instant: string) => `to_char(${instant} at time zone 'Europe/Athens', 'YYYY-MM-DD')`

/** The items of an order, for money whose document tells no lines yet. */
const items = `(select coalesce(jsonb_agg(jsonb_build_object('price', i.unit_price,
    'amount', i.amount, 'vatRate', i.vat_rate) order by d.position, i.position), '[]')
  from order_delivery d join order_item i on i.delivery_id = d.id where d.order_id = o.id)`

/** What an order took or gave back between two instants, the first included. What no order could take is neither. */
export async function moneyMoved(db: Db, from: Date, to: Date): Promise<Moved[]> {
  const { rows } = await db.query<Moved>(
    `select o.number as "order", ${dayOf('a.settled_at')} as date, a.method, false as "isRefund",
        coalesce(a.charged_cents, a.amount_cents) as amount, d.amount_cents as documented,
        d.content -> 'lines' as lines, null as original,
        case when d.content is null then ${items} end as items
      from payment_attempt a join customer_order o on o.id = a.order_id
        left join fiscal_document d on d.attempt_id = a.id
      where a.status = 'paid' and not a.refund_due and a.settled_at >= $1 and a.settled_at < $2
      union all
      select o.number, ${dayOf('r.done_at')}, a.method, true, r.amount_cents, c.amount_cents,
        c.content -> 'lines', case when c.content is null then p.content end,
        case when c.content is null and p.content is null then ${items} end
      from refund r join payment_attempt a on a.id = r.attempt_id
        join customer_order o on o.id = r.order_id
        left join fiscal_document p on p.attempt_id = a.id
        left join fiscal_document c on c.refund_id = r.id
      where r.status = 'done' and not a.refund_due and r.done_at >= $1 and r.done_at < $2`,
    [from, to],
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
    `with owed as (
        select distinct d.order_id as id from order_delivery d
        where (d.date > $1 and d.status in ('planned', 'delivered')) or d.status = 'paused'
      )
      select o.grandtotal - o.company_cents as paid, sum(i.unit_price * i.amount)::integer as whole,
        coalesce(sum(i.unit_price * i.amount)
          filter (where d.date > $1 or d.status = 'paused'), 0)::integer as rest
      from owed join customer_order o using (id)
        join order_delivery d on d.order_id = o.id and d.status <> 'canceled'
        join order_item i on i.delivery_id = d.id
      where o.paid_at < $2 and o.status in ('opened', 'delivered')
      group by o.id`,
    [date, until],
  )
  return rows
}

export type DeskDocument = {
  readonly id: string
  readonly number: number
  readonly order: number
  readonly isCredit: boolean
  readonly amount: Cents
  readonly method: string
  readonly status: 'due' | 'sending' | 'issued'
  readonly mark: string | null
  readonly error: string | null
  readonly tries: number
  readonly createdAt: Date
  readonly issuedAt: Date | null
  readonly type: string | null
  readonly net: Cents | null
  readonly vat: Cents | null
  readonly vatNumber: string | null
}

const documents = `select f.id, f.number, o.number as "order", f.refund_id is not null as "isCredit",
    f.amount_cents as amount, a.method, f.status, f.mark, f.error, f.tries,
    f.created_at as "createdAt", f.issued_at as "issuedAt", f.content ->> 'type' as type,
    (f.content ->> 'net')::integer as net, (f.content ->> 'vat')::integer as vat,
    o.invoice ->> 'vatNumber' as "vatNumber"
  from fiscal_document f join customer_order o on o.id = f.order_id
    left join refund r on r.id = f.refund_id
    join payment_attempt a on a.id = coalesce(f.attempt_id, r.attempt_id)`

/** The fiscal documents that money between two instants asked for, the newest first. */
export async function documentsBetween(db: Db, from: Date, to: Date): Promise<DeskDocument[]> {
  const { rows } = await db.query<DeskDocument>(
    `${documents} where f.created_at >= $1 and f.created_at < $2 order by f.number desc`,
    [from, to],
  )
  return rows
}

/** Those that a try did not issue, of any time. */
export async function documentsFailing(db: Db): Promise<DeskDocument[]> {
  const { rows } = await db.query<DeskDocument>(
    `${documents} where f.status in ('due', 'sending') and f.error is not null
      order by f.number limit 200`,
  )
  return rows
}

/** Has the job try it at once; answers its number, or null where it is not waiting. */
export async function hurryDocument(tx: Db, id: string, now: number): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>({
    name: 'fiscal-document-hurry',
    text: `update fiscal_document set next_try_at = $2
      where id = $1 and status in ('due', 'sending') returning number`,
    values: [id, new Date(now)],
  })
  return rows[0]?.number ?? null
}
