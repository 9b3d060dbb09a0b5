import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import { readShopDataNames } from '../db/shop/shop-data.ts'
import { planRemoval, readDemoPeople, removeDemo } from './remove.ts'
import { demoStaff, seedDemoStaff } from './staff.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  await seedDemoStaff(door.db)
  token = await signUp(door, maria)
  await signUp(door, nikos)
  await paidOrder(door, token)
  await filledCart(door)
})
afterAll(() => door.close())

/** Everything that a person of the demo could have left, and what others own, row by row. */
async function rowsOf(mine: boolean): Promise<Record<string, number>> {
  const { rows } = await door.db.query(`with person as (
      select id from customer where id like 'demo-%' = ${mine}
    ), own as (
      select id from customer_order where customer_id in (select id from person)
    )
    select (select count(*) from person) as people, (select count(*) from own) as orders,
      (select count(*) from mail m where m.customer_id in (select id from person)
        or m.order_id in (select id from own)) as mails,
      (select count(*) from payment_attempt where order_id in (select id from own)) as payments,
      (select count(*) from fiscal_document where order_id in (select id from own)) as documents,
      (select count(*) from coupon where customer_id in (select id from person)) as gifts,
      (select count(*) from session where customer_id in (select id from person)) as sessions`)
  return rows[0]
}

const mailIn = (line: string) => line.split(', ')[1] ?? ''

const count = async (table: string) =>
  Number((await door.db.query(`select count(*) from ${table}`)).rows[0].count)

test('the demo’s people are named before they go, with their orders, coupons and companies', async () => {
  expect((await readDemoPeople(door.db)).map(({ email }) => email)).toEqual([
    'eleni@lefka.example',
    'maria@gastra.example',
    'petros@lefka.example',
    ...demoStaff.map(({ email }) => email).sort(),
  ])
  const kept = await planRemoval(door.db, true)
  expect(kept.goes).toEqual([
    'customer Ελένη Δήμου, eleni@lefka.example: account, sessions, mails',
    'customer Μαρία Παπαδάκη, maria@gastra.example: account, sessions, mails',
    'customer Πέτρος Αλεξίου, petros@lefka.example: account, sessions, mails',
    ...demoStaff
      .map(({ name, email }) => `staff ${name}, ${email}: account and sessions`)
      .sort((one, other) => (mailIn(one) < mailIn(other) ? -1 : 1)),
    expect.stringMatching(/^orders of theirs: 8, of which paid: 8 \(\d+\.\d\d €\)$/),
    'coupon PROTI20',
    'company Lefka Architects',
    'company Tavros Hub',
  ])
  expect(kept.stays).toEqual([
    'catalogue: 64 meals of the demo, with its plans, places and windows',
  ])
  expect((await planRemoval(door.db, false)).goes.slice(7 + demoStaff.length)).toEqual([
    'catalogue: 64 meals, 148 plans, their codes and time windows',
    'place Attica',
    'place Gastra Pagkrati',
    'place Gastra Marousi',
    'carts of other people, filled with the demo’s meals: 1',
  ])
})

test('a removal takes what is the demo’s, leaves the books in order and touches nobody else', async () => {
  // Tried in the demo, by a person of it.
  await door.db.query(`insert into device (id, name, faces, created_at, created_by)
    values ('tablet', 'Τάμπλετ', '{kitchen}', now(), 'demo-manager')`)
  const others = await rowsOf(false)
  await removeDemo(door.db, await planRemoval(door.db, true), monday)
  expect(Object.values(await rowsOf(true))).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(await rowsOf(false)).toEqual(others)
  expect(others).toMatchObject({ people: 2, orders: 1 })
  expect(await count('meal')).toBe(64)
  expect(await count('device')).toBe(0)
  expect((await audit(door.db, monday)).filter(({ note }) => !note)).toEqual([])
  expect(await readDemoPeople(door.db)).toEqual([])
  const staffLogin = { email: 'owner@gastra.example', password: 'gastra-demo' }
  expect((await askDesk(door, 'staff-login', staffLogin)).code).toBe('staff-not-allowed')
  const login = { username: 'eleni@lefka.example', password: 'gastra-demo' }
  expect((await door.ask('auth-login-email', login)).code).toBe('customer-not-allowed')
})

test('a catalogue with a meal of the shop’s own stays, however it is asked for', async () => {
  await door.db.query(`insert into meal (id, slug, position, data)
    select 'own', 'own', 99, data || '{"id": "own", "slug": "own"}' from meal where id = 'M01'`)
  const removal = await planRemoval(door.db, false)
  expect(removal).toMatchObject({ goes: [], withCatalogue: false })
  expect(removal.stays).toEqual([
    'catalogue: 64 meals of the demo beside 1 of the shop’s own, with its plans, places and windows',
  ])
  await door.db.query(`delete from meal where id = 'own'`)
})

test('without one the catalogue goes too, and the orders of others can still be read', async () => {
  await removeDemo(door.db, await planRemoval(door.db, false), monday)
  for (const table of ['meal', 'plan', 'spot', 'spot_payment_type', 'time_period', 'code', 'cart'])
    expect([table, await count(table)]).toEqual([table, 0])
  expect(await readShopDataNames(door.db)).not.toContain('menuWeeks')
  const { data } = await door.ask('customer-order-collection', {}, { token })
  expect(data.orders).toHaveLength(1)
  expect((await planRemoval(door.db, false)).goes).toEqual([])
  expect((await audit(door.db, monday)).filter(({ note }) => !note)).toEqual([])
})
