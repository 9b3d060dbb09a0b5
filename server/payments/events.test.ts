import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import {
  attemptOf,
  chargeOf,
  placedOrder,
  postWebhook,
  tellShop,
  traces,
  webhook,
  webhookBody,
} from '../../test/outside/webhooks.ts'
import { maria, signUp } from '../../test/people.ts'
import { processEvents } from './events.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(() => endUnpaid(door))
afterAll(() => door.close())

const statusOf = async (orderId: string) => (await traces(door, orderId)).status
const eventsOf = async (ref: string) =>
  (
    await door.db.query(
      `select kind, outcome from payment_event where provider_ref = $1 order by received_at, kind`,
      [ref],
    )
  ).rows
const opened = {
  status: 'opened',
  cartGone: true,
  attempts: ['paid'],
  refunds: [],
  mails: ['order-confirmed'],
  documents: 1,
}

describe('7.12 A webhook', () => {
  test("answers the provider's question with its key, asked for once", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => door.app.inject({ url: webhook })))
    expect(first?.statusCode).toBe(200)
    expect(first?.json().Key).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.body).toBe(first?.body)
  })

  test('alone opens the order of a browser that never came back', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    await tellShop(door)
    // Nothing happens while it is heard.
    expect(await statusOf(orderId)).toBe('not-paid')
    expect(await processEvents(door.shop)).toBe(1)
    expect(await traces(door, orderId)).toEqual(opened)
    expect(await eventsOf(attempt.ref)).toEqual([{ kind: '1796', outcome: 'settled' }])
    expect(await processEvents(door.shop)).toBe(0)
  })

  test('before the return and after it changes nothing of the end', async () => {
    for (const webhookFirst of [true, false]) {
      const { orderId, redirectUrl } = await placedOrder(door, token)
      const params = await choose(door, redirectUrl, 'approve')
      const told = async () => {
        await tellShop(door)
        await processEvents(door.shop)
      }
      if (webhookFirst) await told()
      expect((await comeBack(door, params, token)).data.order.status).toBe('opened')
      if (!webhookFirst) await told()
      expect(await traces(door, orderId)).toEqual(opened)
    }
  })

  test('told twice is kept once, also where its sender names no message', async () => {
    const { attempt, redirectUrl, orderId } = await placedOrder(door, token)
    const { t: transactionId = '' } = await choose(door, redirectUrl, 'approve')
    const nameless = webhookBody(attempt.ref, { transactionId })
    const named = webhookBody(attempt.ref, { transactionId, messageId: randomUUID() })
    const answers = await Promise.all(
      [nameless, nameless, named, named, named].map(body => postWebhook(door, body)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await eventsOf(attempt.ref)).toHaveLength(1)
    await Promise.all([processEvents(door.shop), processEvents(door.shop)])
    expect(await traces(door, orderId)).toEqual(opened)
    await Promise.all([postWebhook(door, named), postWebhook(door, nameless)])
    await drain()
    expect((await eventsOf(attempt.ref)).length).toBeLessThanOrEqual(2)
    await tellShop(door)
    await processEvents(door.shop)
  })

  test('of a decline is not the end: another card may follow', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'decline')
    await tellShop(door)
    await drain()
    expect((await traces(door, orderId)).attempts).toEqual(['failed'])
    await choose(door, redirectUrl, 'late')
    await tellShop(door)
    await drain()
    expect(await traces(door, orderId)).toMatchObject({ status: 'opened', attempts: ['paid'] })
    expect((await eventsOf(attempt.ref)).map(({ kind }) => kind).sort()).toEqual(['1796', '1798'])
  })

  test('of a decline that is told after the payment takes nothing away', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    const { t: declined = '' } = await choose(door, redirectUrl, 'decline')
    const { t: approved = '' } = await choose(door, redirectUrl, 'approve')
    await postWebhook(door, webhookBody(attempt.ref, { transactionId: approved }))
    await drain()
    const late = { type: 1798, status: 'E', transactionId: declined }
    await postWebhook(door, webhookBody(attempt.ref, late))
    await drain()
    expect(await traces(door, orderId)).toEqual(opened)
  })

  test('that is forged for an unpaid order pays nothing, whatever it says', async () => {
    const paid = await placedOrder(door, token)
    const { t: stolen } = await choose(door, paid.redirectUrl, 'approve')
    const { orderId, attempt } = await placedOrder(door, token)
    for (const transactionId of [undefined, randomUUID(), stolen])
      for (const type of [1796, 1797, 1798, 4865])
        await postWebhook(
          door,
          webhookBody(attempt.ref, {
            type,
            messageId: randomUUID(),
            ...(transactionId && { transactionId }),
          }),
        )
    await drain()
    expect(await traces(door, orderId)).toMatchObject({
      status: 'not-paid',
      attempts: ['pending'],
      mails: [],
    })
    expect(await eventsOf(attempt.ref)).toMatchObject([{ outcome: 'nothing-new' }])
  })

  test('with another amount is not read for it: the provider is asked', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    const transactionId = await chargeOf(door, attempt.ref)
    await postWebhook(door, webhookBody(attempt.ref, { transactionId, euros: 0.01 }))
    await drain()
    expect(await traces(door, orderId)).toEqual(opened)
  })

  test('of a refund is not a payment of its order', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    const charge = await chargeOf(door, attempt.ref)
    // Somebody gave it back at the provider before the shop heard of the payment.
    const { viva } = door.shop.outside.payments
    const whole = { ...(await attemptOf(door, attempt.id)), transactionId: charge }
    const { providerRef: refund } = await viva.refund(whole, attempt.amount, randomUUID())
    const body = webhookBody(attempt.ref, { type: 1797, transactionId: refund ?? '' })
    await postWebhook(door, body)
    await drain()
    expect(await traces(door, orderId)).toMatchObject({
      status: 'not-paid',
      attempts: ['cancelled'],
      refunds: [],
    })
  })

  test('after the order expired gives the money back', async () => {
    const { orderId, attempt, redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [orderId])
    await tellShop(door)
    await drain()
    expect(await traces(door, orderId)).toMatchObject({
      status: 'canceled',
      attempts: ['paid refund'],
      refunds: [`late ${attempt.amount} due`],
    })
  })

  test('of an order that was taken back there closes the attempt', async () => {
    const { orderId, attempt } = await placedOrder(door, token)
    await door.shop.outside.payments.viva.cancel(await attemptOf(door, attempt.id))
    await tellShop(door)
    await drain()
    expect((await traces(door, orderId)).attempts).toEqual(['cancelled'])
    expect(await eventsOf(attempt.ref)).toEqual([{ kind: '4865', outcome: 'settled' }])
  })

  test('of a payment that is not ours is answered and leaves nothing behind', async () => {
    const count = 'select from payment_event'
    const before = (await door.db.query(count)).rowCount
    expect((await postWebhook(door, webhookBody('9007199254740993'))).statusCode).toBe(200)
    const other = '{"EventTypeId":2054,"EventData":{"Amount":1},"MessageId":"m-2054"}'
    expect((await postWebhook(door, other)).statusCode).toBe(200)
    expect((await door.db.query(count)).rowCount).toBe(before)
  })

  test('that 1,500 people invent costs a row, and a question in five seconds', async () => {
    const { attempt, orderId, redirectUrl } = await placedOrder(door, token)
    const { viva } = door.shop.outside.payments
    const ask = viva.fetch
    let asked = 0
    Object.assign(viva, {
      fetch: (...given: Parameters<typeof ask>) => {
        asked++
        return ask(...given)
      },
    })
    const before = (await door.db.query('select from payment_event')).rowCount ?? 0
    const invented = (ref: string) =>
      postWebhook(door, webhookBody(ref, { messageId: randomUUID() }))
    for (let seconds = 0; seconds < 10; seconds++) {
      door.at(monday + seconds * 1000)
      const codes = Array.from({ length: 75 }, (_, index) =>
        String(10 ** 15 + seconds * 75 + index),
      )
      await Promise.all([...codes, ...codes.map(() => attempt.ref)].map(invented))
      await drainNow()
    }
    expect(asked).toBeLessThanOrEqual(3)
    expect((await door.db.query('select from payment_event')).rowCount).toBeLessThanOrEqual(
      before + 3,
    )
    // The true one among them is not lost.
    await choose(door, redirectUrl, 'late')
    await tellShop(door)
    await invented(attempt.ref)
    door.at(monday + 20_000)
    await drainNow()
    Object.assign(viva, { fetch: ask })
    door.at(monday)
    expect((await traces(door, orderId)).status).toBe('opened')
  })

  test('that comes while its provider is asked makes the shop ask once more', async () => {
    const { attempt, orderId, redirectUrl } = await placedOrder(door, token)
    const { viva } = door.shop.outside.payments
    const ask = viva.fetch
    const late = async (...given: Parameters<typeof ask>) => {
      Object.assign(viva, { fetch: ask })
      const before = await ask(...given)
      // Paid and told after the provider answered, before the answer is settled.
      await choose(door, redirectUrl, 'late')
      await tellShop(door)
      return before
    }
    await postWebhook(door, webhookBody(attempt.ref, { messageId: randomUUID() }))
    Object.assign(viva, { fetch: late })
    await drainNow()
    expect((await traces(door, orderId)).status).toBe('not-paid')
    door.at(monday + 6000)
    await drainNow()
    door.at(monday)
    expect(await traces(door, orderId)).toEqual(opened)
  })

  test('that nobody can read is refused and not kept', async () => {
    const count = async () =>
      (await door.db.query('select count(*) as n from payment_event')).rows[0].n
    const before = await count()
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '{"OrderCode":1}',
      '{"EventTypeId":1796,"EventData":{"OrderCode":"x"}}',
      '{"EventTypeId":1796,"EventData":{"OrderCode":1e99}}',
      '{"EventTypeId":"1796","EventData":{},"MessageId":"m"}',
      '{"EventTypeId":1796,"EventData":{},"MessageId":"m\\u0000"}',
      `{"EventTypeId":1796,"EventData":{},"MessageId":"${'m'.repeat(500)}"}`,
      `${'['.repeat(30_000)}`,
      '{"__proto__":{"EventTypeId":1796},"EventData":{"OrderCode":1234567890123456}}',
    ]
    for (const body of bodies) {
      const { statusCode } = await postWebhook(door, body)
      expect([body.slice(0, 60), statusCode]).toEqual([body.slice(0, 60), 400])
    }
    const huge = webhookBody('9007199254740993', { status: 'F'.repeat(70_000) })
    expect((await postWebhook(door, huge)).statusCode).toBe(413)
    const form = await door.app.inject({
      method: 'POST',
      url: webhook,
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(400)
    expect((await door.app.inject({ method: 'PUT', url: webhook })).statusCode).toBe(404)
    expect(await count()).toBe(before)
  })

  test('finds a code beyond 2^53 and no other', async () => {
    const { attempt } = await placedOrder(door, token)
    await postWebhook(door, webhookBody(attempt.ref))
    expect(await eventsOf(attempt.ref)).toHaveLength(1)
    expect(String(Number(attempt.ref))).not.toBe(attempt.ref)
    await drain()
  })

  test('is answered 503 while the database is away, so that it comes again', async () => {
    await door.db.query(
      `create function going_down() returns trigger language plpgsql as
        $$ begin raise 'shutting down' using errcode = '57P01'; end $$;
      create trigger away before insert on payment_event execute function going_down()`,
    )
    const { statusCode } = await postWebhook(door, webhookBody('9007199254740993'))
    await door.db.query('drop function going_down() cascade')
    expect(statusCode).toBe(503)
  })
})

