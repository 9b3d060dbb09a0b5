import { describe, expect, test } from 'vitest'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import {
  balanced,
  deliveryOf,
  door,
  minute,
  openChanges,
  orderOf,
  single,
  token,
  week,
} from '../../test/orders/order-changes.ts'

openChanges()

describe('Moving a delivery', () => {
  test('to a day, window and door that can be had is free', async () => {
    const order = await single()
    const { id: scheduleMenuId, date } = deliveryOf(order)
    const { data } = await door.ask(
      'customer-order-day-collection',
      { orderId: order.id, scheduleMenuId },
      { token },
    )
    const day = data.days.find(each => each.free && each.date !== date)
    const timePeriodId = day?.timePeriods.at(-1)?.id ?? ''
    const move = { orderId: order.id, scheduleMenuId, date: day?.date ?? '', timePeriodId }
    const address = { floor: '5ος', bell: 'Γεωργίου', phone: '6971234567' }
    const moved = await door.ask(
      'customer-order-delivery-update',
      { ...move, address, expected: 0 },
      { token },
    )
    expect(moved.data.effect).toMatchObject({ refund: 0, toPay: 0 })
    expect(deliveryOf(moved.data.order)).toMatchObject({
      date: day?.date,
      timePeriod: { id: timePeriodId },
      shippingAddress: { street: 'Ermou', floor: '5ος', bell: 'Γεωργίου', phone: '+306971234567' },
    })
    expect(moved.data.order).toMatchObject({
      timePeriod: { id: timePeriodId },
      shippingAddress: { floor: '5ος' },
      totals: order.totals,
    })
    await balanced(order.id)
  })

  test('to another address in Attica; not beyond, and not without its details', async () => {
    const order = await single()
    const move = (address: object) =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId: deliveryOf(order).id, address },
        { token },
      )
    const found = await door.ask('address-suggestion-collection', { q: 'Σόλωνος 50' })
    const suggestionId = found.data.suggestions[0]?.id ?? ''
    const bare = await move({ suggestionId })
    expect([bare.status, bare.code]).toEqual([400, 'invalid-input'])
    expect(bare.data).toMatchObject({
      errors: [{ slug: 'missing-phone' }, { slug: 'missing-floor' }, { slug: 'missing-bell' }],
    })
    const details = { number: '50', floor: '1ος', bell: 'Μ', phone: '6971234567' }
    const moved = await move({ suggestionId, ...details })
    expect(deliveryOf(moved.data.order).shippingAddress).toMatchObject({ street: 'Solonos' })
    expect((await move({ suggestionId: 'nowhere', ...details })).code).toBe('invalid-input')
    expect((await move({ phone: 'no number' })).data).toMatchObject({
      errors: [{ field: 'phone', slug: 'invalid-phone' }],
    })
  })

  test('past another delivery, to a closed day or where a meal is not on the menu is refused', async () => {
    const order = await week({ weeks: 2 })
    const [first, second] = [deliveryOf(order), deliveryOf(order, 1)]
    const move = (date: string) =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId: first.id, date },
        { token },
      )
    const closed = await move('2026-11-28')
    expect([closed.status, closed.code]).toEqual([422, 'date-not-available'])
    expect(closed.data).toMatchObject({ why: 'closed' })
    expect((await move(second.date)).data).toMatchObject({ why: 'out-of-order' })
    expect((await move('2027-02-01')).code).toBe('date-not-available')
    expect((await orderOf(order.id)).deliveries).toEqual(order.deliveries)
  })

  test('ends 24 hours before the window', async () => {
    const order = await single()
    const { id: scheduleMenuId, date, timePeriod } = deliveryOf(order)
    const move = () =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId, address: { floor: '9ος' } },
        { token },
      )
    door.at(orderCutOff(date, timePeriod) + minute)
    expect((await move()).code).toBe('change-too-late')
    door.at(orderCutOff(date, timePeriod))
    expect((await move()).code).toBe('ok')
  })
})
