import { describe, expect, test } from 'vitest'
import { demoShop as catalogue } from '../../test/demo-shop.ts'
import { cartOf } from '../../test/orders/plan-carts.ts'
import { type CheckedCart, leadsTo, opensPlanRules, stepPaths } from '../order-steps.ts'
import { isRefusal } from '../refusal/refusal.ts'
import type { Cart } from './cart.ts'
import { cartErrors } from './checks.ts'
import { cartErrorText } from './error-text.ts'
import { replaceItems } from './items.ts'

const pageFor = (cart: CheckedCart | null, path: string): string => leadsTo(cart, path) ?? path

const ready: CheckedCart = { planType: 'daily', hasAddress: true, hasSchedule: true, errors: [] }
const weekly: CheckedCart = { ...ready, planType: 'weekly' }
const amounts = { group: 'plan', slug: 'amounts-error' } as const
const nobody = { group: 'shipping-address', slug: 'no-customer-found' } as const
const tooLittle = { group: 'totals', slug: 'min-total-error' } as const
const all = [...Object.values(stepPaths.daily), ...Object.values(stepPaths.weekly)]

describe('Where a plan leads', () => {
  test('4.26 from /menu on a weekly plan to /menu/weekly, whatever errors it has', () => {
    for (const errors of [[], [nobody], [amounts], [nobody, tooLittle]]) {
      expect(pageFor({ ...weekly, errors }, '/menu')).toBe('/menu/weekly')
      expect(pageFor({ ...weekly, errors }, '/menu/weekly')).toBe('/menu/weekly')
      expect(pageFor({ ...weekly, errors }, '/date-time')).toBe('/date-time/weekly')
      expect(pageFor({ ...ready, errors }, '/menu/weekly')).toBe('/menu')
    }
  })

  test('4.23 a plan that lacks meals opens the plan rules where it was led back for it', () => {
    const lacking = { ...weekly, errors: [amounts] }
    expect(opensPlanRules(lacking, '/checkout')).toBe(true)
    expect(opensPlanRules(lacking, '/menu/weekly')).toBe(false)
    expect(opensPlanRules({ ...weekly, errors: [tooLittle] }, '/checkout')).toBe(false)
    expect(opensPlanRules({ ...lacking, planType: 'daily' }, '/checkout')).toBe(false)
    expect(opensPlanRules(null, '/checkout')).toBe(false)
  })

  test('always to a page that it may see: being led on from there leads nowhere else', () => {
    for (const planType of ['daily', 'weekly'] as const)
      for (const hasAddress of [true, false])
        for (const hasSchedule of [true, false])
          for (const errors of [[], [nobody], [amounts], [tooLittle, nobody]])
            for (const path of all) {
              const cart = { planType, hasAddress, hasSchedule, errors }
              const page = pageFor(cart, path)
              expect(pageFor(cart, page)).toBe(page)
            }
    for (const path of all) expect(pageFor(null, pageFor(null, path))).toBe(pageFor(null, path))
  })
})

describe('8.10 What is wrong with a plan', () => {
  const monday = Date.parse('2026-11-23T08:00:00Z')
  const cart: Cart = { ...cartOf('weekly-bal-7-7-1-b', monday), customerId: 'maria' }
  const texts = (of: Cart, lang: 'el' | 'en' = 'en') =>
    cartErrors(of, catalogue).map(error => `${error.scheduleMenuId}: ${cartErrorText(error, lang)}`)
  const fill = (of: Cart, deliveryId: string, items: [string, number][]) => {
    const filling = {
      deliveryId,
      items: items.map(([buildId, amount]) => ({ buildId, amount })),
    }
    const result = replaceItems(of, filling, catalogue)
    if (isRefusal(result)) throw new Error(result.refused)
    return result
  }

  test('4.25 5.20 is told per delivery with the number that it needs, the minimum in euros', () => {
    expect(texts(cart)).toEqual([
      'd1: You need at least 3 mains. Add products to continue',
      'd1: You need at least 3 breakfasts. Add products to continue',
      'd2: You need at least 4 mains. Add products to continue',
      'd2: You need at least 4 breakfasts. Add products to continue',
      'undefined: The minimum order is 30,00€.',
    ])
    const half = fill(cart, 'd1', [
      ['M01-brave', 3],
      ['B01-regular', 1],
      ['S01-regular', 5],
    ])
    expect(cartErrors(half, catalogue)[0]).toEqual({
      group: 'plan',
      slug: 'amounts-error',
      scheduleMenuId: 'd1',
      type: 'snack',
      required: 3,
      missing: 2,
    })
    expect(texts(half, 'el')[0]).toBe(
      'd1: Χρειάζεσαι τουλάχιστον 3 πρωινά. Πρόσθεσε γεύματα για να συνεχίσεις',
    )
    const full = fill(
      fill(half, 'd1', [
        ['M01-brave', 3],
        ['B01-regular', 3],
      ]),
      'd2',
      [
        ['M02-brave', 4],
        ['B04-regular', 4],
      ],
    )
    expect(cartErrors(full, catalogue)).toEqual([])
  })
})
