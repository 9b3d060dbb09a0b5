import { type BoardDay, boardDays, numbered } from './board.ts'
import { latin } from './greek.ts'
import type { Text } from './language.ts'
import { type Days, everyDay, type Meal } from './meal.ts'

/** A named week: the days of the dishes that differ from the usual week, by slug. */
export type TemplateWeek = {
  readonly id: string
  readonly name: Text
  readonly dishes: Readonly<Record<string, readonly BoardDay[]>>
}

export type CalendarWeek = { readonly week: string; readonly template: string }

/** The weeks that differ from the usual one. */
export type MenuWeeks = {
  readonly templates: readonly TemplateWeek[]
  readonly calendar: readonly CalendarWeek[]
}

/** A dish with its days in each week that differs for it. */
export function withWeeks<Dish extends Pick<Meal, 'slug'> & Days>(
  meal: Dish,
  { templates, calendar }: MenuWeeks,
): Dish {
  const byTemplate = new Map(
    templates.flatMap(({ id, dishes }) => {
      const named = dishes[meal.slug]
      return named ? [[id, daysIn(named)] as const] : []
    }),
  )
  const usual = meal.weekdays.length === 0 ? everyDay : meal.weekdays
  const weeks = calendar.flatMap(({ week, template }) => {
    const days = byTemplate.get(template)
    return days && days.join() !== usual.join() ? [[week, days] as const] : []
  })
  return weeks.length === 0 ? meal : { ...meal, weeks: Object.fromEntries(weeks) }
}

/** A dish of all the board's days is sold on weekends too. */
function daysIn(days: readonly BoardDay[]): readonly number[] {
  return days.length === boardDays.length ? everyDay : numbered(days)
}

/** Sets a dish's days in a template; usual days are not written. */
export function withDish(
  template: TemplateWeek,
  slug: string,
  days: readonly BoardDay[],
  usual: readonly BoardDay[],
): TemplateWeek {
  const { [slug]: _, ...dishes } = template.dishes
  const isUsual = days.join() === boardDays.filter(day => usual.includes(day)).join()
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
