import { describe, expect, it } from 'vitest'
import { isOnMenu } from '#shop/meal.ts'
import { withWeeks } from '#shop/menu/menu-weeks.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { mondayOf } from '#shop/schedule/weekday.ts'
import { demoCatalogue, demoShopFolder } from './catalogue.ts'
import { demoCalendar } from './weeks.ts'

const { weeks } = await demoShopFolder()
const { meals } = await demoCatalogue()

describe('the demo’s weeks', () => {
  it.each([
    ['2026-11-23', '2026-12-21', '2027-01-04'],
    ['2026-11-09', '2026-12-21', '2026-12-28'],
    ['2026-12-25', '2026-12-21', '2027-02-01'],
    ['2026-12-26', '2027-02-01', '2027-12-20'],
  ])('follow the templates ahead of %s', (today, first, second) => {
    const calendar = demoCalendar(today)
    expect(calendar.map(({ week }) => week)).toEqual([first, second])
    for (const { week, template } of calendar) {
      expect(mondayOf(week)).toBe(week)
      expect(weeks.templates.map(({ id }) => id)).toContain(template)
    }
  })

  it.each(weeks.templates)('$id differs from the usual week and is rich on every day', ({ id }) => {
    const week = '2027-01-04'
    const workdays = [1, 2, 3, 4, 5]
    const own = meals.map(meal =>
      withWeeks(meal, { ...weeks, calendar: [{ week, template: id }] }, workdays),
    )
    for (const at of workdays.keys()) {
      const sold = own.filter(meal => isOnMenu(meal, addDays(week, at)))
      expect(sold.filter(({ type }) => type === 'main-meal').length).toBeGreaterThan(25)
    }
    expect(own.filter((meal, at) => meal !== meals[at]).length).toBeGreaterThan(3)
  })
})
