import Holidays from 'date-holidays'
import type { Pool, PoolClient } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import { type CatalogueRows, readCatalogue } from '../db/catalogue.ts'

export type CatalogueMemory = {
  /** The catalogue as this process knows it. */
  current(): Catalogue
  stop(): Promise<void>
}

/**
 * Keeps the catalogue in memory and reads it again when the database says that it changed.
 * `providers`: those that can be paid at.
 */
export async function rememberCatalogue(
  db: Pool,
  log: (error: unknown, message: string) => void,
  providers: readonly string[],
): Promise<CatalogueMemory> {
  const read = (rows: CatalogueRows) => catalogueFrom(rows, undefined, providers)
  let catalogue = read(await readCatalogue(db))
  let listener: PoolClient | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    const rows = await readCatalogue(db)
    if (rows.version !== catalogue.version) catalogue = read(rows)
  }

  async function listen(): Promise<void> {
    try {
      const client = await db.connect()
      listener = client
      client.on('notification', () => {
        refresh().catch(error => log(error, 'the catalogue could not be read again'))
      })
      client.on('error', () => again(client))
      await client.query('listen catalogue')
      await refresh()
    } catch (error) {
      log(error, 'the catalogue is not being listened to')
      again(listener)
    }
  }

  function again(client: PoolClient | null): void {
    if (listener !== client) return
    listener = null
    client?.release(true)
    if (stopped) return
    retry = setTimeout(listen, 1000)
    retry.unref()
  }

  await listen()
  return {
    current: () => catalogue,
    async stop() {
      stopped = true
      clearTimeout(retry)
      listener?.release(true)
      listener = null
    },
  }
}

/** A way to pay whose provider has no keys is not offered; `providers` null: all are. */
export function catalogueFrom(
  rows: CatalogueRows,
  year = new Date().getFullYear(),
  providers: readonly string[] | null = null,
): Catalogue {
  return {
    version: rows.version,
    meals: rows.meals,
    mealBySlug: new Map(rows.meals.map(meal => [meal.slug, meal])),
    builds: new Map(
      rows.meals.flatMap(meal => meal.builds.map(build => [build.id, { meal, build }] as const)),
    ),
    plans: new Map(rows.plans.map(plan => [plan.id, plan])),
    spots: new Map(rows.spots.map(spot => [spot.id, spot])),
    paymentTypes: rows.paymentTypes.filter(
      // A company's account needs no provider.
      ({ provider }) => !providers || provider === 'account' || providers.includes(provider),
    ),
    timePeriods: rows.timePeriods,
    holidays: greekHolidays(year),
    kitchenLimit: rows.kitchenLimit,
    codes: rows.codes,
  }
}

/** Public holidays of this year and the next, as dates such as "2026-12-25". */
export function greekHolidays(year: number): Set<string> {
  const calendar = new Holidays('GR')
  return new Set(
    [year, year + 1]
      .flatMap(each => calendar.getHolidays(each))
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  )
}
