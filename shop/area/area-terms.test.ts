import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { cartOf } from '../../test/orders/plan-carts.ts'
import { spotPlanOf } from '../cart/cart.ts'
import { pricedCart } from '../cart/priced-cart.ts'
import { scheduleCart } from '../cart/schedule.ts'
import type { Catalogue } from '../catalogue.ts'
import { totals } from '../pricing.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { openWeekdays } from '../schedule/schedule.ts'
import type { Area } from './area.ts'
import { catalogueAt, spotServing } from './area-terms.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const withTerms = (terms: Partial<Area>): Catalogue => ({
  ...demoShop,
  areas: demoShop.areas.map(area => (area.id === 'athens' ? { ...area, ...terms } : area)),
})
const door = { spotId: 'attica', address: { municipality: 'Αθήνα', postcode: '10563' } }

const line = (amount: number) => [{ type: 'main-meal' as const, price: 700, amount }]

test('1.07 an area without terms, a counter and no address leave the catalogue as it is', () => {
  expect(catalogueAt(demoShop, door)).toBe(demoShop)
  const dear = withTerms({ fee: 300 })
  expect(catalogueAt(dear, { ...door, address: null })).toBe(dear)
  expect(catalogueAt(dear, { ...door, spotId: 'pagkrati' })).toBe(dear)
  expect(
    catalogueAt(dear, { ...door, address: { municipality: 'Χαλάνδρι', postcode: '15231' } }),
  ).toBe(dear)
  const there = catalogueAt(dear, door)
  expect(there.delivery.fee).toBe(300)
  expect(catalogueAt(dear, door)).toBe(there)
  expect(catalogueAt(there, door)).toBe(there)
})

test('1.07 an area narrows days and windows, and never opens what the shop has closed', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), weekdays => {
      const { holidays } = catalogueAt(withTerms({ weekdays }), door)
      const open = openWeekdays(demoShop.holidays).filter(day => weekdays.includes(day))
      expect(openWeekdays(holidays)).toEqual(open)
      expect(holidays.has('2026-12-25')).toBe(true)
    }),
  )
  const { timePeriods } = catalogueAt(withTerms({ windows: ['afternoon'] }), door)
  expect(timePeriods.map(({ id }) => id)).toEqual(['afternoon'])
})

test('9.02 a cart to an area pays its fee, from its own number of meals nothing, and needs its minimum', () => {
  const shop = withTerms({ fee: 350, freeFromMainMeals: 9, minTotal: 4000 })
  const cart = { ...cartOf('single-bal', monday), ...door } as ReturnType<typeof cartOf>
  const [build] = [...demoShop.builds.values()].filter(({ meal }) => meal.type === 'main-meal')
  const holding = (amount: number) => ({
    ...cart,
    scheduleMenus: [
      {
        id: 'd1',
        date: '2026-11-25',
        days: 1,
        items: [{ buildId: build?.build.id ?? '', amount }],
      },
    ],
  })
  const shippingOf = (amount: number, own = shop) =>
    totals(pricedCart(holding(amount), own, null)).shipping
  expect([shippingOf(4), shippingOf(8), shippingOf(9)]).toEqual([350, 350, 0])
  expect([shippingOf(4, demoShop), shippingOf(6, demoShop)]).toEqual([200, 0])
  expect(spotPlanOf(cart, shop, null).minTotal).toBe(4000)
  expect(spotPlanOf(cart, withTerms({ minTotal: 1 }), null).minTotal).toBe(
    spotPlanOf(cart, demoShop, null).minTotal,
  )
})

test('9.02 each figure of an area counts alone, and what it leaves out is the shop’s', () => {
  const at = (terms: Partial<Area>) => catalogueAt(withTerms(terms), door)
  const { delivery } = demoShop
  for (const figure of ['fee', 'freeFromMainMeals', 'freeFromWeeklyMainMeals'] as const)
    expect(at({ [figure]: 17 }).delivery).toEqual({ ...delivery, [figure]: 17 })
  expect(at({ fee: 0 }).delivery.fee).toBe(0)
  const least = at({ minTotal: 9000 })
  expect(least.delivery).toEqual(delivery)
  expect([...least.plans.values()].every(({ minTotal }) => minTotal >= 9000)).toBe(true)
  expect(at({ weekdays: [2] })).not.toBe(at({}))
  expect(at({ windows: ['afternoon'] }).timePeriods).toHaveLength(1)
})

test('9.02 a plan to an area is brought for nothing from the area’s own number of meals a week', () => {
  const own = { planType: 'weekly', spotKind: 'delivery', deliveries: [line(6), line(6)] } as const
  const shippingOf = (mainMealsPerWeek: number, terms: Partial<Area>) =>
    totals({
      ...{ ...own, mainMealsPerWeek },
      delivery: catalogueAt(withTerms(terms), door).delivery,
    }).shipping
  expect(shippingOf(12, {})).toBe(0)
  expect(shippingOf(12, { freeFromWeeklyMainMeals: 14, fee: 350 })).toBe(700)
  expect(shippingOf(14, { freeFromWeeklyMainMeals: 14, fee: 350 })).toBe(0)
})

test('9.05 a day or window that its area lacks is refused', () => {
  const cart = { ...cartOf('single-bal', monday), ...door } as ReturnType<typeof cartOf>
  const on = (date: string, timePeriodId: string) =>
    scheduleCart(
      cart,
      { dates: [date], timePeriodId },
      withTerms({ weekdays: [2, 5], windows: ['afternoon'] }),
      monday,
    )
  expect(isRefusal(on('2026-11-27', 'afternoon'))).toBe(false)
  expect(on('2026-11-25', 'afternoon')).toMatchObject({ refused: 'date-not-available' })
  expect(on('2026-11-27', 'morning')).toMatchObject({ refused: 'date-not-available' })
})

test('an area is served from its own place, or from the first that delivers', () => {
  const [attica] = demoShop.spots.values()
  if (!attica) throw new Error('no spot')
  const spots = new Map([...demoShop.spots, ['south', { ...attica, id: 'south' }]])
  expect(spotServing({ place: 'south' }, { spots })?.id).toBe('south')
  expect(spotServing({}, { spots })?.id).toBe('attica')
  expect(spotServing({ place: 'pagkrati' }, { spots })?.id).toBe('attica')
  expect(spotServing({}, { spots: new Map() })).toBeUndefined()
})
