import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCallName } from '#shop/people/calls.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { offerAtDoor, openTerms } from '../../test/orders/at-door.ts'
import { choose } from '../../test/orders/paying.ts'
import { maria, newCart, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
let token: string
let care: Seat
let customerId: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  care = await seat(door, 'care', 'manager')
  const { rows } = await door.db.query(
    'update customer set email_verified_at = $2 where email = $1 returning id',
    [maria.username, new Date(monday)],
  )
  customerId = rows[0]?.id
})
afterAll(() => door.close())

const ask = (name: DeskCallName, input: object) => askDesk(door, name, input, { desk: care })
const begin = async (id = customerId): Promise<{ phoneOrderId: string }> =>
  (await ask('phone-order-create', { customerId: id })).data
const update = async (order: object, wish: object) =>
  (await ask('phone-cart-update', { ...order, ...wish })).data
const door47 = {
  ...{ street: 'Σόλωνος', number: '47', municipality: 'Αθήνα', postcode: '10672' },
  ...{ floor: '2', bell: 'Παπά', phone: '6912345678' },
}

type Day = { date: string; timePeriods: { id: string; available: boolean }[] }

/** A cart with address, day and meals. */
async function filled(order: { phoneOrderId: string }) {
  await update(order, { address: door47 })
  const { days } = (await ask('phone-cart-one', order)).data
  const day = days.find((one: Day) => one.timePeriods.some(({ available }) => available))
  const window = day.timePeriods.find(({ available }: { available: boolean }) => available)
  const chosen = await update(order, { date: day.date, timePeriodId: window.id })
  const mains = chosen.meals.filter(({ type }: { type: string }) => type === 'main-meal')
  const items = mains.slice(0, 4).map(({ builds }: { builds: { id: string }[] }) => ({
    itemId: builds[0]?.id,
    amount: 1,
  }))
  return update(order, { items })
}

const invoice = {
  ...{ companyName: 'Λεύκα ΟΕ', profession: 'Αρχιτέκτονες', vatNumber: '094014201' },
  ...{ taxOffice: 'Α΄ Αθηνών', address: 'Σόλωνος 47' },
}

const linkOf = async (toPay: number, order: object) =>
  (await ask('phone-order-place', { ...order, toPay })).data
const get = (url: string, cookies = {}) =>
  door.app.inject({
    url: new URL(url, 'http://x').pathname + new URL(url, 'http://x').search,
    cookies,
  })
const faults = async () =>
  (await audit(door.db, monday)).filter(({ note }) => !note).map(({ says }) => says)

test('12.31 12.32 12.34 a phone order is placed once, paid by its link without an account, and leaves the own cart', async () => {
  const own = await newCart(door, { token })
  const order = await begin()
  const { cart } = await filled(order)
  expect(cart.errors).toEqual([])
  expect((await door.ask('cart-customer-one', {}, { token })).data?.id).toBe(own.id)
  const toPay = cart.totals.grandtotal
  expect((await ask('phone-order-place', { ...order, toPay: toPay - 1 })).code).toBe(
    'price-changed',
  )
  const answers = await Promise.all([1, 2].map(() => ask('phone-order-place', { ...order, toPay })))
  expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'phone-order-not-found'])
  const placed = answers.find(({ code }) => code === 'ok')?.data
  expect(placed.until - monday).toBe(30 * 60_000)
  expect((await door.ask('cart-customer-one', {}, { token })).data?.id).toBe(own.id)

  const page = await get(placed.link)
  expect([page.statusCode, page.body.includes(String(placed.number))]).toEqual([200, true])
  expect(page.body).not.toMatch(/Σόλωνος|Maria|Μαρία/)
  const go = await get(`${placed.link}/go`)
  expect(go.statusCode).toBe(302)
  const again = await get(`${placed.link}/go`)
  expect(again.headers.location).toBe(go.headers.location)
  const back = await choose(door, String(go.headers.location), 'approve')
  const link = new URL(placed.link).pathname
  const returned = await get(`/checkout/viva?${new URLSearchParams(back)}`, {
    paylink: link.slice('/pay/'.length),
  })
  expect(returned.headers.location).toBe(link)
  const { rows } = await door.db.query('select status from customer_order where number = $1', [
    placed.number,
  ])
  expect(rows).toEqual([{ status: 'opened' }])
  expect((await get(placed.link)).body).not.toContain('/go')
  await door.run('mails')
  const mails = await door.db.query(
    `select code, said from mail m join customer_order o on o.id = m.order_id where o.number = $1`,
    [placed.number],
  )
  expect(mails.rows.map(({ code }) => code).sort()).toEqual(['order-confirmed', 'payment-link'])
  expect(await faults()).toEqual([])
})

