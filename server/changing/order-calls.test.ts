import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, paidWeek, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
let token: string
let care: Seat
let manager: Seat
let order: Bought
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  care = await seat(door, 'care')
  manager = await seat(door, 'manager')
  order = await paidOrder(door, token, { coupon: 'PROTI20' })
})
afterAll(() => door.close())

const reason = 'Χύθηκε η σάλτσα'
const seenOf = async ({ number }: { number: number }) =>
  (await askDesk(door, 'order-one', { order: String(number) }, { desk: care })).data
const giveBack = async (to: Bought, amount: number, more: object = {}, desk = care) => {
  const { seen } = await seenOf(to)
  const input = { order: to.orderId, seen, reason, amount, why: 'damaged', ...more }
  return askDesk(door, 'order-refund-create', input, { desk })
}
const asCustomer = async ({ orderId }: Bought) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const faults = async () =>
  (await audit(door.db, door.shop.now())).filter(({ note }) => !note).map(({ says }) => says)
const cents = (euros: number) => Math.round(euros * 100)

describe('An order for the shop’s people', () => {
  test('12.02 tells what its customer sees, and what the shop knows beside', async () => {
    const data = await seenOf(order)
    expect(data.order).toEqual(await asCustomer(order))
    expect(data.customer).toMatchObject({ name: maria.name, email: maria.username })
    expect(data.payments).toMatchObject([{ status: 'paid', amount: order.grandtotal }])
    expect(data.mails).toMatchObject([
      { code: 'order-confirmed', status: 'queued', isAgain: false },
    ])
    expect(data.goodwill).toEqual({ most: order.grandtotal, limit: 50 })
    expect((await seenOf({ number: 999_999 })) ?? null).toBeNull()
  })

  test('11.09 12.03 takes notes that the customer never sees', async () => {
    const input = { order: order.orderId, text: 'Πήρε τηλέφωνο στις 9.' }
    expect((await askDesk(door, 'order-note-create', input, { desk: care })).code).toBe('ok')
    const { notes, deeds } = await seenOf(order)
    expect(notes).toMatchObject([{ text: 'Πήρε τηλέφωνο στις 9.', staffName: 'care' }])
    expect(JSON.stringify(deeds)).not.toContain('τηλέφωνο')
    expect(JSON.stringify(await asCustomer(order))).not.toContain('Πήρε')
  })
})

describe('Finding', () => {
  const find = async (q: string) => {
    const { data } = await askDesk(door, 'find-collection', { q }, { desk: care })
    return data as {
      orders: { id: string }[]
      customers: { email: string }[]
      coupons: object[]
    }
  }
  const finds = async (q: string) => {
    const { orders, customers } = await find(q)
    return [
      orders.some(({ id }) => id === order.orderId),
      customers.some(({ email }) => email === maria.username),
    ]
  }

  test('12.01 takes a number, the end of a phone, an e-mail, and a name as it is typed in a hurry', async () => {
    const phone = order.order.shippingAddress.phone.replace(/\D/g, '')
    await door.db.query('update customer set phone = $1 where email = $2', [phone, maria.username])
    expect(await finds(String(order.number))).toEqual([true, false])
    expect(await finds(`#${order.number}`)).toEqual([true, false])
    expect(await finds(phone.slice(-4))).toEqual([true, true])
    expect(await finds(`…${phone.slice(-6, -3)} ${phone.slice(-3)}`)).toEqual([true, true])
    expect(await finds(maria.username.slice(0, 6).toUpperCase())).toEqual([false, true])
    const [first = '', last = ''] = maria.name.split(' ')
    for (const typed of [first, last, `${last} ${first}`, plain(maria.name), last.slice(0, 4)])
      expect([typed, (await finds(typed))[1]]).toEqual([typed, true])
  })

  test('12.01 takes a coupon, however it is written', async () => {
    const { orders, coupons } = await find('proti20')
    expect(orders.map(({ id }) => id)).toContain(order.orderId)
    expect(coupons).toMatchObject([{ code: 'PROTI20', customerId: null, customerName: '' }])
    const [gift] = (
      await door.db.query(
        `select p.data ->> 'code' as code, c.id from coupon p join customer c on c.id = p.customer_id
          where c.email = $1`,
        [maria.username],
      )
    ).rows
    const own = await find(` ${gift.code.toLowerCase()} `)
    expect(own.coupons).toMatchObject([{ customerId: gift.id, customerName: maria.name }])
    expect((await find('DORO-NOBODYS')).coupons).toEqual([])
  })

  test.each(["'; drop table customer", '%%', '\\\\', ':*', '()&|!', '….', '0'.repeat(90)])(
    '12.01 is not moved by %j',
    async q => {
      expect(await find(q)).toEqual({ orders: [], customers: [], coupons: [] })
    },
  )

  function plain(name: string): string {
    return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  }
})

