import type { Db } from '../database.ts'

/** What the owner wrote, by name; a name without a row stays as the program has it. */
export async function readShopData(db: Db): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ name: string; data: unknown }>(
    'select name, data from shop_data order by name',
  )
  return Object.fromEntries(rows.map(({ name, data }) => [name, data]))
}

/** The names of what the owner wrote. */
export async function readShopDataNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>('select name from shop_data')
  return new Set(rows.map(({ name }) => name))
}

/** Writes one, or takes it away with null; the caller has checked it. */
export async function writeShopData(db: Db, name: string, data: unknown): Promise<void> {
  if (data === null) {
    await db.query('delete from shop_data where name = $1', [name])
    return
  }
  await db.query(
    `insert into shop_data (name, data) values ($1, $2)
      on conflict (name) do update set data = excluded.data where shop_data.data <> excluded.data`,
    [name, JSON.stringify(data)],
  )
}
