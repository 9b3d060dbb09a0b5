import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemTypes } from '../meal.ts'
import { type Priced, totals } from '../pricing.ts'
import { type ComparedItem, planSaving } from './plan-saving.ts'

const mains = (amount: number, price: number, singly: number): ComparedItem => ({
  type: 'main-meal',
  price,
  singly,
  amount,
})
const plan = (mainMealsPerWeek: number, deliveries: ComparedItem[][]) => ({
  planType: 'weekly' as const,
  mainMealsPerWeek,
  spotKind: 'delivery' as const,
  deliveries,
})

const item = fc.record({
  type: fc.constantFrom(...itemTypes),
  price: fc.integer({ min: 0, max: 2000 }),
  singly: fc.integer({ min: 0, max: 2000 }),
  amount: fc.integer({ min: 1, max: 9 }),
})
const delivery = fc.array(item, { maxLength: 5 })
const coupon = fc.option(
  fc.record({
    benefit: fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 20_000 }) }),
    ),
    minSubtotal: fc.integer({ min: 0, max: 20_000 }),
  }),
)
const anyPlan = fc.record({
  planType: fc.constant('weekly' as const),
  mainMealsPerWeek: fc.constantFrom(5, 6, 7, 10, 12, 14),
  spotKind: fc.constantFrom(null, 'delivery' as const, 'takeaway' as const, 'company' as const),
  deliveries: fc.array(fc.tuple(delivery, delivery), { minLength: 1, maxLength: 4 }),
  coupon,
})

function single({ spotKind, coupon }: Omit<Priced, 'deliveries'>, items: ComparedItem[]) {
  const deliveries = [items.map(each => ({ ...each, price: each.singly ?? 0 }))]
  return totals({
    planType: 'daily',
    mainMealsPerWeek: null,
    spotKind,
    deliveries,
    coupon: coupon ?? null,
  })
}

describe('9.02 9.03 What a plan saves', () => {
  test('counts delivery on both sides', () => {
    expect(planSaving(plan(5, [[mains(3, 750, 790)], [mains(2, 750, 790)]]))).toBe(0)
    expect(planSaving(plan(10, [[mains(6, 730, 790)], [mains(4, 730, 790)]]))).toBe(200)
    const week = [[mains(6, 710, 790)], [mains(4, 710, 790)]]
    expect(planSaving(plan(10, [...week, ...week]))).toBe(800)
    expect(planSaving(plan(12, [[mains(6, 730, 790)], [mains(6, 730, 790)]]))).toBe(720)
  })

  test('takes the coupon off both sides, and is nothing in a single order', () => {
    const week = plan(10, [[mains(6, 730, 790)], [mains(4, 730, 790)]])
    const off = { benefit: { percent: 20 }, minSubtotal: 0 }
    expect(planSaving({ ...week, coupon: off })).toBe(6320 - (5840 + 400))
    expect(planSaving({ ...week, planType: 'daily' })).toBe(0)
  })

  test('claims nothing where meals are too few for a single order or a price is not known', () => {
    expect(planSaving(plan(12, [[mains(3, 500, 790)], []]))).toBe(0)
    expect(planSaving(plan(12, [[mains(6, 700, 790)], []]))).toBeGreaterThan(0)
    const { singly: _, ...unknown } = mains(6, 500, 790)
    expect(planSaving(plan(12, [[unknown], [mains(6, 500, 790)]]))).toBe(0)
  })

  test('is what lies between the two real totals, and never more than any way to buy singly', () => {
    fc.assert(
      fc.property(anyPlan, ({ deliveries: weeks, ...terms }) => {
        const saved = planSaving({ ...terms, deliveries: weeks.flat() })
        expect(Number.isInteger(saved) && saved >= 0).toBe(true)
        if (saved === 0) return
        const paid = totals({ ...terms, deliveries: weeks.flat() }).grandtotal
        const plain = { ...terms, coupon: null }
        const aWeek = weeks.map(([one, two]) => single(plain, [...one, ...two]).grandtotal)
        const twice = weeks.flat().map(items => single(plain, items).grandtotal)
        const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
        if (!terms.coupon) expect(saved).toBe(sum(aWeek) - paid)
        expect(sum(aWeek)).toBeLessThanOrEqual(sum(twice))
        expect(saved).toBeLessThanOrEqual(sum(aWeek) - paid)
      }),
      { numRuns: 1000 },
    )
  })

  test('with a coupon it never exceeds what one pays for a week’s order with that coupon', () => {
    fc.assert(
      fc.property(anyPlan, ({ deliveries: [week = [[], []]], ...terms }) => {
        const saved = planSaving({ ...terms, deliveries: week })
        if (saved === 0) return
        const paid = totals({ ...terms, deliveries: week }).grandtotal
        expect(saved).toBe(single(terms, week.flat()).grandtotal - paid)
      }),
    )
  })
})
