import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidWeek } from '../../test/orders/changing.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, newCart, nikos, signUp } from '../../test/people.ts'
import type { CartAnswer, OrderAnswer } from '../answers.ts'

const friday = monday - 3 * 86_400_000
const week = 7 * 86_400_000

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const repeat = (orderId: string, fields: { replace?: boolean } = {}) =>
  door.ask('customer-order-repeat', { orderId, ...fields }, { token })
const contents = ({ deliveries }: OrderAnswer) =>
  deliveries.map(({ items }) => items.map(({ id, amount }) => [id, amount]))
const chosen = ({ scheduleMenus }: CartAnswer) =>
  scheduleMenus.map(({ items }) => items.map(({ id, amount }) => [id, amount]))

describe('Ordering the same again', () => {
  test('fills a cart with the same meals on the next such day, ready to be paid', async () => {
    door.at(friday)
    const { order } = await paidOrder(door, token)
    door.at(friday + week)
    const { code, data } = await repeat(order.id)
    expect([code, data.dropped, data.errors]).toEqual(['ok', [], []])
    expect(chosen(data)).toEqual(contents(order))
    const [first] = order.deliveries
    const date = data.scheduleMenus[0]?.date ?? ''
    expect(weekdayOf(date)).toBe(weekdayOf(first?.date ?? ''))
    expect(data).toMatchObject({
      timePeriod: { id: first?.timePeriod.id },
      shippingAddress: order.shippingAddress,
      spotPaymentType: { paymentType: { code: order.paymentType.code } },
    })
    const placed = await door.ask('cart-place', { cartId: data.id, acceptTerms: true }, { token })
    expect(placed.code).toBe('ok')
  })

  test('works for a plan with all its weeks', async () => {
    door.at(friday)
    const order = await paidWeek(door, token, { weeks: 2 })
    door.at(friday + 2 * week)
    const { data } = await repeat(order.id, { replace: true })
    expect([data.dropped, data.errors]).toEqual([[], []])
    expect(chosen(data)).toEqual(contents(order))
    const weekdays = (dates: string[]) => dates.map(weekdayOf)
    expect(weekdays(data.scheduleMenus.map(({ date }) => date))).toEqual(
      weekdays(order.deliveries.map(({ date }) => date)),
    )
  })

  test('asks before it takes the place of an open order of another plan', async () => {
    door.at(friday + 3 * week)
    const { order } = await paidOrder(door, token)
    const open = await newCart(door, { token, dietCode: 'wl' })
    const refused = await repeat(order.id)
    expect([refused.status, refused.code]).toEqual([409, 'plan-conflict'])
    expect(refused.data).toMatchObject({ cartId: open.id })
    expect((await door.ask('cart-one', { cartId: open.id }, { token })).code).toBe('ok')
    const { data } = await repeat(order.id, { replace: true })
    const current = await door.ask('cart-customer-one', {}, { token })
    expect(current.data?.id).toBe(data.id)
    // Of the same plan too, once something is in it.
    const again = await repeat(order.id)
    expect(again.code).toBe('plan-conflict')
    expect(again.data).toMatchObject({ cartId: data.id })
  })

  test('names what the kitchen has no more of, and leaves it out', async () => {
    door.at(friday + 4 * week)
    const { order } = await paidOrder(door, token)
    const item = order.deliveries[0]?.items[0]
    const mealId = door.shop.catalogue().builds.get(item?.id ?? '')?.meal.id
    await door.db.query(
      `insert into kitchen_load (date, kind, what, most)
       select date, 'meal', $1, 0 from generate_series('2026-12-01'::date, '2027-02-01', '1 day') date
       on conflict (date, kind, what) do update set most = kitchen_load.taken`,
      [mealId],
    )
    await door.shop.kitchen.refresh()
    const { data } = await repeat(order.id, { replace: true })
    expect(data.dropped).toEqual([item?.name])
    expect(chosen(data)[0]).toEqual(contents(order)[0]?.slice(1))
  })
})

describe('An order’s deliveries as a calendar', () => {
  const calendar = (orderId: string, who?: string, lang = 'el') =>
    door.app.inject({
      url: `/account/orders/${orderId}/calendar.ics`,
      headers: {
        lang,
        ...(who && { cookie: `auth=${encodeURIComponent(JSON.stringify({ token: who }))}` }),
      },
    })

  test('come as a file in the language of who asks, newer after each change', async () => {
    door.at(friday)
    const order = await paidWeek(door, token)
    const { statusCode, headers, body } = await calendar(order.id, token)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="order-${order.number}.ics"`,
      'cache-control': 'private, no-store',
    })
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(body).toContain('Παράδοση')
    expect((await calendar(order.id, token, 'en')).body).toContain('Delivery')
    const scheduleMenuId = order.deliveries[0]?.id ?? ''
    await door.ask('customer-order-cancel', { orderId: order.id, scheduleMenuId }, { token })
    const after = (await calendar(order.id, token)).body
    expect(after.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect([/SEQUENCE:(\d)/.exec(body)?.[1], /SEQUENCE:(\d)/.exec(after)?.[1]]).toEqual(['0', '1'])
  })

  test('are for its customer alone', async () => {
    door.at(friday)
    const { order } = await paidOrder(door, token)
    const stranger = await signUp(door, nikos)
    expect((await calendar(order.id, stranger)).statusCode).toBe(404)
    for (const id of ['nothing', '%00', 'a%00b', '%F0%9F%8D%8B', "'or'", 'x'.repeat(100)])
      expect([id, (await calendar(id, token)).statusCode]).toEqual([id, 404])
    expect((await calendar(order.id)).statusCode).toBe(401)
  })
})
