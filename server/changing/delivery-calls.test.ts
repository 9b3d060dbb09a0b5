import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DeskCallName } from '#shop/people/calls.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, paidWeek } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
let token: string
let care: Seat
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  care = await seat(door, 'care')
})
afterEach(() => door.at(monday))
afterAll(() => door.close())

const reason = 'Τηλεφώνησε'
const look = async ({ orderId }: Bought, desk = care) =>
  (await askDesk(door, 'order-one', { order: orderId }, { desk })).data
const faults = async () =>
  (await audit(door.db, door.shop.now()))
    .filter(({ note, says }) => !note && !says.includes('waits for a job'))
    .map(({ says }) => says)
const cents = (euros: number) => Math.round(euros * 100)

async function change(name: DeskCallName, to: Bought, more: object, desk = care) {
  const { seen, order } = await look(to, desk)
  const deliveryId = order.deliveries[0].id
  return askDesk(door, name, { order: to.orderId, seen, reason, deliveryId, ...more }, { desk })
}
const choices = async ({ orderId, order }: Bought, desk = care) => {
  const deliveryId = order.deliveries[0]?.id
  return (await askDesk(door, 'order-delivery-one', { order: orderId, deliveryId }, { desk })).data
}

describe('Moving a delivery', () => {
  test('11.01 11.11 12.19 says what the kitchen gains and loses, first as a preview, and the customer sees it', async () => {
    const bought = await paidWeek(door, token)
    const { days } = await choices(bought)
    const [first] = bought.order.deliveries
    const to = days.find(
      ({ date, windows }: { date: string; windows: [] }) =>
        date !== first?.date && windows.length > 0,
    )
    const move = { date: to.date, timePeriodId: to.windows[0].id }
    const preview = await change('order-delivery-update', bought, { ...move, preview: true })
    expect(preview).toMatchObject({
      code: 'ok',
      data: { refunded: 0, borne: 0, mail: 'order-changed' },
    })
    expect(preview.data.kitchen.map(({ date }: { date: string }) => date).sort()).toEqual(
      [first?.date, to.date].sort(),
    )
    expect((await look(bought)).order.deliveries[0].date).toBe(first?.date)
    expect((await change('order-delivery-update', bought, move)).data).toEqual(preview.data)
    const { order, byShop, deeds } = await look(bought)
    expect(order.deliveries[0].date).toBe(to.date)
    expect(order.changes).toMatchObject([{ kind: 'move', canUndo: false }])
    expect(byShop).toEqual([order.changes[0].id])
    expect(deeds[0]).toMatchObject({
      changes: { date: { from: first?.date, to: to.date } },
      reason,
    })
    expect((await change('order-delivery-update', bought, move)).code).toBe('nothing-changes')
    expect(await faults()).toEqual([])
  })

  test('12.19 is mailed to its customer, once, with what was before and what is now', async () => {
    const bought = await paidOrder(door, token)
    const wish = { address: { bell: 'Κάτω κουδούνι' } }
    await change('order-delivery-update', bought, { ...wish, preview: true })
    await change('order-delivery-update', bought, wish)
    await door.run('mails')
    const { rows } = await door.db.query(
      `select data, status, said ->> 'text' as text from mail
        where code = 'order-changed' and order_id = $1`,
      [bought.orderId],
    )
    expect(rows).toMatchObject([{ status: 'sent', data: { what: ['address'], refund: 0 } }])
    expect(rows[0]?.text).toContain(String(bought.number))
    expect(JSON.stringify(rows[0]?.data)).not.toContain('Κάτω')
  })

  test('12.14 may be later than its customer may, until the window begins', async () => {
    const bought = await paidOrder(door, token)
    const [delivery] = bought.order.deliveries
    door.at(Date.parse(`${delivery?.date}T05:00:00Z`))
    const late = await seat(door, 'care')
    const { days } = await choices(bought, late)
    const [to] = days.filter(({ date, windows }: { date: string; windows: [] }) => {
      return date !== delivery?.date && windows.length > 0
    })
    const move = { date: to.date, timePeriodId: to.windows[0].id }
    door.at(Date.parse(`${delivery?.date}T16:30:00Z`))
    expect((await change('order-delivery-update', bought, move, late)).code).toBe('change-too-late')
    door.at(Date.parse(`${delivery?.date}T05:00:00Z`))
    expect((await change('order-delivery-update', bought, move, late)).code).toBe('ok')
  })

  test('11.09 to another door keeps the address out of the deed', async () => {
    const bought = await paidOrder(door, token)
    const address = { bell: 'Παπαδοπούλου', floor: '7' }
    expect((await change('order-delivery-update', bought, { address })).code).toBe('ok')
    const { order, deeds } = await look(bought)
    expect(order.deliveries[0].shippingAddress).toMatchObject(address)
    expect(JSON.stringify(deeds)).not.toContain('Παπαδοπούλου')
  })

  test.each([
    [{}, 'invalid-input'],
    [{ date: '2026-13-01' }, 'invalid-input'],
    [{ date: '2026-01-05' }, 'date-not-available'],
    [{ timePeriodId: 'night' }, 'date-not-available'],
    [{ deliveryId: 'nobody', date: '2026-12-01' }, 'item-not-found'],
    [{ date: '2026-12-01', reason: ' ' }, 'invalid-input'],
    [{ date: '2026-12-01', seen: 'x'.repeat(22) }, 'order-changed'],
    [{ order: 'nothing', date: '2026-12-01' }, 'desk-order-not-found'],
  ])('12.14 refuses %j', async (input, code) => {
    const bought = await paidOrder(door, token)
    expect((await change('order-delivery-update', bought, input)).code).toBe(code)
  })
})

