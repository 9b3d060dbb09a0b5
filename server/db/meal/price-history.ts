import type { PriceFrom } from '#shop/price-history.ts'
import type { Db } from '../database.ts'

/** By build the prices that it had, as far back as the database remembers. */
export async function priceHistory(
  db: Db,
  buildIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceFrom[]>> {
  const { rows } = await db.query<{ id: string; since: Date; cents: number | null }>({
    name: 'price-history',
    text: `select build_id as id, since, cents from build_price where build_id = any($1)
      order by build_id, since`,
    values: [buildIds],
  })
  const prices = rows.map(({ id, since, cents }) => ({ id, since: since.getTime(), cents }))
  const byBuild = Map.groupBy(prices, ({ id }) => id)
  return new Map(
    [...byBuild].map(([id, own]) => [id, own.map(({ since, cents }) => ({ since, cents }))]),
  )
}
