import type { Spot } from '../address/spot.ts'
import type { Area } from '../area/area.ts'
import type { LimitKey, Limits } from '../capacity/day-limits.ts'
import { allergensOfAll } from '../food/allergens.ts'
import { isOnMenu, type Meal } from '../meal.ts'
import {
  addDays,
  closedBecause,
  type Holidays,
  openWeekdays,
  type TimePeriod,
} from '../schedule/schedule.ts'
import { beyondLimits, limitsFall } from './gate-limits.ts'
import { waysOfPlaces } from './gate-places.ts'
import type { SoldLine, Told, TouchedLine, TouchReason } from './sold-line.ts'

/** The part of a catalogue that orders were placed by. */
export type GateCatalogue = Omit<Limits, 'meals'> & {
  readonly meals: readonly Meal[]
  readonly holidays: Holidays
  readonly timePeriods: readonly Pick<TimePeriod, 'id' | 'from' | 'to'>[]
  readonly spots: ReadonlyMap<string, Spot>
  readonly areas: readonly Area[]
}

/** What is sold no further than so many portions or deliveries. */
export type SaleStop = LimitKey & { readonly keeps: number }

/**
 * The meals whose sold lines may be hurt at all, from a day on; null: those of any meal, as days or
 * places are taken away, or a limit falls. A release of prices asks for none, however much is sold.
 */
export function mealsTouched(
  before: GateCatalogue,
  after: GateCatalogue,
  from: string,
): readonly string[] | null {
  const { windows, spots, areas, narrowed } = waysOfPlaces(before, after)
  const takesPlaces = windows.size + spots.size + areas.size + narrowed.size > 0
  const [was, becomes] = [before.holidays, after.holidays]
  const open = openWeekdays(becomes)
  const takesDays =
    openWeekdays(was).some(day => !open.includes(day)) ||
    [...(becomes.own?.keys() ?? [])].some(date => !was.own?.has(date)) ||
    aYearFrom(from).some(date => becomes.has(date) && !was.has(date))
  return takesPlaces || takesDays || limitsFall(before, after)
    ? null
    : [...waysOf(before, after).meals.keys()]
}

/** Every public holiday is once in it. */
function aYearFrom(date: string): string[] {
  return Array.from({ length: 400 }, (_, days) => addDays(date, days))
}

/**
 * The sold lines that going from one offer to another would hurt: nobody eats what was not declared
 * when they bought it, and nobody is left without what they bought.
 */
export function touchedBy(
  before: GateCatalogue,
  after: GateCatalogue,
  lines: readonly SoldLine[],
): readonly TouchedLine[] {
  const ways = waysOf(before, after)
  const places = waysOfPlaces(before, after)
  const beyond = beyondLimits(before, after, lines)
  return lines.flatMap(sold => {
    const { declared, to, isPlanned: _, ...line } = sold
    const found = (reason: TouchReason, gains: readonly string[] = []) => [
      { ...line, reason, gains },
    ]
    if (ways.closes(line.date)) return found('closed')
    const gone = places.reasonFor(to, line.date)
    if (gone) return found(gone)
    const way = ways.meals.get(line.mealId)
    const told = way?.builds.get(line.buildId)
    if (told === null) return found('not-sold')
    const gains = told ? gained(declared ?? told.before, told.after) : []
    if (gains.length > 0) return found('allergen', gains)
    if (way?.leaves(line.date)) return found('off-day')
    const over = beyond.get(sold)
    return over ? found(over) : []
  })
}

/** What is not sold any more on the days from `from` to `to`, so that no new line is touched. */
export function saleStops(
  before: GateCatalogue,
  after: GateCatalogue,
  { from, to, windows }: { from: string; to: string; windows: readonly string[] },
): SaleStop[] {
  const ways = waysOf(before, after)
  const gone = [...waysOfPlaces(before, after).windows.keys()]
  const stops: SaleStop[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const stopped = ways.closes(date) ? windows : gone
    stops.push(...stopped.map(what => ({ date, kind: 'window', what, keeps: 0 }) as const))
    for (const [what, { builds, leaves }] of ways.meals)
      if (builds.size > 0 || leaves(date)) stops.push({ date, kind: 'meal', what, keeps: 0 })
  }
  return stops
}

type Way = {
  /** Builds that gain something; null: it is sold no longer. */
  readonly builds: ReadonlyMap<string, { before: Told; after: Told } | null>
  readonly leaves: (date: string) => boolean
}

function waysOf(before: GateCatalogue, after: GateCatalogue) {
  const now = new Map(after.meals.map(meal => [meal.id, meal]))
  const meals = new Map<string, Way>()
  for (const meal of before.meals) {
    const next = now.get(meal.id)
    const own = new Map(next?.builds.map(build => [build.id, build]))
    const builds = new Map<string, { before: Told; after: Told } | null>()
    for (const build of meal.builds) {
      const become = own.get(build.id)
      if (!become) builds.set(build.id, null)
      else if (gained(build, become).length > 0)
        builds.set(build.id, { before: build, after: become })
    }
    const leaves = (date: string) => !!next && isOnMenu(meal, date) && !isOnMenu(next, date)
    if (builds.size > 0 || !next || daysSaid(next) !== daysSaid(meal))
      meals.set(meal.id, { builds, leaves })
  }
  const isOpen = (date: string, { holidays }: GateCatalogue) =>
    closedBecause(date, holidays) === null
  return { meals, closes: (date: string) => isOpen(date, before) && !isOpen(date, after) }
}

function daysSaid({ weekdays, weeks = {} }: Meal): string {
  return JSON.stringify([weekdays, weeks])
}

/** A trace that becomes an ingredient is gained too: who avoids only the ingredient would eat it. */
function gained(before: Told, after: Told): string[] {
  const { allergens, traces } = allergensOfAll([after])
  return [
    ...allergens.filter(code => !before.allergens.includes(code)),
    ...traces.filter(code => ![...before.allergens, ...before.traces].includes(code)),
  ]
}
