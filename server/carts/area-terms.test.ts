import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk, seat } from '../../test/desk.ts'
import type { Door } from '../../test/door.ts'
import { payFor, placeCart } from '../../test/orders/orders.ts'
import { openShopOf } from '../../test/other-shop.ts'
import { maria, newCart, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

/** A shop in Thessaloniki, whose second area has terms and a kitchen of its own. */
let door: Door
let token: string
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-areas-'))
  door = await openShopOf('thessaloniki', { DATA_DIR: dataDir })
  token = await signUp(door, maria)
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

const details = { number: '8', floor: '2', bell: 'Παπαδάκη', phone: '6944123456' }
const kalamaria = { street: 'Κομνηνών', postcode: '551 32', ...details }
const tsimiski = { street: 'Τσιμισκή', postcode: '54622', ...details }

async function cartTo(address: object) {
  const { id: cartId } = await newCart(door, { token, dietCode: 'ic' })
  const moved = await door.ask('cart-address-update', { cartId, ...address }, { token })
  return { cartId, ...moved }
}

async function daysOf(cartId: string) {
  const { data } = await door.ask('time-period-collection', { cartId }, { token })
  return data.days.flatMap(({ date, timePeriods }) =>
    timePeriods.flatMap(({ id, available }) => (available ? [`${date} ${id}`] : [])),
  )
}

async function filled(cartId: string, dates: string[], timePeriodId: string, amount: number) {
  const choice = { cartId, dates, timePeriodId }
  const { data: cart } = await door.ask('cart-schedule-update', choice, { token })
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const line = { itemId: 'kotopoulo-me-ryzi-regular', itemType: 'meal-build' as const }
  return (await door.ask('cart-item-add', { cartId, scheduleMenuId, ...line, amount }, { token }))
    .data
}

test('5.22 7.30 a typed postcode finds its area and place; an area that waits is not served', async () => {
  expect((await cartTo(tsimiski)).data).toMatchObject({
    spot: { id: 'centre' },
    shippingAddress: { municipality: 'Thessaloniki', postcode: '54622' },
  })
  expect((await cartTo(kalamaria)).data).toMatchObject({
    spot: { id: 'kalamaria' },
    shippingAddress: { municipality: 'Kalamaria' },
  })
  expect(await cartTo({ ...tsimiski, postcode: '57001' })).toMatchObject({
    code: 'region-not-found',
  })
  expect(await cartTo({ ...tsimiski, postcode: '10563' })).toMatchObject({ code: 'invalid-input' })
  const region = (postcode: string) => door.ask('region-one', { postcode })
  expect((await region('55131')).data.spot).toMatchObject({ id: 'kalamaria' })
  expect((await region('10563')).code).toBe('region-not-found')
  const asked = { email: 'anna@example.gr', postcode: '57001', consent: true as const }
  expect((await door.ask('region-interest-create', asked)).code).toBe('ok')
})

test('7.31 streets are suggested within the shop’s areas only', async () => {
  const found = async (q: string) =>
    (await door.ask('address-suggestion-collection', { q })).data.suggestions.map(
      ({ main }) => main,
    )
  expect(await found('τσιμισκη 50')).toEqual(['Tsimiski 50'])
  expect(await found('Ερμού 12')).toEqual([])
})

test('9.05 each area has its own days and windows, and another address asks for them anew', async () => {
  const here = await cartTo(tsimiski)
  expect((await daysOf(here.cartId)).slice(0, 4)).toEqual([
    '2026-11-27 lunch',
    '2026-11-27 evening',
    '2026-12-01 lunch',
    '2026-12-01 evening',
  ])
  const there = await cartTo(kalamaria)
  expect((await daysOf(there.cartId)).slice(0, 2)).toEqual([
    '2026-11-27 evening',
    '2026-12-04 evening',
  ])
  await filled(here.cartId, ['2026-12-01'], 'lunch', 4)
  const moved = { cartId: here.cartId, ...kalamaria }
  const { data } = await door.ask('cart-address-update', moved, { token })
  expect(data).toMatchObject({ timePeriod: null, timePeriodLost: 'past' })
  const wrong = { cartId: here.cartId, dates: ['2026-12-01'], timePeriodId: 'evening' }
  expect((await door.ask('cart-schedule-update', wrong, { token })).code).toBe('date-not-available')
})

test('13.45 9.02 an area’s fee, minimum and free meals show in cart, order and document, and are charged once', async () => {
  const { cartId } = await cartTo(kalamaria)
  const short = await filled(cartId, ['2026-11-27'], 'evening', 2)
  expect(short.delivery).toMatchObject({ fee: 4.5, freeFromMainMeals: 10 })
  expect(short.errors).toContainEqual(
    expect.objectContaining({ slug: 'min-total-error', minTotal: 25 }),
  )
  const cart = await filled(cartId, ['2026-11-27'], 'evening', 6)
  expect(cart.errors).toEqual([])
  expect(cart.totals.shipping).toBe(4.5)
  const paid = await payFor(door, token, await placeCart(door, token, cartId))
  expect(paid.order.totals).toMatchObject({
    shipping: 4.5,
    grandtotal: Math.round(100 * (cart.totals.subtotal + 4.5)) / 100,
  })
  await door.run('documents')
  const { rows } = await door.db.query(`select * from fiscal_document where order_id = $1`, [
    paid.orderId,
  ])
  const [document] = rows
  expect(document).toMatchObject({ status: 'issued', amount_cents: paid.grandtotal * 100 })
  expect(document.content.net + document.content.vat).toBe(paid.grandtotal * 100)
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const mails = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file))))
  const texts = await Promise.all(mails.map(async mail => (await simpleParser(mail)).text ?? ''))
  expect(texts.filter(text => text.includes(String(paid.number))).join()).toContain('4,50€')
  const desk = await seat(door, 'owner')
  const seen = await askDesk(door, 'order-one', { order: paid.orderId }, { desk })
  expect(seen.data.order.totals).toMatchObject({ shipping: 4.5 })
  const free = await cartTo(kalamaria)
  expect((await filled(free.cartId, ['2026-11-27'], 'evening', 10)).totals.shipping).toBe(0)
})
