import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop as catalogue } from '../../test/demo-shop.ts'
import { cartOf, planNamed } from '../../test/orders/plan-carts.ts'
import { requiredFor } from '../plan/day-state.ts'
import { deliveryPairs } from '../plan/delivery-pairs.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { type Cart, deliveryState, isOffered } from './cart.ts'
import { replaceItems } from './items.ts'
import { currentCart, scheduleCart } from './schedule.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const scheduled = (cart: Cart, dates: readonly string[], timePeriodId = 'afternoon') => {
  const result = scheduleCart(cart, { dates, timePeriodId }, catalogue, monday)
  if (isRefusal(result)) throw new Error(result.refused)
  return result
}
const filled = (cart: Cart, menu: string, items: readonly (readonly [string, number])[]) => {
  const filling = {
    deliveryId: menu,
    items: items.map(([buildId, amount]) => ({ buildId, amount })),
  }
  const result = replaceItems(cart, filling, catalogue)
  if (isRefusal(result)) throw new Error(result.refused)
  return result
}

describe('9.03 The deliveries of a plan', () => {
  test('are two a week, each with what its days require', () => {
    const plan = planNamed('weekly-bal-7-14-4-b')
    const { scheduleMenus } = scheduled(cartOf(plan.id, monday), ['2026-11-30', '2026-12-03']).cart
    expect(scheduleMenus.map(({ id }) => id)).toEqual([
      'd1',
      'd2',
      'd3',
      'd4',
      'd5',
      'd6',
      'd7',
      'd8',
    ])
    expect(scheduleMenus[0]).toMatchObject({ date: '2026-11-30', days: 3 })
    expect(scheduleMenus[7]).toMatchObject({ date: '2026-12-24', days: 4 })
    expect(scheduleMenus.map(menu => requiredFor(plan, menu))).toEqual(
      [6, 8, 6, 8, 6, 8, 6, 8].map(mains => ({ 'main-meal': mains, snack: mains / 2, extras: 0 })),
    )
  })

  test('in every plan hold its main meals and breakfasts of every week', () => {
    for (const plan of catalogue.plans.values()) {
      if (plan.type === 'daily') continue
      for (const { dates } of deliveryPairs(
        plan,
        monday,
        catalogue.timePeriods,
        catalogue.holidays,
      ).slice(1, 4)) {
        const { scheduleMenus } = scheduled(cartOf(plan.id, monday), dates).cart
        const required = scheduleMenus.map(menu => requiredFor(plan, menu))
        const weeks = plan.weeks ?? 0
        const sum = (type: 'main-meal' | 'snack') =>
          required.reduce((all, each) => all + each[type], 0)
        expect(required).toHaveLength(2 * weeks)
        expect(sum('main-meal')).toBe((plan.mainMeals ?? 0) * weeks)
        expect(sum('snack')).toBe(plan.breakfast ? (plan.daysPerWeek ?? 0) * weeks : 0)
      }
    }
  })

  test('that the rule does not allow are date-not-available', () => {
    const cart = cartOf('weekly-bal-7-7-1', monday)
    for (const dates of [
      [],
      ['2026-11-30'],
      ['2026-11-30', '2026-12-02'],
      ['2026-11-30', '2026-12-10'],
      ['2026-11-23', '2026-11-26'],
      ['2026-12-28', '2026-12-31'],
      ['2026-12-05', '2026-12-06'],
    ])
      expect(scheduleCart(cart, { dates, timePeriodId: 'morning' }, catalogue, monday)).toEqual({
        refused: 'date-not-available',
      })
    const tuesday = ['2026-11-24', '2026-11-27']
    const at = (timePeriodId: string) =>
      isRefusal(scheduleCart(cart, { dates: tuesday, timePeriodId }, catalogue, monday))
    expect([at('morning'), at('afternoon'), at('night')]).toEqual([true, false, true])
  })
})

