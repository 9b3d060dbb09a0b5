import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop } from '../test/demo-shop.ts'
import { planOf, spotPlanOf } from './cart/cart.ts'
import {
  allowanceLeft,
  allowancesFor,
  companyShare,
  paysFor,
  sharesOf,
  spotPlan,
  takesEmail,
} from './company.ts'
import { itemPrice } from './pricing.ts'

const lefka = demoShop.spots.get('lefka')?.company
if (!lefka) throw new Error('the demo shop has no company')

const cents = fc.integer({ min: 0, max: 30_000 })
const borne = fc.array(fc.record({ allowance: cents, meals: cents }), {
  minLength: 1,
  maxLength: 8,
})

describe('Who the company pays for', () => {
  test('mailboxes of its own domain, however they are written, and no look-alikes', () => {
    expect(takesEmail(lefka, 'Eva@LEFKA.example')).toBe(true)
    for (const email of ['eva@notlefka.example', 'eva@lefka.example.evil.test', 'lefka.example'])
      expect(takesEmail(lefka, email)).toBe(false)
    expect(takesEmail({ emailDomains: [] }, 'anybody@example.gr')).toBe(true)
  })

  test('only a proven mailbox counts, and a company that names no domains pays for nobody', () => {
    const email = 'eva@lefka.example'
    expect(paysFor(lefka, { email, isVerified: true })).toBe(true)
    expect(paysFor(lefka, { email, isVerified: false })).toBe(false)
    expect(paysFor(lefka, { email: 'eva@example.gr', isVerified: true })).toBe(false)
    expect(paysFor({ emailDomains: [] }, { email, isVerified: true })).toBe(false)
  })
})

describe('What it bears', () => {
  test('a day gives its allowance once, also to two deliveries', () => {
    const standing = { pays: true, used: { '2026-11-24': 500 } }
    const company = { allowance: 2000 }
    const on = (date: string, meals: number) => ({ date, meals })
    expect(allowanceLeft(company, standing, '2026-11-24')).toBe(1500)
    expect(
      allowancesFor(company, standing, [on('2026-11-24', 1200), on('2026-11-24', 1200)]),
    ).toEqual([1200, 300])
    expect(allowancesFor(company, standing, [on('2026-11-25', 900)])).toEqual([900])
    expect(allowancesFor(company, null, [on('2026-11-25', 900)])).toEqual([0])
    expect(allowancesFor(company, { pays: false, used: {} }, [on('2026-11-25', 900)])).toEqual([0])
    const more = { pays: true, used: { '2026-11-24': 2500 } }
    expect(allowanceLeft(company, more, '2026-11-24')).toBe(0)
  })

  test('a discount lowers what the employee pays first', () => {
    expect(companyShare(false, [{ allowance: 2000, meals: 3000 }], 2600)).toBe(2000)
    expect(companyShare(false, [{ allowance: 2000, meals: 3000 }], 1500)).toBe(1500)
    expect(companyShare(true, [{ allowance: 2000, meals: 3000 }], 2600)).toBe(2600)
  })

  test('never more than the order costs nor than the days give, and never less than nothing', () => {
    fc.assert(
      fc.property(borne, cents, fc.boolean(), (deliveries, grandtotal, isOnAccount) => {
        const share = companyShare(isOnAccount, deliveries, grandtotal)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(grandtotal)
        const days = deliveries.reduce((sum, one) => sum + Math.min(one.allowance, one.meals), 0)
        const most = isOnAccount ? grandtotal : days
        expect(share).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('what each delivery is billed adds up to the share, to the cent', () => {
    fc.assert(
      fc.property(borne, fc.nat(), fc.boolean(), (deliveries, off, isOnAccount) => {
        const meals = deliveries.reduce((sum, one) => sum + one.meals, 0)
        const grandtotal = meals - (off % (meals + 1))
        const share = companyShare(isOnAccount, deliveries, grandtotal)
        const parts = sharesOf(share, isOnAccount, deliveries)
        expect(parts.reduce((sum, one) => sum + one.allowance + one.account, 0)).toBe(share)
        for (const [index, { allowance, account }] of parts.entries()) {
          expect(Math.min(allowance, account)).toBeGreaterThanOrEqual(0)
          expect(allowance).toBeLessThanOrEqual(deliveries[index]?.allowance ?? 0)
          expect(allowance + account).toBeLessThanOrEqual(deliveries[index]?.meals ?? 0)
        }
      }),
    )
  })
})

describe('The spot plan', () => {
  const proven = { pays: true, used: {} }

  test("has the company's price and minimum; the premium charge stays whole", () => {
    const meal = demoShop.meals.find(({ type, premium }) => type === 'main-meal' && premium > 0)
    const build = meal?.builds[0]
    if (!meal || !build) throw new Error('no premium meal')
    const single = spotPlanOf(
      { planId: 'single-bal', spotId: 'lefka', address: null },
      demoShop,
      proven,
    )
    expect(single.minTotal).toBe(2000)
    expect(itemPrice(single, meal, build)).toBe(Math.round(build.price * 0.9) + meal.premium)
    const weekly = spotPlanOf(
      { planId: 'weekly-bal-5-5-1', spotId: 'lefka', address: null },
      demoShop,
      proven,
    )
    const usual = planOf({ planId: 'weekly-bal-5-5-1' }, demoShop)
    expect(weekly.prices.mainMeal).toBe(Math.round(usual.prices.mainMeal * 0.95))
    expect(itemPrice(weekly, meal, build)).toBe(weekly.prices.mainMeal + meal.premium)
    expect(spotPlan(usual, undefined, true)).toBe(usual)
  })

  test('is the usual one for who has not proved to be of a company that names its domains', () => {
    const usual = planOf({ planId: 'single-bal' }, demoShop)
    const atLefka = { planId: 'single-bal', spotId: 'lefka', address: null }
    expect(spotPlanOf(atLefka, demoShop, null)).toBe(usual)
    expect(spotPlanOf(atLefka, demoShop, { pays: false, used: {} })).toBe(usual)
    const lefka = demoShop.spots.get('lefka')?.company
    if (!lefka) throw new Error('no company')
    expect(spotPlan(usual, { ...lefka, emailDomains: [] }, false).minTotal).toBe(2000)
  })

  test('snacks and extras keep their price', () => {
    const snack = demoShop.meals.find(({ type }) => type === 'snack')
    const build = snack?.builds[0]
    if (!snack || !build) throw new Error('no snack')
    const single = spotPlanOf(
      { planId: 'single-bal', spotId: 'lefka', address: null },
      demoShop,
      proven,
    )
    expect(itemPrice(single, snack, build)).toBe(build.price)
  })
})

test('an allowance that changes holds for deliveries from its day on', () => {
  const company = { allowance: 2000, nextAllowance: { from: '2026-12-01', allowance: 2500 } }
  const standing = { pays: true, used: { '2026-12-01': 500 } }
  const priced = ['2026-11-30', '2026-12-01', '2026-12-02'].map(date => ({ date, meals: 3000 }))
  expect(allowancesFor(company, standing, priced)).toEqual([2000, 2000, 2500])
  expect(allowancesFor(company, null, priced)).toEqual([0, 0, 0])
})
