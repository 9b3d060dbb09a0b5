import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { booksOf, kitchenDrift, refundsOf } from '../../test/orders/changing.ts'
import { employee, officeWeek, onAccount } from '../../test/orders/office.ts'
import { audit } from '../books/audit.ts'
import { transaction } from '../db/database.ts'
import { changeWithin } from './delivery-acts.ts'
import { openOrder } from './order-acts.ts'

let door: Door
let care: Seat
beforeAll(async () => {
  door = await openDoor()
  care = await seat(door, 'care')
})
afterAll(() => door.close())

const look = async ({ id }: OrderAnswer) =>
  (await askDesk(door, 'order-one', { order: id }, { desk: care })).data
/** The shop puts so many of each meal into the first delivery. */
async function change(order: OrderAnswer, amount: number) {
  const { seen } = await look(order)
  const [delivery] = order.deliveries
  const items = delivery?.items.map(({ id: itemId }) => ({ itemId, amount }))
  const input = { order: order.id, seen, reason: 'Τηλεφώνησε', deliveryId: delivery?.id, items }
  return askDesk(door, 'order-menu-update', input, { desk: care })
}
const companyOf = async ({ id }: OrderAnswer) =>
  (
    await door.db.query<{ cents: number }>(
      'select company_cents as cents from customer_order where id = $1',
      [id],
    )
  ).rows[0]?.cents ?? 0
const faults = async () =>
  (await audit(door.db, monday)).filter(({ note }) => !note).map(({ says }) => says)

describe('What the shop changes of an order that a company pays for', () => {
  test('12.15 is billed to it while it pays for the employee, and then only what is less', async () => {
    const { token } = await employee(door)
    const order = await onAccount(door, token)
    const before = await companyOf(order)
    expect((await change(order, 2)).data).toMatchObject({ borne: 0, refunded: 0 })
    const twice = await companyOf(order)
    expect(twice).toBeGreaterThan(before)
    await door.ask('customer-spot-delete', { spotId: 'lefka' }, { token })
    expect((await change(order, 3)).code).toBe('spot-not-allowed')
    expect(await companyOf(order)).toBe(twice)
    expect((await change(order, 1)).data).toMatchObject({ borne: 0, refunded: 0 })
    expect(await companyOf(order)).toBe(before)
    expect(await faults()).toEqual([])
  })

  test('never brings back a day whose allowance another order took', async () => {
    const { token } = await employee(door)
    const first = await officeWeek(door, token)
    const canceled = first.deliveries[1]
    const asked = { orderId: first.id, scheduleMenuId: canceled?.id ?? '' }
    await door.ask('customer-order-cancel', asked, { token })
    const back = () =>
      transaction(door.db, async tx => {
        const opened = await openOrder(tx, first.id)
        if (!opened) throw new Error('a lost order')
        const call = { tx, now: monday, catalogue: door.shop.catalogue() }
        const deliveries = opened.order.deliveries
          .filter(({ id }) => id === canceled?.id)
          .map(delivery => ({ ...delivery, status: 'planned' as const }))
        return changeWithin(call, opened.order, { kind: 'undo', deliveries, until: null }, 100_000)
      })
    const second = await officeWeek(door, token)
    expect(second.company).toMatchObject({ pays: 20 })
    const company = await companyOf(first)
    const { kept } = await booksOf(door, first.id)
    const drift = await kitchenDrift(door)
    expect(await back()).toMatchObject({ refused: 'change-not-possible' })
    expect(await companyOf(first)).toBe(company)
    await door.ask('customer-order-cancel', { orderId: second.id }, { token })
    const made = await back()
    expect(made).toMatchObject({ refunded: 0 })
    expect(await companyOf(first)).toBe(4000)
    expect((await booksOf(door, first.id)).kept).toBe(kept)
    expect(await refundsOf(door, first.id)).toHaveLength(1)
    expect(await kitchenDrift(door)).toEqual(drift)
  })
})
