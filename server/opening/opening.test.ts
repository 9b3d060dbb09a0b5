import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { methodOf, sent } from '#shop/calls.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor, path } from '../../test/door.ts'
import { plainPages } from '../../test/plain-pages.ts'
import { shopOn } from '../../test/shop-on.ts'
import { transaction } from '../db/database.ts'
import { writeShopData } from '../db/shop/shop-data.ts'
import { seedDemo } from '../demo/seed.ts'
import { readFolder } from '../folder/read.ts'
import { writeStored } from '../folder/store.ts'
import { projectFolder } from '../folders.ts'
import { beginShop } from './begin.ts'

let door: Door
let owner: Seat
let manager: Seat
beforeAll(async () => {
  door = await openDoor({}, plainPages().pages, async db => void (await beginShop(db, ['viva'])))
  owner = await seat(door, 'owner')
  manager = await seat(door, 'manager')
})
afterAll(() => door.close())

const opening = () => askDesk(door, 'opening-one', {}, { desk: owner })
const open = (desk = owner) => askDesk(door, 'shop-open', {}, { desk })
const isClosed = async () => (await door.db.query('select from shop_closed')).rowCount === 1

async function codes(isLacking: boolean): Promise<string[]> {
  const { data } = await opening()
  const lines: { code: string; isNeeded: boolean; isDone: boolean }[] = data.lines
  return lines.flatMap(({ code, isNeeded, isDone }) =>
    isNeeded && isDone !== isLacking ? [code] : [],
  )
}

/** What the owner would do in the staff room, at once. */
async function fillIn(): Promise<void> {
  const { shop } = await readFolder(join(projectFolder, 'test/thessaloniki'))
  if (!shop) throw new Error('test/thessaloniki is not in order')
  await transaction(door.db, tx => writeStored(tx, shop, new Date(door.shop.now())))
}

test('17.01 an empty database becomes a closed shop, once, with which no demo mixes', async () => {
  expect(await isClosed()).toBe(true)
  expect(await beginShop(door.db, ['viva'])).toBe(false)
  expect(await seedDemo(door.db)).toBe(false)
  expect(await codes(true)).toEqual(['name', 'legal', 'area', 'dish'])
  expect(await codes(false)).toEqual(['windows', 'plans', 'payments'])
})

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  ['stripe', stripe, ['stripe'] as const],
  ['door', { PAYMENTS: 'door' }, []],
])(
  '17.01 1.10 it is paid where the owner has keys, and at the door without any: %s',
  async (way, keys, providers) => {
    const other = await openDoor(keys, null, async db => void (await beginShop(db, providers)))
    const { payments } = other.shop.outside
    expect(Object.keys(payments)).toEqual([...providers, 'bank'])
    expect(other.shop.catalogue().paymentTypes.map(({ provider }) => provider)).toEqual([way])
    await other.close()
  },
)

test('1.10 1.11 a shop with the keys of one provider offers what is paid there, and nothing else', async () => {
  const other = await openDoor(stripe)
  const ways = new Set(other.shop.catalogue().paymentTypes.map(({ provider }) => provider))
  expect([...ways]).toEqual(['account'])
  expect(Object.keys(other.shop.outside.payments)).toEqual(['stripe', 'bank'])
  await other.close()
})

test('17.01 a shop in use is never closed', async () => {
  const other = await openDoor()
  expect(await beginShop(other.db, ['viva'])).toBe(false)
  expect((await other.db.query('select from shop_closed')).rowCount).toBe(0)
  const desk = await seat(other, 'owner')
  expect((await askDesk(other, 'opening-one', {}, { desk })).data.visit).toBeNull()
  expect((await askDesk(other, 'shop-open', {}, { desk })).code).toBe('shop-is-open')
  await other.close()
})

test('17.04 nobody but the owner opens it, and not while something is missing', async () => {
  expect((await open(manager)).code).toBe('role-not-allowed')
  expect((await open()).code).toBe('opening-lacks')
  await fillIn()
  expect(await codes(true)).toEqual([])
  const brand = { name: { el: 'Το μαγαζί μας', en: 'Our shop' }, colours: null }
  await writeShopData(door.db, 'brand', brand)
  expect((await open()).code).toBe('opening-lacks')
  expect(await isClosed()).toBe(true)
  await fillIn()
})

test('17.03 while it is closed every page says so, and it sells nothing; who has its link looks and orders', async () => {
  const { app } = await shopOn(door.db, door.shop.now, {}, plainPages().pages)
  for (const url of ['/', '/menu', '/account/orders/1']) {
    const page = await app.inject(url)
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(page.body).toContain('/desk/opening')
  }
  const wrong = await app.inject('/visit/AAAA')
  expect(wrong.headers['set-cookie']).toBeUndefined()

  const { data } = await opening()
  const entered = await app.inject(new URL(data.visit).pathname)
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/'])
  const [cookie] = entered.cookies
  expect(cookie).toMatchObject({ name: 'visit', httpOnly: true, sameSite: 'Lax' })
  const cookies = { visit: cookie?.value ?? '' }
  expect((await app.inject({ url: '/', cookies })).body).not.toContain('/desk/opening')
  expect((await app.inject({ url: '/', cookies: { visit: 'AAAA' } })).body).toContain(
    '/desk/opening',
  )

  const { query, body } = sent('cart-place', { cartId: 'c1', acceptTerms: true })
  const place = (own: Record<string, string>) =>
    app.inject({
      method: methodOf('cart-place'),
      url: path('cart-place'),
      query: { apiKey: 'demo', business: 'demo', ...query },
      cookies: own,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  expect((await place({})).json().code).toBe('shop-closed')
  expect((await place(cookies)).json().code).toBe('cart-not-found')
  await app.close()
})

test('17.04 the owner opens it once: a deed, and from then on it is everybody’s', async () => {
  expect((await open()).code).toBe('ok')
  expect(await isClosed()).toBe(false)
  const { data: deeds } = await askDesk(door, 'deed-collection', {}, { desk: owner })
  expect(deeds[0]).toMatchObject({ call: 'shop-open', subject: 'shop', staffId: owner.id })
  expect((await open()).code).toBe('shop-is-open')
  expect((await opening()).data.visit).toBeNull()
  const { app } = await shopOn(door.db, door.shop.now, {}, plainPages().pages)
  expect((await app.inject('/')).body).not.toContain('/desk/opening')
  await app.close()
})
