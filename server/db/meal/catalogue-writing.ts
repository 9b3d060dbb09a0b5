import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { Db } from '../database.ts'
import { idsOf, replace, retire, retireMeals, writeCodes } from '../row-writing.ts'
import type { CatalogueRows } from './catalogue.ts'

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
