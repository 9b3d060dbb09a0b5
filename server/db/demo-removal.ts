import type { PoolClient } from 'pg'
import type { Demand } from '#shop/capacity/capacity.ts'
import type { Db } from './database.ts'
import { onItsDay } from './delivery-states.ts'
import { deleteUnusedIngredients } from './meal/recipes.ts'

/** The ids of the rows that seeding writes. The shop's own customers get random ids. */
export type DemoIds = {
  /** Guests among them. */
  readonly customers: readonly string[]
  /** Who ordered for the demo's day. */
  readonly guests: readonly string[]
  readonly messages: readonly string[]
  readonly requests: readonly string[]
  readonly releases: readonly string[]
  readonly staff: readonly string[]
  readonly coupons: readonly string[]
  readonly companies: readonly string[]
  readonly meals: readonly string[]
  readonly ingredients: readonly string[]
  readonly plans: readonly string[]
  readonly spots: readonly string[]
  readonly timePeriods: readonly string[]
}

export type DemoPerson = { readonly name: string; readonly email: string }

export type DemoFound = {
  readonly people: readonly DemoPerson[]
  readonly staff: readonly DemoPerson[]
  readonly guests: number
  /** Of both forms. */
  readonly messages: number
  readonly orders: number
  readonly paidOrders: number
  readonly paidCents: number
  readonly coupons: readonly string[]
  /** `others`: employees who are no people of the demo. */
  readonly companies: readonly { readonly name: string; readonly others: number }[]
  readonly meals: number
  readonly ownMeals: number
  readonly plans: number
  /** Delivery, and counters. */
  readonly spots: readonly string[]
  /** Carts of other people that were filled from a plan of the demo. */
  readonly carts: number
}

export async function readDemoPeople(db: Db, ids: readonly string[]): Promise<DemoPerson[]> {
  const { rows } = await db.query<DemoPerson>(
    'select name, email from customer where id = any($1) order by id',
    [ids],
  )
  return rows
}

export async function readDemoStaff(db: Db, ids: readonly string[]): Promise<DemoPerson[]> {
  const { rows } = await db.query<DemoPerson>(
    'select name, email from staff where id = any($1) and ended_at is null order by id',
    [ids],
  )
  return rows
}

export async function readDemo(db: Db, ids: DemoIds): Promise<DemoFound> {
  const { rows } = await db.query<Omit<DemoFound, 'people' | 'staff'>>(
    `with own_order as (select * from customer_order where customer_id = any($1))
    select
      (select count(*) from customer where id = any($7)) as guests,
      (select count(*) from contact_message where id = any($8))
        + (select count(*) from partnership_request where id = any($9)) as messages,
      (select count(*) from own_order) as orders,
      (select count(*) from own_order where paid_at is not null) as "paidOrders",
      (select coalesce(sum(grandtotal), 0) from own_order where paid_at is not null) as "paidCents",
      (select coalesce(jsonb_agg(data ->> 'code' order by id), '[]') from coupon
        where id = any($2)) as coupons,
      (select coalesce(jsonb_agg(jsonb_build_object('name', data -> 'name' ->> 'en', 'others',
          (select count(*) from customer_spot m
            where m.spot_id = spot.id and m.customer_id <> all($1))) order by position), '[]')
        from spot where id = any($3)) as companies,
      (select count(*) from meal where id = any($4)) as meals,
      (select count(*) from meal where id <> all($4)) as "ownMeals",
      (select count(*) from plan where id = any($5)) as plans,
      (select coalesce(jsonb_agg(data -> 'name' ->> 'en' order by position), '[]') from spot
        where id = any($6)) as spots,
      (select count(*) from cart where state ->> 'planId' = any($5)
        and (customer_id is null or customer_id <> all($1))) as carts`,
    [
      ...[ids.customers, ids.coupons, ids.companies, ids.meals, ids.plans, ids.spots],
      ...[ids.guests, ids.messages, ids.requests],
    ],
  )
  const [counts] = rows
  if (!counts) throw new Error('the demo could not be counted')
  return {
    people: await readDemoPeople(
      db,
      ids.customers.filter(id => !ids.guests.includes(id)),
    ),
    staff: await readDemoStaff(db, ids.staff),
    ...counts,
  }
}

/** Keeps the demo's people from ordering until the transaction ends; answers their open orders. */
export async function lockDemoPeople(tx: PoolClient, ids: readonly string[]): Promise<string[]> {
  await tx.query('select from customer where id = any($1) order by id for update', [ids])
  const { rows } = await tx.query<{ id: string; status: string }>(
    'select id, status from customer_order where customer_id = any($1) order by id for update',
    [ids],
  )
  return rows.flatMap(({ id, status }) => (status === 'opened' ? [id] : []))
}

/** What the orders of these customers take of the kitchen, those that were delivered too. */
export async function heldByCustomers(tx: PoolClient, ids: readonly string[]): Promise<Demand[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from customer_order where customer_id = any($1)',
    [ids],
  )
  return heldByOrders(
    tx,
    rows.map(({ id }) => id),
  )
}

export async function heldByOrders(tx: PoolClient, ids: readonly string[]): Promise<Demand[]> {
  const { rows } = await tx.query<Demand>(
    `with own as (
      select d.id, d.date, d.time_period_id from order_delivery d
        join customer_order o on o.id = d.order_id
      where o.id = any($1) and o.status in ('not-paid', 'opened', 'delivered')
        and d.status in (${onItsDay})
    )
    select date, 'window' as kind, time_period_id as what, count(*)::integer as amount
      from own group by date, what
    union all
    select date, 'meal', meal_id, sum(amount)::integer
      from own join order_item i on i.delivery_id = own.id group by date, meal_id`,
    [ids],
  )
  return rows
}

export async function deleteDemoPeople(tx: PoolClient, ids: DemoIds): Promise<void> {
  await tx.query('delete from customer_order where customer_id = any($1)', [ids.customers])
  await tx.query('delete from cart where customer_id = any($1)', [ids.customers])
  await tx.query('delete from customer where id = any($1)', [ids.customers])
  await tx.query('delete from staff where id = any($1)', [ids.staff])
  await tx.query('delete from contact_message where id = any($1)', [ids.messages])
  await tx.query('delete from partnership_request where id = any($1)', [ids.requests])
  await tx.query(`delete from release where status = 'draft' and id = any($1)`, [ids.releases])
  await tx.query('delete from coupon where id = any($1)', [ids.coupons])
  await tx.query('delete from company_payment where spot_id = any($1)', [ids.companies])
  await tx.query('delete from spot where id = any($1)', [ids.companies])
}

/** Deletes what the demo sells and where, and the carts that hold it. */
export async function deleteDemoCatalogue(tx: PoolClient, ids: DemoIds): Promise<void> {
  await tx.query(`delete from cart where state ->> 'planId' = any($1)`, [ids.plans])
  await tx.query('delete from meal where id = any($1)', [ids.meals])
  // Weeks name dishes, and none is left.
  await tx.query(`delete from shop_data where name = 'menuWeeks'`)
  await deleteUnusedIngredients(tx, ids.ingredients)
  await tx.query('delete from plan where id = any($1)', [ids.plans])
  await tx.query('delete from spot where id = any($1)', [ids.spots])
  await tx.query('delete from time_period where id = any($1)', [ids.timePeriods])
  await tx.query('delete from code')
}
