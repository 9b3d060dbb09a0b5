import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import {
  attemptOf,
  chargeOf,
  inTrouble,
  placeAgain,
  placedOrder,
  postWebhook,
  tellShop,
  traces,
  troubles,
  webhookBody,
} from '../../test/outside/webhooks.ts'
import { filledCart, maria, signUp } from '../../test/people.ts'
import { processEvents } from './events.ts'
import { checkAttempts } from './reconcile.ts'

const minute = 60_000
let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(() => endUnpaid(door))
afterAll(() => door.close())

describe.each(troubles)('7.12 A provider that is in trouble (%s)', trouble => {
  test('while a payment starts leaves the order to be paid by another try', async () => {
    const cart = await filledCart(door, 4, { token })
    const { status, code } = await inTrouble(
      door,
      url => (url.endsWith('/v2/orders') ? trouble : null),
      () => door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, { token }),
    )
    expect([status, code]).toEqual([503, 'unavailable'])
    const { orderId, redirectUrl } = await placeAgain(door, cart.id, token)
    await comeBack(door, await choose(door, redirectUrl, 'approve'), token)
    expect(await traces(door, orderId)).toMatchObject({
      status: 'opened',
      attempts: ['failed', 'paid'],
      refunds: [],
    })
  })

  test('while the browser returns says so, and the money is found by itself', async () => {
    const { orderId, redirectUrl } = await placedOrder(door, token)
    const params = await choose(door, redirectUrl, 'approve')
    const { status, code } = await inTrouble(
      door,
      () => trouble,
      () => comeBack(door, params, token),
    )
    expect([status, code]).toEqual([503, 'unavailable'])
    expect(await traces(door, orderId)).toMatchObject({ status: 'not-paid', attempts: ['pending'] })
    await laterOn(() => checkAttempts(door.shop))
    expect((await traces(door, orderId)).status).toBe('opened')
  })

  test('while an event is looked into leaves it for later', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    await tellShop(door)
    await inTrouble(door, () => trouble, drain)
    const event = 'select outcome, tries from payment_event where provider_ref = $1'
    expect((await door.db.query(event, [attempt.ref])).rows).toEqual([{ outcome: null, tries: 1 }])
    await laterOn(() => processEvents(door.shop))
    expect((await traces(door, orderId)).status).toBe('opened')
  })
})

/** What the customer does at the provider. */
const truths = {
  paid: ['approve'],
  declined: ['decline'],
  'walked away': ['abandon'],
  'paid with the second card': ['decline', 'approve'],
  untouched: [],
} as const
type Step = 'return' | 'paid webhook' | 'failed webhook' | 'forged webhook' | 'check' | 'events'
const steps: Step[] = [
  'return',
  'paid webhook',
  'failed webhook',
  'forged webhook',
  'check',
  'events',
]

test('7.12 Whoever asks, however often and in whatever order: the end is the same as asking once', async () => {
  const truth = fc.constantFrom(...Object.keys(truths).map(name => name as keyof typeof truths))
  const together = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(
      truth,
      fc.array(together, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (name, sequence, isLate) => {
        await endUnpaid(door)
        const asked = await atProvider(name, isLate)
        for (const group of sequence) await Promise.all(group.map(step => take(asked, step)))
        expect(await lastlyAsked(asked)).toEqual(await askedOnce(name, isLate))
      },
    ),
    { numRuns: 40 },
  )
})

const known = new Map<string, ReturnType<typeof ends>>()

/** The end where nobody asked but the browser that came back. */
async function askedOnce(name: keyof typeof truths, isLate: boolean) {
  const key = `${name} ${isLate}`
  if (!known.has(key)) known.set(key, lastlyAsked(await atProvider(name, isLate)))
  return known.get(key)
}

async function lastlyAsked(order: AtProvider) {
  await comeBack(door, order.params, token)
  await drain()
  return ends(order)
}

type AtProvider = Awaited<ReturnType<typeof atProvider>>

async function atProvider(name: keyof typeof truths, isLate: boolean) {
  const placed = await placedOrder(door, token)
  let params: Record<string, string> = { s: placed.attempt.ref }
  for (const outcome of truths[name]) params = await choose(door, placed.redirectUrl, outcome)
  if (isLate)
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [
      placed.orderId,
    ])
  return { ...placed, params, transactionId: params.t ?? '' }
}

async function take({ attempt, params, transactionId }: AtProvider, step: Step): Promise<void> {
  const { ref } = attempt
  switch (step) {
    case 'return':
      await comeBack(door, params, token)
      return
    case 'paid webhook':
      await postWebhook(door, webhookBody(ref, { transactionId }))
      return
    case 'failed webhook':
      await postWebhook(door, webhookBody(ref, { type: 1798, status: 'E', transactionId }))
      return
    case 'forged webhook':
      await postWebhook(door, webhookBody(ref, { euros: 0.3, messageId: `forged-${ref}` }))
      return
    case 'check':
      await door.db.query('update payment_attempt set next_check_at = $2 where id = $1', [
        attempt.id,
        new Date(monday),
      ])
      await checkAttempts(door.shop)
      return
    case 'events':
      await drain()
  }
}

/** What is left in the end, and what the provider has of it. */
async function ends({ orderId, attempt }: AtProvider) {
  const whole = await attemptOf(door, attempt.id)
  const charge = await chargeOf(door, attempt.ref)
  return { ...(await traces(door, orderId)), told: whole.transactionId === charge }
}

/** Whatever is due within two hours is done, minute by minute. */
async function laterOn(job: () => Promise<number>): Promise<void> {
  for (let passed = 1; passed <= 20; passed++) {
    door.at(monday + passed * minute)
    await job()
  }
  door.at(monday)
}

async function drain(): Promise<void> {
  while ((await processEvents(door.shop)) > 0);
}
