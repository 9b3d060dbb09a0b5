import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../../test/door.ts'
import { maria, signUp } from '../../test/people.ts'
import { httpServer } from '../http.ts'
import { serverTiming } from './timing.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('an answer says how long it took, and how often it asked the database', async () => {
  const token = await signUp(door, maria)
  const app = await httpServer(door.shop, null, { watch: serverTiming() })
  const { headers } = await app.inject({
    url: path('customer-one'),
    query: { apiKey: 'demo', business: 'demo' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['server-timing']).toMatch(
    /^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="[1-9]\d* statements"$/,
  )
  await app.close()
})
