import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCartEvent, purchaseEvent } from '#shop/analytics.ts'
import { type Door, openDoor } from '../../../test/door.ts'
import { paidOrder } from '../../../test/orders/orders.ts'
import { filledCart, maria, newCart, signUp } from '../../../test/people.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

const page = { page_location: 'http://shop.test/menu', page_referrer: '' }
const collect = (payload: object) =>
  door.app.inject({ method: 'POST', url: '/sandbox/analytics/collect', payload })
const collected = async () =>
  (await door.app.inject({ url: '/sandbox/analytics/events' })).json() as {
    event: { name: string; params: Record<string, unknown> }
  }[]

describe('The twin of Google Analytics', () => {
  test('4.33 takes what a real cart tells of adding', async () => {
    const token = await signUp(door, maria)
    const event = addToCartEvent(
      await newCart(door, { token }),
      await filledCart(door, 4, { token }),
    )
    const told = await collect({ ...event, params: { ...event?.params, ...page } })
    expect(told.body).toBe('')
    expect((await collected())[0]?.event).toMatchObject({
      name: 'add_to_cart',
      params: { currency: 'EUR', value: 37.1 },
    })
  })

  test('4.34 takes what a real order tells of buying, and nothing that names the buyer', async () => {
    const token = await signUp(door, { ...maria, username: 'buyer@example.gr' })
    const { order, number } = await paidOrder(door, token)
    const event = purchaseEvent(order)
    const told = await collect({ ...event, params: { ...event.params, ...page } })
    expect(told.statusCode).toBe(204)
    const [last] = await collected()
    expect(last?.event.params).toMatchObject({
      transaction_id: String(number),
      currency: 'EUR',
      value: 37.1,
      shipping: 2,
    })
    const text = JSON.stringify(last)
    for (const secret of [order.id, 'buyer', 'Μαρία', 'Ermou', 'Ερμού', '694', 'bal'])
      expect(text).not.toContain(secret)
  })

  test.each([
    [
      'a search',
      { name: 'page_view', params: { ...page, page_location: 'http://a.test/?diet=x' } },
    ],
    ['an e-mail', { name: 'page_view', params: { ...page, email: 'maria@example.gr' } }],
    ['no currency', { name: 'add_to_cart', params: { ...page, value: 1, items: [] } }],
    ['an unknown event', { name: 'search', params: { ...page, search_term: 'gluten' } }],
  ])('refuses %s', async (_what, event) => {
    expect((await collect(event)).statusCode).toBe(400)
  })

  test('tells nothing before consent, nor after it was taken back', async () => {
    const script = (await door.app.inject({ url: '/sandbox/analytics/gtag.js' })).body
    const sent: unknown[] = []
    const fetch = async (_url: string, { body }: { body: string }) => sent.push(JSON.parse(body))
    const window: { dataLayer: unknown[] } = { dataLayer: [] }
    const { dataLayer } = window
    dataLayer.push(['consent', 'default', { analytics_storage: 'denied' }])
    dataLayer.push(['event', 'page_view', {}])
    runInNewContext(script, { window, fetch })
    dataLayer.push(['event', 'page_view', {}])
    expect(sent).toEqual([])
    dataLayer.push(['consent', 'update', { analytics_storage: 'granted' }])
    dataLayer.push(['event', 'page_view', { page_location: 'http://shop.test/' }])
    expect(sent).toMatchObject([{ name: 'page_view' }])
    dataLayer.push(['consent', 'update', { analytics_storage: 'denied' }])
    dataLayer.push(['event', 'page_view', {}])
    expect(sent).toHaveLength(1)
  })

  test('is nowhere where real payments are taken', async () => {
    const keys = Object.fromEntries(
      ['CLIENT_ID', 'CLIENT_SECRET', 'MERCHANT_ID', 'API_KEY'].map(key => [`VIVA_${key}`, 'x']),
    )
    const real = await openDoor(keys)
    expect(real.shop.config.analytics).toBeNull()
    expect((await real.app.inject({ url: '/sandbox/analytics' })).statusCode).toBe(404)
    await real.close()
  })
})
