import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { isOffered } from '../cart/cart.ts'
import { isOnMenu, weekOf } from '../meal.ts'
import { buildsFor } from '../plan/plan.ts'
import { addDays } from '../schedule/schedule.ts'
import type { Weekday } from '../schedule/weekday.ts'
import { menuWeeksSchema, templateWeekSchema } from '../shop-data/menu-weeks.ts'
import { templateId, withDish, withWeeks } from './menu-weeks.ts'

const monday = '2026-12-07'
const dish = { slug: 'mousakas', weekdays: [1, 4] }
const daily = { slug: 'fakes', weekdays: [] }
const workdays = [1, 2, 3, 4, 5]

function weeks(dishes: Record<string, Weekday[]>, mondays = [monday]) {
  return menuWeeksSchema.parse({
    templates: [{ id: 'winter', name: { el: 'Χειμώνας', en: 'Winter' }, dishes }],
    calendar: mondays.map(week => ({ week, template: 'winter' })),
  })
}

/** The days of a week, from its Monday, on which it is sold. */
function soldIn(meal: Parameters<typeof isOnMenu>[0], from: string): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter(day => isOnMenu(meal, addDays(from, day))).map(day => day + 1)
}

describe('a dish', () => {
  test('13.31 has the days of the template in its weeks alone, and its own in all others', () => {
    const meal = withWeeks(dish, weeks({ mousakas: ['friday', 'tuesday'] }), workdays)
    expect(soldIn(meal, monday)).toEqual([2, 5])
    expect(soldIn(meal, addDays(monday, -7))).toEqual([1, 4])
    expect(soldIn(meal, addDays(monday, 7))).toEqual([1, 4])
  })

  test('13.31 that a template does not name keeps its own days, and changes with them', () => {
    const other = weeks({ fakes: ['monday'] })
    expect(withWeeks(dish, other, workdays)).toBe(dish)
    expect(soldIn(withWeeks({ ...dish, weekdays: [2] }, other, workdays), monday)).toEqual([2])
  })

  test('with no day in a template is not sold in its weeks', () => {
    const meal = withWeeks(daily, weeks({ fakes: [] }), workdays)
    expect(soldIn(meal, monday)).toEqual([])
    expect(soldIn(meal, addDays(monday, 7))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('with all open days in a template is sold on every day, as a dish that names none is', () => {
    const all: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
    const meal = withWeeks(dish, weeks({ mousakas: all }), workdays)
    expect(soldIn(meal, monday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('13.50 may be sold on Saturdays alone, as usual or in a template', () => {
    const open = [...workdays, 6]
    const saturdays = { ...dish, weekdays: [6] }
    expect(soldIn(saturdays, monday)).toEqual([6])
    expect(soldIn(withWeeks(dish, weeks({ mousakas: ['saturday'] }), open), monday)).toEqual([6])
    const all: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
    expect(soldIn(withWeeks(saturdays, weeks({ mousakas: all }), open), monday)).toEqual(workdays)
  })

  test('carries only the weeks that differ for it', () => {
    expect(withWeeks(dish, weeks({ mousakas: ['monday', 'thursday'] }), workdays)).toBe(dish)
    const late = addDays(monday, 14)
    const meal = withWeeks(dish, weeks({ mousakas: ['monday'] }, [monday, late]), workdays)
    expect(meal).toEqual({ ...dish, weeks: { [monday]: [1], [late]: [1] } })
    expect(weekOf(meal, addDays(late, 3))).toEqual([1])
  })

  test('is as it was in a shop that uses no weeks', () => {
    expect(withWeeks(dish, menuWeeksSchema.parse({}), workdays)).toBe(dish)
  })
})

test('a year’s turn does not cut a week in two', () => {
  const meal = withWeeks(dish, weeks({ mousakas: ['friday'] }, ['2026-12-28']), workdays)
  expect(soldIn(meal, '2026-12-28')).toEqual([5])
})

test('a plan’s deliveries in two weeks are offered what each week has', () => {
  const [plan] = [...demoShop.plans.values()].filter(({ type }) => type === 'weekly')
  const main = demoShop.meals.find(({ type, weekdays }) => type === 'main-meal' && !weekdays.length)
  if (!plan || !main) throw new Error('the demo has no plan')
  const changed = withWeeks(main, weeks({ [main.slug]: ['tuesday'] }), workdays)
  const [build] = buildsFor(plan, changed)
  const builds = new Map(changed.builds.map(one => [one.id, { meal: changed, build: one }]))
  const offered = (date: string) => isOffered({ ...demoShop, builds }, plan, build?.id ?? '', date)
  expect([monday, addDays(monday, 1), addDays(monday, 7)].map(offered)).toEqual([false, true, true])
})

describe('weeks that nobody can mean are refused', () => {
  const winter = { id: 'winter', name: { el: 'Χ', en: 'W' }, dishes: {} }
  test.each([
    ['a Tuesday', { calendar: [{ week: '2026-12-08', template: 'winter' }] }],
    ['no date', { calendar: [{ week: '2026-02-30', template: 'winter' }] }],
    ['no template', { calendar: [{ week: monday }] }],
    ['a day twice', { templates: [{ ...winter, dishes: { fakes: ['monday', 'monday'] } }] }],
    ['no day of the week', { templates: [{ ...winter, dishes: { fakes: ['caturday'] } }] }],
    ['no English', { templates: [{ ...winter, name: { el: 'Χ' } }] }],
    ['no name', { templates: [{ ...winter, name: { el: ' ', en: 'W' } }] }],
    ['a strange id', { templates: [{ ...winter, id: 'Χειμώνας' }] }],
    ['another field', { templates: [{ ...winter, days: [] }] }],
  ])('%s', (_, written) => {
    expect(menuWeeksSchema.safeParse(written).success).toBe(false)
  })
})

test('a template names only dishes that are not sold as usual', () => {
  const [template] = weeks({ fakes: [] }).templates
  if (!template) throw new Error('no template')
  const named = withDish(template, 'mousakas', ['friday'], ['monday', 'thursday'])
  expect(named.dishes).toEqual({ fakes: [], mousakas: ['friday'] })
  const usual = withDish(named, 'mousakas', ['monday', 'thursday'], ['thursday', 'monday'])
  expect(usual.dishes).toEqual({ fakes: [] })
  expect(withDish(template, 'fakes', [], ['monday']).dishes).toEqual({ fakes: [] })
})

test.each([
  ['Χειμώνας', [], 'cheimonas'],
  ['Week 2', ['week-2'], 'week-2-2'],
  ['2η εβδομάδα', [], 'i-evdomada'],
  ['★', [], 'week'],
  ['★', ['week', 'week-2'], 'week-3'],
])('a template called “%s” beside %j has the id %s', (name, known, id) => {
  expect(templateId(name, known)).toBe(id)
  expect(templateWeekSchema.shape.id.safeParse(id).success).toBe(true)
})
