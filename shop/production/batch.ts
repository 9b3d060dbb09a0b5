import type { Text } from '../language.ts'
import { type PortionCode, portionCodes } from '../meal.ts'
import { usualFreshDays } from '../plan/plan-deliveries.ts'
import { addDays } from '../schedule/schedule.ts'
import type { FrozenBag } from './frozen-list.ts'

/** What a batch was to give of a build, and what was declared of it as it began. */
type BatchBuild = {
  readonly buildId: string
  readonly trays: number
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

export type Batch = {
  /** By the day of delivery, from 1. */
  readonly number: number
  readonly mealId: string
  readonly builds: readonly BatchBuild[]
  readonly useBy: string
  /** Epoch milliseconds. */
  readonly begunAt: number
  /** null: it is being made. */
  readonly end: {
    readonly made: readonly { readonly buildId: string; readonly trays: number }[]
    /** °C. */
    readonly core: number | null
    readonly at: number
  } | null
}

type BuildWork = {
  readonly buildId: string
  readonly portion: PortionCode
  readonly sold: number
  readonly made: number
  readonly underWay: number
  /** What no batch has begun yet. */
  readonly left: number
}

export type DishWork = {
  readonly mealId: string
  readonly name: Text
  /** The window in which the first of it goes out. */
  readonly window: string
  readonly builds: readonly BuildWork[]
  readonly batches: readonly Batch[]
  /** Portions that ended batches did not give and no other has begun; 0 before the first one ends. */
  readonly short: number
}

/** The last day on which a tray is eaten: the day of delivery is the first of those that its dish keeps (§9). */
export function useByOf(date: string, shelfDays = usualFreshDays): string {
  return addDays(date, shelfDays - 1)
}

/**
 * What is to be cooked of each dish on the frozen lists of a day, of all windows together, and how far it
 * is. `windows`: in the order in which they begin.
 */
export function kitchenWork(
  bags: readonly FrozenBag[],
  batches: readonly Batch[],
  windows: readonly string[],
): DishWork[] {
  const items = bags.flatMap(({ window, items }) => items.map(item => ({ ...item, window })))
  const work = [...Map.groupBy(items, ({ mealId }) => mealId)].flatMap(([mealId, lines]) => {
    const [first] = lines
    if (!first) return []
    const own = batches.filter(batch => batch.mealId === mealId)
    const builds = [...Map.groupBy(lines, ({ buildId }) => buildId)]
      .map(([buildId, of]) => buildWork(buildId, of, own))
      .sort((one, other) => placeOf(one.portion) - placeOf(other.portion))
    const window = windows.find(id => lines.some(line => line.window === id)) ?? first.window
    const hasEnded = own.some(({ end }) => end)
    const short = hasEnded ? builds.reduce((sum, { left }) => sum + left, 0) : 0
    return [{ mealId, name: first.name, window, builds, batches: own, short }]
  })
  return work.sort(
    (one, other) =>
      windows.indexOf(one.window) - windows.indexOf(other.window) ||
      one.name.el.localeCompare(other.name.el, 'el'),
  )
}

/** Whether every portion of it came out of a batch. */
export function isMade({ builds }: Pick<DishWork, 'builds'>): boolean {
  return builds.every(({ sold, made }) => made >= sold)
}

function buildWork(
  buildId: string,
  lines: readonly { readonly portion: PortionCode; readonly amount: number }[],
  batches: readonly Batch[],
): BuildWork {
  const sold = lines.reduce((sum, { amount }) => sum + amount, 0)
  const made = batches.reduce((sum, { end }) => sum + traysOf(end?.made, buildId), 0)
  const underWay = batches.reduce(
    (sum, { end, builds }) => sum + (end ? 0 : traysOf(builds, buildId)),
    0,
  )
  const [{ portion } = { portion: portionCodes[0] }] = lines
  return { buildId, portion, sold, made, underWay, left: Math.max(0, sold - made - underWay) }
}

function traysOf(
  builds: readonly { readonly buildId: string; readonly trays: number }[] | undefined,
  buildId: string,
): number {
  return builds?.find(build => build.buildId === buildId)?.trays ?? 0
}

function placeOf(portion: PortionCode): number {
  return portionCodes.indexOf(portion)
}
