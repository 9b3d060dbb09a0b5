import type { Environment } from './environment.ts'
import type { Trouble } from './trouble.ts'

export type MapConfig = {
  /** The address of a square, with {z}, {x} and {y}. */
  readonly tiles: string
  /** Who made it; its licence asks for the name. */
  readonly attribution: string
}

/** null: the map of routes is drawn without streets. Adds what is missing to `troubles`. */
export function readMap(
  { MAP_TILES, MAP_ATTRIBUTION }: Environment,
  troubles: Trouble[],
): MapConfig | null {
  if (!MAP_TILES) return null
  if (!MAP_ATTRIBUTION)
    troubles.push({ name: 'MAP_ATTRIBUTION', says: 'is missing beside MAP_TILES' })
  return { tiles: MAP_TILES, attribution: MAP_ATTRIBUTION ?? '' }
}
