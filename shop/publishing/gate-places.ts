import type { Spot } from '../address/spot.ts'
import type { Area } from '../area/area.ts'
import type { TimePeriod } from '../schedule/schedule.ts'
import { weekdayOf } from '../schedule/weekday.ts'

type Places = {
  readonly timePeriods: readonly Pick<TimePeriod, 'id' | 'from' | 'to'>[]
  readonly spots: ReadonlyMap<string, Spot>
  readonly areas: readonly Area[]
}

export type SoldTo = {
  readonly windowId: string
  readonly from: string
  readonly to: string
  readonly spotId: string
  /** The area of a door; null: a counter, an office, or unknown. */
  readonly area: string | null
}

/**
 * window: removed, or its hours no longer cover the sold ones. spot: removed or moved. area: it is not
 * delivered to any more, not on that weekday or not in that window.
 */
export const placeReasons = ['window', 'spot', 'area'] as const
type PlaceReason = (typeof placeReasons)[number]

/** A place that takes no more orders from a day on. */
export type PlaceStop = {
  readonly kind: 'spot' | 'area'
  readonly what: string
  readonly from: string
}

/** The windows, counters and areas that a release takes from deliveries. */
export function waysOfPlaces(before: Places, after: Places) {
  const windows = new Map(
    before.timePeriods.flatMap(window => {
      const next = after.timePeriods.find(({ id }) => id === window.id) ?? null
      return leaves(window, next) ? [[window.id, next] as const] : []
    }),
  )
  const spots = new Set(
    [...before.spots.values()].flatMap(spot => {
      const next = after.spots.get(spot.id)
      return next && isSameDoor(spot.address, next.address) ? [] : [spot.id]
    }),
  )
  const next = new Map(after.areas.map(area => [area.id, area]))
  const left = before.areas.filter(({ served }) => served)
  const areas = new Set(left.flatMap(({ id }) => (next.get(id)?.served ? [] : [id])))
  const narrowed = new Map(
    left.flatMap(area => {
      const own = next.get(area.id)
      return own?.served && isNarrower(area, own) ? [[area.id, own] as const] : []
    }),
  )
  const isWithin = ({ from, to }: SoldTo, next: Hours | null) =>
    next !== null && next.from >= from && next.to <= to
  return {
    /** Changed windows by id; null: removed. */
    windows,
    spots,
    areas,
    /** Areas that lose a weekday or a window, as they become. */
    narrowed,
    reasonFor(to: SoldTo, date: string): PlaceReason | null {
      const window = windows.get(to.windowId)
      if (window !== undefined && !isWithin(to, window)) return 'window'
      if (spots.has(to.spotId)) return 'spot'
      if (to.area === null) return null
      const own = narrowed.get(to.area)
      return areas.has(to.area) || (own && !takes(own, to, date)) ? 'area' : null
    },
  }
}

function isNarrower(area: Area, next: Area): boolean {
  return (
    (area.weekdays ?? everyDay).some(day => next.weekdays?.includes(day) === false) ||
    (next.windows !== undefined && (area.windows?.some(id => !next.windows?.includes(id)) ?? true))
  )
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]

function takes({ weekdays, windows }: Area, { windowId }: SoldTo, date: string): boolean {
  return (weekdays?.includes(weekdayOf(date)) ?? true) && (windows?.includes(windowId) ?? true)
}

export function placeStops(before: Places, after: Places, from: string): PlaceStop[] {
  const { spots, areas } = waysOfPlaces(before, after)
  return [
    ...[...spots].map(what => ({ kind: 'spot', what, from }) as const),
    ...[...areas].map(what => ({ kind: 'area', what, from }) as const),
  ]
}

export function isStopped(
  stops: readonly PlaceStop[],
  { spotId, area }: Pick<SoldTo, 'spotId' | 'area'>,
  dates: readonly string[],
): boolean {
  return stops.some(
    ({ kind, what, from }) =>
      what === (kind === 'spot' ? spotId : area) && dates.some(date => date >= from),
  )
}

/** Whether the new hours no longer cover the sold ones. null: the window is removed. */
export function leaves(window: Hours, next: Hours | null): boolean {
  return next === null || next.from < window.from || next.to > window.to
}
type Hours = Pick<TimePeriod, 'from' | 'to'>

/** A new name or better directions move no counter. */
export function isSameDoor(one: Spot['address'], other: Spot['address']): boolean {
  if (one === null || other === null) return one === other
  return (
    one.number === other.number &&
    one.postcode === other.postcode &&
    one.street.el === other.street.el &&
    one.municipality.el === other.municipality.el
  )
}
