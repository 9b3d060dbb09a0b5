import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { planFor } from '../catalogue.ts'
import { isOnMenu } from '../meal.ts'
import { buildsFor, type Plan } from '../plan/plan.ts'
import { totals } from '../pricing.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { closedBecause, deliveryDays, orderCutOff } from '../schedule/schedule.ts'
import { type Cart, cartExpiry, mostOfOneItem, newCart } from './cart.ts'
import { setAmount } from './items.ts'
import { pricedCart } from './priced-cart.ts'
import { currentCart, scheduleCart } from './schedule.ts'

/** Monday 23 November 2026, 10:00 in Athens. */
const now = Date.parse('2026-11-23T08:00:00Z')
const plan = planFor(demoShop, { type: 'daily', dietCode: 'bal' }) as Plan
const empty = newCart('c', plan, 'el', null)
const allBuilds = [...demoShop.builds.values()]
const [first] = allBuilds.filter(({ build }) => build.portion === 'brave')
const buildId = first?.build.id ?? ''

const scheduled = (cart: Cart, date = '2026-11-25', timePeriodId = 'morning') => {
  const result = scheduleCart(cart, { dates: [date], timePeriodId }, demoShop, now)
  if (isRefusal(result)) throw new Error(`${date} was refused`)
  return result.cart
}
const held = (cart: Cart) =>
  Object.fromEntries(cart.scheduleMenus[0]?.items.map(item => [item.buildId, item.amount]) ?? [])

describe('a cart, compared with a plain list of what it should hold', () => {
  type Wish =
    | { kind: 'amount'; buildId: string; amount: number }
    | { kind: 'schedule'; date: string; timePeriodId: string }
  const weekdayMeals = allBuilds.filter(({ meal }) => meal.weekdays.length > 0)
  const wish: fc.Arbitrary<Wish> = fc.oneof(
    { weight: 4, arbitrary: amountOf([...allBuilds.slice(0, 12), ...weekdayMeals]) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('schedule' as const),
        date: fc.constantFrom(...deliveryDays(now, [], new Set()).map(({ date }) => date)),
        timePeriodId: fc.constantFrom('morning', 'afternoon', 'midnight'),
      }),
    },
  )

  function amountOf(builds: typeof allBuilds): fc.Arbitrary<Wish> {
    return fc.record({
      kind: fc.constant('amount' as const),
      buildId: fc.constantFrom(...builds.map(({ build }) => build.id), 'M01-enormous'),
      amount: fc.integer({ min: 0, max: mostOfOneItem }),
    })
  }

  /** What the cart should hold, as simply as it can be said. */
  class Expected {
    date: string | null = null
    amounts: Record<string, number> = {}

    offers(buildId: string, date: string): boolean {
      const found = demoShop.builds.get(buildId)
      return (
        !!found && isOnMenu(found.meal, date) && buildsFor(plan, found.meal).includes(found.build)
      )
    }

    /** Whether the wish is granted. */
    grant(wish: Wish): boolean {
      if (wish.kind === 'schedule') {
        const period = demoShop.timePeriods.find(({ id }) => id === wish.timePeriodId)
        const closed = closedBecause(wish.date, demoShop.holidays)
        if (!period || closed || now > orderCutOff(wish.date, period)) return false
        this.date = wish.date
        for (const id of Object.keys(this.amounts))
          if (!this.offers(id, wish.date)) delete this.amounts[id]
        return true
      }
      if (this.date === null) return false
      const more = wish.amount > (this.amounts[wish.buildId] ?? 0)
      if (more && !this.offers(wish.buildId, this.date)) return false
      if (wish.amount === 0) delete this.amounts[wish.buildId]
      else this.amounts[wish.buildId] = wish.amount
      return true
    }
  }

  test('4.32 holds the same after any wishes, and a refused one changes nothing', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), wishes => {
        const expected = new Expected()
        let cart = empty
        for (const wish of wishes) {
          const before = structuredClone(cart)
          const result =
            wish.kind === 'amount'
              ? setAmount(cart, { ...wish, deliveryId: 'd1' }, demoShop)
              : scheduleCart(cart, { dates: [wish.date], ...wish }, demoShop, now)
          expect(cart).toEqual(before)
          expect(isRefusal(result)).toBe(!expected.grant(wish))
          if (!isRefusal(result)) cart = 'cart' in result ? result.cart : result
          expect(held(cart)).toEqual(expected.amounts)
          expect(cart.scheduleMenus[0]?.date ?? null).toBe(expected.date)
        }
        expect(totals(pricedCart(cart, demoShop, null)).grandtotal).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what was dropped and what stayed are together what was there', () => {
    fc.assert(
      fc.property(
        fc.array(wish, { maxLength: 20 }),
        fc.constantFrom('2026-11-30', '2026-12-01'),
        (wishes, date) => {
          let cart = scheduled(empty)
          for (const wish of wishes) {
            if (wish.kind === 'schedule') continue
            const result = setAmount(cart, { ...wish, deliveryId: 'd1' }, demoShop)
            if (!isRefusal(result)) cart = result
          }
          const moved = scheduleCart(
            cart,
            { dates: [date], timePeriodId: 'morning' },
            demoShop,
            now,
          )
          if (isRefusal(moved)) throw new Error('an open day was refused')
          expect([...Object.keys(held(moved.cart)), ...moved.dropped].sort()).toEqual(
            Object.keys(held(cart)).sort(),
          )
        },
      ),
    )
  })
})