describe('Giving back an amount', () => {
  test('12.04 lowers the order for good, and the refund, its mail and its document follow', async () => {
    const given = await paidOrder(door, token)
    const { code, data } = await giveBack(given, 3)
    expect([code, data]).toEqual([
      'ok',
      {
        ...{ refunded: 3, couponReturned: false, rest: null, mail: 'refund-sent' },
        ...{ borne: 0, waits: 0, kitchen: [] },
      },
    ])
    const seen = await asCustomer(given)
    expect(cents(seen.totals.grandtotal)).toBe(cents(given.grandtotal) - 300)
    expect(seen.refunds).toMatchObject([{ amount: 3, reason: 'goodwill', isDone: false }])
    expect(seen.changes).toMatchObject([{ kind: 'goodwill', effect: -3, canUndo: false }])
    for (const job of ['documents', 'refunds', 'documents', 'mails'] as const) await door.run(job)
    const after = await seenOf(given)
    expect(after.refunds).toMatchObject([{ amount: 3, status: 'done' }])
    expect(after.documents.map(({ amount }: { amount: number }) => amount)).toContain(-3)
    expect(after.mails.map(({ code }: { code: string }) => code)).toContain('refund-sent')
    expect(after.deeds).toMatchObject([{ call: 'order-refund-create', staffName: 'care', reason }])
    expect(await faults()).toEqual([])
  })

  test('12.04 works after the delivery too', async () => {
    const given = await paidOrder(door, token)
    await door.db.query(
      `with d as (update order_delivery set status = 'delivered' where order_id = $1)
        update customer_order set status = 'delivered' where id = $1`,
      [given.orderId],
    )
    expect((await giveBack(given, 5)).code).toBe('ok')
    expect((await faults()).filter(says => says.includes('costs'))).toEqual([])
  })

  test('12.05 12.07 knows the limits of a role and of the order', async () => {
    const given = await paidWeek(door, token)
    expect(await giveBack(given, 50.01)).toMatchObject({ code: 'over-limit', data: { limit: 50 } })
    const all = await giveBack(given, given.grandtotal + 0.01, {}, manager)
    expect(all).toMatchObject({ code: 'too-much-back', data: { most: given.grandtotal } })
    expect((await giveBack(given, 50)).code).toBe('ok')
    expect((await giveBack(given, 0)).code).toBe('invalid-input')
    expect((await giveBack(given, -3)).code).toBe('invalid-input')
    const unpaid = await unpaidOrder(door, token)
    expect((await giveBack(unpaid, 1)).code).toBe('too-much-back')
    const { seen } = await seenOf(unpaid)
    const input = { order: unpaid.orderId, seen, reason }
    expect((await askDesk(door, 'order-cancel', input, { desk: care })).data).toMatchObject({
      ...{ refunded: 0, couponReturned: false, rest: null, mail: null },
    })
  })

  test('11.04 11.12 twice at once gives back once: for the same request, and for two people who saw the same', async () => {
    const given = await paidOrder(door, token)
    const requestId = randomUUID()
    const same = await Promise.all([
      giveBack(given, 2, { requestId }),
      giveBack(given, 2, { requestId }),
    ])
    expect(same.map(({ code }) => code).sort()).toEqual(['already-done', 'ok'])
    const { seen } = await seenOf(given)
    const two = await Promise.all([
      giveBack(given, 4, { seen }),
      giveBack(given, 4, { seen }, manager),
    ])
    expect(two.map(({ code }) => code).sort()).toEqual(['ok', 'order-changed'])
    expect(cents((await asCustomer(given)).totals.grandtotal)).toBe(cents(given.grandtotal) - 600)
  })

  test('11.11 shown before: a preview answers the same and changes nothing', async () => {
    const given = await paidOrder(door, token)
    const before = await seenOf(given)
    const preview = await giveBack(given, 3, { preview: true })
    expect(preview).toMatchObject({ code: 'ok', data: { refunded: 3, mail: 'refund-sent' } })
    expect(await seenOf(given)).toEqual(before)
  })

  test('12.04 stays given when the customer cancels a delivery afterwards, and the books stay in order', async () => {
    const given = await paidWeek(door, token)
    await giveBack(given, 10)
    const [first] = given.order.deliveries
    const canceled = await door.ask(
      'customer-order-cancel',
      { orderId: given.orderId, scheduleMenuId: first?.id ?? '' },
      { token },
    )
    expect(canceled.code).toBe('ok')
    expect(await faults()).toEqual([])
    const rest = await door.ask('customer-order-cancel', { orderId: given.orderId }, { token })
    expect(rest.code).toBe('ok')
    const { refunds } = await asCustomer(given)
    const back = refunds.reduce((sum, { amount }) => sum + cents(amount), 0)
    expect(back).toBe(cents(given.grandtotal))
    expect(await faults()).toEqual([])
  })
})

