import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop } from '../test/demo-shop.ts'
import { itemTypes } from './meal.ts'
import type { Plan } from './plan/plan.ts'
import {
  amountsOf,
  filledUp,
  itemPrice,
  type Priced,
  type PricedItem,
  totals,
  vatOf,
} from './pricing.ts'

const item: fc.Arbitrary<PricedItem> = fc.record({
  type: fc.constantFrom(...itemTypes),
  price: fc.integer({ min: 0, max: 3000 }),
  amount: fc.integer({ min: 1, max: 99 }),
})
const order: fc.Arbitrary<Priced> = fc.record({
  planType: fc.constantFrom('daily', 'weekly'),
  mainMealsPerWeek: fc.constantFrom(null, 5, 6, 7, 10, 12, 14),
  spotKind: fc.constantFrom(null, 'delivery', 'takeaway', 'company'),
  deliveries: fc.array(fc.array(item, { maxLength: 12 }), { maxLength: 8 }),
})
const mains = (amount: number): PricedItem => ({ type: 'main-meal', price: 790, amount })
const single: Priced = {
  planType: 'daily',
  mainMealsPerWeek: null,
  spotKind: 'delivery',
  deliveries: [],
}

describe('3.13 totals', () => {
  test('add up to the cent whatever is ordered', () => {
    fc.assert(
      fc.property(order, priced => {
        const { subtotal, discount, shipping, grandtotal, grouped } = totals(priced)
        let pieces = 0
        for (const delivery of priced.deliveries)
          for (const { price, amount } of delivery)
            for (let piece = 0; piece < amount; piece++) pieces += price
        expect(subtotal).toBe(pieces)
        expect(grouped['main-meal'] + grouped.snack + grouped.extras).toBe(subtotal)
        expect(grandtotal).toBe(subtotal - discount + shipping)
      }),
    )
  })

  test('are whole cents, never under nothing, and never discounted by more than the meals cost', () => {
    fc.assert(
      fc.property(order, priced => {
        const { subtotal, discount, shipping, grandtotal, grouped } = totals(priced)
        for (const cents of [subtotal, discount, shipping, grandtotal, ...Object.values(grouped)]) {
          expect(Number.isSafeInteger(cents)).toBe(true)
          expect(cents).toBeGreaterThanOrEqual(0)
        }
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
    )
  })

  test('do not depend on the order in which things were put in the cart', () => {
    fc.assert(
      fc.property(order, priced => {
        const turned = priced.deliveries.map(items => [...items].reverse()).reverse()
        expect(totals({ ...priced, deliveries: turned })).toEqual(totals(priced))
      }),
    )
  })

  test('nothing to deliver costs nothing', () => {
    expect(totals(single).grandtotal).toBe(0)
    expect(totals({ ...single, deliveries: [[]] }).grandtotal).toBe(0)
  })
})

describe('A plan once it is filled', () => {
  const prices = { mainMeal: 710, snack: 360 }
  const plan: Priced = { ...single, planType: 'weekly', mainMealsPerWeek: 10 }
  const needs = { 'main-meal': 5, snack: 2 }
  const lacking = fc.array(
    fc.record({ 'main-meal': fc.nat({ max: 9 }), snack: fc.nat({ max: 4 }) }),
    {
      minLength: 8,
      maxLength: 8,
    },
  )

  test('2.54 costs from the choice on what it costs in the end', () => {
    expect(totals(filledUp(plan, [needs, needs], prices)).grandtotal).toBe(10 * 710 + 4 * 360 + 400)
    const half = { ...plan, deliveries: [[{ ...mains(5), price: 710 }], []] }
    expect(totals(filledUp(half, [{ 'main-meal': 0, snack: 2 }, needs], prices))).toMatchObject({
      grandtotal: 10 * 710 + 4 * 360 + 400,
    })
  })

  test('grows by what is chosen beyond it, and is the charge when nothing lacks', () => {
    fc.assert(
      fc.property(order, item, lacking, (made, extra, lack) => {
        const priced: Priced = { ...made, planType: 'weekly' }
        const full = totals(filledUp(priced, lack, prices))
        const none = lack.map(() => ({ 'main-meal': 0, snack: 0 }))
        expect(totals(filledUp(priced, none, prices))).toEqual(totals(priced))
        const more = { ...priced, deliveries: [[...(made.deliveries[0] ?? []), extra]] }
        const before = { ...priced, deliveries: [made.deliveries[0] ?? []] }
        expect(
          totals(filledUp(more, lack, prices)).subtotal -
            totals(filledUp(before, lack, prices)).subtotal,
        ).toBe(extra.price * extra.amount)
        expect(full.subtotal).toBeGreaterThanOrEqual(totals(priced).subtotal)
      }),
    )
  })

  test('a single order is what it holds', () => {
    const made = { ...single, deliveries: [[mains(2)]] }
    expect(filledUp(made, [needs], prices)).toBe(made)
  })
})

describe('shipping', () => {
  test.each([
    [1, 200],
    [4, 200],
    [5, 200],
    [6, 0],
    [7, 0],
  ])('9.02 a single order of %i main meals ships for %i cents', (amount, cents) => {
    expect(totals({ ...single, deliveries: [[mains(amount)]] }).shipping).toBe(cents)
  })

  test('9.02 only main meals count towards free shipping', () => {
    const extras: PricedItem[] = [
      { type: 'snack', price: 390, amount: 20 },
      { type: 'extras', price: 250, amount: 20 },
    ]
    expect(totals({ ...single, deliveries: [[mains(5), ...extras]] }).shipping).toBe(200)
    expect(totals({ ...single, deliveries: [[mains(3), mains(3), ...extras]] }).shipping).toBe(0)
  })

  test.each([
    [5, 400],
    [6, 400],
    [7, 400],
    [10, 400],
    [12, 0],
    [14, 0],
  ])('9.04 two deliveries of a plan of %i main meals a week ship for %i cents', (week, cents) => {
    const plan = { ...single, planType: 'weekly' as const, mainMealsPerWeek: week }
    expect(totals({ ...plan, deliveries: [[mains(2)], [mains(3)]] }).shipping).toBe(cents)
  })

  test('9.04 a plan’s deliveries pay each for themselves, however many meals they hold', () => {
    const plan = { ...single, planType: 'weekly' as const, mainMealsPerWeek: 10 }
    expect(
      totals({ ...plan, deliveries: [[mains(40)], [mains(40)], [], [mains(1)]] }),
    ).toMatchObject({ shipping: 600 })
  })

  test('1.08 takeaway and company spots ship free, whatever is ordered', () => {
    fc.assert(
      fc.property(order, fc.constantFrom('takeaway', 'company'), (priced, spotKind) => {
        expect(totals({ ...priced, spotKind }).shipping).toBe(0)
      }),
    )
  })
})

describe('3.12 amounts', () => {
  test('count every piece once, by type and in all', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), items => {
        const amounts = amountsOf(items)
        for (const type of itemTypes)
          expect(amounts[type]).toBe(
            items.filter(each => each.type === type).reduce((sum, each) => sum + each.amount, 0),
          )
        expect(amounts.all).toBe(amounts['main-meal'] + amounts.snack + amounts.extras)
      }),
    )
  })
})

