import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Meal } from '../meal.ts'
import { addDays } from '../schedule/schedule.ts'
import { type GateCatalogue, mealsTouched, touchedBy } from './gate.ts'
import type { SoldLine } from './sold-line.ts'

const monday = '2026-12-07'
const text = { el: '', en: '' }
const week = [0, 1, 2, 3, 4, 5, 6].map(days => addDays(monday, days))

const told = fc.record({
  allergens: fc.subarray(['eggs', 'milk']),
  traces: fc.subarray(['nuts', 'milk']),
})
const build = fc.tuple(fc.constantFrom('regular', 'hero'), told)
const meal = fc
  .tuple(
    fc.constantFrom('m1', 'm2', 'm3'),
    fc.subarray([1, 2, 3]),
    fc.uniqueArray(build, { selector: ([portion]) => portion }),
  )
  .map(([id, weekdays, builds]) => {
    const all = builds.map(([portion, one]) => ({ ...one, id: `${id}-${portion}`, portion }))
    return { id, slug: id, weekdays, builds: all } as unknown as Meal
  })
const hours = fc.constantFrom({ from: '09:00', to: '13:00' }, { from: '10:00', to: '12:00' })
const offer: fc.Arbitrary<GateCatalogue> = fc
  .record({
    meals: fc.uniqueArray(meal, { selector: ({ id }) => id }),
    rest: fc.record({
      weekdays: fc.constantFrom([6, 7], [5, 6, 7]),
      own: fc.subarray(week.slice(0, 2)),
    }),
    windows: fc.uniqueArray(fc.tuple(fc.constantFrom('morning', 'afternoon'), hours), {
      selector: ([id]) => id,
    }),
    areas: fc.subarray(['athens', 'zografou']),
    portionsPerMeal: fc.constantFrom(1, 5),
    dayLimits: fc.subarray([
      { date: monday, deliveries: 0 },
      { date: addDays(monday, 1), windows: { morning: 1 }, dishes: { m1: 0 } },
    ]),
  })
  .map(({ meals, rest, windows, areas, portionsPerMeal, dayLimits }) => ({
    meals,
    kitchenLimit: { deliveriesPerWindow: 5, portionsPerMeal },
    dayLimits,
    holidays: {
      has: date => date === week[3],
      weekdays: rest.weekdays,
      own: new Map(rest.own.map(date => [date, text])),
    },
    timePeriods: windows.map(([id, at]) => ({ id, code: id, ...at })),
    spots: new Map(),
    areas: areas.map(id => ({
      ...{ id, name: text, postcodes: [], served: true, center: { lat: 0, lng: 0 } },
    })),
  }))
const line: fc.Arbitrary<SoldLine> = fc
  .record({
    mealId: fc.constantFrom('m1', 'm2', 'm3'),
    portion: fc.constantFrom('regular', 'hero'),
    date: fc.constantFrom(...week),
    declared: fc.option(told),
    windowId: fc.constantFrom('morning', 'afternoon'),
    area: fc.constantFrom(null, 'athens', 'zografou'),
  })
  .map(({ windowId, area, ...one }) => ({
    ...one,
    ...{ number: 1, orderId: 'o', deliveryId: 'd', name: text, amount: 1, isPlanned: true },
    buildId: `${one.mealId}-${one.portion}`,
    to: { windowId, from: '09:00', to: '13:00', spotId: 'attica', area },
  }))

test('the lines of other meals than those that may be touched are not touched', () =>
  fc.assert(
    fc.property(offer, offer, fc.boolean(), fc.array(line), (before, other, keeps, lines) => {
      // Days and places mostly stay as they are.
      const after = keeps ? { ...before, meals: other.meals } : other
      const meals = mealsTouched(before, after, '2026-11-02')
      const asked = lines.filter(({ mealId }) => meals?.includes(mealId) ?? true)
      expect(touchedBy(before, after, asked)).toEqual(touchedBy(before, after, lines))
    }),
    { numRuns: 1000 },
  ))

test('13.16 a public holiday that is closed again touches the lines of every meal', () => {
  const [before] = fc.sample(offer, { numRuns: 1, seed: 7 })
  if (!before) throw new Error('no offer')
  const on = (dates: readonly string[]) => ({
    ...before,
    holidays: { ...before.holidays, has: (date: string) => dates.includes(date) },
  })
  expect(mealsTouched(on([]), on(['2027-01-06']), '2026-11-02')).toBe(null)
  expect(mealsTouched(on(['2027-01-06']), on([]), '2026-11-02')).toEqual([])
})

test('13.21 a release that changes no food, no day, no place and no limit touches no meal', () => {
  const [before] = fc.sample(offer, { numRuns: 1, seed: 7 })
  if (!before) throw new Error('no offer')
  expect(
    mealsTouched(before, { ...before, meals: before.meals.map(one => ({ ...one })) }, '2026-11-02'),
  ).toEqual([])
  const less = { ...before.kitchenLimit, portionsPerMeal: 0 }
  expect(mealsTouched(before, { ...before, kitchenLimit: less }, '2026-11-02')).toBe(null)
  const own = new Map([...(before.holidays.own ?? []), ['2026-12-10', text] as const])
  expect(
    mealsTouched(before, { ...before, holidays: { ...before.holidays, own } }, '2026-11-02'),
  ).toBe(null)
})
