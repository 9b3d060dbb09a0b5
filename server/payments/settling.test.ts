import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '#shop/refusal/refusal.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { refundsOf } from '../../test/orders/changing.ts'
import { friday } from '../../test/orders/order-changes.ts'
import { endUnpaid, paidOrder } from '../../test/orders/orders.ts'
import { attemptOf, placeAgain, placedOrder, traces } from '../../test/outside/webhooks.ts'
import { maria, signUp } from '../../test/people.ts'
import { ProviderError, type Snapshot } from '../outside/payments/provider.ts'
import { askProvider, isConfigured, providerOf, settle, settlingOf, withdraw } from './payment.ts'

let door: Door
let token: string
let woken: string[] = []
let logged: string[] = []
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  Object.assign(door.shop, { log: (_: unknown, message: string) => logged.push(message) })
})
beforeEach(async () => {
  await endUnpaid(door)
  door.at(monday)
  woken = []
  logged = []
})
afterAll(() => door.close())

const settling = () => ({
  ...settlingOf(door.shop),
  jobs: { soon: (name: string) => woken.push(name) },
})
const tell = (attemptId: string, snapshot: Partial<Snapshot> & Pick<Snapshot, 'outcome'>) =>
  settle(settling(), attemptId, {
    ...{ amount: null, transactionId: null, reason: null, ...snapshot },
  })
const becomes = (orderId: string, status: string) =>
  door.db.query('update customer_order set status = $2, paid_at = $3 where id = $1', [
    ...[orderId, status, status === 'canceled' ? null : new Date(monday)],
  ])
/** A paid order whose customer asked for twice of all, and the payment for that. */
async function changedOrder() {
  door.at(friday)
  const { orderId, order } = await paidOrder(door, token)
  door.at(friday + 60_000)
  const [delivery] = order.deliveries
  const items = delivery?.items.map(({ id: itemId }) => ({ itemId, amount: 2 })) ?? []
  const wish = { orderId, scheduleMenuId: delivery?.id ?? '', items }
  const asked = await door.ask('customer-order-menu-update', wish, { token })
  if (asked.code !== 'ok') throw new Error(`not changed: ${asked.code}`)
  const { rows } = await door.db.query<{ id: string; amount: number }>(
    `select id, amount_cents as amount from payment_attempt
      where order_id = $1 and change_id is not null`,
    [orderId],
  )
  const [attempt] = rows
  if (!attempt) throw new Error('a change without a payment')
  return { orderId, attempt }
}
const mailsOf = async (orderId: string) => (await traces(door, orderId)).mails
const outcomesOf = async (orderId: string) => (await traces(door, orderId)).attempts

describe('7.12 What a settlement sets going', () => {
  test('an order that is paid: its mail and its document', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount })
    expect(woken).toEqual(['mails', 'documents'])
    expect(await mailsOf(orderId)).toEqual(['order-confirmed'])
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount })
    expect(woken).toEqual(['mails', 'documents'])
    expect(logged).toEqual([])
  })

  test('money that came too late: its refund, which the log tells', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await becomes(orderId, 'canceled')
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount })
    expect(woken).toEqual(['mails', 'refunds', 'documents'])
    expect(logged).toEqual([expect.stringMatching(`^payment ${attempt.id}: refund due, order \\d`)])
    expect(await mailsOf(orderId)).toEqual([])
  })

  test('a card that was declined: a mail, once, and no document', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await tell(attempt.id, { outcome: 'failed' })
    await tell(attempt.id, { outcome: 'failed' })
    expect(woken).toEqual(['mails'])
    expect(await mailsOf(orderId)).toEqual(['payment-failed'])
  })

  test('two cards that were declined, each in a payment of its own: a mail for each', async () => {
    const { cartId, orderId, attempt } = await placedOrder(door, token)
    await tell(attempt.id, { outcome: 'failed' })
    const again = await placeAgain(door, cartId, token)
    expect(again.attempt.id).not.toBe(attempt.id)
    await tell(again.attempt.id, { outcome: 'failed' })
    expect(await mailsOf(orderId)).toEqual(['payment-failed', 'payment-failed'])
  })

  test('a payment that ends without a card: no mail', async () => {
    for (const outcome of ['cancelled', 'expired'] as const) {
      const { orderId, attempt } = await placedOrder(door, token)
      await tell(attempt.id, { outcome })
      expect([await outcomesOf(orderId), await mailsOf(orderId)]).toEqual([[outcome], []])
    }
  })

  test('another amount than was asked: no mail that it failed, for it was taken', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount + 1 })
    expect(woken).toEqual(['mails', 'refunds'])
    expect(await mailsOf(orderId)).toEqual([])
  })

  test('a card declined for an order that is canceled: no mail', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await becomes(orderId, 'canceled')
    await tell(attempt.id, { outcome: 'failed' })
    expect(await mailsOf(orderId)).toEqual([])
  })

  test('a payment of an order and not of its change leaves what the kitchen keeps in memory', async () => {
    const { attempt } = await placedOrder(door, token)
    let changed = 0
    const kitchen = { ...door.shop.kitchen, changed: () => changed++ }
    const paid = { outcome: 'paid', amount: attempt.amount } as const
    const told = { ...paid, transactionId: null, reason: null }
    await settle({ ...settling(), kitchen }, attempt.id, told)
    expect(changed).toBe(0)
  })

  test('a payment of a change: what the kitchen keeps in memory is read anew', async () => {
    const { attempt } = await changedOrder()
    let changed = 0
    const kitchen = { ...door.shop.kitchen, changed: () => changed++ }
    const told = { amount: attempt.amount, transactionId: null, reason: null }
    for (const times of [1, 1]) {
      await settle({ ...settling(), kitchen }, attempt.id, { outcome: 'paid', ...told })
      expect(changed).toBe(times)
    }
    expect(woken).toEqual(['mails', 'documents'])
  })

  test('a payment that nobody knows is an error', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    await expect(tell(nobody, { outcome: 'paid', amount: 1 })).rejects.toThrow(
      `settling an unknown payment ${nobody}`,
    )
  })
})

