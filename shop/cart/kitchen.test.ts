import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { cartOf } from '../../test/orders/plan-carts.ts'
import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import { isOnMenu } from '../meal.ts'
import { deliveryPairs } from '../plan/delivery-pairs.ts'
import { buildsFor } from '../plan/plan.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { refusalMessage } from '../refusal/refusal-message.ts'
import { deliveryDays } from '../schedule/schedule.ts'
import type { Cart, CartItem } from './cart.ts'
import { cartErrors } from './checks.ts'
import { cartErrorText } from './error-text.ts'
import { replaceItems, setAmount } from './items.ts'
import { isShort } from './kitchen.ts'
import { currentCart, lostWindow, scheduleCart } from './schedule.ts'

// Monday 23 November 2026, 10:00 in Athens.
const now = Date.parse('2026-11-23T08:00:00Z')
const plans = [...demoShop.plans.values()]
const dailyId = plans.find(({ type, dietCode }) => type === 'daily' && dietCode === 'ic')?.id ?? ''
const weekly = plans.find(({ type, weeks }) => type === 'weekly' && weeks === 2)
const weeklyId = weekly?.id ?? ''

/** So much of each meal is left, plenty of the others; these windows are full. */
const kitchen = (left: Record<string, number>, full: (date: string) => boolean = () => false) =>
  ({
    left: (_, mealId) => left[mealId] ?? 80,
    isFull: (date, timePeriodId) => timePeriodId === 'morning' && full(date),
  }) satisfies Kitchen

const single = cartOf(dailyId, now)
const date = single.scheduleMenus[0]?.date ?? ''
const plan = demoShop.plans.get(dailyId) ?? plans[0]
const main = demoShop.meals.find(
  meal => meal.type === 'main-meal' && isOnMenu(meal, date) && plan && buildsFor(plan, meal)[1],
)
if (!main || !plan || !weekly) throw new Error('the demo shop has no such meal or plan')
const [small, large] = buildsFor(plan, main).map(({ id }) => id) as [string, string]

const holding = (...items: CartItem[]): Cart => ({
  ...single,
  scheduleMenus: single.scheduleMenus.map(menu => ({ ...menu, items })),
})
const set = (cart: Cart, buildId: string, amount: number, kitchen: Kitchen) =>
  setAmount(cart, { deliveryId: 'd1', buildId, amount }, demoShop, kitchen)

describe('A meal that runs out', () => {
  test('grows until there is no more, over all its portions together', () => {
    const three = kitchen({ [main.id]: 3 })
    const cart = holding({ buildId: small, amount: 2 })
    expect(isRefusal(set(cart, large, 1, three))).toBe(false)
    const refused = set(cart, large, 2, three)
    expect(refused).toEqual({ refused: 'meal-sold-out', data: { slug: main.slug, left: 3 } })
    expect(isRefusal(refused) && refusalMessage(refused, 'en')).toBe(
      'Only 3 left of this meal for that day.',
    )
    const none = set(holding(), small, 1, kitchen({ [main.id]: 0 }))
    expect(isRefusal(none) && refusalMessage(none, 'el')).toContain('εξαντλήθηκε')
  })

  test('may always become less, and others change beside it', () => {
    const one = kitchen({ [main.id]: 1 })
    const cart = holding({ buildId: small, amount: 4 })
    expect(isRefusal(set(cart, small, 3, one))).toBe(false)
    expect(isRefusal(set(cart, small, 5, one))).toBe(true)
    const filled = (amount: number, other: number) =>
      replaceItems(
        cart,
        {
          deliveryId: 'd1',
          items: [
            { buildId: small, amount },
            { buildId: large, amount: other },
          ],
        },
        demoShop,
        one,
      )
    expect(isRefusal(filled(2, 2))).toBe(false)
    expect(isRefusal(filled(2, 3))).toBe(true)
  })

  test('is an error of the cart that names it and tells how many are left', () => {
    const cart = holding({ buildId: small, amount: 3 }, { buildId: large, amount: 1 })
    expect(isShort(cart, demoShop, kitchen({ [main.id]: 4 }))).toBe(false)
    const two = kitchen({ [main.id]: 2 })
    expect(isShort(cart, demoShop, two)).toBe(true)
    const errors = cartErrors(cart, demoShop, two)
    const [error] = errors.filter(({ slug }) => slug === 'item-unavailable')
    expect(error).toEqual({
      group: 'plan',
      slug: 'item-unavailable',
      scheduleMenuId: 'd1',
      slugs: [main.slug],
      left: 2,
    })
    expect(error && cartErrorText(error, 'en', ['Moussaka'])).toBe(
      'Moussaka: only 2 left for that day. Keep at most 2 to continue.',
    )
    expect(error && cartErrorText({ ...error, left: 0 }, 'el', ['Μουσακάς'])).toBe(
      'Μουσακάς: εξαντλήθηκε για εκείνη την ημέρα. Αφαίρεσέ το για να συνεχίσεις.',
    )
  })

  test('is kept on a new day as far as it is left', () => {
    const cart = holding({ buildId: small, amount: 2 }, { buildId: large, amount: 2 })
    const choice = { dates: [date], timePeriodId: 'morning' }
    const moved = scheduleCart(cart, choice, demoShop, now, kitchen({ [main.id]: 3 }))
    if (isRefusal(moved)) throw new Error(moved.refused)
    expect(moved.dropped).toEqual([large])
    expect(moved.cart.scheduleMenus[0]?.items).toEqual([
      { buildId: small, amount: 2 },
      { buildId: large, amount: 1 },
    ])
  })
})

