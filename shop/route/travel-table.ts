import { type Place, straightTravel, type TravelTime } from './problem.ts'

/** What a service of streets says: minutes from each of its places to each; null: it knows no way. */
export type TravelTable = {
  readonly places: readonly Place[]
  readonly minutes: readonly (readonly (number | null)[])[]
}

/** What is known of a town. */
export type Driving = {
  /** null: straight lines are all there is. */
  readonly table: TravelTable | null
  /** How much longer than either says the shop's own vans take; 1: as long. */
  readonly pace: number
}

/** By a table; by straight lines where it says nothing; and as fast as the shop's vans drive. */
export function travelBy({ table, pace }: Driving): TravelTime {
  const travel = table ? tabled(table) : straightTravel
  return (from, to) => pace * travel(from, to)
}

function tabled(table: TravelTable): TravelTime {
  const at = new Map(table.places.map((place, index) => [keyOf(place), index]))
  return (from, to) => {
    const [row, column] = [at.get(keyOf(from)), at.get(keyOf(to))]
    if (row === undefined || column === undefined) return straightTravel(from, to)
    return table.minutes[row]?.[column] ?? straightTravel(from, to)
  }
}

function keyOf({ lat, lng }: Place): string {
  return `${lat},${lng}`
}
