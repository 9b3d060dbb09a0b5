import * as z from 'zod/mini'
import { wrong } from '../lack/lack.ts'
import type { MenuWeeks } from '../menu/menu-weeks.ts'
import { isDate } from '../schedule/schedule.ts'
import { mondayOf, weekdayNames } from '../schedule/weekday.ts'
import { line } from './text-schemas.ts'

const name = line.check(z.maxLength(40))
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,49}$/, wrong('not-code')))
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,50}$/, wrong('not-dish')))
const days = z.array(z.enum(weekdayNames)).check(
  z.maxLength(weekdayNames.length, wrong('day-twice')),
  z.refine(named => new Set(named).size === named.length, wrong('day-twice')),
)

/** A dish that it does not name is sold on its own weekdays. */
export const templateWeekSchema = z.strictObject({
  id: id.check(z.describe('by which weeks name it; it stays when the name changes')),
  name: z
    .strictObject({ el: name, en: name }, wrong('not-text-in-each'))
    .check(z.describe('what the shop’s people call it, such as "Χειμώνας"')),
  dishes: z
    ._default(z.record(slug, days), {})
    .check(
      z.describe(
        'by the names of their files the dishes that are not sold as usual, and their days; `[]`: not in such a week',
      ),
    ),
})

export const calendarWeekSchema = z.strictObject({
  week: z.string().check(
    z.refine(date => isDate(date) && mondayOf(date) === date, wrong('not-monday')),
    z.describe('its Monday'),
  ),
  template: id.check(z.describe('the id of the template week that it follows')),
})

/** Which weeks of the calendar are not the usual one, in which each dish is sold on its own weekdays. */
export const menuWeeksSchema = z.strictObject({
  templates: z
    ._default(z.array(templateWeekSchema).check(z.maxLength(60)), [])
    .check(z.describe('Named weeks that differ from the usual one.')),
  calendar: z
    ._default(z.array(calendarWeekSchema).check(z.maxLength(520)), [])
    .check(z.describe('Weeks of the calendar that follow a template; the others are as usual.')),
})

export const usualWeeks: MenuWeeks = { templates: [], calendar: [] }
