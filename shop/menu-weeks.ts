import type { Text } from './language.ts'
import type { Days, Meal } from './meal.ts'
import { type BoardDay, boardDays } from './staff-room/board.ts'

/** A named week: by their slugs the dishes that are not sold as usual, and on which days they are. */
type TemplateWeek = {
  readonly id: string
  readonly name: Text
  readonly dishes: Readonly<Record<string, readonly BoardDay[]>>
}

/** `week`: its Monday. */
type CalendarWeek = { readonly week: string; readonly template: string }

/** Which weeks of the calendar are not the usual one, in which each dish is sold on its own weekdays. */
export type MenuWeeks = {
  readonly templates: readonly TemplateWeek[]
  readonly calendar: readonly CalendarWeek[]
}

/** A dish with its days in each week of the calendar in which they are not its usual ones. */
export function withWeeks<Dish extends Pick<Meal, 'slug'> & Days>(
  meal: Dish,
  { templates, calendar }: MenuWeeks,
): Dish {
  const own = new Map(
    templates.flatMap(({ id, dishes }) => {
      const named = dishes[meal.slug]
      return named ? [[id, numbered(named)] as const] : []
    }),
  )
  const usual = meal.weekdays.length === 0 ? everyDay : meal.weekdays
  const weeks = calendar.flatMap(({ week, template }) => {
    const days = own.get(template)
    return days && days.join() !== usual.join() ? [[week, days] as const] : []
  })
  return weeks.length === 0 ? meal : { ...meal, weeks: Object.fromEntries(weeks) }
}

/** A shop may deliver on the weekend, too: what is sold on all days of the board is sold then. */
function numbered(days: readonly BoardDay[]): readonly number[] {
  return days.length === boardDays.length
    ? everyDay
    : boardDays.flatMap((day, at) => (days.includes(day) ? [at + 1] : []))
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
