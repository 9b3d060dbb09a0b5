import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { queueReminders } from './reminders.ts'

let door: Door
let orderId: string
beforeAll(async () => {
  door = await openDoor()
  orderId = (await paidOrder(door, await signUp(door, maria))).orderId
  // The demo's own orders would be reminded of, too.
  await door.db.query(`update order_delivery set status = 'canceled' where order_id <> $1`, [
    orderId,
  ])
})
afterAll(() => door.close())
afterEach(async () => {
  door.at(monday)
  await door.db.query('delete from mail')
})

/** Its only delivery comes on that day, from 09:00 to 13:00, and was ordered long before. */
async function comesOn(date: string, placedAt = Date.parse('2026-01-02T10:00:00Z')) {
  await door.db.query(
    `update order_delivery set date = $2, status = 'planned', time_from = '09:00',
    time_to = '13:00' where order_id = $1`,
    [orderId, date],
  )
  await door.db.query(`update customer_order set placed_at = $2, status = 'opened' where id = $1`, [
    orderId,
    new Date(placedAt),
  ])
}
const remindAt = (now: number) => {
  door.at(now)
  return queueReminders(door.shop)
}
const queued = async () =>
  (await door.db.query('select code, key, order_id, data from mail order by created_at')).rows

describe('a delivery whose meals can be changed for a day more', () => {
  test.each([
    ['a Wednesday', '2026-11-25', '2026-11-22', '2026-11-23'],
    ['the Monday after the clocks went forward', '2026-03-30', '2026-03-27', '2026-03-28'],
    ['the Monday after the clocks went back', '2026-10-26', '2026-10-23', '2026-10-24'],
  ])(
    '%s: is reminded of from 24 hours before the last change until then',
    async (_, date, before, last) => {
      await comesOn(date)
      // 48 hours before its window, which is another hour of the clock where the clocks changed.
      const until = athensInstant(date, '09:00') - 48 * 3_600_000
      const hours = (instant: number) =>
        new Date(instant).toLocaleString('sv', { timeZone: 'Europe/Athens' }).slice(0, 13)
      expect(hours(until).slice(0, 10)).toBe(last)
      expect(hours(until - 24 * 3_600_000).slice(0, 10)).toBe(before)
      expect(await remindAt(until - 24 * 3_600_000 - 1)).toBe(0)
      expect(await remindAt(until + 1)).toBe(0)
      expect(await remindAt(until)).toBe(1)
      await door.db.query('delete from mail')
      expect(await remindAt(until - 24 * 3_600_000)).toBe(1)
      expect(await remindAt(until)).toBe(0)
    },
  )

  test('the hour of the last change follows the clocks', async () => {
    await comesOn('2026-03-30')
    expect(await remindAt(Date.parse('2026-03-28T06:00:00Z'))).toBe(1)
    await door.db.query('delete from mail')
    expect(await remindAt(Date.parse('2026-03-28T06:00:01Z'))).toBe(0)
    await comesOn('2026-10-26')
    expect(await remindAt(Date.parse('2026-10-24T07:00:00Z'))).toBe(1)
  })

  test('one that moves is reminded of again, of its new day', async () => {
    await comesOn('2026-11-25')
    expect(await remindAt(monday - 3_600_000)).toBe(1)
    await comesOn('2026-11-26')
    expect(await remindAt(monday)).toBe(1)
    const dates = (await queued()).map(({ data, key }) => `${data.date} ${key.slice(-10)}`)
    expect(dates).toEqual(['2026-11-25 2026-11-25', '2026-11-26 2026-11-26'])
  })

  const noon = athensInstant('2026-11-24', '08:00')
  test.each([
    ['was ordered within that day', () => comesOn('2026-11-26', noon - 3_600_000)],
    ['was cancelled', () => change(`update order_delivery set status = 'canceled'`)],
    ['was put aside', () => change(`update order_delivery set status = 'paused'`)],
    ['is not paid', () => change(`update customer_order set status = 'not-paid'`)],
    ['is nobody’s any more', () => change(`update customer_order set customer_id = null`)],
  ])('one that %s is not', async (_, happens) => {
    const { rows } = await door.db.query('select customer_id from customer_order where id = $1', [
      orderId,
    ])
    await comesOn('2026-11-26')
    await happens()
    expect(await remindAt(noon)).toBe(0)
    await door.db.query('update customer_order set customer_id = $2 where id = $1', [
      orderId,
      rows[0]?.customer_id,
    ])
  })
  const change = (sql: string) =>
    door.db.query(`${sql} where ${sql.includes('order_delivery') ? 'order_id' : 'id'} = $1`, [
      orderId,
    ])
})

describe('the day of a delivery', () => {
  test.each([
    ['2026-11-25', '06:59', 0],
    ['2026-11-25', '07:00', 1],
    ['2026-11-25', '12:59', 1],
    ['2026-11-25', '13:00', 0],
    ['2026-11-24', '20:00', 0],
    ['2026-11-26', '07:00', 0],
  ])('on %s at %s it is announced so often: %i', async (date, time, times) => {
    await comesOn('2026-11-25')
    expect(await remindAt(athensInstant(date, time))).toBe(times)
    expect((await queued()).map(({ code }) => code)).toEqual(times ? ['delivery-today'] : [])
  })

  test('it is announced once', async () => {
    await comesOn('2026-11-25')
    const jobs: string[] = []
    door.at(athensInstant('2026-11-25', '07:00'))
    const shop = { ...door.shop, jobs: { soon: (name: string) => jobs.push(name) } }
    const [one, other] = await Promise.all([queueReminders(shop), queueReminders(shop)])
    expect(one + other).toBe(1)
    expect(await queueReminders(shop)).toBe(0)
    expect(jobs).toEqual(['mails'])
  })
})
