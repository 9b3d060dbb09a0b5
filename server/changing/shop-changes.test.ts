import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toCents, toEuros } from '#shop/money.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { refundsOf } from '../../test/orders/changing.ts'
import { friday } from '../../test/orders/order-changes.ts'
import { type Bought, paidOrder, paidWeek, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import * as changes from '../db/order/order-changes.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { changeWithin, newShopChange } from './delivery-acts.ts'
import { giveBack } from './give-back.ts'
import { cancelOrder, openOrder, rejectOrder } from './order-acts.ts'

let door: Door
let token: string
/** The customer's first order, with the coupon that only it may have. */
let first: Bought
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  door.at(friday)
  token = await signUp(door, maria)
  first = await paidOrder(door, token, { coupon: 'PROTI20' })
})
afterAll(() => door.close())

type Act<Made> = (
  tx: Parameters<typeof openOrder>[0],
  opened: NonNullable<Awaited<ReturnType<typeof openOrder>>>,
) => Promise<Made>

/** Runs an act on an order as a call does, and answers what it answers. */
async function on<Made>({ orderId }: Bought, act: Act<Made>): Promise<Made> {
  return transaction(door.db, async tx => {
    const opened = await openOrder(tx, orderId)
    if (!opened) throw new Error(`no order ${orderId}`)
    return act(tx, opened)
  })
}
const orderOf = (bought: Bought) => on(bought, async (_, { order }) => order)
const latestOf = ({ orderId }: Bought) => changes.latest(door.db, orderId)
const mailsOf = async ({ orderId }: Bought, code: string) =>
  (
    await door.db.query('select key, data from mail where order_id = $1 and code = $2', [
      ...[orderId, code],
    ])
  ).rows
const endOf = async ({ orderId }: Bought) =>
  (
    await door.db.query(
      'select status, end_reason as reason, goodwill_cents as goodwill from customer_order where id = $1',
      [orderId],
    )
  ).rows[0]
const handOver = async ({ order }: Bought) =>
  door.db.query(`update order_delivery set status = 'delivered' where id = $1`, [
    order.deliveries[0]?.id,
  ])

/** Its first delivery with so many more, or fewer, of its first dish. */
function withMore({ deliveries }: PlacedOrder, more: number) {
  const [delivery] = deliveries
  if (!delivery) throw new Error('an order without a delivery')
  const items = delivery.items
    .map((item, index) => (index === 0 ? { ...item, amount: item.amount + more } : item))
    .filter(({ amount }) => amount > 0)
  return { kind: 'meals', deliveries: [{ ...delivery, items }], until: null } as const
}
const within = (limit: number) => ({
  limit,
  call: (tx: Parameters<typeof openOrder>[0]) => ({
    ...{ tx, now: friday, catalogue: door.shop.catalogue() },
  }),
})
const changeBy = (bought: Bought, more: number, limit: number) =>
  on(bought, async (tx, { order }) =>
    changeWithin(within(limit).call(tx), order, withMore(order, more), limit),
  )

test('an order is opened by its number or its id, and what is neither opens nothing', async () => {
  const bought = await paidOrder(door, token)
  await transaction(door.db, async tx => {
    expect((await openOrder(tx, String(bought.number)))?.order.id).toBe(bought.orderId)
    expect((await openOrder(tx, bought.orderId))?.locked.id).toBe(bought.orderId)
    for (const name of ['999999', randomUUID(), 'x']) expect(await openOrder(tx, name)).toBeNull()
  })
})

describe('What the kitchen cannot make', () => {
  test('goes back whole, with the reason, the mail and the sum in it', async () => {
    const bought = await paidOrder(door, token)
    const cents = toCents(bought.grandtotal)
    const ended = await on(bought, (tx, opened) => rejectOrder(tx, opened, friday))
    expect(ended).toMatchObject({ refunded: cents, couponReturned: false })
    expect(await endOf(bought)).toMatchObject({ status: 'not-accepted', reason: 'kitchen' })
    expect(await refundsOf(door, bought.orderId)).toMatchObject([
      { amount: cents, reason: 'not-accepted' },
    ])
    expect(await mailsOf(bought, 'order-not-accepted')).toEqual([
      { key: `order-not-accepted ${bought.orderId}`, data: { refund: cents } },
    ])
  })

  test('is an order that is open, and of which nothing was eaten', async () => {
    const unpaid = await unpaidOrder(door, token)
    const reject = (bought: Bought) => on(bought, (tx, opened) => rejectOrder(tx, opened, friday))
    expect(await reject(unpaid)).toEqual({ refused: 'order-not-open' })
    await on(unpaid, (tx, opened) => cancelOrder(tx, opened, friday))
    const begun = await paidWeek(door, token)
    await handOver(begun)
    expect(await reject(begun)).toEqual({ refused: 'order-partly-delivered' })
    expect(await refundsOf(door, begun.orderId)).toEqual([])
  })
})

