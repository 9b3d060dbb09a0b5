import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { emailKey } from '#shop/customer/email-key.ts'
import { earlierShop } from '../../../test/database/earlier-shop.ts'
import { emptyDatabase } from '../../../test/database/empty-database.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../migrations/', import.meta.url)
const files = readdirSync(folder).sort()
let db: Pool
beforeAll(async () => {
  const empty = await emptyDatabase(1)
  db = empty.db
  return empty.close
})

test('a shop with customers, sessions, orders and mails goes on with what came later', async () => {
  const earlier = files.filter(name => name < '0012')
  await db.query(
    'create table migration (name text primary key, applied_at timestamptz default now())',
  )
  for (const name of earlier) {
    await db.query(readFileSync(new URL(name, folder), 'utf8'))
    await db.query('insert into migration (name) values ($1)', [name])
  }
  await db.query(earlierShop)

  await migrate(db)

  const { rows: applied } = await db.query('select name from migration order by name')
  expect(applied.map(({ name }) => name)).toEqual(files)
  const { rows: areas } = await db.query(
    `select area ->> 'id' as id, area -> 'served' as served
      from shop_data, jsonb_array_elements(data) area where name = 'deliveryAreas'`,
  )
  expect(areas).toHaveLength(66)
  expect(areas).toContainEqual({ id: 'athens', served: true })
  expect(areas).toContainEqual({ id: 'aegina', served: false })
  const { rows: sessions } = await db.query(
    'select id, seen_at, agent, replaced_by from session order by token_hash',
  )
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2)
  expect(sessions[0]).toMatchObject({ seen_at: null, agent: '', replaced_by: null })
  const { rows: orders } = await db.query(
    'select id, grandtotal, company_cents from customer_order order by id',
  )
  expect(orders).toEqual([
    { id: 'forgotten', grandtotal: 3200, company_cents: 0 },
    { id: 'free', grandtotal: 200, company_cents: 0 },
    { id: 'paid', grandtotal: 3200, company_cents: 0 },
  ])
  const { rows: emails } = await db.query(
    `select id, email, email_key as key from customer where id <> 'maria' order by id`,
  )
  expect(emails).toEqual([
    { id: 'eleni', email: 'Eleni@παράδειγμα.ελ', key: emailKey('eleni@παράδειγμα.ελ') },
    { id: 'nikos', email: 'nikos@βόλος.gr', key: emailKey('nikos@βόλος.gr') },
    { id: 'odd', email: 'odd@xn--99999999999.gr', key: emailKey('odd@xn--99999999999.gr') },
    { id: 'twice', email: 'Nikos@βόλος.gr', key: 'nikos@βόλος.gr' },
  ])
  const { rows: messages } = await db.query(
    `select id, email_key as key from contact_message
      union all select id, email_key from partnership_request order by id`,
  )
  expect(messages).toEqual([
    { id: 'asked', key: emailKey('nikos@βόλος.gr') },
    { id: 'wanted', key: 'eleni@lefka.gr' },
  ])
  const { rows: known } = await db.query(
    `select id from customer_order where payer_key = payer_key('maria@example.gr')
      and payer_key <> sha256('maria@example.gr')`,
  )
  expect(known).toEqual([{ id: 'paid' }])
  await expect(
    db.query(`insert into mail (id, key, code, next_try_at, created_at)
      values (gen_random_uuid(), 'nobody', 'welcome', now(), now())`),
  ).rejects.toThrow(/check constraint/)
})

test('each migration has a number of its own', () => {
  const numbers = files.map(name => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
