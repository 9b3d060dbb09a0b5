import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { planFor } from '../catalogue.ts'
import {
  asksForLogin,
  type CheckedCart,
  isLater,
  leadsTo,
  reachedStep,
  stepOf,
  stepPaths,
} from '../order-steps.ts'
import type { Plan, PlanType } from '../plan/plan.ts'
import { type Cart, newCart } from './cart.ts'
import { cartErrors } from './checks.ts'
import { cartErrorText } from './error-text.ts'

const pageFor = (cart: CheckedCart | null, path: string): string => leadsTo(cart, path) ?? path

const whole: CheckedCart = { planType: 'daily', hasAddress: true, hasSchedule: true, errors: [] }
const withError = (group: 'shipping-address' | 'plan' | 'totals', slug: string) =>
  ({ ...whole, errors: [{ group, slug }] }) as CheckedCart

/** Every state that section 4 knows, with the step that it reaches. */
const states: Record<string, [CheckedCart, 'address' | 'date-time' | 'menu' | 'checkout']> = {
  'has nothing': [{ ...whole, hasAddress: false, hasSchedule: false }, 'address'],
  'has a schedule but no address': [{ ...whole, hasAddress: false }, 'address'],
  'has no schedule': [{ ...whole, hasSchedule: false }, 'date-time'],
  'has no schedule and lacks meals': [
    { ...withError('plan', 'amounts-error'), hasSchedule: false },
    'date-time',
  ],
  'lacks meals': [withError('plan', 'amounts-error'), 'menu'],
  'has a meal that is gone': [withError('plan', 'item-unavailable'), 'menu'],
  'is under the minimum': [withError('totals', 'min-total-error'), 'menu'],
  'is a visitor’s': [withError('shipping-address', 'no-customer-found'), 'checkout'],
  'lacks the bell': [withError('shipping-address', 'missing-bell'), 'checkout'],
  'has no errors': [whole, 'checkout'],
}
const steps = ['plans', 'address', 'date-time', 'menu', 'checkout'] as const

describe.each(['daily', 'weekly'] as PlanType[])('a %s cart that', planType => {
  const paths = stepPaths[planType]
  const otherPaths = stepPaths[planType === 'daily' ? 'weekly' : 'daily']

  test.each(Object.entries(states))(
    '4.17 4.18 4.19 4.20 4.21 4.26 4.27 %s sees the steps that it has reached',
    (_, [state, reached]) => {
      const cart = { ...state, planType }
      expect(reachedStep(cart)).toBe(reached)
      for (const step of steps.slice(1)) {
        const shown = steps.indexOf(step) <= steps.indexOf(reached) ? step : reached
        expect([step, pageFor(cart, paths[step])]).toEqual([step, paths[shown]])
        expect([step, pageFor(cart, otherPaths[step])]).toEqual([step, paths[shown]])
      }
    },
  )

  test('4.27 may look at any page outside the order and choose a plan anew', () => {
    for (const [state] of Object.values(states))
      for (const path of ['/', '/plans', '/plans/weekly', '/product/pastitsio', '/account/orders'])
        expect(pageFor({ ...state, planType }, path)).toBe(path)
  })
})

test('without a cart the order starts at the plans, and the menu is there to look at', () => {
  expect(reachedStep(null)).toBe('plans')
  for (const path of ['/address', '/date-time', '/date-time/weekly', '/checkout'])
    expect(pageFor(null, path)).toBe('/plans')
  for (const path of ['/menu', '/menu/weekly']) expect(pageFor(null, path)).toBe('/menu')
  for (const path of ['/', '/plans', '/plans/weekly', '/contact-us'])
    expect(pageFor(null, path)).toBe(path)
})

test('4.22 the login dialog opens on checkout alone, and only where nobody is known', () => {
  const visitor = withError('shipping-address', 'no-customer-found')
  expect(asksForLogin(visitor, '/checkout')).toBe(true)
  for (const path of ['/menu', '/address', '/date-time', '/checkout/viva', '/'])
    expect(asksForLogin(visitor, path)).toBe(false)
  expect(asksForLogin(withError('shipping-address', 'missing-bell'), '/checkout')).toBe(false)
  expect(asksForLogin(whole, '/checkout')).toBe(false)
  expect(asksForLogin(null, '/checkout')).toBe(false)
})

test('2.35 2.36 2.37 the steps have their paths, the weekly ones their own', () => {
  expect(steps.map(step => stepPaths.daily[step])).toEqual([
    '/plans',
    '/address',
    '/date-time',
    '/menu',
    '/checkout',
  ])
  expect(steps.map(step => stepPaths.weekly[step])).toEqual([
    '/plans/weekly',
    '/address',
    '/date-time/weekly',
    '/menu/weekly',
    '/checkout',
  ])
  for (const paths of Object.values(stepPaths))
    for (const step of steps) expect(stepOf(paths[step])).toBe(step)
  for (const path of ['/', '/menu/', '/plans/monthly', '']) expect(stepOf(path)).toBeNull()
})

