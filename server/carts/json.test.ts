import { expect, test } from 'vitest'
import { type Cart, newCart } from '#shop/cart.ts'
import { planFor } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import type { Plan } from '#shop/plan.ts'
import { demoShop } from '../../test/demo-shop.ts'
import { cartAnswer } from './answer.ts'
import { cartJson } from './json.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const single = planFor(demoShop, { type: 'daily', dietCode: 'bal' }) as Plan
const items = demoShop.meals.slice(0, 12).map(({ builds }, index) => ({
  buildId: builds[0]?.id ?? '',
  amount: index + 1,
}))

const holding = (...held: Cart['scheduleMenus'][number]['items'][]): Cart => ({
  ...newCart('c', single, 'el', null),
  scheduleMenus: held.map((items, index) => ({
    id: `d${index + 1}`,
    date: `2026-11-${25 + index}`,
    days: 1,
    items,
  })),
})

function answerOf(cart: Cart, lang: Language) {
  return cartAnswer({ cart, version: 1, expiresAt: now }, null, { catalogue: demoShop, lang, now })
}

test('a cart is written as JSON would write it, first and again, in each language', () => {
  const carts = [holding(), holding([]), holding(items), holding(items, [], items.slice(3))]
  for (const cart of [...carts, ...carts])
    for (const lang of ['el', 'en'] as const) {
      const answer = answerOf(cart, lang)
      const told = JSON.parse(JSON.stringify(answer))
      expect(JSON.parse(Buffer.concat(cartJson(answer)).toString())).toEqual(told)
    }
})

test('an item tells its own amount, name and price, whatever was answered before', () => {
  const [first] = items
  if (!first) throw new Error('the demo shop sells nothing')
  const meal = demoShop.builds.get(first.buildId)?.meal
  const itemOf = (amount: number, lang: Language) => {
    const answer = answerOf(holding([{ ...first, amount }]), lang)
    return JSON.parse(Buffer.concat(cartJson(answer)).toString()).scheduleMenus[0].items[0]
  }
  const one = itemOf(1, 'el')
  expect(one).toMatchObject({ amount: 1, name: meal?.name.el, total: one.price })
  expect(itemOf(3, 'el')).toMatchObject({ amount: 3, total: (one.price * 300) / 100 })
  expect(itemOf(1, 'en')).toMatchObject({ amount: 1, name: meal?.name.en })
  expect(itemOf(1, 'el')).toEqual(one)
})
