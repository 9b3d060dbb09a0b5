import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { webhookDesk } from '../commands/webhook.ts'
import { addEvent } from '../db/shop/shop-events.ts'
import { claimMessage } from '../db/webhook/webhook-messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let door: Door
let now = monday
const at = (instant: number) => {
  now = instant
  door.at(instant)
}
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Got = { headers: IncomingHttpHeaders; body: string; at: number }
let close: (() => void)[] = []
afterEach(async () => {
  for (const one of close) one()
  close = []
  at(monday)
  await door.db.query('delete from webhook_endpoint')
  await door.db.query('delete from shop_event')
})

const desk = (what: string, ...given: string[]) =>
  webhookDesk({ db: door.db, now, inside: true }, what, given)

/** A program that is told what happens, and how it answers. */
async function receiver(answer: (response: ServerResponse, got: Got) => void, ...types: string[]) {
  const got: Got[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString(), at: now }
      got.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const added = await desk('add', `http://127.0.0.1:${port}/hook?key=secret`, ...types)
  const id = /^wh_\w+/.exec(added.says[0] ?? '')?.[0] ?? ''
  const secret = /whsec_\S+/.exec(added.says[1] ?? '')?.[0] ?? ''
  return { got, id, secret, end: () => server.closeAllConnections() }
}

const ok = (response: ServerResponse) => void response.end('ok')
const fail = (response: ServerResponse) => void response.writeHead(500).end()
const happen = (number = 1) => addEvent(door.db, 'refund.due', { number })
/** The two jobs, once each. */
async function tell() {
  await door.run('telling')
  return door.run('webhooks')
}
const messages = async () =>
  (await door.db.query('select * from webhook_message order by endpoint_id, number')).rows
const stateOf = async (id: string) =>
  (await door.db.query('select * from webhook_endpoint where id = $1', [id])).rows[0]
/** As a receiver verifies it by the official library, whose clock is the machine's. */
function verified(secret: string, { headers, body, at: then }: Got) {
  const real = Date.now
  Date.now = () => then
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  } finally {
    Date.now = real
  }
}

test('a message is signed as Standard Webhooks asks', async () => {
  const { got, secret } = await receiver(ok)
  await happen(1042)
  await tell()
  const [one] = got
  if (!one) throw new Error('nothing came')
  expect(verified(secret, one)).toEqual({
    type: 'refund.due',
    timestamp: expect.any(String),
    sequence: expect.any(Number),
    data: { number: 1042 },
  })
  expect(one.headers['webhook-id']).toMatch(/^evt_[0-9a-f]{32}$/)
  expect(one.headers['content-type']).toBe('application/json')
  expect(() => verified(`whsec_${btoa('another secret of them')}`, one)).toThrow()
  expect(() => verified(secret, { ...one, body: one.body.replace('1042', '1043') })).toThrow()
})

test('while a secret is changed, the old one and the new one both verify, for a day', async () => {
  const { got, id, secret } = await receiver(ok)
  const rotated = await desk('rotate', id)
  const fresh = /whsec_\S+/.exec(rotated.says[1] ?? '')?.[0] ?? ''
  await happen()
  await tell()
  at(monday + day)
  await happen()
  await tell()
  const [first, second] = got
  if (!first || !second) throw new Error('nothing came')
  for (const each of [secret, fresh]) verified(each, first)
  verified(fresh, second)
  expect(() => verified(secret, second)).toThrow()
})

test('each program hears of its own types only, in order', async () => {
  const some = await receiver(ok, 'refund.done')
  const all = await receiver(ok)
  await happen(1)
  await addEvent(door.db, 'refund.done', { number: 2 })
  for (const number of [3, 4, 5, 6]) await happen(number)
  await tell()
  const numbers = ({ got }: typeof all) => got.map(({ body }) => JSON.parse(body).data.number)
  expect(numbers(some)).toEqual([2])
  expect(numbers(all)).toEqual([1, 2, 3, 4, 5, 6])
})

