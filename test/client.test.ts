import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientCalls, keptClientCalls } from '../check/client-calls.ts'
import { CallError, type Client, shopClient } from '../client/client.ts'
import { orderLunch } from '../client/example.ts'
import { type Door, openDoor } from './door.ts'

let door: Door
let client: Client
beforeAll(async () => {
  door = await openDoor()
  await door.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = door.app.server.address() as AddressInfo
  const shop = { account: 'demo', repository: 'shop', business: 'demo', apiKey: 'demo' }
  client = shopClient({ url: `http://127.0.0.1:${port}`, lang: 'en', app: 'example', ...shop })
})
afterAll(() => door.close())

test('the client knows the calls as `npm run client` writes them', () => {
  expect(keptClientCalls()).toBe(clientCalls())
})

test('a program that has the client alone orders a lunch', async () => {
  const { order, redirectUrl } = await orderLunch(client, 'eleni@example.gr', 'xorta-kai-lemoni')
  expect(order).toMatchObject({ status: 'not-paid', payment: 'open', totals: { shipping: 2 } })
  expect(order.deliveries[0]?.items).toHaveLength(4)
  expect(redirectUrl).toContain('/sandbox/viva')
  const mine = await client.ask('customer-order-one', { orderId: order.id })
  expect(mine.number).toBe(order.number)
})

test('a no is a code with its text, or an error with both', async () => {
  const refused = await client.call('cart-one', { cartId: 'none' })
  expect(refused).toMatchObject({ code: 'cart-not-found', message: 'Your order has expired' })
  const asked = client.ask('cart-one', { cartId: 'none' })
  await expect(asked).rejects.toThrow(CallError)
  await expect(asked).rejects.toMatchObject({ code: 'cart-not-found' })
})

test('a call that the shop does not have is named, and nothing is sent', async () => {
  const sent: unknown[] = []
  const shop = { account: 'demo', repository: 'shop', business: 'demo', apiKey: 'demo' }
  const offline = shopClient({
    ...{ url: 'https://shop.example', ...shop },
    fetch: (...args) => Promise.reject(sent.push(args)),
  })
  // As a program in plain JavaScript would.
  const misspelt = 'cart-on' as 'cart-one'
  const asked = offline.call(misspelt, { cartId: 'none' })
  await expect(asked).rejects.toThrow('the shop has no call cart-on')
  await expect(offline.ask('toString' as 'cart-one', { cartId: 'none' })).rejects.toThrow(
    'the shop has no call toString',
  )
  expect(sent).toEqual([])
})

test('what travels as a whole body arrives', async () => {
  const { id: cartId } = await client.ask('cart-create', { type: 'daily', dietCode: 'bal' })
  const { invoice } = await client.ask('cart-invoice-update', {
    cartId,
    body: {
      companyName: 'Ελιά ΑΕ',
      profession: 'Εμπόριο',
      vatNumber: '094014201',
      taxOffice: 'ΦΑΕ Αθηνών',
      address: 'Ερμού 12',
    },
  })
  expect(invoice?.companyName).toBe('Ελιά ΑΕ')
})
