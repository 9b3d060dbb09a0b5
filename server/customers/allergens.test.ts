import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { consentVersion } from '#shop/customer/allergen-profile.ts'
import { deskCalls } from '#shop/people/calls.ts'
import { staffRoles } from '#shop/people/staff.ts'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { deskHooks } from '../door/desk-hooks.ts'

let door: Door
let token: string
beforeEach(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  return () => door.close()
})

const form = { allergens: ['sesame', 'milk'], traces: true, consent: true, consentVersion } as const
const keep = (input: object = form, as = token) =>
  door.ask('customer-allergens-update', input as never, { token: as })
const kept = async (as = token) =>
  (await door.ask('customer-allergens-one', {}, { token: as })).data.profile
const rows = async () => (await door.db.query('select * from allergen_profile')).rows

test('a profile is kept with the instant and the text of its consent, and goes with one press', async () => {
  expect(await kept()).toBe(null)
  const { data } = await keep()
  expect(data.profile).toMatchObject({ allergens: ['milk', 'sesame'], traces: true })
  expect(data.profile?.consentVersion).toBe(consentVersion)
  const consentedAt = data.profile?.consentedAt
  door.at(door.shop.now() + 60_000)
  await keep({ ...form, traces: false })
  expect(await kept()).toMatchObject({ traces: false, consentedAt })
  expect(await kept(await signUp(door, nikos))).toBe(null)
  expect((await door.ask('customer-allergens-delete', {}, { token })).data).toEqual({
    profile: null,
  })
  expect(await kept()).toBe(null)
  expect(await rows()).toEqual([])
})

test('nothing is kept without a consent of its own', async () => {
  for (const wrong of [
    { consent: false },
    { consent: 'yes' },
    { consentVersion: '2020-01-01' },
    { allergens: [] },
    { allergens: ['water'] },
    { allergens: Array(15).fill('milk') },
    { allergens: { milk: true } },
    { traces: null },
  ])
    expect((await keep({ ...form, ...wrong })).code).toBe('invalid-input')
  expect(await rows()).toEqual([])
  expect((await door.ask('customer-allergens-one', {})).code).toBe('user-not-allowed')
})

test('it is in the customer’s own data, and goes with the account', async () => {
  await keep()
  const { data } = await door.ask('customer-export', {}, { token })
  expect(data).toMatchObject({
    allergens: [{ allergens: ['milk', 'sesame'], traces: true, consentVersion }],
  })
  const gone = await door.ask('customer-delete', { password: maria.password }, { token })
  expect(gone.code).toBe('ok')
  expect(await rows()).toEqual([])
})

/** No allergen is called so: where it is read, a profile is. */
const mark = 'zz-what-maria-avoids'

test('15.16 no answer of the staff room, no deed, no mail and no event holds it', async () => {
  await keep()
  const { number, orderId, order } = await paidOrder(door, token)
  await door.db.query('update allergen_profile set allergens = $1', [[mark]])
  const desk = await seat(door, ...staffRoles)
  const { rows: people } = await door.db.query('select id from customer')
  const customerId = (
    await door.db.query('select customer_id as id from customer_order where id = $1', [orderId])
  ).rows[0].id
  expect(people.map(({ id }) => id)).toContain(customerId)
  const inputs = {
    order: String(number),
    customerId,
    date: order.deliveries[0]?.date,
    deliveryId: order.deliveries[0]?.id,
    q: maria.name.slice(0, 4),
    text: 'a note',
    reason: 'a reason',
  }
  const answered: string[] = []
  for (const name of Object.keys(deskCalls) as (keyof typeof deskCalls)[]) {
    if (deskHooks[name].kind === 'stranger' || name.startsWith('staff-logout')) continue
    const { code, data } = await askDesk(door, name, inputs, { desk })
    if (code === 'ok') answered.push(name)
    expect(JSON.stringify(data) ?? '', name).not.toContain(mark)
  }
  for (const name of [
    'customer-one',
    'customer-history',
    'order-one',
    'find-collection',
    'day-one',
  ])
    expect(answered).toContain(name)
  for (const table of ['deed', 'mail', 'shop_event', 'customer_order', 'order_change', 'cart']) {
    const { rows } = await door.db.query(`select to_jsonb(t)::text as row from ${table} t`)
    for (const { row } of rows) expect(row).not.toContain(mark)
  }
})

test('only the customer’s own calls and the export read its table', async () => {
  const folder = join(import.meta.dirname, '..')
  const files = await readdir(folder, { recursive: true })
  const named: string[] = []
  for (const file of files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts')))
    if (/allergen_profile|allergen-profiles/.test(await readFile(join(folder, file), 'utf8')))
      named.push(file.replaceAll('\\', '/'))
  expect(named.sort()).toEqual([
    'customers/allergens.ts',
    'db/customer/allergen-profiles.ts',
    'db/customer/personal-data.ts',
  ])
})
