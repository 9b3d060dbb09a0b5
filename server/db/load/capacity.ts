import type { PoolClient } from 'pg'
import type { Demand, KitchenLimit, KitchenLoad } from '#shop/capacity/capacity.ts'
import type { Db } from '../database.ts'

const planned = `select date, 'window' as kind, time_period_id as what, count(*)::integer as amount
    from order_delivery where order_id = $1 and status = 'planned' group by date, what
  union all
  select d.date, 'meal', i.meal_id, sum(i.amount)::integer
    from order_delivery d join order_item i on i.delivery_id = d.id
    where d.order_id = $1 and d.status = 'planned' group by d.date, i.meal_id`

const wanted = `select date, kind, what, amount
  from jsonb_to_recordset($1::jsonb) as d (date date, kind text, what text, amount integer)`

/** The kitchen has less left than was asked. Thrown in a transaction, so that nothing of it is saved. */
export class KitchenIsShort extends Error {
  readonly short: readonly Demand[]
  constructor(short: readonly Demand[]) {
    super(`the kitchen is short of ${short.map(({ what }) => what).join(', ')}`)
    this.short = short
  }
}

/**
 * Takes a demand, as `demandOf` and `difference` sum it up; throws `KitchenIsShort` with what does
 * not fit. To give back always fits. All orders of a day share these rows: every transaction locks
 * them in the same order, so that none waits in a circle, and last, so that others wait briefly.
 */
export async function holdKitchen(
  tx: PoolClient,
  demand: readonly Demand[],
  limit: KitchenLimit,
): Promise<void> {
  if (demand.length === 0) return
  const { rows: short } = await orDayIsFull(demand, () =>
    tx.query<Demand>({
      name: 'kitchen-hold',
      // A new row that cannot hold the amount stays at 0, and is found short like the others.
      text: `with wanted as materialized (${wanted}), held as (
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
      )
      select date, kind, what, wanted.amount
      from wanted left join held using (date, kind, what)
      where held.taken is null or held.taken < wanted.amount
      order by date, kind, what`,
      values: [JSON.stringify(demand), limit.deliveriesPerWindow, limit.portionsPerMeal],
    }),
  )
  if (short.length > 0) throw new KitchenIsShort(short)
}

/** The triggers of `kitchen_load` count a day that has a limit, and refuse what is beyond it. */
async function orDayIsFull<Answer>(
  demand: readonly Demand[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const { code, detail } = error as { readonly code?: string; readonly detail?: string }
    if (code !== 'GDAYF') throw error
    throw new KitchenIsShort(
      demand.filter(({ date, kind, amount }) => kind === 'window' && date === detail && amount > 0),
    )
  }
}

/** Gives back what was held; the amounts are positive. */
export async function releaseKitchen(tx: PoolClient, demand: readonly Demand[]): Promise<void> {
  if (demand.length === 0) return
  await tx.query({
    name: 'kitchen-release',
    text: releasing(wanted),
    values: [JSON.stringify(demand)],
  })
}

/**
 * Gives back all that an order's planned deliveries hold, and `beside` it what a change held. Runs
 * once for an order, in the transaction that ends it, before the status of its deliveries changes.
 */
export async function releaseOrder(
  tx: PoolClient,
  orderId: string,
  beside: readonly Demand[] = [],
): Promise<void> {
  await tx.query({
    name: 'kitchen-release-order',
    text: releasing(`select date, kind, what, sum(amount)::integer as amount from (
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

/** What a cart's own order holds while it waits to be paid: that does not stand in the cart's way. */
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
 * Gives back by an insert that always meets its row, since that sees what others have just
 * committed: an update joined with the demand missed rows that changed while it waited.
 */
function releasing(demand: string): string {
  return `with given as materialized (${demand})
    insert into kitchen_load as load (date, kind, what, most, taken)
    select date, kind, what, most, taken from kitchen_load join given using (date, kind, what)
    order by date, kind, what
    on conflict (date, kind, what) do update
      set taken = greatest(0, load.taken - (select amount from given g
        where (g.date, g.kind, g.what) = (load.date, load.kind, load.what)))`
}

/** What is taken of each day from a date on. */
export async function readLoads(db: Db, from: string): Promise<KitchenLoad[]> {
  const { rows } = await db.query<KitchenLoad>({
    name: 'kitchen-loads',
    text: 'select date, kind, what, most, taken from kitchen_load where date >= $1',
    values: [from],
  })
  return rows
}

/** What is taken of one date. */
export async function readLoadsOf(db: Db, date: string): Promise<KitchenLoad[]> {
  const { rows } = await db.query<KitchenLoad>({
    name: 'kitchen-loads-of',
    text: 'select date, kind, what, most, taken from kitchen_load where date = $1',
    values: [date],
  })
  return rows
}