test('7.12 A webhook is taken from the provider’s own addresses alone, where these are set', async () => {
  const strict = await openDoor({ VIVA_WEBHOOK_IPS: '51.138.37.238,20.54.0.0/16' })
  const from = async (remoteAddress: string) => {
    const payload = webhookBody('1234567890123456', { messageId: randomUUID() })
    const headers = { 'content-type': 'application/json' }
    const url = webhook
    return strict.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
  }
  expect((await from('20.54.89.16')).statusCode).toBe(200)
  expect((await from('203.0.113.7')).statusCode).toBe(403)
  await strict.close()
})

test('7.12 A webhook is limited by address, where the provider’s own are not known', async () => {
  const limited = await openDoor({ RATE_LIMIT: 'on' })
  const headers = { 'content-type': 'application/json' }
  const from = async (remoteAddress: string) => {
    const payload = webhookBody('1234567890123456', { messageId: randomUUID() })
    return limited.app.inject({ method: 'POST', url: webhook, payload, headers, remoteAddress })
  }
  let refused = 0
  for (let count = 0; count < 700; count++)
    if ((await from('203.0.113.7')).statusCode === 429) refused++
  expect(refused).toBe(100)
  expect((await from('203.0.113.8')).statusCode).toBe(200)
  await limited.close()
})

