import { describe, expect, test } from 'vitest'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import {
  balanced,
  cancel,
  deliveryOf,
  door,
  fill,
  minute,
  openChanges,
  single,
  token,
  undo,
  week,
} from '../../test/orders/order-changes.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'

openChanges()

describe('4.52 Pausing a plan', () => {
  test('costs nothing, and it goes on where the customer wants', async () => {
    const order = await week({ weeks: 2 })
    const ask = { orderId: order.id }
    const answers = await Promise.all(
      [1, 2, 3].map(() => door.ask('customer-order-pause', ask, { token })),
    )
    const paused = answers[0]?.data.order
    expect(new Set(answers.map(({ data }) => data.changeId)).size).toBe(1)
    expect(paused?.deliveries.map(({ status }) => status)).toEqual(Array(4).fill('paused'))
    expect(paused).toMatchObject({ totals: order.totals, can: { pause: false, resume: true } })
    const { data } = await door.ask('customer-order-day-collection', ask, { token })
    const pair = data.pairs.find(
      ({ dates, deliveries }) =>
        (dates[0] ?? '') > '2026-12-01' && deliveries.every(({ missing }) => missing.length === 0),
    )
    const choice = { dates: pair?.dates ?? [], timePeriodId: 'morning' }
    const resumed = await door.ask('customer-order-resume', { ...ask, ...choice }, { token })
    expect(resumed.data.order.deliveries.map(({ date, status }) => [date, status])).toEqual(
      pair?.deliveries.map(({ date }) => [date, 'planned']),
    )
    expect(resumed.data.order).toMatchObject({
      totals: order.totals,
      timePeriod: { id: 'morning' },
      can: { resume: false, pause: true },
    })
    await balanced(order.id)
    const back = await undo(order.id, resumed.data.changeId)
    expect(back.data.order.deliveries.map(({ status }) => status)).toEqual(Array(4).fill('paused'))
    const whole = await cancel(order.id)
    expect(whole.data.order.status).toBe('canceled')
    await balanced(order.id)
  })

  test('goes on with other meals where the new days lack some, once these were shown', async () => {
    const order = await week()
    const ask = { orderId: order.id }
    const thursday = deliveryOf(order, 1)
    const seaBass = door.shop.catalogue().meals.find(({ id }) => id === 'M19')
    const [first] = thursday.items.toSorted((one, other) => one.price - other.price)
    const others = thursday.items.filter(item => item !== first)
    const items = others.map(({ id: itemId, amount }) => ({ itemId, amount }))
    const brave = seaBass?.builds.find(({ portion }) => portion === first?.portion.code)
    const dear = await fill(order, [...items, { itemId: brave?.id ?? '', amount: 1 }], {}, 1)
    await comeBack(door, await choose(door, dear.data.redirectUrl, 'approve'), token)
    const before = await door.ask('customer-order-pause', ask, { token })
    const { data } = await door.ask('customer-order-day-collection', ask, { token })
    const pair = data.pairs.find(({ deliveries }) => {
      const offers = deliveries.flatMap(({ swaps }) => swaps)
      return offers.length > 0 && offers.every(({ by }) => by)
    })
    const swaps = (pair?.deliveries ?? []).flatMap(({ id: scheduleMenuId, swaps }) =>
      swaps.map(({ itemId, by }) => ({ scheduleMenuId, itemId, byId: by?.itemId ?? '' })),
    )
    const choice = { ...ask, dates: pair?.dates ?? [], timePeriodId: 'morning' }
    const resume = (more: object) =>
      door.ask('customer-order-resume', { ...choice, ...more }, { token })
    const refused = await resume({})
    expect([refused.code, refused.data]).toMatchObject(['date-not-available', { why: 'meals' }])
    const wrong = swaps.map(swap => ({ ...swap, byId: swap.itemId }))
    expect((await resume({ swaps: wrong })).code).toBe('item-not-found')
    const shown = await resume({ swaps, preview: true })
    const { effect } = shown.data
    const made = await resume({ swaps, expected: effect.toPay - effect.refund })
    expect(made.code).toBe('ok')
    for (const { scheduleMenuId, itemId, byId } of swaps) {
      const delivery = made.data.order.deliveries.find(({ id }) => id === scheduleMenuId)
      const ids = delivery?.items.map(item => item.id)
      expect(ids).toContain(byId)
      expect(ids).not.toContain(itemId)
    }
    await balanced(order.id)
    const back = await undo(order.id, made.data.changeId)
    expect(back.data.order.deliveries).toEqual(before.data.order.deliveries)
    await balanced(order.id)
  })

  test('is not for single orders, nor for what is being made', async () => {
    const order = await single()
    const none = await door.ask('customer-order-pause', { orderId: order.id }, { token })
    expect([none.status, none.code]).toEqual([409, 'change-not-possible'])
    const plan = await week()
    const { date, timePeriod } = deliveryOf(plan, 1)
    door.at(orderCutOff(date, timePeriod) + minute)
    const late = await door.ask('customer-order-pause', { orderId: plan.id }, { token })
    expect(late.code).toBe('change-too-late')
    const dates = ['2026-12-07', '2026-12-10']
    const resume = { orderId: plan.id, dates, timePeriodId: 'morning' }
    const never = await door.ask('customer-order-resume', resume, { token })
    expect(never.code).toBe('change-not-possible')
  })
})
