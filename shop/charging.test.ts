import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hintsFor, toldHint } from './hints.ts'
import type { ItemType } from './meal.ts'
import { amountsOf, charged, discountOn, type Priced, type PricedItem, totals } from './pricing.ts'

const price = fc.integer({ min: 0, max: 3000 })
const pricedItem: fc.Arbitrary<PricedItem> = fc.record({
  type: fc.constantFrom<ItemType>('main-meal', 'snack', 'extras'),
  price,
  amount: fc.integer({ min: 1, max: 9 }),
  breakfast: fc.boolean(),
})
const items = fc.array(pricedItem, { maxLength: 8 })
const included = fc.record({ amount: fc.nat(8), price })
const coupon = fc.option(
  fc.record({
    benefit: fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 20_000 }) }),
    ),
    minSubtotal: fc.integer({ min: 0, max: 10_000 }),
  }),
)
const order: fc.Arbitrary<Priced> = fc
  .record({
    planType: fc.constantFrom('daily', 'weekly'),
    mainMealsPerWeek: fc.constantFrom(5, 6, 7, 10, 12, 14),
    spotKind: fc.constantFrom('delivery', 'takeaway', 'company', null),
    deliveries: fc.array(items, { maxLength: 8 }),
    coupon,
  })
  .map(made => made as Priced)
const sum = (lines: readonly PricedItem[]) =>
  lines.reduce((all, line) => all + line.price * line.amount, 0)

describe('What an order costs', () => {
  test('to the cent is its lines, less the discount, with the shipping', () => {
    fc.assert(
      fc.property(order, made => {
        const { subtotal, discount, shipping, grandtotal, grouped } = totals(made)
        expect(subtotal).toBe(sum(made.deliveries.flat()))
        expect(grouped['main-meal'] + grouped.snack + grouped.extras).toBe(subtotal)
        expect(grandtotal).toBe(subtotal - discount + shipping)
        for (const cents of [subtotal, discount, shipping, grandtotal])
          expect(Number.isInteger(cents) && cents >= 0).toBe(true)
        expect(discount).toBeLessThanOrEqual(subtotal)
        expect(shipping % 200).toBe(0)
      }),
    )
  })

  test('does not depend on the order of lines and deliveries', () => {
    fc.assert(
      fc.property(order, made => {
        const deliveries = made.deliveries.map(lines => lines.toReversed()).toReversed()
        expect(totals({ ...made, deliveries })).toEqual(totals(made))
      }),
    )
  })
})

describe('Breakfasts that a plan includes', () => {
  test('cost the plan’s price, those beyond their own, the dearest included first', () => {
    const line = (price: number, amount: number) =>
      ({ type: 'snack', price, amount, breakfast: true }) as const
    expect(charged([line(390, 2), line(440, 2)], { amount: 3, price: 360 })).toEqual([
      { ...line(360, 1), included: true },
      line(390, 1),
      { ...line(360, 2), included: true },
    ])
    expect(charged([line(390, 2)], { amount: 0, price: 360 })).toEqual([line(390, 2)])
  })

  test('never change how many there are, nor the price of anything else', () => {
    fc.assert(
      fc.property(items, included, (lines, plan) => {
        const after = charged(lines, plan)
        expect(amountsOf(after)).toEqual(amountsOf(lines))
        const others = (all: readonly PricedItem[]) => all.filter(({ breakfast }) => !breakfast)
        expect(others(after)).toEqual(others(lines))
        const inPlan = after.filter(line => line.included)
        const breakfasts = lines.filter(({ breakfast }) => breakfast)
        const there = breakfasts.reduce((all, { amount }) => all + amount, 0)
        expect(inPlan.reduce((all, { amount }) => all + amount, 0)).toBe(
          Math.min(there, plan.amount),
        )
        expect(inPlan.every(line => line.price === plan.price && line.breakfast)).toBe(true)
      }),
    )
  })

  test('cost the same in whatever order they were chosen, and one more never costs less', () => {
    fc.assert(
      fc.property(items, included, pricedItem, (lines, plan, more) => {
        const cost = sum(charged(lines, plan))
        expect(sum(charged(lines.toReversed(), plan))).toBe(cost)
        expect(sum(charged([...lines, more], plan))).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})

test('9.09 A percentage is of the subtotal, never of the shipping, and nothing goes under zero', () => {
  const line = { type: 'main-meal', price: 790, amount: 4 } as const
  const base: Priced = {
    planType: 'daily',
    mainMealsPerWeek: null,
    spotKind: 'delivery',
    deliveries: [[line]],
  }
  const first = { benefit: { percent: 20 }, minSubtotal: 0 }
  expect(totals({ ...base, coupon: first })).toMatchObject({
    subtotal: 3160,
    discount: 632,
    shipping: 200,
    grandtotal: 2728,
  })
  const much = { benefit: { amount: 5000 }, minSubtotal: 0 }
  expect(totals({ ...base, coupon: much })).toMatchObject({ discount: 3160, grandtotal: 200 })
  expect(discountOn(3160, { benefit: { percent: 20 }, minSubtotal: 3161 })).toBe(0)
  expect(discountOn(3161, { benefit: { percent: 20 }, minSubtotal: 3161 })).toBe(632)
})

describe('Why shipping and discount are what they are', () => {
  const told = (order: Priced) =>
    hintsFor(order).map(hint => {
      const { code, amount, message } = toldHint(hint, 'en')
      return `${code} ${amount}: ${message}`
    })
  const mains = (amount: number) => [{ type: 'main-meal', price: 1000, amount } as const]
  const single: Priced = {
    planType: 'daily',
    mainMealsPerWeek: null,
    spotKind: 'delivery',
    deliveries: [mains(5)],
  }

  test('is told with what comes next', () => {
    expect(told(single)).toEqual(['free-shipping-next 1: 1 more main meal for free delivery'])
    expect(told({ ...single, deliveries: [mains(6)] })).toEqual([
      'free-shipping 6: Free delivery from 6 main meals',
    ])
    expect(told({ ...single, spotKind: 'takeaway' })[0]).toContain('free-shipping-takeaway')
    expect(told({ ...single, deliveries: [[]] })).toEqual([])
    const weekly = { ...single, planType: 'weekly', mainMealsPerWeek: 7 } as const
    expect(told({ ...weekly, deliveries: [mains(3), mains(4)] })).toEqual([
      'shipping-deliveries 2: 2,00€ per delivery, 2 deliveries',
      'free-shipping-plan-next 12: With 12 main meals a week, delivery is free',
    ])
    const coupon = { benefit: { percent: 20 }, minSubtotal: 6000 }
    expect(told({ ...single, coupon })[1]).toBe(
      'coupon-next 10: 10,00€ more and your coupon applies',
    )
    expect(told({ ...single, coupon, deliveries: [mains(6)] })[1]).toContain('coupon-percent 20')
  })

  test('speaks both languages and agrees with the totals', () => {
    fc.assert(
      fc.property(order, made => {
        const { shipping, subtotal } = totals(made)
        const hints = hintsFor(made)
        const codes = hints.map(({ code }) => code)
        if (subtotal > 0)
          expect(codes.some(code => /^free-shipping(-plan|-takeaway|-company)?$/.test(code))).toBe(
            shipping === 0,
          )
        for (const hint of hints) {
          expect(toldHint(hint, 'el').message).not.toBe(toldHint(hint, 'en').message)
          expect(hint.amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
