import { escapeIdentifier, type PoolClient } from 'pg'
import { readApplied } from '../migrating/applied-migrations.ts'
import { readMigrations } from '../migrating/migration-files.ts'

export type ShopTable = {
  readonly name: string
  /** Without those that the database computes. */
  readonly columns: readonly string[]
  /** Columns that are numbered by the database. */
  readonly numbered: readonly string[]
}

/** A numbered column, and the number that was given out last. */
type Numbering = {
  readonly column: string
  readonly last: number
  /** false: `last` is the first to be given out. */
  readonly called: boolean
}

/**
 * The tables that migrations made, parents before the rows that refer to them. What others keep in
 * the same database is not among them, and neither are the job queue and the list of migrations.
 */
export async function readShopTables(tx: PoolClient): Promise<ShopTable[]> {
  const { rows } = await tx.query<ShopTable & { parents: string[] }>(
    `select c.relname as name,
        array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum) as columns,
        array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and attidentity <> '' order by attnum) as numbered,
        array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = any($1)
      order by c.relname`,
    [await namesOfOwnTables(tx)],
  )
  return parentsFirst(rows).map(({ name, columns, numbered }) => ({ name, columns, numbered }))
}

async function namesOfOwnTables(tx: PoolClient): Promise<string[]> {
  const applied = new Set((await readApplied(tx)).map(({ name }) => name))
  return (await readMigrations())
    .filter(({ name }) => applied.has(name))
    .flatMap(({ text }) => [...text.matchAll(/^create table (?:if not exists )?(\w+)/gim)])
    .map(([, name = '']) => name)
}

function parentsFirst<T extends { name: string; parents: readonly string[] }>(
  tables: readonly T[],
): T[] {
  const sorted: T[] = []
  for (let left = [...tables]; left.length > 0; ) {
    const waiting = new Set(left.map(({ name }) => name))
    const next = left.filter(({ parents }) => !parents.some(parent => waiting.has(parent)))
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...waiting].join(', ')}.`)
    sorted.push(...next)
    left = left.filter(table => !next.includes(table))
  }
  return sorted
}

export async function readNumbering(
  tx: PoolClient,
  { name, numbered }: ShopTable,
): Promise<Numbering[]> {
  const all: Numbering[] = []
  for (const column of numbered) {
    const sequence = await sequenceOf(tx, name, column)
    const { rows } = await tx.query<Omit<Numbering, 'column'>>(
      `select last_value as last, is_called as called from ${sequence}`,
    )
    all.push(...rows.map(row => ({ column, ...row })))
  }
  return all
}

export async function setNumbering(
  tx: PoolClient,
  table: string,
  { column, last, called }: Numbering,
): Promise<void> {
  const sequence = await sequenceOf(tx, table, column)
  await tx.query('select setval($1::regclass, $2, $3)', [sequence, last, called])
}

async function sequenceOf(tx: PoolClient, table: string, column: string): Promise<string> {
  const { rows } = await tx.query<{ name: string }>(
    'select pg_get_serial_sequence($1, $2) as name',
    [escapeIdentifier(table), column],
  )
  return rows[0]?.name ?? ''
}
