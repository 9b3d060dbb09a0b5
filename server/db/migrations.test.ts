import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { emailKey } from '#shop/email-key.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const database = `gastra_${randomBytes(6).toString('hex')}`
const folder = new URL('./migrations/', import.meta.url)
const files = readdirSync(folder).sort()
let admin: Pool
let db: Pool
beforeAll(async () => {
  const postgres = inject('postgres')
  admin = openDatabase({ ...postgres, max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  db = openDatabase({ ...postgres, database, max: 1 }, () => {})
})
afterAll(async () => {
  await db.end()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
})

/** A shop as it was before there were accounts: somebody logged in, who ordered, paid and got a mail. */
const earlierShop = `
  insert into spot values ('attica', 'attica', 'delivery', 1, '{}'), ('lefka', 'lefka', 'company', 2, '{}');
  insert into customer (id, name, email, email_key, lang, password_hash, created_at)
    values ('maria', 'Μαρία', 'Maria@example.gr', 'maria@example.gr', 'el', 'x', now());
  insert into customer (id, name, email, email_key, lang, created_at)
    values ('eleni', 'Ελένη', 'Eleni@xn--hxajbheg2az3al.xn--qxam', 'eleni@xn--hxajbheg2az3al.xn--qxam',
      'el', now()), ('nikos', 'Νίκος', 'nikos@xn--nxasmm1c.gr', 'nikos@xn--nxasmm1c.gr', 'el', now()),
      ('twice', 'Νίκος', 'Nikos@βόλος.gr', 'nikos@βόλος.gr', 'el', now()),
      ('odd', 'Odd', 'odd@xn--99999999999.gr', 'odd@xn--99999999999.gr', 'el', now());
  insert into session values ('\\x01', 'maria', now(), now() + interval '1 year'),
    ('\\x02', 'maria', now(), now() + interval '1 year');
  insert into cart (id, state, customer_id, updated_at, expires_at)
    values ('cart', '{}', 'maria', now(), now() + interval '1 day');
  insert into coupon values ('welcome', 'WELCOME', 'welcome', null, '{}', now());
  insert into customer_order (id, cart_version, customer_id, status, type, lang, plan, spot_id, spot,
      address, time_period_id, time_period_code, time_from, time_to, payment_type, payment_type_name,
      subtotal, discount, shipping, grandtotal, vat, placed_at, paid_at, updated_at)
    select id, 1, customer, status, 0, 'el', '{}', 'attica', '{}', '{}', 'morning', 'morning', '09:00',
      '13:00', 'card', '{}', 3000, discount, 200, 3200 - discount, 20, now(), paid, now()
    from (values ('paid', 'maria', 'opened', 0, now()), ('free', 'maria', 'not-paid', 3000, null),
      ('forgotten', null, 'canceled', 0, null)) o (id, customer, status, discount, paid);
  insert into order_delivery (id, order_id, position, date, time_period_id, time_period_code,
      time_from, time_to)
    select id, id, 0, current_date, 'morning', 'morning', '09:00', '13:00' from customer_order;
  update customer_order set payer_key = sha256('maria@example.gr') where id = 'paid';
  insert into mail (id, key, code, order_id, next_try_at, created_at)
    values (gen_random_uuid(), 'paid', 'order-paid', 'paid', now(), now());
  insert into mail (id, key, code, customer_id, next_try_at, created_at)
    values (gen_random_uuid(), 'hello', 'welcome', 'maria', now(), now());
`

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
