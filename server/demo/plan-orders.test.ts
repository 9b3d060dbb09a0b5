import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, athensDate, athensInstant, orderCutOff } from '#shop/schedule/schedule.ts'
import { demoShop } from '../../test/demo-shop.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { planNamed } from '../../test/orders/plan-carts.ts'
import { audit } from '../books/audit.ts'
import { pausable, underWay } from './plan-orders.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('4.52 the demo’s customer has a plan under way with a cancelled delivery, and one paused', async () => {
  const login = { username: 'maria@gastra.example', password: 'gastra-demo' }
  const { data } = await door.ask('auth-login-email', login)
  const { token } = data
  const list = await door.ask('customer-order-collection', {}, { token })
  const plans = list.data.orders.filter(({ plan }) => plan.type === 'weekly')
  const told = plans.map(({ status, paused, dates }) => [status, paused, dates.length])
  expect(told).toEqual([
    ['opened', 0, 3],
    ['opened', 1, 2],
  ])
  const [running, paused] = await Promise.all(
    plans.map(({ id }) => door.ask('customer-order-one', { orderId: id }, { token })),
  )
  expect(running?.data.deliveries.map(({ status }) => status)).toEqual([
    'delivered',
    expect.stringMatching(/^planned|delivered$/),
    'planned',
    'canceled',
  ])
  expect(running?.data.can.pause).toBe(true)
  expect(running?.data.refunds).toMatchObject([{ reason: 'canceled' }])
  expect(paused?.data.deliveries.map(({ status }) => status)).toEqual(['delivered', 'paused'])
  expect(paused?.data.can.resume).toBe(true)
  expect((await audit(door.db, monday)).filter(({ note }) => !note)).toEqual([])
})

test('on whatever day the shop is opened, a delivery is behind the plan and two are ahead', () => {
  const plan = planNamed('weekly-bal-5-10-2')
  const noon = Date.UTC(2026, 0, 1, 10)
  const without: string[] = []
  for (let day = 0; day < 730; day += 3) {
    const now = noon + day * 86_400_000
    const { deliveries } = underWay(plan, demoShop, now)
    const today = athensDate(now)
    expect(deliveries).toHaveLength(4)
    const ahead = deliveries.filter(({ date }) => date >= addDays(today, 3))
    if ((deliveries[0]?.date ?? '') >= today || ahead.length < 2) without.push(today)
  }
  expect(without.length).toBeLessThan(12)
})

test('at whatever hour the shop is opened, the paused plan could be paused on its first day', () => {
  const plan = planNamed('weekly-bal-5-5-1')
  const from = Date.UTC(2026, 0, 1)
  const [window] = demoShop.timePeriods
  if (!window) throw new Error('no window')
  for (let hour = 0; hour < 730 * 24; hour += 31) {
    const [first, second] = pausable(plan, demoShop, from + hour * 3_600_000)
    const cutOff = orderCutOff(second?.date ?? '', window)
    expect(athensInstant(first?.date ?? '', '10:00')).toBeLessThan(cutOff)
  }
})