test('2.38 later steps are those after the one that was reached', () => {
  expect(steps.filter(step => isLater(step, 'date-time'))).toEqual(['menu', 'checkout'])
  expect(steps.filter(step => isLater(step, 'checkout'))).toEqual([])
})

describe('3.11 8.10 the errors of a cart', () => {
  const plan = planFor(demoShop, { type: 'daily', dietCode: 'wl' }) as Plan
  const address = {
    suggestionId: 's',
    street: 'Ερμού',
    number: '12',
    municipality: 'Αθήνα',
    postcode: '10563',
    country: 'GR' as const,
    lat: 0,
    lng: 0,
    floor: '3',
    bell: 'Παπαδάκη',
    phone: '+306944123456',
    deliveryNotes: '',
    takeawayNotes: '',
  }
  const cart: Cart = {
    ...newCart('c', plan, 'el', 'maria'),
    spotId: 'attica',
    address,
    timePeriodId: 'morning',
    scheduleMenus: [
      { id: 'd1', date: '2026-11-25', days: 1, items: [{ buildId: 'M01-regular', amount: 4 }] },
    ],
  }
  const holding = (buildId: string, amount: number): Cart => ({
    ...cart,
    scheduleMenus: [{ id: 'd1', date: '2026-11-25', days: 1, items: [{ buildId, amount }] }],
  })
  /** The demo shop with every regular portion at a price of the test's own. */
  const at = (price: number) => ({
    ...demoShop,
    builds: new Map(
      [...demoShop.builds].map(([id, { meal, build }]) => {
        const cheap = { ...build, price }
        const builds = meal.builds.map(each => (each.id === id ? cheap : each))
        return [id, { meal: { ...meal, builds }, build: cheap }]
      }),
    ),
  })

  test('are none where everything is there', () => {
    expect(cartErrors(cart, demoShop)).toEqual([])
  })

  test('no-customer-found where nobody is known', () => {
    expect(cartErrors({ ...cart, customerId: null }, demoShop)).toEqual([
      { group: 'shipping-address', slug: 'no-customer-found' },
    ])
  })

  test.each([
    ['number', 'address-incomplete'],
    ['phone', 'missing-phone'],
    ['floor', 'missing-floor'],
    ['bell', 'missing-bell'],
  ] as const)('5.14 5.15 5.16 5.17 without its %s an address is told %s', (field, slug) => {
    const lacking = { ...cart, address: { ...address, [field]: '' } }
    expect(cartErrors(lacking, demoShop)).toEqual([{ group: 'shipping-address', slug, field }])
    const atCounter = field === 'phone' ? [{ group: 'shipping-address', slug, field }] : []
    expect(cartErrors({ ...lacking, spotId: 'pagkrati' }, demoShop)).toEqual(atCounter)
  })

  test.each([0, 1, 2, 3])('5.20 %i main meals are an amounts-error', amount => {
    const errors = cartErrors(holding('M01-regular', amount), at(5000))
    expect(errors.find(({ slug }) => slug === 'amounts-error')).toEqual({
      group: 'plan',
      slug: 'amounts-error',
      scheduleMenuId: 'd1',
      type: 'main-meal',
      required: 4,
      missing: 4 - amount,
    })
  })

  test('5.20 extras do not make up for main meals', () => {
    const errors = cartErrors(holding('E01-regular', 40), demoShop)
    expect(errors.map(({ slug }) => slug)).toEqual(['amounts-error'])
  })

  test('a meal that is off that day’s menu is told by its name', () => {
    const some = demoShop.meals.find(({ weekdays }) => weekdays.length && !weekdays.includes(3))
    expect(some).toBeDefined()
    expect(cartErrors(holding(`${some?.id}-regular`, 4), demoShop)).toEqual([
      { group: 'plan', slug: 'item-unavailable', scheduleMenuId: 'd1', slugs: [some?.slug] },
    ])
  })

  test('4.25 the minimum is met by the subtotal to the cent', () => {
    expect(plan.minTotal).toBe(2500)
    expect(cartErrors(holding('M01-regular', 4), at(625))).toEqual([])
    expect(cartErrors(holding('M01-regular', 4), at(624))).toEqual([
      { group: 'totals', slug: 'min-total-error', minTotal: 2500 },
    ])
  })

  test('4.25 5.20 their texts carry the numbers, in both languages', () => {
    const minimum = { group: 'totals', slug: 'min-total-error', minTotal: 2500 } as const
    const amounts = { group: 'plan', slug: 'amounts-error', required: 4 } as const
    expect(cartErrorText(minimum, 'en')).toBe('The minimum order is 25,00€.')
    expect(cartErrorText(minimum, 'el')).toBe('Η ελάχιστη παραγγελία είναι 25,00€.')
    expect(cartErrorText(amounts, 'en')).toBe('You need at least 4 mains. Add products to continue')
    expect(cartErrorText(amounts, 'el')).toContain('4')
  })
})
