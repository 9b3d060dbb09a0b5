import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isOnMenu } from '#shop/meal.ts'
import { buildsFor, dietCodes } from '#shop/plan.ts'
import { demoCatalogue } from './demo.ts'

const { meals, plans, spots, paymentTypes, timePeriods, codes } = demoCatalogue()
const builds = meals.flatMap(meal => meal.builds)
const id = /^[A-Za-z0-9_-]{1,64}$/
const slug = /^[a-z0-9-]{1,80}$/

describe('the demo shop', () => {
  it('has 64 meals, each with a picture', () => {
    expect(meals).toHaveLength(64)
    for (const meal of meals)
      expect(existsSync(new URL(`../demo/pictures/meals/${meal.slug}.jpg`, import.meta.url))).toBe(
        true,
      )
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
      const percents = meal.ingredients.map(({ percent }) => percent)
      expect(percents.length).toBeGreaterThan(0)
      expect(percents).toEqual([...percents].sort((a, b) => b - a))
      for (const ingredient of meal.ingredients) {
        expect(ingredient.name.el && ingredient.name.en).toBeTruthy()
        expect(meal.allergens).toEqual(expect.arrayContaining([...ingredient.allergens]))
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
    expect(of(codes.allergens)).toHaveLength(14)
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
    expect(plans.map(({ dietCode }) => dietCode)).toEqual(dietCodes)
    expect(plans.map(({ id }) => id)).toEqual(['single-wl', 'single-bal', 'single-mg', 'single-ic'])
    for (const plan of plans) {
      expect(plan).toMatchObject({ type: 'daily', weeks: null, minTotal: 2500, breakfast: false })
      const offered = meals.flatMap(meal => buildsFor(plan, meal))
      expect(offered.map(({ price }) => price)).toContain(plan.prices.mainMeal)
    }
    expect(plans[1]?.name).toEqual({
      el: 'Μία παραγγελία · Ισορροπία',
      en: 'Single order · Balance',
    })
  })

  it('delivers in Attica, hands over at two counters, and takes card and IRIS at each', () => {
    expect(spots.map(({ kind }) => kind)).toEqual(['delivery', 'takeaway', 'takeaway'])
    for (const spot of spots) {
      expect(spot.address === null).toBe(spot.kind === 'delivery')
      const payments = paymentTypes.filter(({ spotId }) => spotId === spot.id)
      expect(payments.map(({ code }) => code)).toEqual(['card', 'iris'])
    }
  })
})
