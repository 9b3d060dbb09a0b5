import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allergenCodes } from '#shop/food/allergens.ts'
import { isOnMenu } from '#shop/meal.ts'
import { buildsFor, dietCodes } from '#shop/plan/plan.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { demoFolder } from '../folders.ts'
import { demoCatalogue } from './catalogue.ts'

const demo = await demoCatalogue()
const { meals, plans, spots, paymentTypes, timePeriods, codes } = demo
const builds = meals.flatMap(meal => meal.builds)
const id = /^[A-Za-z0-9_-]{1,64}$/
const slug = /^[a-z0-9-]{1,80}$/

describe('the demo shop', () => {
  it('has 64 meals, each with a picture', () => {
    expect(meals).toHaveLength(64)
    for (const meal of meals)
      expect(existsSync(new URL(`pictures/meals/${meal.slug}.jpg`, demoFolder))).toBe(true)
  })

  it('gives everything its own id that a call can carry', () => {
    for (const things of [meals, builds, plans, spots, paymentTypes, timePeriods]) {
      for (const thing of things) expect(thing.id).toMatch(id)
      expect(new Set(things.map(thing => thing.id)).size).toBe(things.length)
    }
    for (const { slug: name } of [...meals, ...spots]) expect(name).toMatch(slug)
    expect(new Set(meals.map(meal => meal.slug)).size).toBe(meals.length)
  })

  it('sells main meals in four portions that grow in weight and price', () => {
    for (const meal of meals) {
      const portions = meal.builds.map(({ portion }) => portion)
      expect(portions).toEqual(
        meal.type === 'main-meal' ? ['regular', 'brave', 'hero', 'legendary'] : ['regular'],
      )
      for (const [index, build] of meal.builds.entries()) {
        expect(Number.isInteger(build.price)).toBe(true)
        expect(build.price).toBeGreaterThan(meal.builds[index - 1]?.price ?? 0)
        expect(build.weight).toBeGreaterThan(meal.builds[index - 1]?.weight ?? 0)
      }
    }
  })

  it('knows the nutrition of every build, and with the dip where there is one', () => {
    for (const meal of meals)
      for (const build of meal.builds) {
        expect(build.perPortion.kcal).toBeGreaterThan(0)
        expect(build.per100g.kcal).toBeGreaterThan(0)
        expect(build.withDip !== null).toBe(meal.dip !== null)
        expect(build.withDip?.weight ?? Number.POSITIVE_INFINITY).toBeGreaterThan(build.weight)
      }
  })

  it('names ingredients by weight, and every allergen of theirs on the meal', () => {
    for (const meal of meals) {
      for (const { ingredients, allergens } of meal.builds) {
        const percents = ingredients.map(({ percent }) => percent)
        expect(percents.length).toBeGreaterThan(0)
        expect(percents).toEqual([...percents].sort((a, b) => b - a))
        for (const ingredient of ingredients) {
          expect(ingredient.name.el && ingredient.name.en).toBeTruthy()
          expect(allergens).toEqual(expect.arrayContaining([...ingredient.allergens]))
        }
        expect(meal.allergens).toEqual(expect.arrayContaining([...allergens]))
      }
      expect(meal.traces.filter(trace => meal.allergens.includes(trace))).toEqual([])
    }
  })

  it('names what a dip is made of, its allergens on the meal too', () => {
    const dips = meals.flatMap(({ dip, allergens }) => (dip ? [{ dip, allergens }] : []))
    expect(dips).toHaveLength(3)
    for (const { dip, allergens } of dips) {
      const sum = dip.ingredients.reduce((all, { percent }) => all + percent, 0)
      expect(Math.abs(sum - 100)).toBeLessThan(0.5)
      for (const ingredient of dip.ingredients)
        expect(allergens).toEqual(expect.arrayContaining([...ingredient.allergens]))
    }
  })

  it('uses only codes that its lists explain', () => {
    const of = (list: readonly { code: string }[]) => list.map(({ code }) => code)
    for (const meal of meals) {
      expect(of(codes.categories)).toEqual(expect.arrayContaining([...meal.categories]))
      expect(of(codes.diets)).toEqual(expect.arrayContaining([...meal.diet]))
      expect(of(codes.ingredients)).toContain(meal.mainIngredient)
      expect(of(codes.allergens)).toEqual(
        expect.arrayContaining([...meal.allergens, ...meal.traces]),
      )
    }
    expect(of(codes.allergens)).toEqual(allergenCodes)
    expect(of(codes.portions)).toEqual(['regular', 'brave', 'hero', 'legendary'])
  })

  it('offers at least 30 mains on every weekday, though some fish only on a few', () => {
    const mains = meals.filter(({ type }) => type === 'main-meal')
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
      expect(mains.filter(meal => isOnMenu(meal, date)).length).toBeGreaterThanOrEqual(30)
    const some = mains.filter(({ weekdays }) => weekdays.length > 0)
    expect(some.length).toBeGreaterThanOrEqual(3)
    for (const meal of some) expect(['fish', 'seafood']).toContain(meal.mainIngredient)
  })

  it('has one single-order plan per goal, priced like its portion', () => {
    const singles = plans.filter(({ type }) => type === 'daily')
    expect(singles.map(({ id }) => id)).toEqual([
      'single-wl',
      'single-bal',
      'single-mg',
      'single-ic',
    ])
    for (const plan of singles) {
      expect(plan).toMatchObject({ type: 'daily', weeks: null, minTotal: 2500, breakfast: false })
      const offered = meals.flatMap(meal => buildsFor(plan, meal))
      expect(offered.map(({ price }) => price)).toContain(plan.prices.mainMeal)
    }
    expect(singles[1]?.name).toEqual({
      el: 'Μεμονωμένη παραγγελία · Ισορροπία',
      en: 'Single order · Balance',
    })
  })

  it('1.04 1.05 2.40 2.41 2.42 2.43 has a plan for every goal, days, meals, weeks and breakfast', () => {
    const weekly = plans.filter(({ type }) => type === 'weekly')
    expect(weekly).toHaveLength(144)
    const choices = weekly.map(({ dietCode, daysPerWeek, mainMeals, weeks, breakfast }) =>
      [dietCode, daysPerWeek, mainMeals, weeks, breakfast].join(),
    )
    expect(new Set(choices).size).toBe(144)
    for (const dietCode of dietCodes)
      for (const mainMeals of [5, 6, 7, 10, 12, 14])
        for (const weeks of [1, 2, 4])
          for (const breakfast of [true, false]) {
            const days = mainMeals > 7 ? mainMeals / 2 : mainMeals
            expect(choices).toContain([dietCode, days, mainMeals, weeks, breakfast].join())
          }
  })

  it('prices a plan by the week from the single order, less for longer and for two a day', () => {
    const price = (id: string) => plans.find(plan => plan.id === id)?.prices
    // 7.90 less 5, 8, 12 %, then 7, 10 and 14 % with two a day, rounded down to 5 cents.
    expect(price('weekly-bal-5-5-1')).toEqual({ mainMeal: 750, snack: 360 })
    expect(price('weekly-bal-5-5-2')?.mainMeal).toBe(725)
    expect(price('weekly-bal-7-7-4')?.mainMeal).toBe(695)
    expect(price('weekly-bal-5-10-1')?.mainMeal).toBe(730)
    expect(price('weekly-bal-5-10-2-b')?.mainMeal).toBe(710)
    expect(price('weekly-bal-7-14-4-b')?.mainMeal).toBe(675)
    expect(price('weekly-ic-6-6-1')?.mainMeal).toBe(890)
    for (const { prices, singlePrice = 0, type } of plans)
      if (type === 'weekly') expect(prices.mainMeal).toBeLessThan(singlePrice)
  })

  it('names its plans in both languages', () => {
    const name = (id: string) => plans.find(plan => plan.id === id)?.name
    expect(name('weekly-bal-5-10-1')).toEqual({
      el: 'Εβδομαδιαίο πλάνο · 5 ημέρες, 10 γεύματα',
      en: 'Weekly plan · 5 days, 10 meals',
    })
    expect(name('weekly-wl-7-7-4-b')).toEqual({
      el: 'Μηνιαίο πλάνο · 7 ημέρες, 7 γεύματα και πρωινό',
      en: 'Monthly plan · 7 days, 7 meals and breakfast',
    })
  })

  it('delivers in Attica, hands over at two counters, and takes card and IRIS at each', () => {
    const own = spots.filter(({ kind }) => kind !== 'company')
    expect(own.map(({ kind }) => kind)).toEqual(['delivery', 'takeaway', 'takeaway'])
    for (const spot of own) {
      expect(spot.address === null).toBe(spot.kind === 'delivery')
      const payments = paymentTypes.filter(({ spotId }) => spotId === spot.id)
      expect(payments.map(({ code }) => code)).toEqual(['card', 'iris', 'epay'])
    }
  })

  it('has a company that bears a part, on its account too, and one that only orders together', () => {
    const offices = spots.filter(({ kind }) => kind === 'company')
    const codes = offices.map(({ id }) =>
      paymentTypes.filter(({ spotId }) => spotId === id).map(({ code }) => code),
    )
    expect(codes).toEqual([
      ['card', 'iris', 'account'],
      ['card', 'iris', 'epay'],
    ])
    for (const { company, address } of offices) expect(company && address).toBeTruthy()
    expect(offices.map(({ company }) => company?.allowance)).toEqual([2000, 0])
    // An account needs no provider's keys.
    const { paymentTypes: offered } = catalogueFrom({ version: 1, ...demo }, [])
    expect(offered.map(({ id }) => id)).toEqual(['lefka-account'])
  })
})
