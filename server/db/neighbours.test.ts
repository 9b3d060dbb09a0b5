import type { Pool } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/database/empty-database.ts'
import { migrate } from './migrating/migrate.ts'
import { type MigrationFile, readMigrations } from './migrating/migration-files.ts'

/**
 * Nodes of two neighbouring versions run side by side while a shop is upgraded. So a migration leaves
 * whatever the version before it reads and writes (CONTRIBUTING, How to add a migration).
 */

let db: Pool
beforeAll(async () => {
  const empty = await emptyDatabase(1)
  db = empty.db
  return empty.close
})

type Column = { readonly type: string; readonly isAsked: boolean }
type Schema = {
  readonly tables: ReadonlySet<string>
  /** By table and column. */
  readonly columns: ReadonlyMap<string, Column>
  readonly rules: ReadonlyMap<string, Rule>
}
/** A constraint or a unique index, and the columns that it speaks of. */
type Rule = { readonly says: string; readonly columns: readonly string[] }

/** What breaks a program that knows only `before`. */
function breaks(before: Schema, after: Schema): string[] {
  const knownTable = (name: string) => before.tables.has(name.split('.')[0] ?? '')
  const gone = [...before.columns].flatMap(([name, { type }]) => {
    const now = after.columns.get(name)
    if (!now) return [`${name} is gone`]
    return now.type === type ? [] : [`${name} is ${now.type} instead of ${type}`]
  })
  const asked = [...after.columns].flatMap(([name, { isAsked }]) =>
    isAsked && knownTable(name) && !before.columns.get(name)?.isAsked
      ? [`${name} is asked of every insert`]
      : [],
  )
  // A rule about new columns alone never meets what an older program writes.
  const rules = [...after.rules].flatMap(([name, { says, columns }]) =>
    columns.some(column => before.columns.has(column)) && before.rules.get(name)?.says !== says
      ? [`${name} is a new rule: ${says}`]
      : [],
  )
  return [...gone, ...asked, ...rules]
}

async function schema(): Promise<Schema> {
  const { rows: columns } = await db.query<Column & { table: string; name: string }>(
    `select c.relname as table, c.relname || '.' || a.attname as name,
        format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull and not a.atthasdef and a.attidentity = '' as "isAsked"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped`,
  )
  const { rows: rules } = await db.query<Rule & { name: string }>(
    `with rule as (
        select conrelid as relation, conrelid::regclass || '.' || conname as name,
          pg_get_constraintdef(oid) as says, conkey as keys
        from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0
          and contype in ('c', 'u', 'f', 'x')
        union all
        select indrelid, indrelid::regclass || '.' || indexrelid::regclass,
          pg_get_indexdef(indexrelid), indkey::int2[]
        from pg_index join pg_class c on c.oid = indrelid
        where indisunique and c.relnamespace = 'public'::regnamespace
      )
      select name, says, array(select relation::regclass || '.' || attname from pg_attribute
        where attrelid = relation and (attnum = any(keys) or 0 = any(keys) and attnum > 0)) as columns
      from rule`,
  )
  return {
    tables: new Set(columns.map(({ table }) => table)),
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, ...rule }) => [name, rule])),
  }
}

/** What each of these files breaks, where it breaks anything. */
async function brokenBy(files: readonly Pick<MigrationFile, 'name' | 'text'>[]) {
  const broken: Record<string, string[]> = {}
  for (const { name, text } of files) {
    const before = await schema()
    await db.query(text)
    const found = breaks(before, await schema())
    if (found.length > 0) broken[name] = found
  }
  return broken
}

/** The last migration of a time in which a shop was upgraded as a whole. */
const wholeUpgrades = '0060'
/** Says in a migration why the version before it does not mind after all. */
const agreed = /^-- Beside the version before: \S+/m

test('no migration takes from the version before it what that reads or writes', async () => {
  const files = await readMigrations()
  const earlier = files.filter(({ name }) => name.slice(0, 4) <= wholeUpgrades)
  const known = await brokenBy(earlier)
  // The check sees those that made the rule.
  expect(known['0035-email-letters.sql']).toEqual([
    'contact_message.email_key is asked of every insert',
    'partnership_request.email_key is asked of every insert',
  ])
  const later = files.filter(file => !earlier.includes(file))
  const broken = await brokenBy(later)
  const agreedOn = later.filter(({ text }) => agreed.test(text)).map(({ name }) => name)
  expect(Object.keys(broken).filter(name => !agreedOn.includes(name))).toEqual([])
})

describe('the check itself', () => {
  const breaking = {
    'contact_message.note is asked of every insert':
      'alter table contact_message add column note text not null',
    'contact_message.phone is gone': 'alter table contact_message drop column phone',
    'contact_message.message is gone': 'alter table contact_message rename message to body',
    'partnership_request.name is gone': 'drop table partnership_request cascade',
    'login_failure.failures is bigint instead of integer':
      'alter table login_failure alter failures type bigint',
    'coupon.customer_id is asked of every insert':
      'alter table coupon alter column customer_id set not null',
    'cart.checked is a new rule: CHECK ((version < 100))':
      'alter table cart add constraint checked check (version < 100)',
    'job_run.once is a new rule: CREATE UNIQUE INDEX once ON public.job_run USING btree (ran_at)':
      'create unique index once on job_run (ran_at)',
  }
  test.each(Object.entries(breaking))('finds that %s', async (finding, text) => {
    await db.query('begin')
    expect((await brokenBy([{ name: 'next.sql', text }]))['next.sql']).toContain(finding)
    await db.query('rollback')
  })

  test('lets pass what an older node does not notice', async () => {
    await db.query('begin')
    const text = `alter table cart add column note text;
      alter table cart add column seen int not null default 0 check (seen >= 0);
      create table later (id text primary key, what text not null unique);
      create index cart_note on cart (note)`
    expect(await brokenBy([{ name: 'next.sql', text }])).toEqual({})
    await db.query('rollback')
  })
})

test('a message of a node that knows no e-mail keys arrives, and is found by its key', async () => {
  await db.query('drop schema public cascade')
  await db.query('create schema public')
  await migrate(db)
  await db.query(
    `insert into contact_message (id, lang, name, email, phone, message, created_at)
      values ('old', 'el', 'Ρήγας', 'Rigas@Βόλος.gr', '', 'Γεια', now())`,
  )
  await db.query(
    `insert into partnership_request (id, lang, company, name, email, phone, employees, message,
        created_at)
      values ('old', 'el', 'Άλφα', 'Ρήγας', 'Rigas@Βόλος.gr', '', '', '', now())`,
  )
  for (const table of ['contact_message', 'partnership_request']) {
    const { rows } = await db.query(`select email_key as key from ${table}`)
    expect(rows).toEqual([{ key: 'rigas@βόλοσ.gr' }])
  }
})
