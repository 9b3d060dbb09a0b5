import type { Place, Stop, TravelTime } from './problem.ts'

/** What a route needs to know of a bag: its number in the shop, its house and where that stands. */
export type RoutedBag = Place & {
  readonly delivery: string
  /** Bags with the same words are for one house. */
  readonly house: string
  /** Of an office: its bags go to one desk. */
  readonly isOffice: boolean
}

/** Minutes to park, go up, hand over and come down; and for each further bag of the house. */
const atDoor = 5
const nextBell = 2
const nextOfOffice = 0.5

/** One stop for each house. Its id is the first of its deliveries. */
export type House = Stop & { readonly deliveries: readonly string[] }

export function housesOf(bags: readonly RoutedBag[]): House[] {
  return [...Map.groupBy(bags, ({ house }) => house).values()].flatMap(those => {
    const [first] = those
    if (!first) return []
    const { delivery: id, lat, lng, isOffice } = first
    const further = those.length - 1
    return {
      ...{ id, lat, lng, bags: those.length },
      minutes: atDoor + further * (isOffice ? nextOfOffice : nextBell),
      deliveries: those.map(({ delivery }) => delivery),
    }
  })
}

/** A house of which one stop brings only these deliveries; the others are brought at another. */
export function partOf(house: House, deliveries: readonly string[]): House {
  const [id = house.id] = deliveries
  const further = house.bags - 1
  const each = further > 0 ? (house.minutes - atDoor) / further : 0
  const bags = deliveries.length
  return { ...house, id, bags, deliveries, minutes: atDoor + (bags - 1) * each }
}

/** What names a house among the doors of a window. */
export function houseMark(
  spot: { readonly id: string; readonly kind: string },
  door: { readonly postcode: string; readonly street: string; readonly number: string },
): string {
  if (spot.kind === 'company') return spot.id
  return [door.postcode, door.street, door.number].join(' ').toLocaleLowerCase('el')
}

/** Whole minutes from leaving the kitchen until the van stands at each stop. */
export function minutesTo(start: Place, stops: readonly Stop[], travel: TravelTime): number[] {
  let at = start
  let minutes = 0
  return stops.map(stop => {
    minutes += travel(at, stop)
    const arrival = Math.round(minutes)
    minutes += stop.minutes
    at = stop
    return arrival
  })
}
