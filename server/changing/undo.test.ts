import { describe, expect, test } from 'vitest'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import { refundsOf } from '../../test/orders/changing.ts'
import {
  balanced,
  cancel,
  deliveryOf,
  door,
  fill,
  friday,
  itemsOf,
  minute,
  openChanges,
  orderOf,
  token,
  undo,
  week,
} from '../../test/orders/order-changes.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'

openChanges()

describe('Taking a change back', () => {
  test('before the money left costs nothing; after it left it is paid again', async () => {
    const order = await week()
    const scheduleMenuId = deliveryOf(order, 1).id
    const gone = await cancel(order.id, { scheduleMenuId })
    const back = await undo(order.id, gone.data.changeId, { expected: 0 })
    expect(back.data).toMatchObject({
      effect: { toPay: 0, refund: 0, after: order.totals.grandtotal },
      redirectUrl: null,
      order: { totals: order.totals, refunds: [], deliveries: order.deliveries },
    })
    await balanced(order.id)
    const again = await cancel(order.id, { scheduleMenuId })
    await door.db.query(
      `update refund set status = 'done', done_at = now() where order_id = $1 and status = 'due'`,
      [order.id],
    )
    const paid = await undo(order.id, again.data.changeId)
    expect(paid.data.effect.toPay).toBe(again.data.effect.refund)
    expect(paid.data.order.deliveries[1]?.status).toBe('canceled')
    await comeBack(door, await choose(door, paid.data.redirectUrl, 'approve'), token)
    const { deliveries, totals, changes } = await orderOf(order.id)
    expect([deliveries, totals]).toEqual([order.deliveries, order.totals])
    expect(changes.map(({ kind, status }) => [kind, status])).toEqual([
      ['cancel-delivery', 'undone'],
      ['undo', 'applied'],
      ['cancel-delivery', 'undone'],
      ['undo', 'applied'],
    ])
    await balanced(order.id)
  })

  test('after part of the money left pays that part; the rest waits, and stays when it is paid', async () => {
    const order = await week()
    const now = friday + minute
    door.at(now)
    const { id: scheduleMenuId } = deliveryOf(order)
    const extra = [...door.shop.catalogue().builds.values()].find(
      ({ meal }) => meal.type === 'extras' && meal.weekdays.length === 0,
    )
    const items = [...itemsOf(order), { itemId: extra?.build.id ?? '', amount: 3 }]
    const grown = await fill(order, items)
    await comeBack(door, await choose(door, grown.data.redirectUrl, 'approve'), token)
    const gone = await cancel(order.id, { scheduleMenuId })
    const surplus = Math.round(grown.data.effect.toPay * 100)
    const rest = Math.round(gone.data.effect.refund * 100) - surplus
    // The newest payment goes back first.
    expect((await refundsOf(door, order.id)).map(({ amount }) => amount).sort()).toEqual(
      [surplus, rest].sort(),
    )
    await door.db.query(
      `update refund set status = 'done', done_at = now() where order_id = $1 and amount_cents = $2`,
      [order.id, surplus],
    )
    const restingDue = async () =>
      (await refundsOf(door, order.id)).find(({ status }) => status === 'due')?.due_at.getTime()
    const first = await undo(order.id, gone.data.changeId)
    expect(first.data.effect).toMatchObject({ toPay: surplus / 100, refund: 0 })
    expect(await restingDue()).toBe(now + 60 * minute)
    await undo(order.id, first.data.changeId)
    expect(await restingDue()).toBe(now + 15 * minute)
    const again = await undo(order.id, gone.data.changeId)
    await comeBack(door, await choose(door, again.data.redirectUrl, 'approve'), token)
    expect((await refundsOf(door, order.id)).map(({ status }) => status).sort()).toEqual([
      'done',
      'withdrawn',
    ])
    expect((await orderOf(order.id)).deliveries[0]).toMatchObject({ status: 'planned' })
    await balanced(order.id)
  })

  test('is for the latest alone, once, and in time', async () => {
    const order = await week()
    const { id: scheduleMenuId, date, timePeriod } = deliveryOf(order, 1)
    const change = { orderId: order.id, scheduleMenuId }
    const moved = await door.ask(
      'customer-order-delivery-update',
      { ...change, timePeriodId: 'morning' },
      { token },
    )
    const gone = await cancel(order.id, { scheduleMenuId })
    const early = await undo(order.id, moved.data.changeId)
    expect([early.status, early.code]).toEqual([409, 'change-not-possible'])
    expect((await undo(order.id, 'nothing')).code).toBe('change-not-possible')
    door.at(orderCutOff(date, { ...timePeriod, from: '09:00' }) + minute)
    const late = await undo(order.id, gone.data.changeId)
    expect([late.status, late.code]).toEqual([409, 'change-too-late'])
    door.at(friday)
    const answers = await Promise.all([1, 2, 3].map(() => undo(order.id, gone.data.changeId)))
    expect(new Set(answers.map(({ data }) => data.changeId)).size).toBe(1)
    expect((await undo(order.id, moved.data.changeId)).data.order.deliveries).toEqual(
      order.deliveries,
    )
  })
})