describe('What was chosen', () => {
  const cart = scheduled(cartOf('weekly-bal-7-7-1', monday), ['2026-11-30', '2026-12-04']).cart

  test('stays with its delivery, what has no room any more goes by name', () => {
    const full = filled(
      filled(cart, 'd1', [
        ['M01-brave', 2],
        ['M02-brave', 2],
        ['S01-regular', 7],
      ]),
      'd2',
      [['M05-brave', 3]],
    )
    // Four and three days become three and four.
    const moved = scheduled(full, ['2026-11-30', '2026-12-03'])
    expect(moved.cart.scheduleMenus.map(({ items }) => items)).toEqual([
      [
        { buildId: 'M01-brave', amount: 2 },
        { buildId: 'M02-brave', amount: 1 },
        { buildId: 'S01-regular', amount: 7 },
      ],
      [{ buildId: 'M05-brave', amount: 3 }],
    ])
    expect(moved.dropped).toEqual(['M02-brave'])
  })

  test('that the new day does not offer goes by name too', () => {
    const some = catalogue.meals.find(({ slug }) => slug === 'lavraki-chorta-ladolemono')
    const id = `${some?.id}-brave`
    const tuesday = scheduled(cart, ['2026-12-01', '2026-12-04']).cart
    const moved = scheduled(filled(tuesday, 'd1', [[id, 1]]), ['2026-11-30', '2026-12-04'])
    expect(moved.dropped).toEqual([id])
    expect(moved.cart.scheduleMenus[0]?.items).toEqual([])
  })

  test('is never more than fits, never what is not offered, and either kept or named', () => {
    const pairs = deliveryPairs(
      { daysPerWeek: 5, weeks: 2 },
      monday,
      catalogue.timePeriods,
      catalogue.holidays,
    )
    const plan = planNamed('weekly-ic-5-10-2')
    const pair = fc.constantFrom(...pairs.slice(3))
    const builds = catalogue.meals.flatMap(meal => meal.builds.map(({ id }) => id))
    const choice = fc.record({
      build: fc.constantFrom(...builds),
      amount: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(pair, pair, fc.array(choice, { maxLength: 6 }), (from, to, choices) => {
        let before = scheduled(cartOf(plan.id, monday), from.dates).cart
        for (const { build, amount } of choices) {
          const items = [...(before.scheduleMenus[1]?.items ?? []), { buildId: build, amount }]
          const next = replaceItems(before, { deliveryId: 'd2', items }, catalogue)
          if (!isRefusal(next)) before = next
        }
        const { cart: after, dropped } = scheduled(before, to.dates)
        const menu = after.scheduleMenus[1]
        if (!menu) throw new Error('no second delivery')
        expect(menu.days).toBe(to.covers[1])
        for (const { buildId } of menu.items)
          expect(isOffered(catalogue, plan, buildId, menu.date)).toBe(true)
        expect(deliveryState(catalogue, plan, menu).held).toBeLessThanOrEqual(
          requiredFor(plan, menu)['main-meal'],
        )
        for (const { buildId, amount } of before.scheduleMenus[1]?.items ?? []) {
          const kept = menu.items.find(item => item.buildId === buildId)?.amount ?? 0
          expect(kept < amount).toBe(dropped.includes(buildId))
        }
      }),
      { numRuns: 100 },
    )
  })

  test('of further weeks goes when the plan has fewer deliveries', () => {
    const long = scheduled(cartOf('weekly-bal-7-7-2', monday), ['2026-11-30', '2026-12-04']).cart
    const last = filled(long, 'd4', [['M01-brave', 1]])
    const shorter = { ...last, planId: 'weekly-bal-7-7-1' }
    expect(scheduled(shorter, ['2026-11-30', '2026-12-04']).dropped).toEqual(['M01-brave'])
  })
})

test('4.19 A plan whose first cut-off has passed loses its time, not its meals', () => {
  const cart = filled(
    scheduled(cartOf('weekly-bal-7-7-2', monday), ['2026-11-30', '2026-12-04']).cart,
    'd1',
    [['M01-brave', 1]],
  )
  const cutOff = Date.parse('2026-11-29T14:00:00Z')
  expect(currentCart(cart, catalogue, cutOff)).toBe(cart)
  const late = currentCart(cart, catalogue, cutOff + 1)
  expect(late).toEqual({ ...cart, timePeriodId: null })
  expect(late.scheduleMenus).toHaveLength(4)
})
