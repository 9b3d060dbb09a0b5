import type { PoolClient } from 'pg'
import type { CatalogueRows } from './meal/catalogue.ts'

type Row = { readonly id: string }

export function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id)
}

/** With its recipe, which goes with the row. */
export async function retireMeals(tx: PoolClient, kept: readonly string[]): Promise<void> {
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

export async function retire(
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
export async function replace(
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

export async function writeCodes(tx: PoolClient, lists: CatalogueRows['codes']): Promise<void> {
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