describe('What the shop cancels', () => {
  const cancel = (bought: Bought) => on(bought, (tx, opened) => cancelOrder(tx, opened, friday))

  test('goes back whole, and the mail says who did it, how much it is and which coupon is back', async () => {
    const bought = first
    const amount = toCents(bought.grandtotal)
    const couponReturned = true
    expect(await cancel(bought)).toMatchObject({ refunded: amount, couponReturned, rest: null })
    expect(await endOf(bought)).toMatchObject({ status: 'canceled', reason: 'shop' })
    expect(await refundsOf(door, bought.orderId)).toMatchObject([{ amount, reason: 'canceled' }])
    expect(await mailsOf(bought, 'order-cancelled')).toEqual([
      {
        key: `order-cancelled shop ${bought.orderId}`,
        data: { what: 'order', amount, by: 'shop', couponCode: 'PROTI20' },
      },
    ])
  })

  test('without a coupon says nothing of one', async () => {
    const bought = await paidOrder(door, token)
    expect(await cancel(bought)).toMatchObject({ couponReturned: false })
    const [mail] = await mailsOf(bought, 'order-cancelled')
    expect(Object.keys(mail?.data).sort()).toEqual(['amount', 'by', 'what'])
  })

  test('before it was paid gives nothing back and writes nobody', async () => {
    const bought = await unpaidOrder(door, token)
    expect(await cancel(bought)).toMatchObject({ refunded: 0, rest: null })
    expect(await endOf(bought)).toMatchObject({ status: 'canceled' })
    expect(await mailsOf(bought, 'order-cancelled')).toEqual([])
    expect(await cancel(bought)).toEqual({ refused: 'order-not-open' })
  })

  test('of an order that has begun is its rest, as a change that its customer cannot undo', async () => {
    const bought = await paidWeek(door, token)
    const [, second] = bought.order.deliveries
    const before = await orderOf(bought)
    await handOver(bought)
    const done = await cancel(bought)
    const change = await latestOf(bought)
    const after = await orderOf(bought)
    const refunded = ownPart(before.totals) - ownPart(after.totals)
    expect(refunded).toBeGreaterThan(0)
    expect(done).toEqual({ refunded, couponReturned: false, rest: 1 })
    expect(change).toMatchObject({
      ...{ kind: 'cancel', status: 'applied', effect: -refunded, undoes: null },
      before: { deliveries: [{ id: second?.id }], sums: before.totals },
      after: {
        ...{ wish: 'the shop canceled the rest', until: null, kept: 0, by: 'shop' },
        deliveries: [{ id: second?.id, status: 'canceled' }],
        sums: after.totals,
        effect: {
          before: toEuros(ownPart(before.totals)),
          after: toEuros(ownPart(after.totals)),
          refund: toEuros(refunded),
          ...{ toPay: 0, couponReturned: false },
        },
      },
    })
    expect(change?.before.deliveries).toHaveLength(1)
    expect(await refundsOf(door, bought.orderId)).toMatchObject([
      { amount: refunded, reason: 'canceled' },
    ])
    expect(await cancel(bought)).toEqual({ refused: 'order-not-open' })
  })
})

describe('What the shop gives back', () => {
  test('is a change that says what was before, what is after and why, and counts as kindness', async () => {
    const bought = await paidOrder(door, token)
    const before = await orderOf(bought)
    const given = { cents: 250, reason: 'damaged' } as const
    const done = await on(bought, (tx, opened) => giveBack(tx, opened, given, friday))
    expect(done).toEqual({ refunded: 250, couponReturned: false })
    const after = await orderOf(bought)
    expect(after.goodwill).toBe(250)
    expect(ownPart(before.totals) - ownPart(after.totals)).toBe(250)
    expect(await latestOf(bought)).toMatchObject({
      ...{ kind: 'goodwill', status: 'applied', effect: -250, undoes: null },
      before: { deliveries: [], sums: before.totals },
      after: {
        ...{ deliveries: [], wish: 'damaged', until: null, kept: 0, by: 'shop' },
        sums: after.totals,
        effect: {
          before: bought.grandtotal,
          after: toEuros(ownPart(after.totals)),
          ...{ refund: 2.5, toPay: 0, couponReturned: false },
        },
      },
    })
    expect(await refundsOf(door, bought.orderId)).toMatchObject([
      { amount: 250, reason: 'goodwill' },
    ])
  })

  test('is at most what was paid, to the cent', async () => {
    const bought = await paidOrder(door, token)
    const cents = toCents(bought.grandtotal)
    const give = (amount: number) =>
      on(bought, (tx, opened) => giveBack(tx, opened, { cents: amount, reason: 'damaged' }, friday))
    expect(await give(cents + 1)).toEqual({
      ...{ refused: 'too-much-back', data: { most: bought.grandtotal } },
    })
    expect(await give(cents)).toEqual({ refunded: cents, couponReturned: false })
    expect(await give(1)).toEqual({ refused: 'too-much-back', data: { most: 0 } })
  })
})