test('16.02 16.03 a phone order may be paid when it is handed over: it opens at once, without a link', async () => {
  offerAtDoor(door, { ...openTerms, customers: 'known' })
  const order = await begin()
  const { cart } = await filled(order)
  await update(order, { spotPaymentTypeId: 'attica-door' })
  const toPay = cart.totals.grandtotal
  const { code, data } = await ask('phone-order-place', { ...order, toPay })
  expect([code, data.link, data.until]).toEqual(['ok', null, null])
  const shown = await ask('order-one', { order: String(data.number) })
  expect(shown.data.order).toMatchObject({ status: 'opened', payment: 'at-door' })
  expect(await faults()).toEqual([])
  offerAtDoor(door, { ...openTerms, atOnce: 1 })
  const next = await begin()
  await filled(next)
  await update(next, { spotPaymentTypeId: 'attica-door' })
  expect((await ask('phone-order-place', { ...next, toPay })).code).toBe('door-not-possible')
  offerAtDoor(door, null)
})

test('12.33 its mail pays too, and keeps no word of its link', async () => {
  const order = await begin()
  const { cart } = await filled(order)
  const { number } = await linkOf(cart.totals.grandtotal, order)
  await door.run('mails')
  const { rows } = await door.db.query(
    `select m.status, m.said::text, count(l.hash)::int as links from mail m
      join customer_order o on o.id = m.order_id join payment_link l on l.order_id = o.id
      where o.number = $1 and m.code = 'payment-link' group by m.id`,
    [number],
  )
  expect(rows).toEqual([{ status: 'sent', said: expect.any(String), links: 2 }])
  expect(rows[0].said).not.toMatch(/https?:|\/pay\//)
  const deeds = (await ask('deed-collection', { subject: `order ${number}` })).data
  expect(deeds).toMatchObject([{ call: 'phone-order-place' }])
  expect((await get('/pay/AAAAAAAAAAA')).statusCode).toBe(404)
})

test('12.34 who calls may bring a coupon and ask for an invoice; opened again, the order is still there', async () => {
  const order = await begin()
  const { cart } = await filled(order)
  const no = await ask('phone-cart-update', { ...order, coupon: 'NO-SUCH-ONE' })
  expect(no.code).toBe('coupon-not-found')
  const { rows } = await door.db.query(
    `select data ->> 'code' as code from coupon where customer_id = $1`,
    [customerId],
  )
  const cheaper = await update(order, { coupon: rows[0]?.code })
  expect(cheaper.cart.totals.grandtotal).toBeLessThan(cart.totals.grandtotal)
  const wrong = await ask('phone-cart-update', {
    ...order,
    invoice: { ...invoice, vatNumber: '1' },
  })
  expect(wrong.code).toBe('invalid-input')
  expect((await update(order, { invoice })).cart.invoice).toEqual(invoice)
  const { link, number, until } = await linkOf(cheaper.cart.totals.grandtotal, order)
  const again = await ask('phone-cart-one', order)
  expect(again.data).toEqual({
    placed: { number, email: maria.username, until, isPaid: false },
  })
  const second = (await ask('phone-link-create', order)).data.link
  expect(second).not.toBe(link)
  for (const each of [link, second]) expect((await get(each)).body).toContain(String(number))
  const placed = await door.db.query(
    `select invoice, coupon ->> 'code' as code from customer_order where number = $1`,
    [number],
  )
  expect(placed.rows).toEqual([{ invoice, code: rows[0]?.code }])
})

test('12.34 a caller whom nobody knows gets an account, and an order that waits as long as any such', async () => {
  const caller = { name: 'Θανάσης', email: 'thanasis@example.gr', lang: 'el' }
  const { data } = await ask('phone-customer-create', caller)
  expect((await ask('phone-customer-create', caller)).code).toBe('customer-known')
  const order = await begin(data.customerId)
  const { cart } = await filled(order)
  const placed = await linkOf(cart.totals.grandtotal, order)
  expect(placed.until - monday).toBe(10 * 60_000)
  door.at(placed.until)
  expect((await ask('phone-link-create', order)).code).toBe('phone-order-not-waiting')
  door.at(monday)
  const { rows } = await door.db.query('select code from mail where customer_id = $1', [
    data.customerId,
  ])
  expect(rows.map(({ code }) => code).sort()).toEqual(['password-reset', 'welcome'])
})

test('11.02 12.34 a cart that lacks something is not placed, and writes no deed', async () => {
  const order = await begin()
  const refused = await ask('phone-order-place', { ...order, toPay: 0 })
  expect(refused.code).toBe('cart-error')
  expect((await ask('phone-order-create', { customerId: 'nobody' })).code).toBe(
    'desk-customer-not-found',
  )
  expect((await ask('phone-cart-one', { phoneOrderId: 'nobody' })).code).toBe(
    'phone-order-not-found',
  )
})

test('12.31 two people who take one order down lose no dish of each other', async () => {
  const order = await begin()
  const { cart, meals } = await filled(order)
  const held = cart.scheduleMenus[0].items.map(({ id }: { id: string }) => id)
  const mains = meals.filter(({ type }: { type: string }) => type === 'main-meal')
  const [one, other] = mains
    .slice(4, 6)
    .map(({ builds }: { builds: { id: string }[] }) => builds[0])
  await Promise.all([
    update(order, { items: [{ itemId: one.id, amount: 2 }] }),
    update(order, { items: [{ itemId: other.id, amount: 1 }] }),
  ])
  await update(order, { items: [{ itemId: held[0], amount: 0 }] })
  const { items } = (await ask('phone-cart-one', order)).data.cart.scheduleMenus[0]
  const amounts = Object.fromEntries(
    items.map(({ id, amount }: { id: string; amount: number }) => [id, amount]),
  )
  expect(amounts).toEqual({
    ...Object.fromEntries(held.slice(1).map((id: string) => [id, 1])),
    ...{ [one.id]: 2, [other.id]: 1 },
  })
})

test('a change of the day says which dishes the new one does not have', async () => {
  const order = await begin()
  const { cart, days } = await filled(order)
  const [{ date, items }] = cart.scheduleMenus
  const said: string[] = []
  for (const day of days) {
    const window = day.timePeriods.find(({ available }: { available: boolean }) => available)
    if (!window || day.date <= date || said.length > 0) continue
    const moved = await update(order, { date: day.date, timePeriodId: window.id })
    said.push(...moved.dropped)
    const left = moved.cart.scheduleMenus[0].items.map(({ name }: { name: string }) => name)
    expect([...left, ...moved.dropped].sort()).toEqual(
      items.map(({ name }: { name: string }) => name).sort(),
    )
  }
  expect(said).not.toEqual([])
})

test('a wrong field of a door is named, in words', async () => {
  const order = await begin()
  const wrong = async (wish: object) => {
    const { code, message } = await ask('phone-cart-update', { ...order, ...wish })
    return [code, message]
  }
  expect(await wrong({ address: { ...door47, phone: '12' } })).toEqual([
    'invalid-input',
    refusalText['invalid-phone'].en,
  ])
  expect(await wrong({ address: { ...door47, municipality: 'Θεσσαλονίκη' } })).toEqual([
    'invalid-input',
    refusalText['municipality-not-picked'].en,
  ])
  expect(await wrong({ phone: 7 })).toEqual(['invalid-input', refusalText['invalid-input'].en])
})

test('12.33 a link that is tried again holds its order no longer than its orders stay open', async () => {
  const asked = await begin()
  await update(asked, { address: door47 })
  const { days } = (await ask('phone-cart-one', asked)).data
  const [day] = days.filter((one: Day) => one.timePeriods.some(({ available }) => available))
  const window = day.timePeriods.find(({ available }: { available: boolean }) => available)
  const closes = orderCutOff(day.date, window)
  door.at(closes - 20 * 60_000)
  const order = await begin()
  const { cart } = await filled(order)
  const { link, until, number } = await linkOf(cart.totals.grandtotal, order)
  expect(until).toBe(closes + 10 * 60_000)
  const held = async () => {
    const { rows } = await door.db.query<{ until: Date }>(
      `select max(expires_at) as until from payment_attempt a join customer_order o on o.id = order_id
        where o.number = $1`,
      [number],
    )
    return rows[0]?.until.getTime()
  }
  const declined = async () => {
    const { headers } = await get(`${link}/go`)
    const back = await choose(door, String(headers.location), 'decline')
    const paylink = new URL(link).pathname.slice('/pay/'.length)
    await get(`/checkout/viva?${new URLSearchParams(back)}`, { paylink })
  }
  await declined()
  expect(await held()).toBe(until)
  door.at(closes - 60_000)
  await declined()
  expect(await held()).toBe(until)
  door.at(monday)
})