describe('Changing the meals of a delivery', () => {
  const itemsOf = ({ order }: Bought) =>
    order.deliveries[0]?.items.map(({ id: itemId, amount }) => ({ itemId, amount })) ?? []

  test('12.15 gives back what they cost less, and the shop bears what they cost more', async () => {
    const bought = await paidOrder(door, token, { mains: 6 })
    const items = itemsOf(bought)
    const [one, ...others] = items
    const less = [{ itemId: one?.itemId, amount: (one?.amount ?? 0) - 1 }, ...others]
    const given = await change('order-menu-update', bought, { items: less })
    expect(given).toMatchObject({ code: 'ok', data: { borne: 0, mail: 'order-changed' } })
    expect(given.data.refunded).toBeGreaterThan(0)
    expect(await faults()).toEqual([])
    const before = (await look(bought)).order.totals.grandtotal
    const more = await change('order-menu-update', bought, { items })
    expect(more).toMatchObject({ code: 'ok', data: { refunded: 0 } })
    expect(more.data.borne).toBeGreaterThan(0)
    expect((await look(bought)).order.totals.grandtotal).toBe(before)
    expect(await faults()).toEqual([])
    // All that was paid and not given back yet comes back, not more.
    const { seen } = await look(bought)
    const input = { order: bought.orderId, seen, reason }
    await askDesk(door, 'order-cancel', input, { desk: care })
    const { refunds } = (await look(bought)).order
    const back = refunds.reduce(
      (sum: number, { amount }: { amount: number }) => sum + cents(amount),
      0,
    )
    expect(back).toBe(cents(bought.grandtotal))
    expect(await faults()).toEqual([])
  })

  test('12.15 knows the limit of whoever makes it, and meals that are not on the menu', async () => {
    const bought = await paidOrder(door, token)
    const [one] = itemsOf(bought)
    const many = [{ itemId: one?.itemId, amount: 20 }]
    const code = (await change('order-menu-update', bought, { items: many })).code
    expect(['over-limit', 'item-type-is-full']).toContain(code)
    const unknown = [{ itemId: 'no-meal', amount: 4 }]
    expect((await change('order-menu-update', bought, { items: unknown })).code).toBe(
      'item-not-found',
    )
    expect((await change('order-menu-update', bought, { items: 'x' })).code).toBe('invalid-input')
  })
})

