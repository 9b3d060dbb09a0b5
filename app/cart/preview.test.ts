import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { cartAnswer } from '#server/carts/answer.ts'
import { mealAnswer } from '#server/catalogue/meal-answer.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { setAmount } from '#shop/cart/items.ts'
import type { CouponStanding } from '#shop/coupon/coupon.ts'
import { asksNothing } from '#shop/coupon/gift.ts'
import { toEuros } from '#shop/money.ts'
import { isBreakfast, itemPrice } from '#shop/pricing.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { demoShop as catalogue } from '../../test/demo-shop.ts'
import { unused } from '../../test/orders/coupons.ts'
import { cartOf, planNamed } from '../../test/orders/plan-carts.ts'
import { cartItem, menuMeal, menuNames } from '../menu/menu-meal.ts'
import { preview } from './preview.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const plans = [
  'single-bal',
  'single-ic',
  'weekly-bal-7-7-1',
  'weekly-mg-5-10-2-b',
  'weekly-ic-7-14-1-b',
]
/** All breakfasts and snacks, few main meals: enough of each to fill a delivery and go beyond. */
const builds = catalogue.meals
  .filter(({ id, type }) => type !== 'main-meal' || id <= 'M04')
  .flatMap(meal => meal.builds.map(({ id }) => id))

const change = fc.record({
  scheduleMenuId: fc.constantFrom('d1', 'd2'),
  buildId: fc.constantFrom(...builds),
  amount: fc.nat(4),
})
const coupon: fc.Arbitrary<CouponStanding | null> = fc.option(
  fc
    .record({
      benefit: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ amount: fc.integer({ min: 1, max: 6000 }) }),
      ),
      minSubtotal: fc.integer({ min: 0, max: 6000 }),
      usesByCustomer: fc.constantFrom(0, 0, 0, 1),
    })
    .map(({ usesByCustomer, ...rules }) => ({
      coupon: {
        ...{ id: 'c', code: 'C', campaign: 'c', name: { el: 'Κ', en: 'C' } },
        ...asksNothing,
        ...rules,
        usesPerCustomer: 1,
      },
      facts: { ...unused, usesByCustomer },
    })),
)
const answer = (cart: Cart, standing: CouponStanding | null) =>
  cartAnswer(
    { cart, version: 1, expiresAt: monday },
    null,
    { catalogue, lang: 'en', now: monday },
    standing,
  )
const apply = (cart: Cart, each: { scheduleMenuId: string; buildId: string; amount: number }) => {
  const after = setAmount(cart, { ...each, deliveryId: each.scheduleMenuId }, catalogue)
  return isRefusal(after) ? null : after
}
/** The line that the menu makes of a dish, with the price that the menu of that plan shows. */
function itemFromMenu(planId: string, buildId: string) {
  const found = catalogue.builds.get(buildId)
  const plan = planNamed(planId)
  const meal = found && mealAnswer(found.meal, catalogue.codes, 'en')
  const build = meal && menuMeal(meal).builds.find(({ id }) => id === buildId)
  if (!build) throw new Error(`no build ${buildId}`)
  const inPlan = plan.breakfast && isBreakfast(found.meal)
  const price = inPlan ? plan.prices.snack : itemPrice(plan, found.meal, found.build)
  return cartItem(menuMeal(meal), build, menuNames([meal], 'en', 'Gastra'), toEuros(price))
}

/** What the screen shows of money and amounts; what only the server says is left out. */
const shown = ({ amounts, totals, expected, scheduleMenus }: CartAnswer) => ({
  amounts,
  totals,
  expected,
  menus: scheduleMenus.map(({ amounts, state, items }) => ({
    amounts,
    state,
    items: items.map(({ id, price, amount, included, total }) => ({
      id,
      price,
      amount,
      included,
      total,
    })),
  })),
})

describe('The preview of a change', () => {
  test('says to the cent what the server then answers, with plans, breakfasts and coupons', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        fc.array(change, { maxLength: 10 }),
        change,
        coupon,
        (planId, before, last, standing) => {
          let cart = cartOf(planId, monday)
          for (const each of before) cart = apply(cart, each) ?? cart
          const after = apply(cart, last)
          fc.pre(after !== null && cart.scheduleMenus.some(({ id }) => id === last.scheduleMenuId))
          if (!after) return
          const item = itemFromMenu(planId, last.buildId)
          const wished = { scheduleMenuId: last.scheduleMenuId, item, amount: last.amount }
          expect(shown(preview(answer(cart, standing), [wished]))).toEqual(
            shown(answer(after, standing)),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
