import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, newCart } from '#shop/cart/cart.ts'
import { setAmount } from '#shop/cart/items.ts'
import { scheduleCart } from '#shop/cart/schedule.ts'
import { planFor } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { toCents } from '#shop/money.ts'
import { buildsFor, dietCodes, type Plan } from '#shop/plan/plan.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { type Change, preview } from '../../app/cart/preview.ts'
import { demoShop } from '../../test/demo-shop.ts'
import type { CartAnswer, CartItemAnswer } from '../answers.ts'
import { cartAnswer } from './answer.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const answerOf = (cart: Cart) =>
  cartAnswer({ cart, version: 1, expiresAt: now }, null, { catalogue: demoShop, lang: 'el', now })

function scheduled(plan: Plan, spotId: string | null): Cart {
  const cart = { ...newCart('c', plan, 'el', null), spotId }
  const choice = { dates: ['2026-11-25'], timePeriodId: 'morning' }
  const result = scheduleCart(cart, choice, demoShop, now)
  if (isRefusal(result)) throw new Error('an open day was refused')
  return result.cart
}

function changed(cart: Cart, buildId: string, amount: number): Cart {
  const result = setAmount(cart, { deliveryId: 'd1', buildId, amount }, demoShop)
  if (isRefusal(result)) throw new Error(`${buildId} was refused`)
  return result
}

/** The item as the browser knows it before it is in the cart. */
function itemOf(cart: Cart, buildId: string): CartItemAnswer {
  const [item] = answerOf(
    changed({ ...cart, scheduleMenus: emptied(cart) }, buildId, 1),
  ).scheduleMenus.flatMap(({ items }) => items)
  if (!item) throw new Error(`${buildId} is not in the cart`)
  return item
}

const emptied = (cart: Cart) => cart.scheduleMenus.map(menu => ({ ...menu, items: [] }))

/** A cart of any goal at any spot, with wishes for it one after the other. */
const wishes = fc
  .record({
    dietCode: fc.constantFrom(...dietCodes),
    spotId: fc.constantFrom(null, ...demoShop.spots.keys()),
  })
  .chain(({ dietCode, spotId }) => {
    const plan = planFor(demoShop, { type: 'daily', dietCode }) as Plan
    const builds = demoShop.meals
      .filter(({ weekdays }) => !weekdays.length || weekdays.includes(3))
      .flatMap(meal => buildsFor(plan, meal).map(({ id }) => id))
    const wish = fc.tuple(fc.constantFrom(...builds), fc.integer({ min: 0, max: 99 }))
    return fc.record({
      cart: fc.constant(scheduled(plan, spotId)),
      before: fc.array(wish, { maxLength: 8 }),
      after: fc.array(
        fc.oneof(
          wish,
          fc.tuple(
            fc.constantFrom(...builds.slice(0, 3)),
            wish.map(([, amount]) => amount),
          ),
        ),
        { maxLength: 8 },
      ),
    })
  })

const shown = ({ amounts, totals, scheduleMenus }: CartAnswer) => ({
  amounts,
  totals,
  menus: scheduleMenus.map(menu => ({
    amounts: menu.amounts,
    items: menu.items.map(({ id, amount, price }) => ({ id, amount, price })),
  })),
})

describe('what the browser shows before the server has answered', () => {
  test('3.13 4.32 is what the server answers, to the cent, whatever is changed', () => {
    fc.assert(
      fc.property(wishes, ({ cart: empty, before, after }) => {
        const cart = before.reduce((so, [id, amount]) => changed(so, id, amount), empty)
        const changes: Change[] = after.map(([id, amount]) => ({
          scheduleMenuId: 'd1',
          item: itemOf(empty, id),
          amount,
        }))
        const told = after.reduce((so, [id, amount]) => changed(so, id, amount), cart)
        expect(shown(preview(answerOf(cart), changes))).toEqual(shown(answerOf(told)))
      }),
      { numRuns: 200 },
    )
  })

  test('is the very cart where nothing is on its way', () => {
    const answer = answerOf(
      scheduled(planFor(demoShop, { type: 'daily', dietCode: 'bal' }) as Plan, 'attica'),
    )
    expect(preview(answer, [])).toBe(answer)
  })
})

test('an item tells its amount, name and price in the language of each call', () => {
  const build = demoShop.meals[0]?.builds.find(({ portion }) => portion === 'brave')
  const meal = demoShop.meals[0]
  if (!build || !meal) throw new Error('the demo shop sells nothing')
  const plan = planFor(demoShop, { type: 'daily', dietCode: 'bal' }) as Plan
  const itemOf = (amount: number, lang: Language) => {
    const cart = changed(scheduled(plan, 'attica'), build.id, amount)
    const kept = { cart, version: 1, expiresAt: now }
    const answer = cartAnswer(kept, null, { catalogue: demoShop, lang, now })
    return answer.scheduleMenus[0]?.items[0]
  }
  const one = itemOf(1, 'el')
  expect(one).toMatchObject({ amount: 1, name: meal.name.el, total: one?.price })
  expect(itemOf(3, 'el')).toMatchObject({ amount: 3, total: (toCents(one?.price ?? 0) * 3) / 100 })
  expect(itemOf(1, 'en')).toMatchObject({ amount: 1, name: meal.name.en })
})

test('3.13 a cart is answered in euros that add up to the cent', () => {
  fc.assert(
    fc.property(wishes, ({ cart: empty, before }) => {
      const { totals, scheduleMenus } = answerOf(
        before.reduce((so, [id, amount]) => changed(so, id, amount), empty),
      )
      const { subtotal, discount, shipping, grandtotal, grouped } = totals
      const lines = scheduleMenus
        .flatMap(({ items }) => items)
        .reduce((sum, { price, amount }) => sum + toCents(price) * amount, 0)
      expect(toCents(subtotal)).toBe(lines)
      expect(Object.values(grouped).reduce((sum, euros) => sum + toCents(euros), 0)).toBe(lines)
      expect(toCents(grandtotal)).toBe(lines - toCents(discount) + toCents(shipping))
    }),
  )
})
