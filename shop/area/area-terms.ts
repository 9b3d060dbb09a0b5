import type { Spot } from '../address/spot.ts'
import type { Catalogue } from '../catalogue.ts'
import { openWeekdays } from '../schedule/schedule.ts'
import { type Area, areaOfAddress } from './area.ts'

type Door = {
  readonly spotId: string | null
  readonly address: { readonly municipality: string; readonly postcode: string } | null
}

/**
 * The catalogue as it holds at a door: the days, windows, fees and minimums of its area. At a counter,
 * in an office and where the area has no terms of its own it is the catalogue itself.
 */
export function catalogueAt(catalogue: Catalogue, { spotId, address }: Door): Catalogue {
  const special = specialAreas(catalogue)
  if (special.size === 0 || !address) return catalogue
  if (catalogue.spots.get(spotId ?? '')?.kind !== 'delivery') return catalogue
  const area = areaOfAddress(address, catalogue.areas)
  return (area && special.get(area.id)) ?? catalogue
}

/** The place that serves an area; undefined: the shop brings nothing to doors. */
export function spotServing(
  area: Pick<Area, 'place'> | undefined,
  { spots }: Pick<Catalogue, 'spots'>,
): Spot | undefined {
  const own = spots.get(area?.place ?? '')
  return own?.kind === 'delivery'
    ? own
    : [...spots.values()].find(({ kind }) => kind === 'delivery')
}

const known = new WeakMap<Catalogue, ReadonlyMap<string, Catalogue>>()

function specialAreas(catalogue: Catalogue): ReadonlyMap<string, Catalogue> {
  const before = known.get(catalogue)
  if (before) return before
  const special = new Map(
    catalogue.areas.filter(hasTerms).map(area => [area.id, catalogueIn(catalogue, area)]),
  )
  known.set(catalogue, special)
  // What holds in an area is not narrowed again.
  for (const own of special.values()) known.set(own, new Map())
  return special
}

function hasTerms(area: Area): boolean {
  const { weekdays, windows, fee, minTotal, freeFromMainMeals, freeFromWeeklyMainMeals } = area
  const own = [weekdays, windows, fee, minTotal, freeFromMainMeals, freeFromWeeklyMainMeals]
  return own.some(term => term !== undefined)
}

function catalogueIn(catalogue: Catalogue, area: Area): Catalogue {
  const { holidays, timePeriods, delivery, plans } = catalogue
  const { weekdays, windows, minTotal = 0 } = area
  const open = openWeekdays(holidays).filter(day => !weekdays || weekdays.includes(day))
  return {
    ...catalogue,
    holidays: {
      ...holidays,
      has: date => holidays.has(date),
      weekdays: [1, 2, 3, 4, 5, 6, 7].filter(day => !open.includes(day)),
    },
    timePeriods: windows ? timePeriods.filter(({ id }) => windows.includes(id)) : timePeriods,
    delivery: {
      fee: area.fee ?? delivery.fee,
      freeFromMainMeals: area.freeFromMainMeals ?? delivery.freeFromMainMeals,
      freeFromWeeklyMainMeals: area.freeFromWeeklyMainMeals ?? delivery.freeFromWeeklyMainMeals,
    },
    plans: new Map(
      [...plans].map(([id, plan]) => [
        id,
        { ...plan, minTotal: Math.max(plan.minTotal, minTotal) },
      ]),
    ),
  }
}
