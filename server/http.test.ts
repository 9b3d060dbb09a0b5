import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor, path } from '../test/door.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

describe('paths that cannot be read', () => {
  test('7.06 of a call are invalid-input, in the wrapper', async () => {
    for (const url of ['/api/%', path('meal-one').replace('demo', '%E0%A4%A')])
      expect(await door.send(url)).toMatchObject({ status: 400, code: 'invalid-input', data: null })
  })

  test('2.03 of anything else lead home, as any other path does', async () => {
    const { statusCode, headers } = await door.app.inject('/%E0%A4%A')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/' })
  })
})

describe('health', () => {
  test('is live and ready while the database answers', async () => {
    for (const url of ['/health/live', '/health/ready'])
      expect((await door.app.inject(url)).statusCode).toBe(200)
  })

  test('without its database the shop lives, but is not ready and says why', async () => {
    const broken = await openDoor()
    try {
      await broken.db.end()
      expect((await broken.app.inject('/health/live')).statusCode).toBe(200)
      const ready = await broken.app.inject('/health/ready')
      expect(ready.statusCode).toBe(503)
      expect(ready.json()).toEqual({ ready: false, reason: 'the database does not answer' })
    } finally {
      await broken.close()
    }
  })

  test('a broken call is server-error with an id that the log has too', async () => {
    const broken = await openDoor()
    try {
      const logged: string[] = []
      Object.assign(broken.shop, { log: (_: unknown, message: string) => logged.push(message) })
      await broken.db.query('alter table cart rename to trolley')
      const answer = await broken.ask('cart-one', { cartId: 'x' })
      expect(answer).toMatchObject({ status: 500, code: 'server-error' })
      const { id } = answer.data as unknown as { id: string }
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(logged).toEqual([expect.stringContaining(id)])
      expect(JSON.stringify(answer)).not.toMatch(/relation|select/)
    } finally {
      await broken.close()
    }
  })
})
