import { expect, test } from 'vitest'
import { cartAnswer } from '#server/carts/answer.ts'
import { mealAnswer } from '#server/catalogue/meal-answer.ts'
import { catalogueFrom } from '#server/catalogue/memory.ts'
import { demoCatalogue } from '#server/demo/catalogue.ts'
import { newCart } from '#shop/cart/cart.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { buildsIn, type Day, mostOf, priceIn } from './day.ts'
import { cartItem, menuMeal, menuNames } from './menu-meal.ts'

const catalogue = catalogueFrom({ version: 1, ...(await demoCatalogue()) })
const answers = catalogue.meals.map(meal => mealAnswer(meal, catalogue.codes, 'el'))
const meals = answers.map(menuMeal)
const names = menuNames(answers, 'el', catalogue.brand.name.el)
// A Monday.
const date = '2026-11-23'
const day: Day = {
  deliveryId: 'd1',
  date,
  portion: 'brave',
  offers: null,
  breakfastsFull: false,
  gone: new Set(),
}

test('4.32 an item shown before the server has answered is the one that it answers', () => {
  const plan = catalogue.plans.get('single-ic')
  if (!plan) throw new Error('the demo shop has no single order to choose')
  for (const meal of meals.filter(({ weekdays }) => weekdays.length === 0))
    for (const build of meal.builds) {
      const cart = {
        ...newCart('c', plan, 'el', null),
        scheduleMenus: [{ id: 'd1', date, days: 1, items: [{ buildId: build.id, amount: 2 }] }],
        timePeriodId: 'morning',
      }
      const kept = { cart, version: 1, expiresAt: 0 } as Parameters<typeof cartAnswer>[0]
      const answered = cartAnswer(kept, null, { catalogue, lang: 'el', now: 0 })
      const shown = cartItem(meal, build, names, priceIn(null, build))
      const total = toEuros(2 * toCents(shown.price))
      expect({ ...shown, amount: 2, total }).toEqual(answered.scheduleMenus[0]?.items[0])
    }
})

test('3.19 the plan sets the portion of main meals, and of nothing else', () => {
  for (const meal of meals) {
    const portions = buildsIn(day, meal).map(({ portion }) => portion)
    expect(portions).toEqual(meal.type === 'main-meal' ? ['brave'] : ['regular'])
    expect(buildsIn({ ...day, portion: null }, meal)).toEqual(meal.builds)
    expect(buildsIn(null, meal)).toEqual(meal.builds)
  }
})

test('2.12 until the shop has answered, a dish is on the menu of its weekdays', () => {
  const off = meals.filter(meal => meal.builds.every(build => mostOf(day, meal, build) === 0))
  expect(off.length).toBeGreaterThan(0)
  for (const meal of off) expect(meal.weekdays).not.toContain(1)
})

test('2.12 then what the shop offers counts: its price, and how many are left', () => {
  const [meal] = meals
  const build = meal?.builds[0]
  if (!meal || !build) throw new Error('the demo shop has no meals')
  const offer = { price: 5.5, left: 3, beyond: null, dip: 0 }
  const offered = { ...day, offers: new Map([[build.id, offer]]) }
  expect(priceIn(offered, build)).toBe(5.5)
  expect(mostOf(offered, meal, build)).toBe(3)
  expect(mostOf({ ...day, offers: new Map() }, meal, build)).toBe(0)
})
