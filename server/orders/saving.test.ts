import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { endUnpaid, unpaidOrder } from '../../test/orders/orders.ts'
import { fullWeek } from '../../test/orders/weeks.ts'
import { maria, signUp } from '../../test/people.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const tens = { daysPerWeek: 5, mainMeals: 10, weeks: 2 }

async function placed(coupon: string | null) {
  const cart = await fullWeek(door, tens, token)
  if (coupon) await door.ask('cart-coupon-redeem', { cartId: cart.id, code: coupon }, { token })
  const { data } = await door.ask('cart-one', { cartId: cart.id }, { token })
  const done = await door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, { token })
  await endUnpaid(door)
  return { before: data, order: done.data.order }
}

test('9.02 9.03 an order tells the saving that its cart told, delivery counted', async () => {
  const { before, order } = await placed(null)
  expect(before.saved).toBeGreaterThan(0)
  expect(order.saved).toBe(before.saved)
})

test('9.09 with a coupon of 20 % less is saved, on the cart as on the order', async () => {
  const full = (await placed(null)).order.saved
  const { before, order } = await placed('PROTI20')
  expect(before.totals.discount).toBeGreaterThan(0)
  expect(order.saved).toBe(before.saved)
  expect(order.saved).toBeLessThan(full)
})

test('a single order saves nothing', async () => {
  expect((await unpaidOrder(door, token)).order.saved).toBe(0)
})
