import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../../test/door.ts'
import { choose } from '../../../test/orders/paying.ts'
import { attemptOf, chargeOf, placedOrder, tellShop } from '../../../test/outside/webhooks.ts'
import { maria, signUp } from '../../../test/people.ts'
import { fetchThrough } from '../../../test/shop-on.ts'
import { sandboxViva } from './sandbox-viva.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterEach(async () => {
  door.at(monday)
  await door.db.query('delete from sandbox_viva_event')
  // A customer may have three unpaid orders at a time.
  await door.db.query(`update customer_order set status = 'canceled' where status = 'not-paid'`)
})
afterAll(() => door.close())

// biome-ignore lint/suspicious/noExplicitAny: the sandbox's answers are not typed
type Told = any

/** What a shop that answers so is told. */
async function told(statuses: number[] = [200]): Promise<Told[]> {
  const bodies: Told[] = []
  await tellShop(door, async (_, init) => {
    bodies.push({ ...JSON.parse(String(init?.body)), raw: String(init?.body) })
    return new Response(null, { status: statuses[bodies.length - 1] ?? 200 })
  })
  return bodies
}

describe('1.10 The sandbox tells the shop by itself', () => {
  test('of a payment, with decimal euros and the code as a number', async () => {
    for (const outcome of ['approve', 'late'] as const) {
      const { attempt, redirectUrl } = await placedOrder(door, token)
      await choose(door, redirectUrl, outcome)
      const [event, ...others] = await told()
      expect(others).toEqual([])
      expect(event).toMatchObject({ EventTypeId: 1796, MessageTypeId: 512, RetryCount: 0 })
      expect(event.raw).toContain(`"OrderCode":${attempt.ref},`)
      expect(event.EventData).toMatchObject({
        TransactionId: await chargeOf(door, attempt.ref),
        ParentId: null,
        StatusId: 'F',
        Amount: attempt.amount / 100,
        CurrencyCode: '978',
        MerchantTrns: attempt.id,
        TransactionTypeId: 5,
      })
    }
  })

  test('of a declined card, and of nothing where a 3DS window was closed or time ran out', async () => {
    const declined = await placedOrder(door, token)
    await choose(door, declined.redirectUrl, 'decline')
    expect(await told()).toMatchObject([
      { EventTypeId: 1798, EventData: { StatusId: 'E', ResponseEventId: 10051 } },
    ])
    const left = await placedOrder(door, token)
    await choose(door, left.redirectUrl, 'abandon')
    door.at(monday + 3600_000)
    await choose(door, left.redirectUrl, 'approve')
    expect(await told()).toEqual([])
  })

  test('of an order that was taken back, and of money that went back', async () => {
    const { viva } = door.shop.outside.payments
    const cancelled = await placedOrder(door, token)
    await viva.cancel(await attemptOf(door, cancelled.attempt.id))
    expect(await told()).toMatchObject([{ EventTypeId: 4865, EventData: { IsCancelled: true } }])
    const paid = await placedOrder(door, token)
    await choose(door, paid.redirectUrl, 'late')
    await told()
    const charge = await chargeOf(door, paid.attempt.ref)
    const attempt = { ...(await attemptOf(door, paid.attempt.id)), transactionId: charge }
    const { providerRef } = await viva.refund(attempt, 250, 'id')
    expect(await told()).toMatchObject([
      {
        EventTypeId: 1797,
        EventData: { TransactionId: providerRef, ParentId: charge, Amount: 2.5 },
      },
    ])
  })

  test('again under the same name where the shop did not take it, a few times', async () => {
    const { redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    const events: Told[] = []
    for (const second of [0, 1, 2, 12, 42, 1000]) {
      door.at(monday + second * 1000)
      events.push(...(await told([503])).map(event => ({ ...event, second })))
    }
    expect(events.map(({ second, RetryCount }) => [second, RetryCount])).toEqual([
      [0, 0],
      [2, 1],
      [12, 2],
      [42, 3],
    ])
    expect(new Set(events.map(({ MessageId }) => MessageId)).size).toBe(1)
  })

  test('nothing more once it was heard', async () => {
    const { redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    expect(await told([500])).toHaveLength(1)
    door.at(monday + 60_000)
    expect(await told()).toHaveLength(1)
    door.at(monday + 3600_000)
    expect(await told()).toEqual([])
  })
})

describe('Over HTTP', () => {
  const open: (Server | FastifyInstance)[] = []
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close()
  })

  /** A sandbox that tells whoever listens at an address. */
  async function sandboxThatTells(webhookUrl: string) {
    const app = fastify() as unknown as FastifyInstance
    const { db, shop } = door
    const { config } = shop
    await app.register(sandboxViva({ db, config, clock: () => new Date(shop.now()), webhookUrl }))
    open.push(app)
    return { ...door, app }
  }

  test('it tells by itself once it has answered', async () => {
    const shop = createServer((_, response) => response.writeHead(204).end())
    open.push(shop)
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    const heard = once(shop, 'request') as Promise<[IncomingMessage]>
    const { port } = shop.address() as AddressInfo
    const { redirectUrl } = await placedOrder(door, token)
    const sandbox = await sandboxThatTells(`http://127.0.0.1:${port}/hear`)
    await choose(sandbox, redirectUrl, 'approve')
    const [request] = await heard
    expect([request.method, request.url]).toEqual(['POST', '/hear'])
  })

  test('a new process tells what the old one left untold', async () => {
    const { redirectUrl } = await placedOrder(door, token)
    await choose(door, redirectUrl, 'late')
    const shop = createServer((_, response) => response.writeHead(204).end())
    open.push(shop)
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    const heard = once(shop, 'request')
    const { port } = shop.address() as AddressInfo
    const { app } = await sandboxThatTells(`http://127.0.0.1:${port}/hear`)
    await app.listen({ host: '127.0.0.1', port: 0 })
    expect(await heard).toHaveLength(2)
  })

  test('nobody listening hurts neither the payment nor the end of the server', async () => {
    const { attempt, redirectUrl } = await placedOrder(door, token)
    const sandbox = await sandboxThatTells('http://127.0.0.1:1/nobody')
    const { t } = await choose(sandbox, redirectUrl, 'approve')
    expect(t).toBe(await chargeOf(door, attempt.ref))
    await sandbox.app.close()
    const { rows } = await door.db.query('select tries from sandbox_viva_event')
    expect(rows).toHaveLength(1)
  })

  test('the key of its webhooks is for who knows merchant and key', async () => {
    const url = `${door.shop.config.viva.legacyUrl}/api/messages/config/token`
    const ask = (authorization: string) =>
      fetchThrough(() => door.app)(url, { headers: { authorization } })
    expect((await ask('Basic Zm9vOmJhcg==')).status).toBe(401)
    const known = await ask(`Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`)
    expect(await known.json()).toEqual({ Key: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})