describe('3.24 the price of one piece', () => {
  const daily = [...demoShop.plans.values()].find(({ type }) => type === 'daily') as Plan
  const weekly: Plan = { ...daily, type: 'weekly', prices: { mainMeal: 690, snack: 350 } }
  const all = [...demoShop.builds.values()]

  test('in a single order is its own, and a premium meal’s charge on top', () => {
    for (const { meal, build } of all.filter(({ meal }) => meal.type === 'main-meal'))
      expect(itemPrice(daily, meal, build)).toBe(build.price + meal.premium)
    expect(all.some(({ meal }) => meal.premium > 0)).toBe(true)
  })

  test('in a plan is the plan’s for every main meal, and a premium meal’s charge on top', () => {
    for (const { meal, build } of all.filter(({ meal }) => meal.type === 'main-meal'))
      expect(itemPrice(weekly, meal, build)).toBe(690 + meal.premium)
  })

  test('of extras and snacks is their own in either', () => {
    for (const { meal, build } of all.filter(({ meal }) => meal.type !== 'main-meal'))
      for (const plan of [daily, weekly]) expect(itemPrice(plan, meal, build)).toBe(build.price)
  })
})

test('VAT is what the gross contains: 1.13 euros at 13 % contain 13 cents', () => {
  expect(vatOf(113, 13)).toBe(13)
  expect(vatOf(124, 24)).toBe(24)
  expect(vatOf(0, 13)).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), gross => {
      const net = gross - vatOf(gross, 13)
      expect(Math.abs(net * 0.13 - vatOf(gross, 13))).toBeLessThan(1)
    }),
  )
})

test('9.02 a shop’s own terms of delivery are charged in place of the usual', () => {
  const delivery = { fee: 350, freeFromMainMeals: 9, freeFromWeeklyMainMeals: 20 }
  const shippingOf = (amount: number, more: Partial<Priced> = {}) =>
    totals({ ...single, deliveries: [[mains(amount)]], delivery, ...more }).shipping
  expect([shippingOf(6), shippingOf(8), shippingOf(9)]).toEqual([350, 350, 0])
  const plan = { planType: 'weekly', mainMealsPerWeek: 14 } as const
  expect(shippingOf(14, { ...plan, deliveries: [[mains(7)], [mains(7)]] })).toBe(700)
  expect(shippingOf(4, { delivery: { ...delivery, fee: 0 } })).toBe(0)
  expect(shippingOf(4, { spotKind: 'takeaway' })).toBe(0)
})