describe('What the shop changes', () => {
  test('and costs less goes back, once, as a change that its customer cannot undo', async () => {
    const bought = await paidOrder(door, token, { mains: 6 })
    const before = await orderOf(bought)
    const made = await changeBy(bought, -1, 0)
    if (isRefusal(made)) throw new Error(`refused: ${JSON.stringify(made)}`)
    const after = await orderOf(bought)
    const refunded = ownPart(before.totals) - ownPart(after.totals)
    expect(refunded).toBeGreaterThan(0)
    expect(made).toMatchObject({ refunded, borne: 0 })
    expect(await latestOf(bought)).toMatchObject({
      ...{ kind: 'meals', status: 'applied', effect: -refunded, undoes: null },
      before: { deliveries: [{ id: bought.order.deliveries[0]?.id }], sums: before.totals },
      after: {
        ...{ wish: 'the shop: meals', until: null, kept: 0, by: 'shop' },
        sums: after.totals,
        effect: {
          before: bought.grandtotal,
          after: toEuros(ownPart(after.totals)),
          refund: toEuros(refunded),
          ...{ toPay: 0, couponReturned: false },
        },
      },
    })
    expect(await refundsOf(door, bought.orderId)).toMatchObject([{ amount: refunded }])
    expect(await endOf(bought)).toMatchObject({ goodwill: 0 })
  })

  test('and costs less is less to pay at the door, where nothing was paid, and promises nothing back', async () => {
    const order = await orderOf(await paidOrder(door, token, { mains: 6 }))
    const made = newShopChange({ ...order, atDoor: ownPart(order.totals) }, withMore(order, -1))
    if (isRefusal(made)) throw new Error('refused')
    expect(made).toMatchObject({ refunded: 0, borne: 0 })
    expect(Math.abs(made.change.effect)).toBe(0)
    expect(ownPart(made.change.after.sums)).toBeLessThan(ownPart(order.totals))
  })

  test('and costs more is borne up to the limit, to the cent, and counts as kindness', async () => {
    const bought = await paidOrder(door, token)
    const before = await orderOf(bought)
    const free = newShopChange(before, withMore(before, 1))
    if (isRefusal(free)) throw new Error('refused')
    const { borne } = free
    expect(borne).toBeGreaterThan(0)
    expect(await changeBy(bought, 1, borne - 1)).toEqual({
      ...{ refused: 'over-limit', data: { limit: toEuros(borne - 1) } },
    })
    expect(await latestOf(bought)).toBeNull()
    expect(await changeBy(bought, 1, borne)).toMatchObject({ refunded: 0, borne })
    const after = await orderOf(bought)
    expect(ownPart(after.totals)).toBe(ownPart(before.totals))
    expect(after.goodwill).toBe(borne)
    expect(await refundsOf(door, bought.orderId)).toEqual([])
    expect((await latestOf(bought))?.effect).toBeCloseTo(0)
  })

  test('and changes nothing is refused', async () => {
    const bought = await paidOrder(door, token)
    expect(await changeBy(bought, 0, 0)).toEqual({ refused: 'nothing-changes' })
  })

  test('is never the last delivery of its order', async () => {
    const order = await orderOf(first)
    const deliveries = order.deliveries.map(each => ({ ...each, status: 'canceled' as const }))
    const canceled = { kind: 'cancel-delivery', deliveries, until: null } as const
    expect(() => newShopChange(order, canceled)).toThrow('the last delivery ends its order')
  })

  test('may take one delivery of several away, whose price goes back', async () => {
    const order = await orderOf(await paidWeek(door, token))
    const [delivery] = order.deliveries
    if (!delivery) throw new Error('a week without deliveries')
    const deliveries = [{ ...delivery, status: 'canceled' as const }]
    const made = newShopChange(order, { kind: 'cancel-delivery', deliveries, until: null })
    if (isRefusal(made)) throw new Error('refused')
    expect(made.borne).toBe(0)
    expect(made.refunded).toBeGreaterThan(0)
    expect(made.refunded).toBeLessThan(ownPart(order.totals))
  })

  test('and what breaks under it is no refusal: it is thrown, and nothing is changed', async () => {
    const bought = await paidOrder(door, token)
    await door.db.query(
      `create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger breaks before update on kitchen_load for each row execute function breaks()`,
    )
    const change = changeBy(bought, 1, 1_000_000)
    await expect(change).rejects.toThrow('broken')
    await door.db.query('drop trigger breaks on kitchen_load')
    expect(await latestOf(bought)).toBeNull()
    expect((await orderOf(bought)).goodwill).toBe(0)
  })

  test('is not more than the kitchen can make', async () => {
    const bought = await paidOrder(door, token)
    const catalogue = door.shop.catalogue()
    const kitchenLimit = { ...catalogue.kitchenLimit, portionsPerMeal: 0 }
    const { deliveries } = await orderOf(bought)
    const [first] = deliveries[0]?.items ?? []
    await door.db.query(`delete from kitchen_load where kind = 'meal' and what = $1`, [
      first?.mealId,
    ])
    const refused = await on(bought, async (tx, { order }) => {
      const call = { tx, now: friday, catalogue: { ...catalogue, kitchenLimit } }
      return changeWithin(call, order, withMore(order, 1), 1_000_000)
    }).catch(error => error)
    expect(refused).toMatchObject({ refused: expect.stringMatching(/^(item|meal|date|sold)/) })
  })
})