describe('changing an amount', () => {
  const change = { deliveryId: 'd1', buildId, amount: 1 }

  test('is refused for a delivery or a meal build that the cart does not have', () => {
    const cart = scheduled(empty)
    for (const wrong of [
      { ...change, deliveryId: 'd2' },
      { ...change, buildId: 'M01-enormous' },
      { ...change, buildId: 'M01-hero' },
      { ...change, buildId: '__proto__' },
    ])
      expect(setAmount(cart, wrong, demoShop)).toEqual({ refused: 'item-not-found' })
    expect(setAmount(empty, change, demoShop)).toEqual({ refused: 'item-not-found' })
  })

  test('a meal that is no longer offered can still be made less and taken out', () => {
    const gone = { ...demoShop, builds: new Map() }
    const full = setAmount(scheduled(empty), { ...change, amount: 3 }, demoShop) as Cart
    expect(setAmount(full, { ...change, amount: 4 }, gone)).toMatchObject({
      refused: 'item-not-found',
    })
    expect(held(setAmount(full, { ...change, amount: 2 }, gone) as Cart)).toEqual({
      [buildId]: 2,
    })
    expect(held(setAmount(full, { ...change, amount: 0 }, gone) as Cart)).toEqual({})
  })
})

describe('scheduling a single order', () => {
  test.each([
    ['two days', ['2026-11-25', '2026-11-26'], 'morning'],
    ['no day', [], 'morning'],
    ['a Saturday', ['2026-11-28'], 'morning'],
    ['Christmas', ['2026-12-25'], 'morning'],
    ['a window that does not exist', ['2026-11-25'], 'midnight'],
    ['tomorrow morning, in less than 24 hours', ['2026-11-24'], 'morning'],
    ['a day too far ahead', ['2026-12-22'], 'morning'],
  ])('%s is refused', (_, dates, timePeriodId) => {
    expect(scheduleCart(empty, { dates, timePeriodId }, demoShop, now)).toEqual({
      refused: 'date-not-available',
    })
  })

  test('tomorrow afternoon and the 28th day are taken', () => {
    expect(scheduled(empty, '2026-11-24', 'afternoon').timePeriodId).toBe('afternoon')
    expect(scheduled(empty, '2026-12-21').scheduleMenus[0]?.date).toBe('2026-12-21')
  })

  test('a cart keeps its time until the cut-off and its meals after it', () => {
    const cart = setAmount(
      scheduled(empty),
      { deliveryId: 'd1', buildId, amount: 4 },
      demoShop,
    ) as Cart
    const [period] = demoShop.timePeriods
    const last = orderCutOff('2026-11-25', period ?? ({} as never))
    expect(currentCart(cart, demoShop, last)).toBe(cart)
    const late = currentCart(cart, demoShop, last + 1)
    expect(late.timePeriodId).toBeNull()
    expect(held(late)).toEqual({ [buildId]: 4 })
  })
})

test('a cart expires 30 days after its last change', () => {
  expect(new Date(cartExpiry(now)).toISOString()).toBe('2026-12-23T08:00:00.000Z')
})
