import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor, path } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { httpServer } from '../http.ts'
import { metricsOf } from './metrics.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const watched = () => ({ db: door.db, jobsDb: door.db, now: door.shop.now, log: () => {} })
/** The samples by their names with labels. */
const read = async (metrics: ReturnType<typeof metricsOf>) =>
  Object.fromEntries(
    (await metrics.text())
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
      .map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )

test('calls are counted by name and code, whatever a stranger types for a name', async () => {
  const metrics = metricsOf(watched())
  const app = await httpServer(door.shop, null, { watch: metrics.countOn })
  const ask = (name: string, query = {}) =>
    app.inject({ url: path(name), query: { apiKey: 'demo', business: 'demo', ...query } })
  await ask('plan-collection')
  await ask('plan-collection', { apiKey: 'x' })
  for (const name of ['a', 'b', 'c']) await ask(`no-such-call-${name}`)
  const told = await read(metrics)
  expect(told['gastra_calls_total{call="plan-collection",code="ok"}']).toBe(1)
  expect(told['gastra_calls_total{call="plan-collection",code="invalid-api-key"}']).toBe(1)
  expect(told['gastra_calls_total{call="unknown",code="hook-not-found"}']).toBe(3)
  expect(Object.keys(told).filter(name => name.includes('no-such-call'))).toEqual([])
  expect(told['gastra_call_seconds_count{call="plan-collection"}']).toBe(2)
  expect(told['gastra_http_requests_total{status="4xx"}']).toBe(4)
  await app.close()
})

describe('what waits in the shop', () => {
  test('is told with its age, by one statement however often it is asked', async () => {
    const token = await signUp(door, maria)
    const { orderId, attemptId } = await paidOrder(door, token)
    await door.db.query('delete from fiscal_document where order_id <> $1', [orderId])
    await door.db.query('delete from refund')
    const due = { orderId, attemptId, amount: 100, reason: 'changed' } as const
    await addRefund(door.db, { ...due, dueAt: monday - 90_000 }, monday)
    await addRefund(door.db, { ...due, dueAt: monday }, monday)
    await door.db.query(`update refund set status = 'by-hand' where due_at = $1`, [
      new Date(monday),
    ])
    const statements: unknown[] = []
    const jobsDb = Object.assign(Object.create(door.db), {
      query: (asked: unknown) => {
        statements.push(asked)
        return door.db.query(asked as never)
      },
    })
    const metrics = metricsOf({ ...watched(), jobsDb })
    const told = await read(metrics)
    expect(told).toMatchObject({
      gastra_refunds_due: 1,
      gastra_refunds_oldest_seconds: 90,
      gastra_refunds_by_hand: 1,
      gastra_documents_due: 1,
      gastra_orders_unpaid: 0,
      gastra_database_up: 1,
      gastra_webhooks_paused: 0,
    })
    expect(told.gastra_mails_waiting).toBeGreaterThan(0)
    expect(told['gastra_kitchen_left{in_days="1",what="portions"}']).toBeGreaterThan(0)
    await read(metrics)
    expect(statements).toHaveLength(1)
  })

  test('is unknown while the database does not answer, and the rest is told', async () => {
    const jobsDb = Object.assign(Object.create(door.db), {
      query: () => Promise.reject(new Error('away')),
    })
    const told = await read(metricsOf({ ...watched(), jobsDb }))
    expect(told.gastra_database_up).toBe(0)
    expect(told.process_cpu_seconds_total).toBeGreaterThan(0)
    expect(told['gastra_pool_connections{pool="calls",state="waiting"}']).toBe(0)
  })
})

test('the metrics have a port of their own, with nothing else on it', async () => {
  const metrics = metricsOf(watched())
  const server = await metrics.open({ port: 3790, host: '127.0.0.1' })
  const get = (at: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) =>
      request(`http://127.0.0.1:3790${at}`, response => {
        let body = ''
        response.on('data', chunk => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      })
        .on('error', reject)
        .end(),
    )
  expect((await get('/metrics')).body).toContain('gastra_mails_waiting')
  expect((await get('/api/openapi.json')).status).toBe(404)
  await server.close()
})