describe('Taking an order back', () => {
  const take = async (name: 'order-cancel' | 'order-reject', from: Bought, more: object = {}) => {
    const { seen } = await seenOf(from)
    return askDesk(door, name, { order: from.orderId, seen, reason, ...more }, { desk: manager })
  }

  test('12.17 by the kitchen or by the shop gives all back, once, with one mail', async () => {
    for (const [name, mail, status] of [
      ['order-reject', 'order-not-accepted', 'not-accepted'],
      ['order-cancel', 'order-cancelled', 'canceled'],
    ] as const) {
      const bought = await paidOrder(door, token)
      const preview = await take(name, bought, { preview: true })
      expect((await asCustomer(bought)).status).toBe('opened')
      const done = await take(name, bought)
      expect(done.data).toEqual(preview.data)
      expect(done.data).toMatchObject({ refunded: bought.grandtotal, mail })
      expect((await asCustomer(bought)).status).toBe(status)
      expect((await take(name, bought)).code).toBe('order-not-open')
    }
    expect(await faults()).toEqual([])
  })

  test('12.07 after goodwill gives back what is left', async () => {
    const bought = await paidOrder(door, token)
    await giveBack(bought, 3)
    const { data } = await take('order-cancel', bought)
    expect(cents(data.refunded)).toBe(cents(bought.grandtotal) - 300)
    expect(await faults()).toEqual([])
  })

  test('12.16 leaves the hour out: care cancels where a customer no longer may', async () => {
    const bought = await paidOrder(door, token)
    const [delivery] = bought.order.deliveries
    door.at(Date.parse(`${delivery?.date}T06:00:00Z`))
    expect(
      (await door.ask('customer-order-cancel', { orderId: bought.orderId }, { token })).code,
    ).toBe('change-too-late')
    // A session of the staff room does not last that long.
    const late = await seat(door, 'care')
    const { data } = await askDesk(door, 'order-one', { order: bought.orderId }, { desk: late })
    const input = { order: bought.orderId, seen: data.seen, reason }
    expect((await askDesk(door, 'order-cancel', input, { desk: late })).code).toBe('ok')
    door.at(monday)
  })
})

test('15.10 money sent by hand is recorded once', async () => {
  const bought = await paidOrder(door, token)
  await giveBack(bought, 2)
  const { rows } = await door.db.query(
    `update refund set status = 'by-hand' where order_id = $1 returning id`,
    [bought.orderId],
  )
  const input = { refundId: rows[0].id, reason: 'Eurobank' }
  const heard = await Promise.all(
    [1, 2].map(() => askDesk(door, 'refund-done', input, { desk: manager })),
  )
  expect(heard.map(({ code }) => code).sort()).toEqual(['ok', 'refund-not-by-hand'])
})
