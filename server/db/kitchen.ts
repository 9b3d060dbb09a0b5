import type { PoolClient, QueryConfig } from 'pg'
import type { Demand, KitchenLimit, KitchenLoad } from '#shop/kitchen.ts'
import type { Db } from './database.ts'

const planned = `select date, 'window' as kind, time_period_id as what, count(*)::integer as amount
    from order_delivery where order_id = $1 and status = 'planned' group by date, what
  union all
  select d.date, 'meal', i.meal_id, sum(i.amount)::integer
    from order_delivery d join order_item i on i.delivery_id = d.id
    where d.order_id = $1 and d.status = 'planned' group by d.date, i.meal_id`

const wanted = `select date, kind, what, amount
  from jsonb_to_recordset($1::jsonb) as d (date date, kind text, what text, amount integer)`

// A row that is new is checked by itself: one that cannot hold the amount stays empty.
const held = `with wanted as materialized (${wanted}), held as (
    insert into kitchen_load as load (date, kind, what, most, taken)
    select date, kind, what, most, case when amount between 0 and most then amount else 0 end
    from wanted cross join lateral (
      select case kind when 'window' then $2::integer else $3::integer end as most) as each
    order by date, kind, what
    on conflict (date, kind, what) do update
      set taken = greatest(0, load.taken + (select amount from wanted w
        where (w.date, w.kind, w.what) = (load.date, load.kind, load.what)))
      where (select amount <= 0 or load.taken + amount <= load.most from wanted w
        where (w.date, w.kind, w.what) = (load.date, load.kind, load.what))
    returning date, kind, what, taken
  )`
const short = `from wanted left join held using (date, kind, what)
where held.taken is null or held.taken < wanted.amount`
const shortage = 'the kitchen is short of'

/**
 * Takes a demand, as `demandOf` and `difference` sum it up. Answers what did not fit: then the rest
 * is taken nevertheless, and the caller rolls back. Rows are locked in one order, whoever comes, so
 * nobody waits in a circle; they are hot, so this is the last that a transaction does. What becomes
 * less always fits.
 */
export async function holdKitchen(
  tx: PoolClient,
  demand: readonly Demand[],
  limit: KitchenLimit,
): Promise<Demand[]> {
  if (demand.length === 0) return []
  const { rows } = await tx.query<Demand>({
    name: 'kitchen-hold',
    text: `${held}
      select date, kind, what, wanted.amount ${short} order by date, kind, what`,
    values: holding(demand, limit),
  })
  return rows
}

/**
 * The same as a statement to be sent together with the commit: where something does not fit it
 * fails, and so does the transaction. `isShortage` knows its failure.
 */
export function holdingOrFailing(
  demand: readonly Demand[],
  limit: KitchenLimit,
): QueryConfig | null {
  if (demand.length === 0) return null
  return {
    name: 'kitchen-hold-or-fail',
    // Plain SQL fails by itself only where it cannot read something.
    text: `${held}
      select ('${shortage} ' || string_agg(what, ', '))::integer ${short} having count(*) > 0`,
    values: holding(demand, limit),
  }
}

export function isShortage(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`"${shortage} `)
}

function holding(demand: readonly Demand[], limit: KitchenLimit): unknown[] {
  return [JSON.stringify(demand), limit.deliveriesPerWindow, limit.portionsPerMeal]
}

/** Gives back what was held, each amount being how much. */
export async function releaseKitchen(tx: PoolClient, demand: readonly Demand[]): Promise<void> {
  if (demand.length === 0) return
  await tx.query({
    name: 'kitchen-release',
    text: released(wanted),
    values: [JSON.stringify(demand)],
  })
}

/**
 * Gives back all that an order's planned deliveries hold, and what is held for it beside them. Once
 * for an order, in the transaction that ends it, before its deliveries' status changes.
 */
export async function releaseOrder(
  tx: PoolClient,
  orderId: string,
  beside: readonly Demand[] = [],
): Promise<void> {
  await tx.query({
    name: 'kitchen-release-order',
    text: released(`select date, kind, what, sum(amount)::integer as amount from (
        ${planned} union all
        select date, kind, what, amount from jsonb_to_recordset($2::jsonb)
          as d (date date, kind text, what text, amount integer)) as all_of_it
      group by date, kind, what`),
    values: [orderId, JSON.stringify(beside)],
  })
}

/** What an order's planned deliveries hold. */
export async function heldByOrder(tx: PoolClient, orderId: string): Promise<Demand[]> {
  const { rows } = await tx.query<Demand>({
    name: 'kitchen-held-by-order',
    text: planned,
    values: [orderId],
  })
  return rows
}

/** What a cart's own order holds while it waits to be paid: it does not stand in its own way. */
export async function heldByCart(db: Db, cartId: string): Promise<Demand[]> {
  const { rows } = await db.query<Demand>({
    name: 'kitchen-held-by-cart',
    text: `with own as (
        select d.id, d.date, d.time_period_id from order_delivery d
          join customer_order o on o.id = d.order_id
        where o.cart_id = $1 and o.status = 'not-paid' and d.status = 'planned'
      )
      select date, 'window' as kind, time_period_id as what, count(*)::integer as amount
        from own group by date, what
      union all
      select date, 'meal', meal_id, sum(amount)::integer
        from own join order_item i on i.delivery_id = own.id group by date, meal_id`,
    values: [cartId],
  })
  return rows
}

/**
 * An insert that always meets its row, for that sees what others have just committed: an update
 * joined with what is given was seen to miss rows that changed while it waited.
 */
function released(demand: string): string {
  return `with given as materialized (${demand})
    insert into kitchen_load as load (date, kind, what, most, taken)
    select date, kind, what, most, taken from kitchen_load join given using (date, kind, what)
    order by date, kind, what
    on conflict (date, kind, what) do update
      set taken = greatest(0, load.taken - (select amount from given g
        where (g.date, g.kind, g.what) = (load.date, load.kind, load.what)))`
}

/** All that is taken from a date on. */
export async function readLoads(db: Db, from: string): Promise<KitchenLoad[]> {
  const { rows } = await db.query<KitchenLoad>({
    name: 'kitchen-loads',
    text: 'select date, kind, what, most, taken from kitchen_load where date >= $1',
    values: [from],
  })
  return rows
}
