import type { PoolClient } from 'pg'
import type { SpotKind } from '#shop/address/spot.ts'
import type { Outcome } from '#shop/delivering/outcome.ts'
import type { DeliveryStatus } from '#shop/delivery-life.ts'
import type { TimePeriod } from '#shop/schedule/schedule.ts'
import type { Db } from '../database.ts'
import { deliverable, toCome } from '../delivery-states.ts'
import { doorAttempt } from '../payment/door.ts'

export type LockedDelivery = {
  readonly orderId: string
  readonly number: number
  readonly orderStatus: string
  readonly date: string
  /** The code of its page. */
  readonly track: string
  readonly status: DeliveryStatus
  readonly timePeriod: Omit<TimePeriod, 'code' | 'name'>
  readonly spot: { readonly id: string; readonly kind: SpotKind }
  /** Cents that are to be taken for it; null: nothing. */
  readonly due: number | null
}

/** Locks a delivery with its order; null: there is none. */
export async function lockDelivery(tx: PoolClient, id: string): Promise<LockedDelivery | null> {
  const { rows } = await tx.query<LockedDelivery>({
    name: 'delivery-lock',
    text: `select o.id as "orderId", o.number, o.status as "orderStatus", d.date::text, d.track::text, d.status,
        json_build_object('id', o.spot -> 'id', 'kind', o.spot -> 'kind') as spot,
        json_build_object('id', d.time_period_id, 'from', left(d.time_from::text, 5),
          'to', left(d.time_to::text, 5), 'orderHours', d.order_hours,
          'changeHours', d.change_hours) as "timePeriod",
        (select a.amount_cents from ${doorAttempt}) as due
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.id = $1 for update of o, d`,
    values: [id],
  })
  return rows[0] ?? null
}

type ToldDelivery = {
  readonly delivery: string
  readonly date: string
  readonly timePeriodId: string
  readonly status: DeliveryStatus
  readonly outcome: Outcome | null
  readonly at: Date | null
  /** It was handed over for its customer's digits. */
  readonly byPin: boolean
  /** The code of its page. */
  readonly track: string
}

export function toldOn(db: Db, date: string): Promise<ToldDelivery[]> {
  return told(db, 'deliveries-told', 'd.date = $1', date)
}

/** The same of some deliveries alone. */
export function toldOf(db: Db, deliveries: readonly string[]): Promise<ToldDelivery[]> {
  return told(db, 'some-deliveries-told', 'd.id = any($1)', deliveries)
}

async function told(db: Db, name: string, where: string, of: unknown): Promise<ToldDelivery[]> {
  const { rows } = await db.query<ToldDelivery>({
    name,
    text: `select d.id as delivery, d.date::text, d.time_period_id as "timePeriodId", d.status, x.outcome, x.happened_at as at, coalesce(x.by_pin, false) as "byPin",
        d.track::text
      from order_delivery d left join lateral (select outcome, happened_at, by_pin from delivery_outcome
        where delivery_id = d.id order by number desc limit 1) x on true
      where ${where}`,
    values: [of],
  })
  return rows
}

type Told = {
  readonly delivery: string
  readonly of: LockedDelivery
  readonly outcome: Outcome
  readonly byPin: boolean
  readonly status: DeliveryStatus
  readonly happenedAt: number
  readonly staffId: string
  readonly now: number
}

/**
 * Writes what became of a delivery. An order ends with its last one, but not while its money is to be taken.
 */
export async function addOutcome(tx: PoolClient, told: Told): Promise<void> {
  const { delivery, of, outcome, byPin, status, happenedAt, staffId, now } = told
  await tx.query({
    name: 'outcome-add',
    text: `insert into delivery_outcome
        (delivery_id, number, date, outcome, happened_at, told_at, staff_id, by_pin)
      select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7
      from delivery_outcome where delivery_id = $1`,
    values: [delivery, of.date, outcome, new Date(happenedAt), new Date(now), staffId, byPin],
  })
  await tx.query({
    name: 'delivery-told',
    text: 'update order_delivery set status = $2 where id = $1',
    values: [delivery, status],
  })
  await endTold(tx, of.orderId, now)
}

/** Ends an order of which all deliveries have ended and no money is to be taken. */
export async function endTold(tx: PoolClient, orderId: string, now: number): Promise<void> {
  await tx.query({
    name: 'order-told',
    text: `update customer_order o set status = 'delivered', updated_at = $2
      where o.id = $1 and o.status = 'opened' and not exists (select from ${doorAttempt})
        and not exists (select from order_delivery d
          where d.order_id = o.id and d.status in (${toCome}))`,
    values: [orderId, new Date(now)],
  })
}

/** From now on people say what becomes of the bags of these spots in a window. */
export async function tellByPeople(
  tx: PoolClient,
  date: string,
  timePeriodId: string,
  spots: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'window-told',
    text: `insert into told_window (date, time_period_id, spot_id)
      select $1, $2, unnest($3::text[]) on conflict do nothing`,
    values: [date, timePeriodId, spots],
  })
}

/**
 * Deliveries of which nobody has said what became of them though their window is over, as rows `number`,
 * `since`; `now`: an expression of SQL.
 */
export const untold = (now: string) => `select o.number,
      (d.date + d.time_to) at time zone 'Europe/Athens' as since
    from order_delivery d join customer_order o on o.id = d.order_id
    where o.status = 'opened' and (d.date + d.time_to) at time zone 'Europe/Athens' <= ${now}
      and (d.status = 'not-met' or (d.status in (${deliverable}) and exists (
        select from told_window t where t.date = d.date and t.time_period_id = d.time_period_id
          and t.spot_id = o.spot ->> 'id')))`
