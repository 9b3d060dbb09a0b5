import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { demoShop } from '../test/demo-shop.ts'
import { addressShare, shareOut } from './address-shares.ts'

const paced = { atOnce: 3, perSecond: 0.001, longest: 200 }

let app: FastifyInstance
afterEach(() => app.close())

/** A server whose `/slow/NAME` are answered when the test says so; `inHand` are those that have begun. */
async function slowServer() {
  const inHand = new Map<string, () => void>()
  app = fastify()
  await app.register(cookie)
  // Neither the machine's pauses nor how long a test takes count.
  shareOut(app, { catalogue: () => demoShop }, { ...addressShare, heldFor: 2 ** 30 }, paced)
  const slow = ({ params }: { params: { name: string } }) =>
    new Promise<string>(resolve => inHand.set(params.name, () => resolve(params.name)))
  app.get<{ Params: { name: string } }>('/slow/:name', slow)
  app.get<{ Params: { name: string } }>('/api/payments/:name', slow)
  app.get('/refused', (_request, reply) => reply.code(429).send())
  await app.ready()
  const begun = () => [...inHand.keys()]
  const ask = (remoteAddress: string, url: string) => {
    const answer = app.inject({ url, remoteAddress })
    return { answer, url }
  }
  async function until(count: number): Promise<string[]> {
    while (inHand.size < count) await turn()
    // Whatever else would begin has the time to.
    for (let more = 0; more < 20; more++) await turn()
    return begun()
  }
  return { inHand, ask, until }
}

test('9.26 an address that asks much has few calls in hand; another and the providers are not kept waiting', async () => {
  const { inHand, ask, until } = await slowServer()
  const asked = Array.from({ length: 8 }, (_, each) => ask('10.0.0.1', `/slow/a${each}`))
  expect(await until(addressShare.atOnce)).toEqual(['a0', 'a1', 'a2', 'a3'])
  const other = ask('10.0.0.2', '/slow/b')
  const message = ask('10.0.0.1', '/api/payments/viva')
  expect(await until(6)).toEqual(['a0', 'a1', 'a2', 'a3', 'b', 'viva'])
  inHand.get('a2')?.()
  expect((await asked[2]?.answer)?.body).toBe('a2')
  expect((await until(7)).at(-1)).toBe('a4')
  while (inHand.size < asked.length + 2) {
    for (const answer of inHand.values()) answer()
    await turn()
  }
  for (const answer of inHand.values()) answer()
  const all = await Promise.all([...asked, other, message].map(({ answer }) => answer))
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
})

test('addresses of one IPv6 network share their places', async () => {
  const { inHand, ask, until } = await slowServer()
  const asked = Array.from({ length: 5 }, (_, each) =>
    ask(`2001:db8::${each + 1}`, `/slow/a${each}`),
  )
  expect(await until(4)).toHaveLength(4)
  for (const answer of inHand.values()) answer()
  await until(5)
  inHand.get('a4')?.()
  await Promise.all(asked.map(({ answer }) => answer))
})

test('9.26 beyond what may wait an address is refused, and says when to come again', async () => {
  const { inHand, ask, until } = await slowServer()
  const { atOnce, waiting } = addressShare
  const asked = Array.from({ length: atOnce + waiting }, (_, each) =>
    ask('10.0.0.1', `/slow/${each}`),
  )
  await until(atOnce)
  const refused = await ask('10.0.0.1', '/slow/more').answer
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', data: null })
  for (let done = 0; done < asked.length; ) {
    await turn()
    for (const answer of inHand.values()) answer()
    done = inHand.size
  }
  await Promise.all(asked.map(({ answer }) => answer))
})

test('9.26 what is refused again and again is answered later and later', async () => {
  const { ask } = await slowServer()
  const order: string[] = []
  const refuse = async (from: string, name: string) => {
    await ask(from, '/refused').answer
    order.push(name)
  }
  for (let each = 0; each < paced.atOnce; each++) await refuse('10.0.0.1', 'first')
  await Promise.all([refuse('10.0.0.1', 'one more'), refuse('10.0.0.2', 'another')])
  expect(order.slice(paced.atOnce)).toEqual(['another', 'one more'])
})
