import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { type Coupon, couponKey } from '#shop/coupon/coupon.ts'
import type { CatalogueRows } from './catalogue.ts'
import type { Db } from './database.ts'

/** Keeps every other writer of the catalogue waiting until the transaction ends. */
export async function lockCatalogue(tx: PoolClient): Promise<void> {
  await tx.query('select from catalogue_version for update')
}

/** From when prices hold that this transaction writes. */
export async function noteInstant(tx: PoolClient, now: Date): Promise<void> {
  await tx.query("select set_config('gastra.now', $1, true)", [now.toISOString()])
}

type Rows = Omit<CatalogueRows, 'version'>

/**
 * Makes the tables hold these rows and no others. What is no longer among them is remembered as
 * retired; ids stay, also those of rows that come back. Ends a transaction's only change of them.
 * `was`: what the tables hold, read under the lock; a table that is to stay as it was is not asked.
 */
export async function writeCatalogue(tx: PoolClient, rows: Rows, was: Rows | null): Promise<void> {
  const changes = (name: keyof Rows) => !isDeepStrictEqual(was?.[name], rows[name])
  if (changes('meals')) {
    // The version before this one reads a meal's list at the meal.
    const meals = rows.meals.map(meal => ({ ingredients: meal.builds[0]?.ingredients, ...meal }))
    await retireMeals(tx, idsOf(meals))
    await replace(tx, 'meal', ['slug'], meals)
  }
  if (changes('plans')) {
    await retire(tx, 'plan', idsOf(rows.plans))
    await replace(tx, 'plan', [], rows.plans)
  }
  if (changes('spots')) {
    await retire(tx, 'spot', idsOf(rows.spots))
    await replace(tx, 'spot', ['slug', 'kind'], rows.spots)
  }
  // Deleting a spot deletes its ways to pay; a spot that returns needs them written again.
  if (changes('spots') || changes('paymentTypes')) {
    const paymentTypes = rows.paymentTypes.map(type => ({ ...type, spot_id: type.spotId }))
    await tx.query('delete from spot_payment_type where id <> all($1)', [idsOf(paymentTypes)])
    await replace(tx, 'spot_payment_type', ['spot_id'], paymentTypes)
  }
  if (changes('timePeriods')) {
    await retire(tx, 'time_period', idsOf(rows.timePeriods))
    await replace(tx, 'time_period', [], rows.timePeriods)
  }
  if (changes('codes')) await writeCodes(tx, rows.codes)
  if (changes('kitchenLimit')) await writeKitchenLimit(tx, rows.kitchenLimit)
}

async function writeKitchenLimit(
  tx: PoolClient,
  { deliveriesPerWindow, portionsPerMeal }: Rows['kitchenLimit'],
): Promise<void> {
  await tx.query(
    `update kitchen_limit set deliveries_per_window = $1, portions_per_meal = $2
      where (deliveries_per_window, portions_per_meal) <> ($1, $2)`,
    [deliveriesPerWindow, portionsPerMeal],
  )
}

/** Everybody's coupons; those of one customer are no part of a catalogue. A used one is ended, not deleted. */
export async function writeCoupons(
  tx: PoolClient,
  coupons: readonly Coupon[],
  now: Date,
): Promise<void> {
  const ids = idsOf(coupons)
  await tx.query(
    `with gone as (
        select id, data from coupon where customer_id is null and id <> all($1)
          and not exists (select from retired where kind = 'coupon' and retired.id = coupon.id)
      )
      insert into retired (kind, id, data) select 'coupon', id, data from gone`,
    [ids],
  )
  await tx.query(
    `update coupon set code_key = '~' || id,
        data = data || '{"offered": false, "from": null, "until": "2000-01-01"}'
      where id in (select id from retired where kind = 'coupon') and id <> all($1)`,
    [ids],
  )
  await tx.query(`delete from retired where kind = 'coupon' and id = any($1)`, [ids])
  // Two coupons may change codes with each other.
  await tx.query(`update coupon set code_key = '~' || id where id = any($1)`, [ids])
  await tx.query(
    `insert into coupon (id, code_key, campaign, customer_id, data, created_at)
      select entry ->> 'id', code_key, entry ->> 'campaign', null, entry, $3
      from unnest($1::jsonb[], $2::text[]) as entries (entry, code_key)
      on conflict (id) do update set code_key = excluded.code_key, campaign = excluded.campaign,
        data = excluded.data`,
    [
      coupons.map(coupon => JSON.stringify(coupon)),
      coupons.map(({ code }) => couponKey(code)),
      now,
    ],
  )
}

