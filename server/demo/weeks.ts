import type { CalendarWeek } from '#shop/menu/menu-weeks.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { mondayOf } from '#shop/schedule/weekday.ts'

/** Beyond the days of the demo's orders, and of those that people place meanwhile. */
const weeksToFast = 6

/** Which weeks follow the demo's templates, seen from the day on which the demo begins (YYYY-MM-DD). */
export function demoCalendar(today: string): readonly CalendarWeek[] {
  const christmas = mondayOf(nextChristmas(today))
  const sixth = addDays(mondayOf(today), 7 * weeksToFast)
  const fasting = sixth === christmas ? addDays(sixth, 7) : sixth
  return [
    { week: fasting, template: 'fasting' },
    { week: christmas, template: 'christmas' },
  ].sort((one, other) => (one.week < other.week ? -1 : 1))
}

function nextChristmas(today: string): string {
  const year = Number(today.slice(0, 4))
  const christmas = `${year}-12-25`
  return christmas >= today ? christmas : `${year + 1}-12-25`
}
