import { type Place, straightTravel, type TravelTime } from './problem.ts'

/** What a service of streets says: minutes from each of its places to each; null: it knows no way. */
export type TravelTable = {
  readonly places: readonly Place[]
  readonly minutes: readonly (readonly (number | null)[])[]
}

/** By a table; by straight lines where it says nothing. */
export function travelBy(table: TravelTable | null): TravelTime {
  if (!table) return straightTravel
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
