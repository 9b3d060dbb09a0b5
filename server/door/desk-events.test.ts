import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { shopOn } from '../../test/shop-on.ts'
import { addEvent } from '../db/shop/shop-events.ts'

let door: Door
let owner: Seat
let url: string
beforeAll(async () => {
  door = await openDoor()
  owner = await seat(door, 'owner')
  await door.app.listen({ host: '127.0.0.1', port: 0 })
  url = addressOf(door)
})
afterAll(() => door?.close())

test('10.12 only a session of the staff room hears anything', async () => {
  const asked = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers })
    await answer.text()
    return answer.status
  }
  expect(await asked({})).toBe(401)
  expect(await asked({ cookie: `desk=${owner.cookie}` })).toBe(401)
  expect(await asked({ 'desk-secret': owner.secret })).toBe(401)
  expect(await asked({ ...headersOf(owner), 'sec-fetch-site': 'cross-site' })).toBe(401)
})

test('10.29 names of what changed are told, and nothing else of it', async () => {
  const line = await lineOf(owner)
  expect(line.headers.get('content-type')).toContain('text/event-stream')
  expect(line.headers.get('cache-control')).toContain('no-transform')
  await line.hears('all')
  // The listening connection may have come after the line.
  await line.quiet()
  await addEvent(door.db, 'refund.due', { number: 4821 })
  await line.hears('refund')
  await askDesk(door, 'staff-create', given('anna'), { desk: owner })
  await line.hears('deed')
  expect(line.text()).not.toMatch(/4821|anna/)
  await line.end()
})

test('10.29 a failed document that is issued by its job is told, after the act that asked for it', async () => {
  await door.run('documents')
  const { rows } = await door.db.query<{ id: string }>(
    `update fiscal_document set status = 'due', tries = 3, error = 'closed', next_try_at = now() + interval '1 year'
      where id = (select id from fiscal_document where attempt_id is not null limit 1) returning id`,
  )
  const line = await lineOf(owner)
  await line.hears('all')
  await line.quiet()
  await askDesk(door, 'document-again', { documentId: rows[0]?.id }, { desk: owner })
  await line.hears('deed')
  expect(line.text()).not.toMatch(/document/)
  await door.run('documents')
  await line.hears('document')
  await line.end()
})

test('10.18 whoever is sent away or logs out is out at once, at every node', async () => {
  const other = await shopOn(door.db, door.shop.now)
  onTestFinished(() => other.app.close())
  await other.app.listen({ host: '127.0.0.1', port: 0 })
  const nodeB = { ...door, ...other }
  const [away, out] = [await seat(door, 'chef'), await seat(door, 'packer')]
  const mayStay = { desk: await seat(door, 'owner') }
  const atB = addressOf(nodeB)
  const [lineAway, lineOut, stays] = [
    await lineOf(away, atB),
    await lineOf(out, atB),
    await lineOf(mayStay.desk, atB),
  ]
  expect((await askDesk(nodeB, 'staff-me', {}, { desk: away })).code).toBe('ok')
  await stays.quiet()
  await askDesk(door, 'staff-delete', { staffId: away.id }, { desk: owner })
  expect((await askDesk(nodeB, 'staff-me', {}, { desk: away })).code).toBe('staff-logged-out')
  await lineAway.ended()
  expect(lineAway.text()).toContain('event: over')
  await askDesk(door, 'staff-logout', {}, { desk: out })
  expect((await askDesk(nodeB, 'staff-me', {}, { desk: out })).code).toBe('staff-logged-out')
  await lineOut.ended()
  expect((await askDesk(nodeB, 'staff-me', {}, mayStay)).code).toBe('ok')
  await addEvent(door.db, 'order.changed', {})
  await stays.hears('order')
  await stays.end()
  // Only what node A tells ends a line at node B so soon: its own look comes after 15 seconds.
}, 14_000)

test('10.29 one person holds so many lines and no more', async () => {
  const counter = await seat(door, 'counter')
  const lines = await Promise.all(Array.from({ length: 10 }, () => lineOf(counter)))
  const refused = await fetch(url, { headers: headersOf(counter) })
  await refused.text()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  for (const line of lines) await line.end()
})

test('a shop that closes ends the lines first', async () => {
  const other = await openDoor()
  await other.app.listen({ host: '127.0.0.1', port: 0 })
  const line = await lineOf(await seat(other, 'owner'), addressOf(other))
  await line.hears('all')
  const from = performance.now()
  await Promise.all([other.app.close(), line.ended()])
  expect(performance.now() - from).toBeLessThan(2000)
  await other.close()
})

const headersOf = ({ cookie, secret }: Seat) => ({
  cookie: `desk=${cookie}`,
  'desk-secret': secret,
})
const given = (name: string) => ({ name, email: `${name}@events.example`, roles: ['chef'] })

function addressOf({ app }: Door): string {
  const { port } = app.server.address() as { port: number }
  return `http://127.0.0.1:${port}/api/desk/events`
}

async function lineOf(desk: Seat, at = url) {
  const stop = new AbortController()
  const response = await fetch(at, { headers: headersOf(desk), signal: stop.signal })
  expect(response.status).toBe(200)
  let text = ''
  const read = (async () => {
    for await (const part of response.body ?? []) text += Buffer.from(part).toString()
  })().catch(() => {})
  return {
    headers: response.headers,
    text: () => text,
    hears: (name: string) =>
      expect.poll(() => text, { timeout: 5000 }).toMatch(new RegExp(`data: .*\\b${name}`)),
    /** Until the shop listens and nothing more comes. */
    async quiet() {
      const listening = `select from pg_stat_activity where datname = current_database()
        and application_name = 'gastra desk' and state = 'idle' and query = 'listen desk'`
      await expect.poll(async () => (await door.db.query(listening)).rowCount).toBe(1)
      for (let before = ''; before !== text; ) {
        before = text
        await new Promise(done => setTimeout(done, 300))
      }
    },
    ended: () => read,
    async end() {
      stop.abort()
      await read
    },
  }
}
