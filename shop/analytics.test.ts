import { describe, expect, test } from 'vitest'
import { addToCartEvent, purchaseEvent, toldPath } from './analytics.ts'

const line = (id: string, amount: number, price = 7.9) => ({
  id,
  slug: `meal-${id}`,
  price,
  amount,
  item: { type: 'main-meal', portion: { code: 'brave', name: 'Γενναία' } },
  name: 'Μουσακάς χωρίς γλουτένη',
  allergens: ['gluten'],
  categories: [{ category: { code: 'vegan', name: 'Vegan' } }],
})
const cart = (...days: ReturnType<typeof line>[][]) => ({
  id: 'cart-secret',
  customer: { email: 'maria@example.gr' },
  scheduleMenus: days.map((items, day) => ({ id: `d${day}`, items })),
})

describe('4.33 add_to_cart', () => {
  test('tells what is more than before, in euros', () => {
    expect(addToCartEvent(cart([line('a', 1)]), cart([line('a', 3), line('b', 1, 0.1)]))).toEqual({
      name: 'add_to_cart',
      params: {
        currency: 'EUR',
        value: 15.9,
        items: [
          {
            item_id: 'meal-a',
            item_category: 'main-meal',
            item_variant: 'brave',
            price: 7.9,
            quantity: 2,
          },
          {
            item_id: 'meal-b',
            item_category: 'main-meal',
            item_variant: 'brave',
            price: 0.1,
            quantity: 1,
          },
        ],
      },
    })
  })

  test('tells nothing where something was taken away, or nothing changed', () => {
    expect(addToCartEvent(cart([line('a', 3)]), cart([line('a', 1)]))).toBeNull()
    expect(addToCartEvent(cart([line('a', 3)]), cart([line('a', 3)], []))).toBeNull()
  })

  test('the same meal on another day is another line', () => {
    const event = addToCartEvent(cart([line('a', 2)], []), cart([line('a', 2)], [line('a', 1)]))
    expect(event?.params.items).toMatchObject([{ quantity: 1 }])
  })

  test('tells nothing of who buys, of diets or of allergies', () => {
    const told = JSON.stringify(addToCartEvent(cart([]), cart([line('a', 1)])))
    expect(told).not.toMatch(/gluten|vegan|maria|cart-secret|Μουσακάς/)
  })
})

test('4.34 a purchase is what was paid for the meals, with shipping and VAT beside it', () => {
  const items = [
    { slug: 'a', type: 'main-meal', portion: { code: 'brave' }, price: 7.9, amount: 2 },
    { slug: 'b', type: 'snack', portion: { code: 'regular' }, price: 3.1, amount: 1 },
  ]
  const order = {
    id: 'secret',
    number: 1042,
    totals: { subtotal: 37.8, discount: 7.56, shipping: 2, grandtotal: 32.24 },
    vat: 3.71,
    coupon: { code: 'DORO-AB12', name: 'Δώρο' },
    notes: 'αλλεργία στα φιστίκια',
    deliveries: [{ items }, { items }],
  }
  expect(purchaseEvent(order)).toEqual({
    name: 'purchase',
    params: {
      transaction_id: '1042',
      currency: 'EUR',
      value: 30.24,
      shipping: 2,
      tax: 3.71,
      items: [
        {
          item_id: 'a',
          item_category: 'main-meal',
          item_variant: 'brave',
          price: 7.9,
          quantity: 4,
        },
        { item_id: 'b', item_category: 'snack', item_variant: 'regular', price: 3.1, quantity: 2 },
      ],
    },
  })
})

test.each([
  ['/menu', '/menu'],
  ['/account/orders/abc123', '/account/orders'],
  ['/checkout/viva', '/checkout'],
  ['/product/mousakas', '/product/mousakas'],
])('of %s the path %s is told', (path, told) => {
  expect(toldPath(path)).toBe(told)
})
