import { expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import type { DeskCallName } from '#shop/people/calls.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import {
  cancel,
  deliveryOf,
  door,
  fill,
  itemsOf,
  openChanges,
  single,
  twice,
} from '../../test/orders/order-changes.ts'

openChanges()

const reason = 'Το ζήτησε'
const look = async ({ id }: Pick<OrderAnswer, 'id'>, desk: Seat) =>
  (await askDesk(door, 'order-one', { order: id }, { desk })).data
const act = async (name: DeskCallName, order: OrderAnswer, desk: Seat, more: object = {}) => {
  const { seen } = await look(order, desk)
  return askDesk(door, name, { order: order.id, seen, reason, ...more }, { desk })
}
/** Its customer asked for more meals, and has not paid for them yet. */
async function withWaitingChange(order: OrderAnswer): Promise<void> {
  const asked = await fill(order, twice(order))
  expect(asked.data).toMatchObject({ redirectUrl: expect.any(String) })
}

test('12.20 while a change waits to be paid, the shop gives nothing back and changes no delivery', async () => {
  const order = await single()
  const care = await seat(door, 'care')
  await withWaitingChange(order)
  const back = { amount: 1, why: 'damaged' }
  expect((await act('order-refund-create', order, care, back)).code).toBe('change-waits')
  const { id: deliveryId } = deliveryOf(order)
  const door_ = { deliveryId, address: { bell: 'Άλλο κουδούνι' } }
  expect((await act('order-delivery-update', order, care, door_)).code).toBe('change-waits')
  const meals = { deliveryId, items: twice(order) }
  expect((await act('order-menu-update', order, care, meals)).code).toBe('change-waits')
  expect(await look(order, care)).toMatchObject({
    goodwill: { most: order.totals.grandtotal },
    order: { refunds: [], totals: order.totals },
  })
  await cancel(order.id)
})

test('12.06 what the shop bears of dearer changes counts together toward the limit of its person', async () => {
  const order = await single()
  const items = itemsOf(order)
  const [first, ...others] = items
  const oneMore = (more: number) => ({
    deliveryId: deliveryOf(order).id,
    items: [{ itemId: first?.itemId, amount: (first?.amount ?? 0) + more }, ...others],
  })
  const owner = await seat(door, 'owner')
  const care = await seat(door, 'care')
  const preview = await act('order-menu-update', order, care, { ...oneMore(1), preview: true })
  const borne: number = preview.data.borne
  expect(borne).toBeGreaterThan(0)
  // Enough for one such change, not for two.
  const alone = Math.round(borne * 150) / 100
  await askDesk(door, 'limit-update', { role: 'care', alone }, { desk: owner })
  expect((await act('order-menu-update', order, care, oneMore(1))).code).toBe('ok')
  expect(await act('order-menu-update', order, care, oneMore(2))).toMatchObject({
    code: 'over-limit',
    data: { limit: Math.round((alone - borne) * 100) / 100 },
  })
  await askDesk(door, 'limit-update', { role: 'care', alone: 50 }, { desk: owner })
  await cancel(order.id)
})

test('12.28 who deleted their account is given no coupon and no mail once more', async () => {
  const order = await single()
  const care = await seat(door, 'care')
  await door.run('mails')
  await act('order-cancel', order, care)
  const { mails } = await look(order, care)
  await door.db.query('update customer_order set customer_id = null where id = $1', [order.id])
  expect((await act('order-coupon-create', order, care, { amount: 5 })).code).toBe('customer-gone')
  const mail = { order: order.id, mailId: mails[0].id }
  expect((await askDesk(door, 'order-mail-create', mail, { desk: care })).code).toBe(
    'customer-gone',
  )
})