/** Everybody's coupons that were not taken back, in the order in which they were made. */
export async function readCoupons(db: Db): Promise<Coupon[]> {
  const { rows } = await db.query<{ data: Coupon }>(
    `select data from coupon where customer_id is null
      and not exists (select from retired where kind = 'coupon' and retired.id = coupon.id)
      order by id`,
  )
  return rows.map(({ data }) => data)
}

export async function readPlanRules(db: Db): Promise<unknown> {
  const { rows } = await db.query<{ data: unknown }>('select data from plan_rule')
  return rows[0]?.data ?? null
}

export async function writePlanRules(tx: PoolClient, rules: unknown): Promise<void> {
  await tx.query(
    `insert into plan_rule (data) values ($1)
      on conflict (only_one) do update set data = excluded.data`,
    [JSON.stringify(rules)],
  )
}

type Row = { readonly id: string }

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id)
}

/** With its recipe, which goes with the row. */
async function retireMeals(tx: PoolClient, kept: readonly string[]): Promise<void> {
  await tx.query(
    `insert into retired (kind, id, data)
      select 'meal', id, jsonb_build_object('meal', data, 'recipe', (
        select coalesce(jsonb_agg(to_jsonb(item) - 'meal_id' order by part, position), '[]')
        from recipe_item item where item.meal_id = meal.id))
      from meal where id <> all($1)
      on conflict (kind, id) do update set data = excluded.data, retired_at = now()`,
    [kept],
  )
  await tx.query('delete from meal where id <> all($1)', [kept])
  await tx.query(`delete from retired where kind = 'meal' and id = any($1)`, [kept])
}

async function retire(
  tx: PoolClient,
  table: 'plan' | 'spot' | 'time_period',
  kept: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into retired (kind, id, data) select '${table}', id, data from ${table} where id <> all($1)
      on conflict (kind, id) do update set data = excluded.data, retired_at = now()`,
    [kept],
  )
  await tx.query(`delete from ${table} where id <> all($1)`, [kept])
  await tx.query(`delete from retired where kind = '${table}' and id = any($1)`, [kept])
}

/** `columns`: those that repeat a field of the row. */
async function replace(
  tx: PoolClient,
  table: string,
  columns: readonly string[],
  entries: readonly (Row & { readonly slug?: string })[],
): Promise<void> {
  // Two rows may change names with each other, which are unique.
  if (columns.includes('slug'))
    await tx.query(
      `update ${table} set slug = '~' || entry.id from unnest($1::text[], $2::text[]) as entry (id, slug)
        where ${table}.id = entry.id and ${table}.slug <> entry.slug`,
      [idsOf(entries), entries.map(({ slug }) => slug)],
    )
  const all = [...columns, 'position', 'data']
  await tx.query(
    `insert into ${table} (id, ${all.join(', ')})
      select entry ->> 'id', ${columns.map(column => `entry ->> '${column}', `).join('')}position, entry
      from jsonb_array_elements($1::jsonb) with ordinality as entries (entry, position)
      on conflict (id) do update set ${all.map(column => `${column} = excluded.${column}`).join(', ')}
      where (${all.map(column => `${table}.${column}`).join(', ')})
        is distinct from (${all.map(column => `excluded.${column}`).join(', ')})`,
    [JSON.stringify(entries)],
  )
}

async function writeCodes(tx: PoolClient, lists: CatalogueRows['codes']): Promise<void> {
  const entries = Object.entries(lists).flatMap(([list, codes]) =>
    codes.map((data, position) => ({ list, code: data.code, position, data })),
  )
  await tx.query(
    `delete from code where not exists (
        select from jsonb_to_recordset($1::jsonb) as entry (list text, code text)
        where (entry.list, entry.code) = (code.list, code.code))`,
    [JSON.stringify(entries)],
  )
  await tx.query(
    `insert into code (list, code, position, data)
      select list, code, position, data from jsonb_to_recordset($1::jsonb)
        as entry (list text, code text, position int, data jsonb)
      on conflict (list, code) do update set position = excluded.position, data = excluded.data
      where (code.position, code.data) is distinct from (excluded.position, excluded.data)`,
    [JSON.stringify(entries)],
  )
}