test('7.12 The key of the webhooks is told so often to one address, since an unknown key is asked for at the provider', async () => {
  const limited = await openDoor({ RATE_LIMIT: 'on' })
  const statuses = []
  for (let each = 0; each < 700; each++) {
    const remoteAddress = `2001:db8:1:2::${each.toString(16)}`
    statuses.push((await limited.app.inject({ url: webhook, remoteAddress })).statusCode)
  }
  expect(statuses.filter(status => status === 429)).toHaveLength(100)
  await limited.close()
})

test('7.12 An event whose settling breaks does not hold the others up', async () => {
  const broken = await placedOrder(door, token)
  const good = await placedOrder(door, token)
  await choose(door, broken.redirectUrl, 'late')
  await choose(door, good.redirectUrl, 'late')
  await tellShop(door)
  const { viva } = door.shop.outside.payments
  const ask = viva.fetch
  Object.assign(viva, {
    fetch: (...given: Parameters<typeof ask>) =>
      given[0].id === broken.attempt.id ? Promise.reject(new Error('broken')) : ask(...given),
  })
  await drainNow()
  expect([await statusOf(broken.orderId), await statusOf(good.orderId)]).toEqual([
    'not-paid',
    'opened',
  ])
  Object.assign(viva, { fetch: ask })
  expect(await processEvents(door.shop)).toBe(0)
  door.at(monday + 61_000)
  await drainNow()
  door.at(monday)
  expect(await statusOf(broken.orderId)).toBe('opened')
})

/** Messages about one payment are looked into five seconds apart. */
async function drain() {
  for (const later of [0, 10_000, 20_000, 30_000]) {
    door.at(monday + later)
    await drainNow()
  }
  door.at(monday)
}

async function drainNow() {
  while ((await processEvents(door.shop)) > 0);
}
