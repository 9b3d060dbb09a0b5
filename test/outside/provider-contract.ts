import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addRefund } from '#server/db/payment/refunds.ts'
import { ProviderError } from '#server/outside/payments/provider.ts'
import { processEvents } from '#server/payments/events.ts'
import { checkAttempts } from '#server/payments/reconcile.ts'
import { sendRefunds } from '#server/payments/refunds.ts'
import { expireOrders } from '#server/placing/expiry.ts'
import { type Door, monday, openDoor } from '../door.ts'
import { endUnpaid } from '../orders/orders.ts'
import { filledCart, maria, nikos, signUp } from '../people.ts'
import { fetchThrough } from '../shop-on.ts'
import type { Message, ProviderStand } from './provider-stands.ts'
import { attemptOf, type Spoil, spoiledFetch, traces, troubles } from './webhooks.ts'

const minute = 60_000

/**
 * What the shop expects of every payment provider, from the first call to the last cent given back.
 * A new one passes it before a customer meets it: docs/providers.md.
 */
export function providerContract(stand: ProviderStand): void {
  const { name } = stand
  let door: Door
  let token: string
  let others: string
  let messages = 0

  beforeAll(async () => {
    door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
    payCardsAt(door, name)
    token = await signUp(door, maria)
    others = await signUp(door, nikos)
  })
  beforeEach(async () => {
    door.at(monday)
    await endUnpaid(door)
    await door.db.query('update payment_attempt set next_check_at = null')
    await door.db.query('delete from refund')
  })
  afterAll(() => door.close())

  async function placed(of = token) {
    const { id: cartId } = await filledCart(door, 4, { token: of })
    return place(cartId, of)
  }
  async function place(cartId: string, of = token) {
    const { code, data } = await door.ask(
      'cart-place',
      { cartId, acceptTerms: true },
      { token: of },
    )
    if (code !== 'ok') throw new Error(`not placed: ${code}`)
    const { rows } = await door.db.query<{ id: string; amount: number; ref: string }>(
      `select id, amount_cents as amount, provider_ref as ref from payment_attempt
        where order_id = $1 order by status = 'pending' desc, created_at desc limit 1`,
      [data.order.id],
    )
    const [attempt] = rows
    if (!attempt) throw new Error('placed without an attempt')
    return { cartId, orderId: data.order.id, attempt, redirectUrl: data.redirectUrl ?? '' }
  }
  /** One more of the cart's first meal. */
  async function fillMore(cartId: string) {
    const { data } = await door.ask('cart-one', { cartId }, { token })
    const [delivery] = data.scheduleMenus
    const [item] = delivery?.items ?? []
    const more = { itemId: item?.id ?? '', amount: (item?.amount ?? 0) + 1 }
    const scheduleMenuId = delivery?.id ?? ''
    const input = { cartId, scheduleMenuId, itemType: 'meal-build' as const, ...more }
    const { code } = await door.ask('cart-item-add', input, { token })
    if (code !== 'ok') throw new Error(`the cart did not change: ${code}`)
  }
  type Placed = Awaited<ReturnType<typeof placed>>

  async function paid() {
    const order = await placed()
    await back(await stand.choose(door, order.redirectUrl, 'approve'))
    return order
  }
  const back = (params: Record<string, string>, of = token) =>
    door.ask('payment-return', { provider: name, params }, { token: of })
  const provider = () => {
    const known = door.shop.outside.payments[name]
    if (!known) throw new Error(`${name} is not open`)
    return known
  }
  const standing = ({ orderId }: Placed) => traces(door, orderId)
  const post = ({ payload, headers }: Message) =>
    door.app.inject({ method: 'POST', url: `/api/payments/${name}/webhook`, headers, payload })
  const told = async ({ attempt }: Placed, isPaid: boolean, id = `evt_${++messages}`) => {
    if (!stand.message) throw new Error(`${name} sends no messages`)
    return stand.message(door, attempt.ref, { id, isPaid })
  }
  /** A message arrives and the shop looks into it. */
  async function hear(message: Message): Promise<number> {
    const { statusCode } = await post(message)
    door.at(door.shop.now() + 6000)
    await processEvents(door.shop)
    return statusCode
  }
  /** The job asks after this payment now. */
  async function askAfter({ attempt }: Placed): Promise<void> {
    const due = 'update payment_attempt set next_check_at = $2 where id = $1'
    await door.db.query(due, [attempt.id, new Date(door.shop.now())])
    await checkAttempts(door.shop)
  }
  async function over<Result>(fetch: typeof globalThis.fetch, run: () => Promise<Result>) {
    const good = provider()
    const wire = { fetch, clock: door.shop.now, timeout: 100 }
    Object.assign(door.shop.outside.payments, { [name]: stand.adapter(door, wire) })
    try {
      return await run()
    } finally {
      Object.assign(door.shop.outside.payments, { [name]: good })
    }
  }
  const inTrouble = <Result>(spoil: Spoil, run: () => Promise<Result>) =>
    over(spoiledFetch(door, spoil), run)
  const opened = { status: 'opened', cartGone: true, attempts: ['paid'], refunds: [], documents: 1 }
  const waiting = { status: 'not-paid', cartGone: false, refunds: [], documents: 0 }

  describe('An attempt', () => {
    test('begins with a page to pay at and a reference of its own, once for a cart', async () => {
      const order = await placed()
      expect(order.redirectUrl).toMatch(/^https?:\/\//)
      expect(order.attempt.ref).toMatch(/^[\w-]{8,80}$/)
      expect((await place(order.cartId)).redirectUrl).toBe(order.redirectUrl)
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
      const attempt = await attemptOf(door, order.attempt.id)
      expect(await provider().fetch(attempt, {})).toMatchObject({ outcome: 'pending' })
    })

    test.each(troubles.filter(trouble => trouble !== 'lost'))(
      'at a provider that is %s is refused as unavailable, and the next one begins',
      async trouble => {
        const { id: cartId } = await filledCart(door, 4, { token })
        const input = { cartId, acceptTerms: true }
        const refused = await inTrouble(
          () => trouble,
          () => door.ask('cart-place', input, { token }),
        )
        expect(refused.code).toBe('unavailable')
        const order = await place(cartId)
        expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['failed', 'pending'] })
        await back(await stand.choose(door, order.redirectUrl, 'approve'))
        expect(await standing(order)).toMatchObject({ status: 'opened', documents: 1 })
      },
    )

    test('whose answer is lost is given up; the next one is the only one that can be paid', async () => {
      const { id: cartId } = await filledCart(door, 4, { token })
      const input = { cartId, acceptTerms: true }
      const lost = await inTrouble(
        () => 'lost',
        () => door.ask('cart-place', input, { token }),
      )
      expect(lost.code).toBe('unavailable')
      const order = await place(cartId)
      await back(await stand.choose(door, order.redirectUrl, 'approve'))
      expect(await standing(order)).toMatchObject({ status: 'opened', documents: 1 })
    })

    test('of a cart that changed is withdrawn before another begins', async () => {
      const first = await placed()
      await fillMore(first.cartId)
      const second = await place(first.cartId)
      expect(second.attempt.id).not.toBe(first.attempt.id)
      // Whoever still has the first page open cannot pay twice and lose the money.
      await stand.choose(door, first.redirectUrl, 'late')
      await askAfter(first)
      await back(await stand.choose(door, second.redirectUrl, 'approve'))
      const left = await standing(second)
      expect(left).toMatchObject({ status: 'opened', documents: 1 })
      const kept = left?.attempts.filter((status: string) => status === 'paid')
      expect(kept).toHaveLength(1)
    })
  })

  describe('The browser returns', () => {
    test('with the money: the order opens, twice and at the same moment as once', async () => {
      const order = await placed()
      const params = await stand.choose(door, order.redirectUrl, 'approve')
      const answers = await Promise.all([1, 2, 3].map(() => back(params)))
      for (const { data } of answers)
        expect(data.order).toMatchObject({ id: order.orderId, status: 'opened', payment: 'paid' })
      expect(await standing(order)).toMatchObject(opened)
    })

    test('refused: the order waits, its cart stays, and another try pays it', async () => {
      const order = await placed()
      const { data } = await back(await stand.choose(door, order.redirectUrl, 'decline'))
      expect(data.order).toMatchObject({ status: 'not-paid', payment: 'failed' })
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['failed'] })
      const again = await place(order.cartId)
      await back(await stand.choose(door, again.redirectUrl, 'approve'))
      expect(await standing(order)).toMatchObject({ status: 'opened', documents: 1 })
    })

    test('with nothing done: the order waits', async () => {
      const order = await placed()
      await back(await stand.choose(door, order.redirectUrl, 'abandon'))
      expect(await standing(order)).toMatchObject(waiting)
    })

    test('with a claim that nobody paid: the order waits', async () => {
      const order = await placed()
      const { data } = await back(stand.claim(order.attempt.ref))
      expect(data.order).toMatchObject({ status: 'not-paid', payment: 'open' })
    })

    test('of somebody else, or of no payment of the shop, is refused', async () => {
      const order = await placed()
      const params = await stand.choose(door, order.redirectUrl, 'approve')
      expect((await back(params, others)).code).toBe('payment-not-found')
      expect((await back(stand.claim('0'.repeat(32)))).code).toBe('payment-not-found')
      expect((await back({})).code).toBe('payment-not-found')
      expect(await standing(order)).toMatchObject({ documents: order ? expect.any(Number) : 0 })
    })

    test.each(troubles)(
      'while the provider is %s: nothing is lost, and the next return opens',
      async trouble => {
        const order = await placed()
        await stand.choose(door, order.redirectUrl, 'late')
        const params = stand.claim(order.attempt.ref)
        const refused = await inTrouble(
          () => trouble,
          () => back(params),
        )
        expect(refused.code).toBe('unavailable')
        expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
        expect((await back(params)).data.order).toMatchObject({ status: 'opened' })
        expect(await standing(order)).toMatchObject(opened)
      },
    )
  })

  describe('What was charged', () => {
    test('in another amount opens nothing, and goes back whole', async () => {
      if (!stand.altered) return expect(await chargedOf(await paid())).toBe(true)
      const { amount } = stand.altered
      const order = await placed()
      const params = await stand.choose(door, order.redirectUrl, 'approve')
      await over(altering(door, amount), () => back(params))
      const left = await standing(order)
      expect(left).toMatchObject({ status: 'not-paid', documents: 0, attempts: ['failed refund'] })
      expect(left?.refunds).toEqual([expect.stringMatching(/^wrong-amount \d+ due$/)])
      expect(left?.refunds).not.toEqual([`wrong-amount ${order.attempt.amount} due`])
    })

    test('in another currency pays nothing', async () => {
      if (!stand.altered) return
      const { currency } = stand.altered
      const order = await placed()
      const params = await stand.choose(door, order.redirectUrl, 'approve')
      await over(altering(door, currency), () => back(params))
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
    })

    test('after the order ended goes back', async () => {
      const order = await placed()
      await stand.choose(door, order.redirectUrl, 'late')
      await endUnpaid(door)
      await askAfter(order)
      expect(await standing(order)).toMatchObject({
        status: 'canceled',
        attempts: ['paid refund'],
        refunds: [`late ${order.attempt.amount} due`],
        documents: 0,
      })
    })
  })

  describe('The job that asks after payments', () => {
    test('finds one whose customer never came back', async () => {
      const order = await placed()
      await stand.choose(door, order.redirectUrl, 'late')
      await askAfter(order)
      await askAfter(order)
      expect(await standing(order)).toMatchObject(opened)
    })

    test.each(troubles)('asks again later where the provider is %s', async trouble => {
      const order = await placed()
      await stand.choose(door, order.redirectUrl, 'late')
      await inTrouble(
        () => trouble,
        () => askAfter(order),
      )
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
      await askAfter(order)
      expect(await standing(order)).toMatchObject(opened)
    })

    test('ends an order that nobody paid in time, and its page takes nothing any more', async () => {
      const order = await placed()
      door.at(monday + 61 * minute)
      await expireOrders(door.shop)
      const left = await standing(order)
      expect(left).toMatchObject({ status: 'canceled', refunds: [], documents: 0 })
      expect(['expired', 'cancelled']).toContain(left?.attempts[0])
      await stand.choose(door, order.redirectUrl, 'late')
      await askAfter(order)
      expect(await standing(order)).toMatchObject({ status: 'canceled', refunds: [] })
    })
  })

  describe.runIf(stand.message)('A message of the provider', () => {
    test('opens the order before, after and without the return, once', async () => {
      const order = await placed()
      const params = await stand.choose(door, order.redirectUrl, 'approve')
      const message = await told(order, true)
      expect(await hear(message)).toBe(200)
      expect(await standing(order)).toMatchObject(opened)
      expect(await hear(message)).toBe(200)
      expect((await back(params)).data.order).toMatchObject({ status: 'opened' })
      expect(await hear(await told(order, true))).toBe(200)
      expect(await standing(order)).toMatchObject(opened)
    })

    test('out of order takes nothing back: what failed before and is told after', async () => {
      const order = await placed()
      await stand.choose(door, order.redirectUrl, 'decline')
      const failed = await told(order, false)
      await back(await stand.choose(door, order.redirectUrl, 'approve'))
      expect(await hear(failed)).toBe(200)
      expect(await standing(order)).toMatchObject({ status: 'opened', documents: 1 })
    })

    test('that somebody invented, or about no payment of the shop, opens nothing', async () => {
      const order = await placed()
      await hear(await told(order, true))
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
      const strange = await told(
        { ...order, attempt: { ...order.attempt, ref: '9'.repeat(16) } },
        true,
      )
      await hear(strange)
      const kept = `select from payment_event where provider = $1 and provider_ref = $2`
      expect((await door.db.query(kept, [name, '9'.repeat(16)])).rowCount).toBe(0)
    })

    test('that cannot be read, or that the provider did not sign, is refused', async () => {
      const order = await placed()
      await stand.choose(door, order.redirectUrl, 'late')
      const { headers } = await told(order, true)
      for (const payload of ['', 'null', '[]', '{"a":', '{}', '{"type":1,"data":null}'])
        expect((await post({ payload, headers })).statusCode).toBe(400)
      if (!stand.unsigned) return
      expect(await hear(stand.unsigned(await told(order, true)))).toBe(400)
      expect(await standing(order)).toMatchObject({ ...waiting, attempts: ['pending'] })
    })
  })

  describe.skipIf(stand.message)('Without messages', () => {
    test('a payment is asked about soon, and nobody can send any', async () => {
      const order = await placed()
      const { rows } = await door.db.query(
        'select extract(epoch from next_check_at) * 1000 as at from payment_attempt where id = $1',
        [order.attempt.id],
      )
      expect(Number(rows[0]?.at)).toBeLessThanOrEqual(monday + minute)
      const { statusCode } = await post({
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      })
      expect(statusCode).toBe(404)
    })
  })

  describe('Money that goes back', () => {
    const due = (order: Placed, amount: number) =>
      addRefund(
        door.db,
        {
          ...{ orderId: order.orderId, attemptId: order.attempt.id, amount },
          ...{ reason: 'changed' as const, dueAt: door.shop.now() },
        },
        door.shop.now(),
      )
    const statusOf = async (id: string) =>
      (await door.db.query('select status from refund where id = $1', [id])).rows[0]?.status
    const sum = async ({ attempt }: Placed) =>
      provider().refundedSoFar(await attemptOf(door, attempt.id))
    const isByCall = stand.refunds === 'done'

    test('in part and then whole is sent once each, and never beyond what was paid', async () => {
      const order = await paid()
      const { amount } = order.attempt
      const parts = [await due(order, 500), await due(order, amount - 500)]
      await Promise.all([sendRefunds(door.shop), sendRefunds(door.shop)])
      await sendRefunds(door.shop)
      for (const id of parts) expect(await statusOf(id)).toBe(stand.refunds)
      expect(await sum(order)).toBe(isByCall ? amount : null)
      const beyond = await due(order, 1)
      await sendRefunds(door.shop)
      expect(await statusOf(beyond)).toBe('due')
      expect(await sum(order)).toBe(isByCall ? amount : null)
    })

    test('beyond what was paid is refused by the provider, too', async () => {
      if (!isByCall) return
      const order = await paid()
      const attempt = await attemptOf(door, order.attempt.id)
      const asked = provider().refund(attempt, attempt.amount + 1, 'beyond')
      await expect(asked).rejects.toThrow(ProviderError)
      expect(await sum(order)).toBe(0)
    })

    test.each(troubles)('at a provider that is %s goes back once in the end', async trouble => {
      if (!isByCall) return
      const order = await paid()
      const id = await due(order, 700)
      await inTrouble(
        () => trouble,
        () => sendRefunds(door.shop),
      )
      expect(await statusOf(id)).toBe('sending')
      door.at(door.shop.now() + 24 * 60 * minute)
      await sendRefunds(door.shop)
      expect(await statusOf(id)).toBe('done')
      expect(await sum(order)).toBe(700)
    })
  })

  /** What is charged is bound at the start: the payment was taken whole. */
  async function chargedOf({ attempt }: Placed): Promise<boolean> {
    const { rows } = await door.db.query(
      'select charged_cents = amount_cents as whole from payment_attempt where id = $1',
      [attempt.id],
    )
    return rows[0]?.whole === true
  }
}

/** The demo's way to pay by card leads to this provider. */
function payCardsAt(door: Door, provider: ProviderStand['name']): void {
  const catalogue = door.shop.catalogue()
  const paymentTypes = catalogue.paymentTypes.map(type =>
    type.code === 'card' ? { ...type, provider } : type,
  )
  Object.assign(door.shop, { catalogue: () => ({ ...catalogue, paymentTypes }) })
}

function altering(door: Door, alter: (text: string) => string): typeof fetch {
  const through = fetchThrough(() => door.app)
  return async (input, init) => {
    const answer = await through(input, init)
    const { status, headers } = answer
    return new Response(alter(await answer.text()), { status, headers })
  }
}