describe('7.12 Why money goes back', () => {
  test.each([
    ['canceled', 'late'],
    ['opened', 'double'],
    ['delivered', 'double'],
  ])('that is paid for an order that is %s: %s, and all of it', async (status, reason) => {
    const { orderId, attempt } = await placedOrder(door, token)
    await becomes(orderId, status)
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount })
    expect(await refundsOf(door, orderId)).toMatchObject([
      { amount: attempt.amount, reason, status: 'due' },
    ])
  })

  test('that is another amount, of an order that is open as well: that amount', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await becomes(orderId, 'opened')
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount + 100 })
    expect(await refundsOf(door, orderId)).toMatchObject([
      { amount: attempt.amount + 100, reason: 'wrong-amount' },
    ])
  })

  test('that is paid for a change which is no longer possible: late, though its order is open', async () => {
    const { orderId, attempt } = await changedOrder()
    await door.db.query(`update order_change set status = 'dropped' where order_id = $1`, [orderId])
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount })
    expect(await refundsOf(door, orderId)).toMatchObject([
      { amount: attempt.amount, reason: 'late', status: 'due' },
    ])
  })

  test('of which the provider does not say how much it is: what was asked for', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await tell(attempt.id, { outcome: 'paid' })
    expect(await outcomesOf(orderId)).toEqual(['failed refund'])
    expect(await refundsOf(door, orderId)).toMatchObject([{ amount: attempt.amount }])
  })
})

describe('Taking a payment back at its provider', () => {
  /** Answers what was called there, while it says that the payment stands so. */
  async function takenBack(answer: Snapshot['outcome'] | Error, cancel = async () => {}) {
    const { orderId, attempt } = await placedOrder(door, token)
    const told = { amount: attempt.amount, transactionId: null, reason: null }
    const called: string[] = []
    const viva = {
      ...door.shop.outside.payments.viva,
      async fetch(): Promise<Snapshot> {
        called.push('fetch')
        if (answer instanceof Error) throw answer
        return { ...told, outcome: answer }
      },
      async cancel() {
        called.push('cancel')
        await cancel()
      },
    }
    const { payments } = door.shop.outside
    const call = {
      ...settling(),
      outside: { ...door.shop.outside, payments: { ...payments, viva } },
    }
    const refused = await withdraw(call, await attemptOf(door, attempt.id))
    return { refused: codeOf(refused), called, attempts: await outcomesOf(orderId) }
  }
  const codeOf = (refused: Refusal | null) => refused?.refused ?? null
  const away = async () => {
    throw new ProviderError('away')
  }

  test.each(['pending', 'failed'] as const)('cancels what is %s', async answer => {
    expect(await takenBack(answer)).toEqual({
      ...{ refused: null, called: ['fetch', 'cancel'], attempts: ['cancelled'] },
    })
  })

  test.each(['paid', 'cancelled', 'expired'] as const)('settles what is %s', async answer => {
    expect(await takenBack(answer)).toEqual({
      ...{ refused: null, called: ['fetch'], attempts: [answer] },
    })
  })

  test('leaves it as it is while the provider cannot be asked, or cannot cancel', async () => {
    const refused = 'unavailable'
    expect(await takenBack(new ProviderError('away'))).toEqual({
      ...{ refused, called: ['fetch'], attempts: ['pending'] },
    })
    expect(await takenBack('pending', away)).toEqual({
      ...{ refused, called: ['fetch', 'cancel'], attempts: ['pending'] },
    })
    for (const line of logged) expect(line).toMatch(/^payment [0-9a-f-]{36}: the provider is away$/)
    expect(logged).toHaveLength(2)
  })

  test('hides no fault of the shop’s own', async () => {
    await expect(takenBack(new TypeError('a fault'))).rejects.toThrow('a fault')
  })

  test('asks one provider for an answer', async () => {
    expect(await askProvider(door.shop, { id: 'a' }, async () => 7)).toBe(7)
  })
})

test('a provider is one that has keys here, and nothing that any object has', () => {
  expect(isConfigured(door.shop, 'viva')).toBe(true)
  expect(providerOf(door.shop, 'viva').key).toBe('viva')
  for (const key of ['toString', 'gone']) {
    expect(isConfigured(door.shop, key)).toBe(false)
    expect(() => providerOf(door.shop, key)).toThrow(`unknown payment provider ${key}`)
  }
})
