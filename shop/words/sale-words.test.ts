import { expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import type { Area } from '../area/area.ts'
import { type HolidayId, holidayIds } from '../schedule/holiday.ts'
import { saleWords } from './sale-words.ts'

const areaOf = (id: string, more: Partial<Area> = {}): Area => ({
  ...{ id, name: { el: `Ελ ${id}`, en: id }, postcodes: [], served: true },
  ...{ center: { lat: 0, lng: 0 }, ...more },
})

test('1.07 9.02 the demo says where, when and how long as it always did', () => {
  expect(saleWords(demoShop, 'en')).toEqual({
    region: 'Attica',
    inRegion: 'in Attica',
    throughout: 'all over Attica',
    whereTo: 'all over Attica, except the islands',
    days: 'Monday to Friday',
    windows: '09:00–13:00 or 16:00–20:00',
    weeks: '1, 2 or 4 weeks',
    planDays: '5, 6 or 7 days',
    shelfDays: '4 days',
    deliveries: 'two deliveries',
    exceptHolidays: ', except on public holidays',
    orderHours: '24',
    changeHours: '48',
    freeDelivery: 'Free delivery from 6 main meals',
    gift: '20€',
    firstOrder: '20%',
    singleFee: '2€, free from 6 main meals',
    planFee: '2€ per delivery, free from 12 main meals a week',
    regularKcal: 'about 380–480 kcal',
    braveKcal: 'about 470–580 kcal',
    heroKcal: 'about 590–730 kcal',
  })
  expect(saleWords(demoShop, 'el')).toMatchObject({
    whereTo: 'σε όλη την Αττική, εκτός από τα νησιά',
    days: 'Δευτέρα έως Παρασκευή',
    weeks: '1, 2 ή 4 εβδομάδες',
    deliveries: 'δύο παραδόσεις',
  })
})

test('1.07 a shop that names no region names its areas, while they are few', () => {
  const words = (areas: readonly Area[]) => saleWords({ ...demoShop, region: null, areas }, 'en')
  expect(words([areaOf('A'), areaOf('B'), areaOf('C', { served: false })])).toMatchObject({
    ...{ region: 'A and B', inRegion: '', throughout: '', whereTo: 'in A and B' },
  })
  const { whereTo } = saleWords({ ...demoShop, region: null, areas: [areaOf('A')] }, 'el')
  expect(whereTo).toBe('στην περιοχή Ελ A')
  expect(words(['A', 'B', 'C', 'D', 'E'].map(id => areaOf(id))).whereTo).toBe('')
})

test('9.07 how long dishes keep and what they hold follows from the dishes', () => {
  const meals = demoShop.meals.map(meal => ({ ...meal, shelfDays: 2 }))
  expect(saleWords({ ...demoShop, meals }, 'el').shelfDays).toBe('2 ημέρες')
  const [longer, ...rest] = meals
  const mixed = longer ? [{ ...longer, shelfDays: 5 }, ...rest] : []
  expect(saleWords({ ...demoShop, meals: mixed }, 'en').shelfDays).toBe('5 days')
  expect(saleWords({ ...demoShop, meals: [] }, 'en')).toMatchObject({
    ...{ shelfDays: '4 days', regularKcal: '', heroKcal: '' },
  })
  const [one] = demoShop.meals.filter(({ type }) => type === 'main-meal')
  const snacks = demoShop.meals.filter(({ type }) => type !== 'main-meal')
  const energy = one?.builds.find(({ portion }) => portion === 'regular')?.perPortion.kcal ?? 0
  const [least, most] = [Math.floor(energy / 10) * 10, Math.ceil(energy / 10) * 10]
  expect(saleWords({ ...demoShop, meals: one ? [one, ...snacks] : [] }, 'el').regularKcal).toBe(
    `περίπου ${least === most ? least : `${least}–${most}`} kcal`,
  )
})

test('9.05 days and windows are those of its areas, and a plan that nobody sells is not told of', () => {
  const areas = [
    areaOf('A', { weekdays: [2], windows: ['afternoon'] }),
    areaOf('B', { weekdays: [2, 5] }),
  ]
  expect(saleWords({ ...demoShop, areas }, 'en')).toMatchObject({
    days: 'Tuesday and Friday',
    windows: '09:00–13:00 or 16:00–20:00',
  })
  const [one] = areas
  expect(saleWords({ ...demoShop, areas: one ? [one] : [] }, 'el')).toMatchObject({
    days: 'Τρίτη',
    windows: '16:00–20:00',
  })
  const holidays = { has: () => false, weekdays: [] }
  expect(saleWords({ ...demoShop, areas: [], holidays }, 'en').days).toBe('every day')
  expect(saleWords({ ...demoShop, plans: new Map() }, 'en').weeks).toBe('')
})

test('9.25 says how many deliveries a week its plans have', () => {
  const words = (...counts: number[]) => {
    const [plan] = [...demoShop.plans.values()].filter(({ type }) => type === 'weekly')
    if (!plan) throw new Error('the demo has no plan')
    const plans = new Map(counts.map(count => [`${count}`, { ...plan, deliveriesPerWeek: count }]))
    return (['el', 'en'] as const).map(lang => saleWords({ ...demoShop, plans }, lang).deliveries)
  }
  expect(words(1)).toEqual(['μία παράδοση', 'one delivery'])
  expect(words(3, 2)).toEqual(['δύο ή τρεις παραδόσεις', 'two or three deliveries'])
  expect(words()).toEqual(['', ''])
})

test('13.53 what is said of public holidays follows those that the shop opens', () => {
  const words = (openHolidays: readonly HolidayId[]) =>
    saleWords(
      { ...demoShop, closedDays: { weekdays: [], days: [], openHolidays: [...openHolidays] } },
      'el',
    ).exceptHolidays
  expect(words([])).toBe(', εκτός από τις επίσημες αργίες')
  expect(words(['epiphany'])).toBe(', εκτός από κάποιες επίσημες αργίες')
  expect(words(holidayIds)).toBe('')
})
