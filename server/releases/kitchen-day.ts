import type { Text } from '#shop/language.ts'
import { isOnMenu } from '#shop/meal.ts'
import type { Json } from '#shop/merge/merge.ts'
import { athensDate, closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readLoadsOf } from '../db/load/capacity.ts'
import { openDrafts } from '../db/release/changes.ts'
import { readPiece } from '../folder/stored-parts.ts'
import { type DraftOf, draftOf } from './drafts.ts'

/** Portions or places: sold, and the present limit. */
type Load = { readonly taken: number; readonly most: number }

type KitchenDay = {
  readonly today: string
  readonly isClosed: boolean
  /** The day's own limits in the shape of the file; null: none. */
  readonly live: Json
  readonly drafts: readonly (DraftOf & { readonly piece: string })[]
  readonly usual: { readonly deliveriesPerWindow: number; readonly portionsPerMeal: number }
  readonly deliveries: number
  readonly windows: readonly (Load & {
    readonly id: string
    readonly from: string
    readonly to: string
  })[]
  /** Dishes on the day's menu or sold for it, most sold first. */
  readonly dishes: readonly (Load & { readonly slug: string; readonly name: Text })[]
}

/** One day's load by window and dish, its limits and their drafts. */
export async function kitchenDayOne(
  { db, catalogue, now }: StaffCall,
  { date }: { date: string },
): Promise<KitchenDay> {
  const [live, drafts, loads] = await Promise.all([
    readPiece(db, { kind: 'day-limit', piece: date }),
    openDrafts(db, 'day-limit', date),
    readLoadsOf(db, date),
  ])
  const { kitchenLimit, holidays, meals, timePeriods } = catalogue
  const loadsByWhat = new Map(loads.map(load => [`${load.kind} ${load.what}`, load]))
  const loadOf = (kind: 'window' | 'meal', id: string, usual: number): Load => {
    const { taken, most } = loadsByWhat.get(`${kind} ${id}`) ?? { taken: 0, most: usual }
    return { taken, most }
  }
  const dishes = meals.flatMap(meal => {
    const load = loadOf('meal', meal.id, kitchenLimit.portionsPerMeal)
    const isThere = isOnMenu(meal, date) || load.taken > 0
    return isThere ? [{ slug: meal.slug, name: meal.name, ...load }] : []
  })
  return {
    today: athensDate(now),
    isClosed: closedBecause(date, holidays) !== null,
    live,
    drafts: drafts.map(draft => ({ piece: draft.piece, ...draftOf(draft) })),
    usual: kitchenLimit,
    deliveries: loads
      .filter(({ kind }) => kind === 'window')
      .reduce((sum, { taken }) => sum + taken, 0),
    windows: timePeriods.map(({ id, from, to }) => ({
      ...{ id, from, to },
      ...loadOf('window', id, kitchenLimit.deliveriesPerWindow),
    })),
    dishes: dishes.toSorted((one, other) => other.taken - one.taken),
  }
}