describe('A window that is full', () => {
  const full = kitchen({}, () => true)

  test('takes the time period away, not the meals', () => {
    const cart = holding({ buildId: small, amount: 2 })
    expect(lostWindow(cart, demoShop, now, endlessKitchen)).toBeNull()
    expect(lostWindow(cart, demoShop, now, full)).toBe('full')
    expect(lostWindow(cart, demoShop, now + 9 * 86_400_000, full)).toBe('past')
    expect(currentCart(cart, demoShop, now, full)).toEqual({ ...cart, timePeriodId: null })
  })

  test('takes no further meal, and gives some back', () => {
    const cart = holding({ buildId: small, amount: 2 })
    expect(set(cart, small, 3, full)).toEqual({ refused: 'schedule-menu-is-full' })
    expect(isRefusal(set(cart, small, 1, full))).toBe(false)
  })

  test('cannot be chosen, for no delivery of a plan', () => {
    const choice = { dates: [date], timePeriodId: 'morning' }
    expect(scheduleCart(single, choice, demoShop, now, full)).toEqual({
      refused: 'schedule-menu-is-full',
    })
    const cart = cartOf(weeklyId, now)
    const [first, second, third] = cart.scheduleMenus.map(menu => menu.date) as [
      string,
      string,
      string,
    ]
    const later = kitchen({}, day => day === third)
    const both = { dates: [first, second], timePeriodId: 'morning' }
    expect(scheduleCart(cart, both, demoShop, now, later)).toEqual({
      refused: 'schedule-menu-is-full',
    })
    const evening = { ...both, timePeriodId: 'afternoon' }
    expect(isRefusal(scheduleCart(cart, evening, demoShop, now, later))).toBe(false)
    expect(lostWindow(cart, demoShop, now, later)).toBe('full')
  })

  test('is shown as full, a closed or late one as before', () => {
    const { timePeriods, holidays } = demoShop
    const busy = kitchen({}, day => day === date)
    const days = deliveryDays(now, timePeriods, holidays, busy)
    const shown = days.find(day => day.date === date)?.timePeriods
    expect(shown?.map(({ available, full }) => [available, full])).toEqual([
      [false, true],
      [true, false],
    ])
    const others = days.filter(day => day.date !== date)
    expect(others.flatMap(day => day.timePeriods).some(({ full }) => full)).toBe(false)
    const closed = deliveryDays(now, timePeriods, holidays, full).filter(day => day.closed)
    expect(closed.flatMap(day => day.timePeriods).some(({ full }) => full)).toBe(false)
  })

  test('marks the pairs of days of which one delivery is in it', () => {
    const { timePeriods, holidays } = demoShop
    const pairsWith = (kitchen: Kitchen) =>
      deliveryPairs(weekly, now, timePeriods, holidays, kitchen)
    const [pair] = pairsWith(endlessKitchen).filter(({ timePeriods }) => timePeriods[0]?.available)
    const last = pair?.deliveries.at(-1)?.date
    const busy = pairsWith(kitchen({}, day => day === last))
    const same = busy.find(({ dates }) => String(dates) === String(pair?.dates))
    expect(same?.timePeriods.map(({ available, full }) => [available, full])).toEqual([
      [false, true],
      [true, false],
    ])
    const everything = { ...endlessKitchen, isFull: () => true }
    expect(pairsWith(everything)).toHaveLength(pairsWith(endlessKitchen).length)
  })
})
