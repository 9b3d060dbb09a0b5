import { expect, onTestFinished, test } from 'vitest'
import { attemptsAnHour } from '#shop/payment.ts'
import { paidFrom } from '../../test/orders/changing.ts'
import {
  balanced,
  cancel,
  door,
  fill,
  friday,
  itemsOf,
  minute,
  openChanges,
  orderOf,
  single as paidOrder,
  token,
  twice,
  undo,
} from '../../test/orders/order-changes.ts'
import {
  choose,
  chooseAtEpay,
  comeBack,
  comeBackFromEpay,
  postBack,
} from '../../test/orders/paying.ts'
import { filledCart } from '../../test/people.ts'

openChanges()

/** What is paid a minute later is the order's latest payment, as it is in life. */
const single = async () => {
  const order = await paidOrder()
  door.at(friday + minute)
  return order
}
const changeOf = async (orderId: string) => (await orderOf(orderId)).changes[0]
const openAttempts = async (orderId: string) =>
  (
    await door.db.query(
      `select 1 from payment_attempt where order_id = $1 and status in ('created', 'pending')`,
      [orderId],
    )
  ).rowCount

test('4.51 a change whose card was declined is paid at the same page with another one', async () => {
  const order = await single()
  const { data } = await fill(order, twice(order))
  const { redirectUrl } = data
  expect(data.order.changes).toMatchObject([{ redirectUrl, paymentFailed: false }])
  const declined = await comeBack(door, await choose(door, redirectUrl, 'decline'), token)
  expect(declined.data.order.changes).toMatchObject([
    { status: 'waiting', redirectUrl, paymentFailed: true, canUndo: true },
  ])
  expect(await openAttempts(order.id)).toBe(0)
  const back = await comeBack(door, await choose(door, redirectUrl, 'approve'), token)
  expect(itemsOf(back.data.order)).toEqual(twice(order))
  expect(back.data.order.changes).toMatchObject([
    { status: 'applied', redirectUrl: null, paymentFailed: false },
  ])
  const { rows } = await door.db.query(
    'select status, reason from payment_attempt where order_id = $1 and change_id is not null',
    [order.id],
  )
  expect(rows).toEqual([{ status: 'paid', reason: null }])
  await balanced(order.id)
})

test('4.51 a change that is paid tells this process that less is left in the kitchen', async () => {
  const order = await single()
  const { data } = await fill(order, twice(order))
  const { kitchen } = door.shop
  const { changed } = kitchen
  let told = 0
  Object.assign(kitchen, { changed: () => told++ })
  await comeBack(door, await choose(door, data.redirectUrl, 'approve'), token)
  Object.assign(kitchen, { changed })
  expect(told).toBe(1)
  await balanced(order.id)
})

test('4.51 made again after a decline it has one way to pay, and the old one is closed', async () => {
  const order = await single()
  const first = await fill(order, twice(order))
  await comeBack(door, await choose(door, first.data.redirectUrl, 'decline'), token)
  const again = await fill(order, twice(order))
  expect(again.data.redirectUrl).not.toBe(first.data.redirectUrl)
  expect(again.data.order.changes).toMatchObject([
    { redirectUrl: again.data.redirectUrl, paymentFailed: false },
  ])
  expect(await openAttempts(order.id)).toBe(1)
  expect(await choose(door, first.data.redirectUrl, 'approve')).toEqual({})
  const dropped = await undo(order.id, again.data.changeId)
  expect(dropped.data.order.changes).toEqual([])
  await balanced(order.id)
})

test('4.51 its way to pay is told as long as it can be paid', async () => {
  for (const outcome of [null, 'abandon', 'decline'] as const) {
    const order = await single()
    const { data } = await fill(order, twice(order))
    if (outcome) await comeBack(door, await choose(door, data.redirectUrl, outcome), token)
    const paymentFailed = outcome !== null
    door.at(friday + 31 * minute - 1)
    expect(await changeOf(order.id)).toMatchObject({ redirectUrl: data.redirectUrl, paymentFailed })
    door.at(friday + 31 * minute)
    expect(await changeOf(order.id)).toMatchObject({ redirectUrl: null, paymentFailed })
    await undo(order.id, data.changeId)
  }
})

test('4.51 1.11 a ticket of epay that was declined leads nowhere, so the change is made again', async () => {
  door.at(friday)
  const cart = await filledCart(door, 4, { token })
  const order = await paidFrom(door, token, cart)
  door.at(friday + minute)
  await door.db.query(`update customer_order set payment_type = 'epay' where id = $1`, [order.id])
  const { data } = await fill(order, twice(order))
  expect(await changeOf(order.id)).toMatchObject({
    redirectUrl: data.redirectUrl,
    paymentFailed: false,
  })
  const declined = await chooseAtEpay(door, data.redirectUrl, 'decline')
  if (!declined) throw new Error('the bank sent nobody back')
  const told = await comeBackFromEpay(door, await postBack(door, declined), token)
  expect(told.data.order.changes).toMatchObject([
    { status: 'waiting', redirectUrl: null, paymentFailed: true },
  ])
  const again = await fill(order, twice(order))
  expect(again.data.order.changes).toMatchObject([{ redirectUrl: again.data.redirectUrl }])
  const approved = await chooseAtEpay(door, again.data.redirectUrl, 'approve')
  if (!approved) throw new Error('the bank sent nobody back')
  const paid = await comeBackFromEpay(door, await postBack(door, approved), token)
  expect(itemsOf(paid.data.order)).toEqual(twice(order))
  await balanced(order.id)
})

test('4.51 after ten payments in an hour none is begun, and a cancellation still goes through', async () => {
  const order = await single()
  for (let begun = 1; begun < attemptsAnHour; begun++) {
    const { data } = await fill(order, twice(order))
    await comeBack(door, await choose(door, data.redirectUrl, 'decline'), token)
  }
  const refused = await fill(order, twice(order))
  expect([refused.status, refused.code]).toEqual([429, 'too-many-requests'])
  expect(await openAttempts(order.id)).toBe(0)
  const { code, data } = await cancel(order.id)
  expect([code, data.order?.status]).toEqual(['ok', 'canceled'])
  await balanced(order.id)
})

test('16.05 where the door is the only way to pay, what was paid cannot grow, and nothing waits', async () => {
  const order = await single()
  const catalogue = door.shop.catalogue()
  const { paymentTypes } = catalogue
  const without = paymentTypes.filter(({ spotId }) => spotId !== order.spot?.id)
  Object.assign(catalogue, { paymentTypes: without })
  onTestFinished(() => void Object.assign(catalogue, { paymentTypes }))
  for (const preview of [true, false])
    expect((await fill(order, twice(order), { preview })).code).toBe('change-not-possible')
  expect((await orderOf(order.id)).changes).toEqual([])
})