describe('Cancelling one delivery', () => {
  test('12.16 at any hour gives back its part with a mail; the last one ends the order', async () => {
    const bought = await paidWeek(door, token)
    const [first, second] = bought.order.deliveries
    door.at(Date.parse(`${first?.date}T06:00:00Z`))
    const late = await seat(door, 'care')
    const one = await change('order-delivery-cancel', bought, { deliveryId: first?.id }, late)
    expect(one).toMatchObject({ code: 'ok', data: { mail: 'order-cancelled', rest: null } })
    expect(one.data.refunded).toBeGreaterThan(0)
    expect((await look(bought, late)).order.status).toBe('opened')
    expect(await faults()).toEqual([])
    const last = await change('order-delivery-cancel', bought, { deliveryId: second?.id }, late)
    expect(last.code).toBe('ok')
    expect(cents(one.data.refunded) + cents(last.data.refunded)).toBe(cents(bought.grandtotal))
    expect((await look(bought, late)).order.status).toBe('canceled')
    expect(await faults()).toEqual([])
  })

  test('11.12 a second person who decides on what was, decides again', async () => {
    const bought = await paidWeek(door, token)
    const other = await seat(door, 'manager')
    const { seen, order } = await look(bought)
    const on = { order: bought.orderId, seen, reason }
    const both = await Promise.all(
      [care, other].map((desk, index) =>
        askDesk(
          door,
          'order-delivery-cancel',
          { ...on, deliveryId: order.deliveries[index].id },
          { desk },
        ),
      ),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'order-changed'])
  })
})

describe('Kindness beside the order', () => {
  test('12.22 a mail is read as it left, and goes out again word for word', async () => {
    const bought = await paidOrder(door, token)
    const mailIn = async () => (await look(bought)).mails[0]
    const { id: mailId } = await mailIn()
    const mail = { order: bought.orderId, mailId }
    const read = async (id = mailId) =>
      (await askDesk(door, 'order-mail-one', { ...mail, mailId: id }, { desk: care })).data
    expect(await read()).toMatchObject({ code: 'order-confirmed', status: 'queued', text: null })
    expect((await askDesk(door, 'order-mail-create', mail, { desk: care })).code).toBe(
      'mail-not-kept',
    )
    await door.run('mails')
    const first = await read()
    expect(first.text).toContain(String(bought.number))
    await change('order-delivery-update', bought, { address: { bell: 'Άλλο' } })
    expect((await askDesk(door, 'order-mail-create', mail, { desk: care })).code).toBe('ok')
    await door.run('mails')
    const { mails } = await look(bought)
    const again = mails.find(({ isAgain }: { isAgain: boolean }) => isAgain)
    expect(await read(again.id)).toMatchObject({
      ...{ subject: first.subject, text: first.text, status: 'sent' },
    })
    const strange = { ...mail, order: (await paidOrder(door, token)).orderId }
    expect((await askDesk(door, 'order-mail-one', strange, { desk: care })).code).toBe(
      'desk-order-not-found',
    )
  })

  test('12.21 a coupon is the customer’s own, serves once, and knows the limit', async () => {
    const bought = await paidOrder(door, token)
    const { seen } = await look(bought)
    const give = (amount: number, saw = seen) => {
      const input = { order: bought.orderId, seen: saw, amount, reason }
      return askDesk(door, 'order-coupon-create', input, { desk: care })
    }
    expect(await give(50.01)).toMatchObject({ code: 'over-limit', data: { limit: 50 } })
    expect((await give(0)).code).toBe('invalid-input')
    expect((await give(10, 'x'.repeat(22))).code).toBe('order-changed')
    const { data } = await give(10)
    expect(data).toMatchObject({ amount: 10 })
    const next = await paidOrder(door, token, { coupon: data.code })
    expect(next.order.totals.discount).toBe(10)
    expect((await paidOrder(door, token, { coupon: data.code })).order.totals.discount).toBe(0)
    const { deeds } = await look(bought)
    expect(deeds[0]).toMatchObject({ changes: { coupon: { to: data.code }, value: { to: 10 } } })
    expect(await faults()).toEqual([])
  })
})
