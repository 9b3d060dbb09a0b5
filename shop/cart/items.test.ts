import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop as catalogue } from '../../test/demo-shop.ts'
import { cartOf, planNamed } from '../../test/orders/plan-carts.ts'
import { isOnMenu } from '../meal.ts'
import { requiredFor } from '../plan/day-state.ts'
import { portionFor } from '../plan/plan.ts'
import { totals } from '../pricing.ts'
import { isRefusal } from '../refusal/refusal.ts'
import type { Cart } from './cart.ts'
import { replaceItems, setAmount } from './items.ts'
import { pricedCart } from './priced-cart.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const plans = [
  'single-bal',
  'single-ic',
  'weekly-bal-7-7-1',
  'weekly-wl-5-10-2-b',
  'weekly-ic-6-6-4-b',
]
const someBuilds = ['M01', 'M02', 'M05', 'M30', 'B01', 'B04', 'S01', 'X01']
  .flatMap(id => catalogue.meals.filter(meal => meal.id === id))
  .concat(catalogue.meals.filter(({ weekdays }) => weekdays.length > 0))
  .flatMap(meal => meal.builds.map(({ id }) => id))
  .concat('nothing')

type Command =
  | { readonly set: string; readonly menu: string; readonly amount: number }
  | { readonly fill: readonly { buildId: string; amount: number }[]; readonly menu: string }

const build = fc.constantFrom(...someBuilds)
const menu = fc.constantFrom('d1', 'd2', 'd3', 'd9')
const amount = fc.nat(5)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ set: build, menu, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      fill: fc.array(fc.record({ buildId: build, amount }), { maxLength: 6 }),
      menu,
    }),
  },
)

/** The rules once more, as plainly as they can be said: what each delivery holds, by build. */
class PlainCart {
  readonly held: Map<string, { date: string; days: number; items: Map<string, number> }>
  readonly planId: string

  constructor(cart: Cart) {
    this.planId = cart.planId
    this.held = new Map(
      cart.scheduleMenus.map(({ id, date, days }) => [id, { date, days, items: new Map() }]),
    )
  }

  /** The code of the refusal, or nothing. */
  run(command: Command): string | null {
    const delivery = this.held.get(command.menu)
    if (!delivery) return 'item-not-found'
    const wanted =
      'set' in command
        ? new Map(delivery.items).set(command.set, command.amount)
        : new Map<string, number>()
    if ('fill' in command)
      for (const { buildId, amount } of command.fill)
        wanted.set(buildId, (wanted.get(buildId) ?? 0) + amount)
    for (const [id, amount] of wanted) {
      const grows = amount > (delivery.items.get(id) ?? 0)
      if (grows && !this.offers(id, delivery.date)) return 'item-not-found'
    }
    const most = this.mostMains(delivery.days)
    const mains = this.mainsIn(wanted)
    if (mains > most && mains > this.mainsIn(delivery.items)) return 'item-type-is-full'
    delivery.items = new Map([...wanted].filter(([, amount]) => amount > 0))
    return null
  }

  offers(id: string, date: string): boolean {
    const meal = catalogue.meals.find(each => each.builds.some(build => build.id === id))
    if (!meal || !isOnMenu(meal, date)) return false
    const portion = portionFor(planNamed(this.planId).dietCode)
    return meal.type !== 'main-meal' || portion === null || id.endsWith(`-${portion}`)
  }

  mostMains(days: number): number {
    const { type, mainMeals, daysPerWeek } = planNamed(this.planId)
    return type === 'daily' ? 1000 : ((mainMeals ?? 0) / (daysPerWeek ?? 1)) * days
  }

  mainsIn(items: ReadonlyMap<string, number>): number {
    return [...items].reduce((sum, [id, amount]) => (id.startsWith('M') ? sum + amount : sum), 0)
  }
}

describe('The commands of a cart', () => {
  test('do what the rules plainly say, in any order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        fc.array(command, { maxLength: 25 }),
        (planId, commands) => {
          let cart = cartOf(planId, monday)
          const plain = new PlainCart(cart)
          for (const each of commands) {
            const result =
              'set' in each
                ? setAmount(
                    cart,
                    { deliveryId: each.menu, buildId: each.set, amount: each.amount },
                    catalogue,
                  )
                : replaceItems(cart, { deliveryId: each.menu, items: each.fill }, catalogue)
            expect(isRefusal(result) ? result.refused : null).toBe(plain.run(each))
            if (!isRefusal(result)) cart = result
            const held = cart.scheduleMenus.map(({ items }) =>
              items.map(({ buildId, amount }) => [buildId, amount]).sort(),
            )
            expect(held).toEqual([...plain.held.values()].map(({ items }) => [...items].sort()))
          }
          const { grandtotal, discount } = totals(pricedCart(cart, catalogue, null))
          expect(discount).toBe(0)
          expect(grandtotal).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('5.21 8.03 refuse a main meal beyond the required, and say how many fit', () => {
    const cart = cartOf('weekly-bal-7-7-1', monday)
    const [first] = cart.scheduleMenus
    const plan = planNamed(cart.planId)
    const required = first ? requiredFor(plan, first)['main-meal'] : 0
    const change = { deliveryId: 'd1', buildId: 'M01-brave', amount: required }
    const full = setAmount(cart, change, catalogue)
    if (isRefusal(full)) throw new Error(full.refused)
    expect(setAmount(full, { ...change, amount: required + 1 }, catalogue)).toEqual({
      refused: 'item-type-is-full',
      data: { type: 'main-meal', required },
    })
    expect(
      setAmount(full, { ...change, buildId: 'M02-brave', amount: 1 }, catalogue),
    ).toMatchObject({
      refused: 'item-type-is-full',
    })
    for (const buildId of ['B01-regular', 'S01-regular'])
      expect(isRefusal(setAmount(full, { ...change, buildId, amount: 9 }, catalogue))).toBe(false)
    expect(isRefusal(setAmount(full, { ...change, amount: 1 }, catalogue))).toBe(false)
  })

  test('fill, copy and clear a delivery at once, or change nothing', () => {
    const cart = cartOf('weekly-bal-5-5-1', monday)
    const items = [
      { buildId: 'M01-brave', amount: 1 },
      { buildId: 'M02-brave', amount: 1 },
    ]
    const filled = replaceItems(cart, { deliveryId: 'd1', items }, catalogue)
    if (isRefusal(filled)) throw new Error(filled.refused)
    const copied = replaceItems(
      filled,
      { deliveryId: 'd2', items: filled.scheduleMenus[0]?.items ?? [] },
      catalogue,
    )
    if (isRefusal(copied)) throw new Error(copied.refused)
    expect(copied.scheduleMenus.map(menu => menu.items)).toEqual([items, items])
    const cleared = replaceItems(copied, { deliveryId: 'd1', items: [] }, catalogue)
    if (isRefusal(cleared)) throw new Error(cleared.refused)
    expect(cleared.scheduleMenus.map(menu => menu.items)).toEqual([[], items])
    const wrong = [...items, { buildId: 'M03-hero', amount: 1 }]
    expect(replaceItems(cart, { deliveryId: 'd1', items: wrong }, catalogue)).toEqual({
      refused: 'item-not-found',
    })
  })
})
