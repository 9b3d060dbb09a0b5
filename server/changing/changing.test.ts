import { describe, expect, test } from 'vitest'
import {
  balanced,
  cancel,
  deliveryOf,
  door,
  fill,
  itemsOf,
  openChanges,
  orderOf,
  single,
  token,
  week,
} from '../../test/orders/order-changes.ts'
import { nikos, signUp } from '../../test/people.ts'
import type { HookName } from '../door/hooks.ts'

openChanges()

describe('Every change of an order', () => {
  const inputs = {
    'customer-order-cancel': {},
    'customer-order-menu-update': { scheduleMenuId: 'd', items: [] },
    'customer-order-menu-collection': { scheduleMenuId: 'd' },
    'customer-order-delivery-update': { scheduleMenuId: 'd', timePeriodId: 'morning' },
    'customer-order-day-collection': {},
    'customer-order-pause': {},
    'customer-order-resume': { dates: ['2026-12-07'], timePeriodId: 'morning' },
    'customer-order-undo': { changeId: 'c' },
    'customer-order-repeat': {},
  } satisfies Partial<Record<HookName, object>>
  const names = Object.keys(inputs) as (keyof typeof inputs)[]

  test.each(names)('%s is for its customer alone', async name => {
    const order = await single()
    const ask = (orderId: string, who: { token?: string }, more: object = {}) =>
      door.ask(name, { orderId, ...inputs[name], ...more } as never, who)
    const stranger = await signUp(door, { ...nikos, username: `${name}@example.com` })
    const nobody = await ask(order.id, {})
    expect([nobody.status, nobody.code]).toEqual([401, 'user-not-allowed'])
    for (const orderId of [order.id, 'nothing'])
      expect((await ask(orderId, { token: stranger }, { preview: true })).code).toBe(
        'order-not-found',
      )
    const others = await ask(order.id, { token: stranger })
    expect([others.status, others.code]).toEqual([404, 'order-not-found'])
    expect((await ask('../x', { token })).code).toBe('invalid-input')
    expect((await orderOf(order.id)).changes).toEqual([])
  })

  test('takes only what it can read', async () => {
    const order = await single()
    const { id: orderId } = order
    const bad: [HookName, object][] = [
      ['customer-order-cancel', { expected: 'all' }],
      ['customer-order-cancel', { scheduleMenuId: 7 }],
      [
        'customer-order-menu-update',
        { scheduleMenuId: 'd', items: [{ itemId: 'x', amount: 100 }] },
      ],
      ['customer-order-delivery-update', { scheduleMenuId: deliveryOf(order).id }],
      ['customer-order-delivery-update', { scheduleMenuId: 'd', date: '2026-02-30' }],
      ['customer-order-resume', { dates: [], timePeriodId: 'morning' }],
      ['customer-order-undo', {}],
    ]
    for (const [name, input] of bad) {
      const { status, code } = await door.ask(name, { orderId, ...input } as never, { token })
      expect([name, status, code]).toEqual([name, 400, 'invalid-input'])
    }
    for (const name of ['customer-order-cancel', 'customer-order-day-collection'] as const) {
      const unknown = await door.ask(name, { orderId, scheduleMenuId: 'd9' }, { token })
      expect(unknown.code).toBe('item-not-found')
    }
  })

  test('holds together when all are pressed at once', async () => {
    const order = await week({ weeks: 2 })
    const { id: orderId } = order
    const at = (index: number) => deliveryOf(order, index).id
    await Promise.all([
      cancel(orderId, { scheduleMenuId: at(1) }),
      cancel(orderId, { scheduleMenuId: at(2) }),
      door.ask('customer-order-pause', { orderId }, { token }),
      fill(order, itemsOf(order).reverse()),
      door.ask(
        'customer-order-delivery-update',
        { orderId, scheduleMenuId: at(3), timePeriodId: 'morning' },
        { token },
      ),
      cancel(orderId, { scheduleMenuId: at(1) }),
    ])
    await balanced(orderId)
    await cancel(orderId)
    await balanced(orderId)
    expect((await orderOf(orderId)).status).toBe('canceled')
  })
})
