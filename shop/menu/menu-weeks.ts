import { latin } from '../greek.ts'
import type { Text } from '../language.ts'
import { type Days, everyDay, type Meal } from '../meal.ts'
import type { Weekday } from '../schedule/weekday.ts'
import { inOrder, numbered } from './board.ts'

/** A named week: the days of the dishes that differ from the usual week, by slug. */
export type TemplateWeek = {
  readonly id: string
  readonly name: Text
  readonly dishes: Readonly<Record<string, readonly Weekday[]>>
}

export type CalendarWeek = { readonly week: string; readonly template: string }

/** The weeks that differ from the usual one. */
export type MenuWeeks = {
  readonly templates: readonly TemplateWeek[]
  readonly calendar: readonly CalendarWeek[]
}

/** A dish with its days in each week that differs for it; `open`: the weekdays on which the shop delivers. */
export function withWeeks<Dish extends Pick<Meal, 'slug'> & Days>(
  meal: Dish,
  { templates, calendar }: MenuWeeks,
  open: readonly number[],
): Dish {
  const byTemplate = new Map(
    templates.flatMap(({ id, dishes }) => {
      const named = dishes[meal.slug]
      return named ? [[id, daysIn(named, open)] as const] : []
    }),
  )
  const usual = meal.weekdays.length === 0 ? everyDay : meal.weekdays
  const weeks = calendar.flatMap(({ week, template }) => {
    const days = byTemplate.get(template)
    return days && days.join() !== usual.join() ? [[week, days] as const] : []
  })
  return weeks.length === 0 ? meal : { ...meal, weeks: Object.fromEntries(weeks) }
}

function daysIn(named: readonly Weekday[], open: readonly number[]): readonly number[] {
  const days = numbered(named)
  return open.every(day => days.includes(day)) ? everyDay : days
}

/** Sets a dish's days in a template; usual days are not written. */
export function withDish(
  template: TemplateWeek,
  slug: string,
  days: readonly Weekday[],
  usual: readonly Weekday[],
): TemplateWeek {
  const { [slug]: _, ...dishes } = template.dishes
  const isUsual = days.join() === inOrder(usual).join()
  return { ...template, dishes: isUsual ? dishes : { ...dishes, [slug]: days } }
}

/** The id of a new template; its name may change later. */
export function templateId(name: string, ids: readonly string[]): string {
  const words = latin(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  const id = (words || 'week').slice(0, 40)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (!ids.includes(candidate)) return candidate
  }
}
