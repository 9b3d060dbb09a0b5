import type { TimePeriod } from '../schedule.ts'
import type { Spot } from '../spot.ts'

type Places = {
  readonly timePeriods: readonly TimePeriod[]
  readonly spots: ReadonlyMap<string, Spot>
  readonly areas: ReadonlySet<string>
}

export type SoldTo = {
  readonly windowId: string
  readonly from: string
  readonly to: string
  readonly spotId: string
  /** The municipality of a door; null: a counter, an office, or unknown. */
  readonly area: string | null
}

/** window: removed, or its hours no longer cover the sold ones. spot: removed or moved. */
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
  const areas = new Set([...before.areas].filter(area => !after.areas.has(area)))
  const isWithin = ({ from, to }: SoldTo, next: TimePeriod | null) =>
    next !== null && next.from >= from && next.to <= to
  return {
    /** Changed windows by id; null: removed. */
    windows,
    spots,
    areas,
    reasonFor(to: SoldTo): PlaceReason | null {
      const window = windows.get(to.windowId)
      if (window !== undefined && !isWithin(to, window)) return 'window'
      if (spots.has(to.spotId)) return 'spot'
      return to.area !== null && areas.has(to.area) ? 'area' : null
    },
  }
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