test('two nodes send a message once', async () => {
  const { got } = await receiver(response => void setTimeout(() => response.end(), 30))
  for (const number of [1, 2, 3, 4]) await happen(number)
  await Promise.all([tell(), tell(), tell()])
  await tell()
  expect(got.map(({ headers }) => headers['webhook-id'])).toHaveLength(4)
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

test('a process that dies between sending and marking sends it again under the same id', async () => {
  const { got, id } = await receiver(ok)
  await happen()
  await door.run('telling')
  const dead = await claimMessage(door.db, id, now, now + 2 * minute)
  expect(await door.run('webhooks')).toBe(0)
  at(now + 2 * minute)
  await door.run('webhooks')
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([dead?.id])
  expect(await messages()).toMatchObject([{ status: 'taken', tries: 2 }])
})

describe('a program that does not take a message', () => {
  test('gets it again after longer and longer pauses, for three days, then is paused', async () => {
    const { got, id } = await receiver(fail)
    await happen()
    for (let step = 0; step < 80 * 12; step++) {
      await tell()
      if ((await stateOf(id)).paused_at) break
      at(now + 5 * minute)
    }
    const gaps = got.slice(1).map((one, index) => (one.at - (got[index]?.at ?? 0)) / minute)
    expect(gaps).toEqual([5, 5, 30, 120, 300, 600, 840, 1200, 1440])
    expect(now - monday).toBeGreaterThan(3 * day)
    const { rows } = await door.db.query(
      `select data from shop_event where type = 'webhook.paused'`,
    )
    expect(rows).toEqual([
      { data: { endpoint: id, url: expect.stringMatching(/\/hook$/), gone: false } },
    ])
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(got.map(({ body }) => body)).size).toBe(1)
  })

  test('gets what waited once it is resumed', async () => {
    let isWell = false
    const { got, id } = await receiver(response => (isWell ? ok(response) : fail(response)))
    await desk('pause', id)
    for (const number of [1, 2]) await happen(number)
    await tell()
    expect(got).toEqual([])
    isWell = true
    await desk('resume', id)
    await tell()
    expect(got).toHaveLength(2)
    expect((await desk('list')).says.join()).toContain('well; 0 waiting')
  })

  test('does not keep others waiting, nor is it tried with every message', async () => {
    const broken = await receiver(fail)
    const well = await receiver(ok)
    for (const number of [1, 2, 3, 4, 5]) await happen(number)
    await tell()
    expect(well.got).toHaveLength(5)
    expect(broken.got.length).toBeLessThan(3)
  })

  test('and that says 410 is paused at once', async () => {
    const { got, id } = await receiver(response => void response.writeHead(410).end())
    await happen()
    await tell()
    expect(await stateOf(id)).toMatchObject({ paused_why: expect.stringContaining('410') })
    at(now + 3 * day)
    await tell()
    expect(got).toHaveLength(1)
  })

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['redirects', response => void response.writeHead(302, { location: '/x' }).end(), 'HTTP 302'],
    ['hangs up', response => void response.destroy(), 'socket hang up'],
    ['speaks no HTTP', response => void response.socket?.end('nonsense\r\n\r\n'), 'Parse Error'],
  ])('and %s has failed', async (_, answer, told) => {
    const { id } = await receiver(answer)
    await happen()
    await tell()
    expect(await messages()).toMatchObject([
      { endpoint_id: id, status: 'due', answer: expect.stringContaining(told) },
    ])
  })

  test('an answer without an end is not read', async () => {
    await receiver(response => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(more))
    })
    await happen()
    await tell()
    expect(await messages()).toMatchObject([{ status: 'taken', answer: 'HTTP 200' }])
  })
})

describe('npm run webhook', () => {
  test('shows an event with what became of it, and sends it again under the same id', async () => {
    const { got, id } = await receiver(ok)
    await happen(1042)
    await tell()
    const [line = ''] = (await desk('events', id)).says
    expect(line).toMatch(new RegExp(`evt_\\w+  refund.due 1042: ${id} taken, 1 tries, HTTP 200`))
    const event = /evt_\w+/.exec(line)?.[0] ?? ''
    expect((await desk('resend', event)).done).toBe(true)
    await tell()
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([event, event])
  })

  test.each([
    [['add', 'https://a.example', 'order.eaten'], 'no type order.eaten'],
    [['add', 'ftp://a.example'], 'does not begin with https'],
    [['add', 'https://me:pass@a.example'], 'carries a password'],
    [['remove', 'wh_none'], 'no endpoint wh_none'],
    [['rotate', 'wh_none'], 'no endpoint wh_none'],
    [['resend', 'evt_none'], 'no event evt_none'],
    [['dance'], 'npm run webhook -- add'],
    [['add'], 'npm run webhook -- add'],
  ])('%j is refused in words', async (words, says) => {
    const [what = '', ...given] = words
    const said = await desk(what, ...given)
    expect(said.done).toBe(false)
    expect(said.says.join('\n')).toContain(says)
  })

  test('removes an endpoint with its messages', async () => {
    const { id } = await receiver(ok)
    await happen()
    await tell()
    expect((await desk('remove', id)).done).toBe(true)
    expect(await messages()).toEqual([])
  })
})
